// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/greedy.h"

#include "core/ir/descriptor/traits.h"
#include "core/rewrite/region_driver.h"

namespace mlir {

bool detail::checksPatternsByDefault() {
#ifdef MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS
  return true;
#else
  return false;
#endif
}

namespace {

/// Rewrites a list of operations and those that their rewriting affects.
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
  RegionDriver driver(patterns, config, region);
  return driver.simplify(region, changed);
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

/// Returns the innermost region that contains all operations, nested or not, or
/// null if there is none.
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
