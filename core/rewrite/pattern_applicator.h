// SPDX-License-Identifier: Apache-2.0
//
// Selects the next pattern to try at an operation, by benefit.
#ifndef CORE_REWRITE_PATTERN_APPLICATOR_H
#define CORE_REWRITE_PATTERN_APPLICATOR_H

#include "core/ir/context/action.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Action: a pattern is tried at an operation.
class ApplyPatternAction : public tracing::ActionImpl<ApplyPatternAction> {
public:
  static constexpr llvm::StringLiteral tag = "apply-pattern";

  ApplyPatternAction(llvm::ArrayRef<IRUnit> irUnits, const Pattern &pattern)
      : ActionImpl(irUnits), pattern(pattern) {}
  void print(llvm::raw_ostream &os) const override {
    os << "`" << tag << " pattern: " << pattern.getDebugName();
  }

private:
  const Pattern &pattern;
};

/// Applies the patterns of a set to operations.
/// Thread safety: for use by one thread.
class PatternApplicator {
public:
  using CostModel = llvm::function_ref<PatternBenefit(const Pattern &)>;

  /// Uses the benefits of the patterns themselves.
  explicit PatternApplicator(const FrozenRewritePatternSet &patterns)
      : patterns(patterns) {}

  /// Sorts the patterns by descending benefit in `model`; patterns of equal
  /// benefit keep the order of the set. Patterns that `model` rates impossible
  /// are dropped. O(patterns).
  void applyCostModel(CostModel model);
  /// Returns to the patterns' own benefits. O(1).
  void applyDefaultCostModel() { costs.reset(); }

  /// Tries patterns until one rewrites the operation. `canApply` may veto a
  /// pattern. `onFailure` is called after each pattern that fails, `onSuccess`
  /// after one that succeeds. If `onSuccess` fails, `onFailure` is called and
  /// the next pattern is tried.
  /// Errors: failure if no pattern succeeds.
  LogicalResult matchAndRewrite(
      Operation *op, PatternRewriter &rewriter,
      llvm::function_ref<bool(const Pattern &)> canApply = {},
      llvm::function_ref<void(const Pattern &)> onFailure = {},
      llvm::function_ref<LogicalResult(const Pattern &)> onSuccess = {});

  void walkAllPatterns(llvm::function_ref<void(const Pattern &)> walk) const;

private:
  using PatternList = FrozenRewritePatternSet::PatternList;
  /// The patterns sorted by a cost model, and their benefits in it.
  struct Costs {
    llvm::DenseMap<OperationName, PatternList> opSpecific;
    PatternList matchAny;
    llvm::DenseMap<const Pattern *, PatternBenefit> benefits;
  };

  LogicalResult apply(const RewritePattern &pattern, Operation *op,
                      PatternRewriter &rewriter) const;
  llvm::ArrayRef<const RewritePattern *>
  getOpSpecific(OperationName name) const;
  llvm::ArrayRef<const RewritePattern *> getMatchAny() const;
  PatternBenefit getBenefit(const Pattern &pattern) const;

  FrozenRewritePatternSet patterns;
  std::unique_ptr<Costs> costs;
};

} // namespace mlir

#endif // CORE_REWRITE_PATTERN_APPLICATOR_H
