// SPDX-License-Identifier: Apache-2.0
//
// Which pattern is tried next at an operation, by their benefits.
#ifndef CORE_REWRITE_PATTERN_APPLICATOR_H
#define CORE_REWRITE_PATTERN_APPLICATOR_H

#include "core/ir/action.h"
#include "core/rewrite/pattern_set.h"

namespace mlir {

/// That a pattern is tried at an operation.
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

/// Applies the patterns of a set to operations. Of one thread.
class PatternApplicator {
public:
  using CostModel = llvm::function_ref<PatternBenefit(const Pattern &)>;

  /// By the benefits that the patterns have of their own.
  explicit PatternApplicator(const FrozenRewritePatternSet &patterns)
      : patterns(patterns) {}

  /// Sorts the patterns by their benefits in `model`, greatest first, those of
  /// the same in the order of the set; those that it calls impossible are left
  /// out. O(patterns).
  void applyCostModel(CostModel model);
  /// As it is before any other. O(1).
  void applyDefaultCostModel() { costs.reset(); }

  /// Tries patterns until one matches and has rewritten the operation. Each is
  /// tried if `canApply` holds; `onFailure` hears of those that fail,
  /// `onSuccess` of the one that does not: if it fails, the next one is tried.
  LogicalResult matchAndRewrite(
      Operation *op, PatternRewriter &rewriter,
      llvm::function_ref<bool(const Pattern &)> canApply = {},
      llvm::function_ref<void(const Pattern &)> onFailure = {},
      llvm::function_ref<LogicalResult(const Pattern &)> onSuccess = {});

  void walkAllPatterns(llvm::function_ref<void(const Pattern &)> walk) const;

private:
  using PatternList = FrozenRewritePatternSet::PatternList;
  /// The patterns in the order of a cost model, with their benefits in it.
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
