// SPDX-License-Identifier: Apache-2.0
//
// The greedy driver: folds operations and applies patterns, those worth most
// first, until nothing changes.
// Source: the MLIR documentation, "Pattern Rewriting", "Greedy Pattern Rewrite
// Driver".
#ifndef CORE_REWRITE_GREEDY_H
#define CORE_REWRITE_GREEDY_H

#include "core/rewrite/pattern_set.h"

namespace mlir {

/// What is done with regions between iterations: nothing; blocks that are not
/// reached, and arguments and operations that nothing needs, go; blocks that
/// are alike are merged, too.
enum class GreedySimplifyRegionLevel { Disabled, Normal, Aggressive };

/// Which operations are rewritten: any; those given, and what comes of them;
/// those given only.
enum class GreedyRewriteStrictness { AnyOp, ExistingAndNewOps, ExistingOps };

namespace detail {
bool checksPatternsByDefault();
} // namespace detail

/// How the greedy driver works.
class GreedyRewriteConfig {
public:
  static constexpr int64_t kNoLimit = -1;

  /// Whether the operations are taken from the first to the last, before those
  /// nested in them, or the other way round, which is better where patterns
  /// look at operands' definitions.
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
  /// How often all operations are gone through at most.
  int64_t getMaxIterations() const { return maxIterations; }
  GreedyRewriteConfig &setMaxIterations(int64_t iterations) {
    maxIterations = iterations;
    return *this;
  }
  /// How many patterns are applied in an iteration at most.
  int64_t getMaxNumRewrites() const { return maxNumRewrites; }
  GreedyRewriteConfig &setMaxNumRewrites(int64_t rewrites) {
    maxNumRewrites = rewrites;
    return *this;
  }
  /// Only what is nested in this region is rewritten; null: the region given
  /// to the driver, or, of operations given, the innermost around them.
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
  /// Hears of all that the driver and patterns do.
  RewriterBase::Listener *getListener() const { return listener; }
  GreedyRewriteConfig &setListener(RewriterBase::Listener *hears) {
    listener = hears;
    return *this;
  }
  /// Whether operations are folded, too.
  bool isFoldingEnabled() const { return fold; }
  GreedyRewriteConfig &enableFolding(bool enable = true) {
    fold = enable;
    return *this;
  }
  /// Whether constants are moved to the beginning and kept once.
  bool isConstantCSEEnabled() const { return cseConstants; }
  GreedyRewriteConfig &enableConstantCSE(bool enable = true) {
    cseConstants = enable;
    return *this;
  }
  /// Whether all IR is compared before and after each change with what the
  /// driver heard of it. Very slow: for the tests of patterns. On by itself if
  /// built with --//core/rewrite:expensive_pattern_api_checks.
  /// Errors: the program ends with a message that names the pattern.
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

/// Rewrites what is nested in a region, whose operation is isolated from above.
/// Operations that are dead are erased. `changed` tells whether anything has
/// been.
/// Errors: failure without a message when a limit was reached before nothing
/// changed any more; what has been done stays.
LogicalResult
applyPatternsGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                      GreedyRewriteConfig config = GreedyRewriteConfig(),
                      bool *changed = nullptr);

/// The same for all regions of an operation, one after the other.
LogicalResult
applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                      GreedyRewriteConfig config = GreedyRewriteConfig(),
                      bool *changed = nullptr);

/// Rewrites operations, and what comes of it within the scope. `allErased`
/// tells whether all of them are gone.
/// Errors: as above.
LogicalResult
applyOpPatternsGreedily(llvm::ArrayRef<Operation *> ops,
                        const FrozenRewritePatternSet &patterns,
                        GreedyRewriteConfig config = GreedyRewriteConfig(),
                        bool *changed = nullptr, bool *allErased = nullptr);

} // namespace mlir

#endif // CORE_REWRITE_GREEDY_H
