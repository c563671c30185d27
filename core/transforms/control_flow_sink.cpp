// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/control_flow_sink.h"

#include "core/ir/structure/matchers.h"

using namespace mlir;

namespace {
struct Sinker {
  DominanceInfo &dominance;
  llvm::function_ref<bool(Operation *, Region *)> shouldMove;
  llvm::function_ref<void(Operation *, Region *)> move;
  /// Operations whose operands are candidates.
  llvm::SmallVector<Operation *> pending;
  size_t numSunk = 0;

  /// Returns true if the region's entry dominates all users of `op`.
  bool isUsedInsideOnly(Operation *op, Region *region) const {
    return llvm::all_of(op->getResults(), [&](Value result) {
      return llvm::all_of(result.getUsers(), [&](Operation *user) {
        return dominance.dominates(&region->front(), user->getBlock());
      });
    });
  }
  void sinkOperands(Operation *user, Region *region) {
    for (Value operand : user->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (!op || op->getParentRegion() == region ||
          !isUsedInsideOnly(op, region) || !shouldMove(op, region))
        continue;
      move(op, region);
      ++numSunk;
      pending.push_back(op);
    }
  }
  void sink(Region *region) {
    for (Operation &op : region->front())
      pending.push_back(&op);
    while (!pending.empty())
      sinkOperands(pending.pop_back_val(), region);
  }
};
} // namespace

size_t mlir::controlFlowSink(
    RegionRange regions, DominanceInfo &dominance,
    llvm::function_ref<bool(Operation *, Region *)> shouldMoveIntoRegion,
    llvm::function_ref<void(Operation *, Region *)> moveIntoRegion) {
  Sinker sinker = {dominance, shouldMoveIntoRegion, moveIntoRegion, {}, 0};
  for (Region *region : regions)
    if (!region->empty())
      sinker.sink(region);
  return sinker.numSunk;
}

void mlir::getSinglyExecutedRegionsToSink(
    RegionBranchOpInterface branch, llvm::SmallVectorImpl<Region *> &regions) {
  llvm::SmallVector<Attribute> operands(branch->getNumOperands());
  for (auto [constant, operand] : llvm::zip(operands, branch->getOperands()))
    (void)matchPattern(operand, m_Constant(&constant));
  llvm::SmallVector<InvocationBounds> bounds;
  branch.getRegionInvocationBounds(operands, bounds);
  for (auto [region, bound] : llvm::zip(branch->getRegions(), bounds))
    if (bound.getUpperBound() && *bound.getUpperBound() <= 1)
      regions.push_back(&region);
}
