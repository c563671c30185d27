// SPDX-License-Identifier: Apache-2.0
//
// The greedy driver: it folds operations and applies patterns, those of
// greatest benefit first, until a fixed point.
// Source: the MLIR documentation, "Pattern Rewriting", "Greedy Pattern Rewrite
// Driver".
#ifndef CORE_REWRITE_GREEDY_H
#define CORE_REWRITE_GREEDY_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// Simplification of regions between iterations. `Normal` erases unreachable
/// blocks, dead operations and dead block arguments. `Aggressive` also merges
/// identical blocks.
enum class GreedySimplifyRegionLevel { Disabled, Normal, Aggressive };

/// The operations that are rewritten: any; the given ones and those created
/// from them; the given ones only.
enum class GreedyRewriteStrictness { AnyOp, ExistingAndNewOps, ExistingOps };

namespace detail {
bool checksPatternsByDefault();
} // namespace detail

/// Options of the greedy driver.
class GreedyRewriteConfig {
public:
  static constexpr int64_t kNoLimit = -1;

  /// Returns true if operations are visited top-down: in order, parents before
  /// their nested operations. Bottom-up suits patterns that look at the
  /// definitions of operands.
  bool getUseTopDownTraversal() const { return topDown; }
  GreedyRewriteConfig &setUseTopDownTraversal(bool use = true) {
    topDown = use;
    return *this;
  }
  GreedySimplifyRegionLevel getRegionSimplificationLevel() const {
    return simplification;
  }
  GreedyRewriteConfig &
  setRegionSimplificationLevel(GreedySimplifyRegionLevel level) {
    simplification = level;
    return *this;
  }
  /// Returns the maximal number of traversals of all operations.
  int64_t getMaxIterations() const { return maxIterations; }
  GreedyRewriteConfig &setMaxIterations(int64_t iterations) {
    maxIterations = iterations;
    return *this;
  }
  /// Returns the maximal number of pattern applications per iteration.
  int64_t getMaxNumRewrites() const { return maxNumRewrites; }
  GreedyRewriteConfig &setMaxNumRewrites(int64_t rewrites) {
    maxNumRewrites = rewrites;
    return *this;
  }
  /// Returns the region within which operations are rewritten. Null selects the
  /// region given to the driver or, for a list of operations, the innermost
  /// region that contains them all.
  Region *getScope() const { return scope; }
  GreedyRewriteConfig &setScope(Region *region) {
    scope = region;
    return *this;
  }
  GreedyRewriteStrictness getStrictness() const { return strictness; }
  GreedyRewriteConfig &setStrictness(GreedyRewriteStrictness mode) {
    strictness = mode;
    return *this;
  }
  /// Returns the listener that is notified of all changes of the driver and the
  /// patterns.
  RewriterBase::Listener *getListener() const { return listener; }
  GreedyRewriteConfig &setListener(RewriterBase::Listener *hears) {
    listener = hears;
    return *this;
  }
  /// Returns true if the driver also folds operations.
  bool isFoldingEnabled() const { return fold; }
  GreedyRewriteConfig &enableFolding(bool enable = true) {
    fold = enable;
    return *this;
  }
  /// Returns true if constants are moved to the beginning of their region and
  /// unified.
  bool isConstantCSEEnabled() const { return cseConstants; }
  GreedyRewriteConfig &enableConstantCSE(bool enable = true) {
    cseConstants = enable;
    return *this;
  }
  /// Returns true if the driver compares the whole IR before and after each
  /// change with the notifications it received. This is very slow and meant for
  /// tests of patterns. The default is true if built with
  /// --//core/rewrite:expensive_pattern_api_checks.
  /// Errors: a violation ends the program with a message that names the
  /// pattern.
  bool areExpensiveChecksEnabled() const { return expensiveChecks; }
  GreedyRewriteConfig &enableExpensiveChecks(bool enable = true) {
    expensiveChecks = enable;
    return *this;
  }

private:
  bool topDown = false;
  GreedySimplifyRegionLevel simplification =
      GreedySimplifyRegionLevel::Aggressive;
  int64_t maxIterations = 10;
  int64_t maxNumRewrites = kNoLimit;
  Region *scope = nullptr;
  GreedyRewriteStrictness strictness = GreedyRewriteStrictness::AnyOp;
  RewriterBase::Listener *listener = nullptr;
  bool fold = true;
  bool cseConstants = true;
  bool expensiveChecks = detail::checksPatternsByDefault();
};

/// Rewrites the operations nested in `region`, whose parent must be isolated
/// from above. It also erases trivially dead operations. `changed`, if given,
/// receives true if the IR changed.
/// Errors: failure without a diagnostic if a limit was reached before the fixed
/// point. The changes stay.
LogicalResult
applyPatternsGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                      GreedyRewriteConfig config = GreedyRewriteConfig(),
                      bool *changed = nullptr);

/// Does the same for each region of `op`.
LogicalResult
applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                      GreedyRewriteConfig config = GreedyRewriteConfig(),
                      bool *changed = nullptr);

/// Rewrites `ops` and the operations created from them within the scope.
/// `allErased`, if given, receives true if all of `ops` were erased.
/// Errors: as above.
LogicalResult
applyOpPatternsGreedily(llvm::ArrayRef<Operation *> ops,
                        const FrozenRewritePatternSet &patterns,
                        GreedyRewriteConfig config = GreedyRewriteConfig(),
                        bool *changed = nullptr, bool *allErased = nullptr);

} // namespace mlir

#endif // CORE_REWRITE_GREEDY_H
