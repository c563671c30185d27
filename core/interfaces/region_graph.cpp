// SPDX-License-Identifier: Apache-2.0
//
// Reachability between the regions of an operation.
#include "core/interfaces/control_flow.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

/// Returns the regions that terminators of `region` may branch to, for any
/// values of their operands.
static llvm::SmallVector<Region *> getSuccessors(Region &region) {
  llvm::SmallVector<Region *> regions;
  for (RegionBranchPoint point : detail::getRegionBranchPoints(region)) {
    Operation *op = point.getTerminatorPredecessorOrNull();
    llvm::SmallVector<Attribute> operands(op->getNumOperands());
    llvm::SmallVector<RegionSuccessor> successors;
    llvm::cast<RegionBranchTerminatorOpInterface>(op).getSuccessorRegions(
        operands, successors);
    for (RegionSuccessor successor : successors)
      if (!successor.isParent())
        regions.push_back(successor.getSuccessor());
  }
  return regions;
}

/// Visits the regions that are reachable from `begin` by at least one edge.
/// Calls `stop` for each edge, with its target and true if the target was
/// visited before (`begin` counts as visited). Stops and returns true once
/// `stop` returns true.
static bool walkRegionGraph(Region &begin,
                            llvm::function_ref<bool(Region *, bool)> stop) {
  llvm::BitVector visited(begin.getParentOp()->getNumRegions());
  visited.set(begin.getRegionNumber());
  llvm::SmallVector<Region *> pending = getSuccessors(begin);
  while (!pending.empty()) {
    Region *region = pending.pop_back_val();
    const unsigned number = region->getRegionNumber();
    if (stop(region, visited[number]))
      return true;
    if (visited[number])
      continue;
    visited.set(number);
    llvm::append_range(pending, getSuccessors(*region));
  }
  return false;
}

static bool isRegionReachable(Region &from, Region &to) {
  return walkRegionGraph(from,
                         [&](Region *region, bool) { return region == &to; });
}

bool RegionBranchOpInterface::isRepetitiveRegion(unsigned index) const {
  Region &region = getOperation()->getRegion(index);
  return isRegionReachable(region, region);
}

bool RegionBranchOpInterface::hasLoop() const {
  llvm::SmallVector<RegionSuccessor> entries;
  getSuccessorRegions(RegionBranchPoint::parent(), entries);
  return llvm::any_of(entries, [](RegionSuccessor entry) {
    return !entry.isParent() &&
           walkRegionGraph(*entry.getSuccessor(),
                           [](Region *, bool visited) { return visited; });
  });
}

/// Returns the region of `op` that contains `nested`.
static Region &getRegionAround(Operation *op, Operation *nested) {
  Region *region = nested->getParentRegion();
  while (region->getParentOp() != op)
    region = region->getParentRegion();
  return *region;
}

bool mlir::insideMutuallyExclusiveRegions(Operation *a, Operation *b) {
  auto branch = a->getParentOfType<RegionBranchOpInterface>();
  while (branch && !branch->isProperAncestor(b))
    branch = branch->getParentOfType<RegionBranchOpInterface>();
  if (!branch)
    return false;
  Region &regionA = getRegionAround(branch, a);
  Region &regionB = getRegionAround(branch, b);
  return &regionA != &regionB && !isRegionReachable(regionA, regionB) &&
         !isRegionReachable(regionB, regionA);
}

/// Returns the innermost repetitive region that is `region` or encloses it, or
/// null.
static Region *getRepetitiveRegion(Region *region) {
  for (; region; region = region->getParentRegion())
    if (auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(
            region->getParentOp()))
      if (branch.isRepetitiveRegion(region->getRegionNumber()))
        return region;
  return nullptr;
}

Region *mlir::getEnclosingRepetitiveRegion(Operation *op) {
  return getRepetitiveRegion(op->getParentRegion());
}

Region *mlir::getEnclosingRepetitiveRegion(Value value) {
  return getRepetitiveRegion(value.getParentRegion());
}
