// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/region_driver.h"

#include "core/ir/context/action.h"
#include "core/ir/structure/matchers.h"
#include "core/rewrite/region_simplification.h"

namespace mlir {

namespace {

/// Action: one traversal of all operations of a region.
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

GreedyRewriteConfig withScope(GreedyRewriteConfig config, Region &region) {
  if (!config.getScope())
    config.setScope(&region);
  return config;
}

bool canSeparate(const GreedyRewriteConfig &config, Region &region) {
  return config.getUseTopDownTraversal() && config.getScope() == &region &&
         config.getStrictness() == GreedyRewriteStrictness::AnyOp &&
         config.getMaxNumRewrites() == GreedyRewriteConfig::kNoLimit &&
         !config.areExpensiveChecksEnabled() &&
         !hasActionHandler(region.getContext());
}

} // namespace

RegionDriver::RegionDriver(const FrozenRewritePatternSet &patterns,
                           const GreedyRewriteConfig &config, Region &region,
                           RegionDriver *outer)
    : GreedyPatternRewriteDriver(region.getParentOp(), patterns,
                                 withScope(config, region)),
      patterns(patterns), region(&region), outer(outer),
      separates(!outer && canSeparate(this->config, region)) {
  if (config.getStrictness() != GreedyRewriteStrictness::AnyOp)
    region.walk([&](Operation *op) { strictModeFilteredOps.insert(op); });
}

RegionDriver::RegionDriver(const FrozenRewritePatternSet &patterns,
                           const GreedyRewriteConfig &config, Region &region)
    : RegionDriver(patterns, config, region, nullptr) {}

bool RegionDriver::isSeparate(Operation *op) const {
  return separates && op->getNumRegions() &&
         op->hasTrait<OpTrait::IsIsolatedFromAbove>();
}

void RegionDriver::fillWorklist(OperationFolder &folder) {
  // Registers existing constants in their order.
  auto isKnownConstant = [&](Operation *op) {
    Attribute value;
    return config.isConstantCSEEnabled() &&
           matchPattern(op, m_Constant(&value)) &&
           !folder.insertKnownConstant(op, value);
  };
  if (!config.getUseTopDownTraversal()) {
    region->walk([&](Operation *op) {
      if (!isKnownConstant(op))
        addToWorklist(op);
    });
    return;
  }
  region->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isKnownConstant(op))
      return WalkResult::skip();
    // The ancestors of `op` in the region are in the worklist already.
    if (config.getScope() == region)
      addSingleOpToWorklist(op);
    else
      addToWorklist(op);
    return isSeparate(op) ? WalkResult::skip() : WalkResult::advance();
  });
  worklist.reverse();
}

/// Returns true if the IR changed.
bool RegionDriver::iterate() {
  const bool changed = processWorklist();
  const GreedySimplifyRegionLevel level = config.getRegionSimplificationLevel();
  if (level == GreedySimplifyRegionLevel::Disabled || regionErased)
    return changed;
  return succeeded(simplifyRegions(
             rewriter, *region, level == GreedySimplifyRegionLevel::Aggressive,
             /*intoIsolated=*/!separates)) ||
         changed;
}

LogicalResult RegionDriver::simplify(Region &simplified, bool *changed) {
  if (config.getScope() == region)
    config.setScope(&simplified);
  region = &simplified;
  regionErased = false;
  bool continueRewrites = false;
  int64_t iteration = 0;
  const int64_t limit = config.getMaxIterations();
  do {
    if (++iteration > limit && limit != GreedyRewriteConfig::kNoLimit)
      break;
    // Patterns need not handle unreachable code. If regions are simplified, an
    // iteration leaves none.
    continueRewrites =
        (iteration == 1 || config.getRegionSimplificationLevel() ==
                               GreedySimplifyRegionLevel::Disabled) &&
        succeeded(eraseUnreachableBlocks(rewriter, *region,
                                         /*intoIsolated=*/!separates));
    worklist.clear();
    OperationFolder folder(rewriter.getContext(), this);
    fillWorklist(folder);
    executeAction<GreedyPatternRewriteIteration>(
        rewriter.getContext(), [&] { continueRewrites |= iterate(); }, {region},
        iteration);
  } while (continueRewrites && !regionErased);
  if (changed)
    *changed = iteration > 1 || regionErased;
  return success(!nestedFailed && (!continueRewrites || regionErased));
}

// Isolated operations.

bool RegionDriver::eraseUnreachable() {
  return !regionErased &&
         config.getRegionSimplificationLevel() !=
             GreedySimplifyRegionLevel::Disabled &&
         succeeded(eraseUnreachableBlocks(rewriter, *region,
                                          /*intoIsolated=*/!separates));
}

bool RegionDriver::processNested(Operation *op) {
  if (!isSeparate(op) || !settled.insert(op).second)
    return false;
  bool anyChanged = false;
  for (Region &inner : op->getRegions()) {
    if (!nested)
      nested.reset(new RegionDriver(
          patterns, GreedyRewriteConfig(config).setScope(&inner), inner, this));
    bool changed = false;
    nestedFailed |= failed(nested->simplify(inner, &changed));
    anyChanged |= changed;
    if (nested->regionErased)
      return true;
  }
  // Patterns of `op` itself may look at its regions.
  if (anyChanged)
    addSingleOpToWorklist(op);
  return anyChanged;
}

/// Marks all isolated operations around `op` as not yet processed.
void RegionDriver::forgetAround(Operation *op) {
  if (settled.empty())
    return;
  for (; op; op = op->getParentOp())
    settled.erase(op);
}

void RegionDriver::notifyOutOfScope(Operation *op) {
  if (!outer)
    return;
  outer->forgetAround(op);
  outer->addToWorklist(op);
}

void RegionDriver::notifyOperationInserted(Operation *op,
                                           OpBuilder::InsertPoint previous) {
  forgetAround(op);
  GreedyPatternRewriteDriver::notifyOperationInserted(op, previous);
}

void RegionDriver::notifyOperationModified(Operation *op) {
  forgetAround(op);
  GreedyPatternRewriteDriver::notifyOperationModified(op);
}

void RegionDriver::notifyOperationErased(Operation *op) {
  forgetAround(op);
  regionErased |= op == region->getParentOp();
  GreedyPatternRewriteDriver::notifyOperationErased(op);
  if (outer) {
    outer->worklist.remove(op);
    outer->settled.erase(op);
  }
}

} // namespace mlir
