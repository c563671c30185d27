// SPDX-License-Identifier: Apache-2.0
//
// Paths of control between the regions of an operation.
#include "core/interfaces/control_flow.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

/// The regions that control may go to from terminators of `region`, where their
/// operands may be anything.
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

/// Visits what can be reached from `begin`, by one step at least. `stop` is
/// asked at each region that control comes to, with whether it has been there
/// before (`begin` has); true ends the walk and is returned.
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

/// The region of `op` that `nested`, which is in `op`, is in.
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

/// `region` or the innermost one around it that is repetitive.
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
