// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/greedy.h"

#include "core/ir/action.h"
#include "core/ir/matchers.h"
#include "core/rewrite/greedy_driver.h"
#include "core/rewrite/operation_folder.h"
#include "core/rewrite/region_simplification.h"

namespace mlir {

namespace {

/// That all operations of a region are gone through once.
class GreedyPatternRewriteIteration
    : public tracing::ActionImpl<GreedyPatternRewriteIteration> {
public:
  static constexpr llvm::StringLiteral tag = "GreedyPatternRewriteIteration";

  GreedyPatternRewriteIteration(llvm::ArrayRef<IRUnit> irUnits,
                                int64_t iteration)
      : ActionImpl(irUnits), iteration(iteration) {}
  void print(llvm::raw_ostream &os) const override {
    os << tag << "(" << iteration << ")";
  }

private:
  int64_t iteration;
};

/// All operations of a region, again and again.
class RegionDriver : public GreedyPatternRewriteDriver {
public:
  RegionDriver(const FrozenRewritePatternSet &patterns,
               const GreedyRewriteConfig &config, Region &region)
      : GreedyPatternRewriteDriver(region.getParentOp(), patterns, config),
        region(region) {
    if (config.getStrictness() != GreedyRewriteStrictness::AnyOp)
      region.walk([&](Operation *op) { strictModeFilteredOps.insert(op); });
  }

  LogicalResult simplify(bool *changed);

private:
  void fillWorklist(OperationFolder &folder);
  bool iterate();

  Region &region;
};

/// Operations that were given, and what they lead to.
class MultiOpDriver : public GreedyPatternRewriteDriver {
public:
  MultiOpDriver(const FrozenRewritePatternSet &patterns,
                const GreedyRewriteConfig &config,
                llvm::ArrayRef<Operation *> ops, bool *allErased)
      : GreedyPatternRewriteDriver(getRoot(ops.front(), config), patterns,
                                   config),
        allErased(allErased) {
    if (config.getStrictness() != GreedyRewriteStrictness::AnyOp)
      strictModeFilteredOps.insert(ops.begin(), ops.end());
    if (allErased)
      survivors.insert(ops.begin(), ops.end());
  }

  LogicalResult simplify(llvm::ArrayRef<Operation *> ops, bool *changed);

private:
  static Operation *getRoot(Operation *op, const GreedyRewriteConfig &config) {
    return config.getScope() ? config.getScope()->getParentOp() : op;
  }
  void notifyOperationErased(Operation *op) override {
    GreedyPatternRewriteDriver::notifyOperationErased(op);
    survivors.erase(op);
  }

  bool *allErased;
  llvm::DenseSet<Operation *> survivors;
};

} // namespace

void RegionDriver::fillWorklist(OperationFolder &folder) {
  // Constants that are there are taken up in their order.
  auto isKnownConstant = [&](Operation *op) {
    Attribute value;
    return config.isConstantCSEEnabled() &&
           matchPattern(op, m_Constant(&value)) &&
           !folder.insertKnownConstant(op, value);
  };
  if (!config.getUseTopDownTraversal()) {
    region.walk([&](Operation *op) {
      if (!isKnownConstant(op))
        addToWorklist(op);
    });
    return;
  }
  region.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isKnownConstant(op))
      return WalkResult::skip();
    // What is around it in the region is there already.
    if (config.getScope() == &region)
      addSingleOpToWorklist(op);
    else
      addToWorklist(op);
    return WalkResult::advance();
  });
  worklist.reverse();
}

/// Returns whether anything has changed.
bool RegionDriver::iterate() {
  const bool changed = processWorklist();
  const GreedySimplifyRegionLevel level = config.getRegionSimplificationLevel();
  if (level == GreedySimplifyRegionLevel::Disabled)
    return changed;
  return succeeded(
             simplifyRegions(rewriter, region,
                             level == GreedySimplifyRegionLevel::Aggressive)) ||
         changed;
}

LogicalResult RegionDriver::simplify(bool *changed) {
  bool continueRewrites = false;
  int64_t iteration = 0;
  const int64_t limit = config.getMaxIterations();
  do {
    if (++iteration > limit && limit != GreedyRewriteConfig::kNoLimit)
      break;
    // Patterns need not know of code that is never run. That is gone behind an
    // iteration, if regions are simplified.
    continueRewrites =
        (iteration == 1 || config.getRegionSimplificationLevel() ==
                               GreedySimplifyRegionLevel::Disabled) &&
        succeeded(eraseUnreachableBlocks(rewriter, region));
    worklist.clear();
    OperationFolder folder(rewriter.getContext(), this);
    fillWorklist(folder);
    executeAction<GreedyPatternRewriteIteration>(
        rewriter.getContext(), [&] { continueRewrites |= iterate(); },
        {&region}, iteration);
  } while (continueRewrites);
  if (changed)
    *changed = iteration > 1;
  return success(!continueRewrites);
}

LogicalResult MultiOpDriver::simplify(llvm::ArrayRef<Operation *> ops,
                                      bool *changed) {
  for (Operation *op : ops)
    addToWorklist(op);
  const bool result = processWorklist();
  if (changed)
    *changed = result;
  if (allErased)
    *allErased = survivors.empty();
  return success(worklist.empty());
}

LogicalResult applyPatternsGreedily(Region &region,
                                    const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config, bool *changed) {
  assert(region.getParentOp()->hasTrait<OpTrait::IsIsolatedFromAbove>() &&
         "patterns would see what is above");
  if (!config.getScope())
    config.setScope(&region);
  RegionDriver driver(patterns, config, region);
  return driver.simplify(changed);
}

LogicalResult applyPatternsGreedily(Operation *op,
                                    const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config, bool *changed) {
  bool anyChanged = false;
  bool anyFailed = false;
  for (Region &region : op->getRegions()) {
    bool regionChanged = false;
    anyFailed |=
        failed(applyPatternsGreedily(region, patterns, config, &regionChanged));
    anyChanged |= regionChanged;
  }
  if (changed)
    *changed = anyChanged;
  return failure(anyFailed);
}

/// The innermost region that all operations are in, nested or not; null if
/// they have none in common.
static Region *findCommonAncestor(llvm::ArrayRef<Operation *> ops) {
  Region *region = ops.front()->getParentRegion();
  auto contains = [&](Operation *op) {
    return region->findAncestorOpInRegion(*op) != nullptr;
  };
  while (region && !llvm::all_of(ops, contains))
    region = region->getParentRegion();
  return region;
}

LogicalResult applyOpPatternsGreedily(llvm::ArrayRef<Operation *> ops,
                                      const FrozenRewritePatternSet &patterns,
                                      GreedyRewriteConfig config, bool *changed,
                                      bool *allErased) {
  if (ops.empty()) {
    if (changed)
      *changed = false;
    if (allErased)
      *allErased = true;
    return success();
  }
  if (!config.getScope())
    config.setScope(findCommonAncestor(ops));
  MultiOpDriver driver(patterns, config, ops, allErased);
  return driver.simplify(ops, changed);
}

} // namespace mlir
