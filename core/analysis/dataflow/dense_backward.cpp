// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/dead_code.h"
#include "core/analysis/dataflow/dense.h"
#include "core/ir/descriptor/traits.h"

using namespace mlir;
using namespace mlir::dataflow;

void AbstractDenseBackwardDataFlowAnalysis::initializeEquivalentLatticeAnchor(
    Operation *top) {
  top->walk([&](Operation *op) {
    if (!llvm::isa<RegionBranchOpInterface, CallOpInterface>(op))
      buildOperationEquivalentLatticeAnchor(op);
  });
}

LogicalResult
AbstractDenseBackwardDataFlowAnalysis::initialize(Operation *top) {
  return mlir::detail::visitNested(
      top, /*reverseOperations=*/true,
      [&](Operation *op) { return processOperation(op); },
      [&](Block *block) { visitBlock(block); });
}

LogicalResult
AbstractDenseBackwardDataFlowAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockEnd())
    return processOperation(point->getNextOp());
  visitBlock(point->getBlock());
  return success();
}

LogicalResult
AbstractDenseBackwardDataFlowAnalysis::processOperation(Operation *op) {
  ProgramPoint *point = getProgramPointBefore(op);
  if (op->getBlock() &&
      !getOrCreateFor<Executable>(point, getProgramPointBefore(op->getBlock()))
           ->isLive())
    return success();
  AbstractDenseLattice *before = getLattice(point);
  const AbstractDenseLattice *after =
      getLatticeFor(point, getProgramPointAfter(op));
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionBranchOperation(point, branch, RegionBranchPoint::parent(),
                               before);
    return success();
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op)) {
    visitCallOperation(call, *after, before);
    return success();
  }
  return visitOperationImpl(op, *after, before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitCallOperation(
    CallOpInterface call, const AbstractDenseLattice &after,
    AbstractDenseLattice *before) {
  if (!getSolverConfig().isInterprocedural())
    return visitCallControlFlowTransfer(
        call, CallControlFlowAction::ExternalCallee, after, before);
  auto callable = llvm::dyn_cast_if_present<CallableOpInterface>(
      call.resolveCallableInTable(&symbolTable));
  if (!callable)
    return setToExitState(before);
  Region *region = callable.getCallableRegion();
  if (!region || region->empty())
    return visitCallControlFlowTransfer(
        call, CallControlFlowAction::ExternalCallee, after, before);
  visitCallControlFlowTransfer(
      call, CallControlFlowAction::EnterCallee,
      *getLatticeFor(getProgramPointBefore(call.getOperation()),
                     getProgramPointBefore(&region->front())),
      before);
}

/// Returns true if control may leave the region from the end of the block.
static bool isExitBlock(Block *block) {
  return block->empty() ||
         !block->back().mightHaveTrait<OpTrait::IsTerminator>() ||
         llvm::isa<RegionBranchTerminatorOpInterface>(block->back());
}

void AbstractDenseBackwardDataFlowAnalysis::visitBlock(Block *block) {
  ProgramPoint *point = getProgramPointAfter(block);
  if (!getOrCreateFor<Executable>(point, getProgramPointBefore(block))
           ->isLive())
    return;
  AbstractDenseLattice *before = getLattice(point);
  if (isExitBlock(block))
    return visitExitBlock(block, point, before);
  for (Block *successor : block->getSuccessors()) {
    auto *edge = getLatticeAnchor<CFGEdge>(block, successor);
    if (getOrCreateFor<Executable>(point, edge)->isLive())
      visitBlockTransfer(
          block, point, successor,
          *getLatticeFor(point, getProgramPointBefore(successor)), before);
  }
}

void AbstractDenseBackwardDataFlowAnalysis::visitExitBlock(
    Block *block, ProgramPoint *point, AbstractDenseLattice *before) {
  Operation *parent = block->getParentOp();
  auto callable = llvm::dyn_cast<CallableOpInterface>(parent);
  if (callable && callable.getCallableRegion() == block->getParent()) {
    const auto *calls =
        getOrCreateFor<PredecessorState>(point, getProgramPointAfter(parent));
    if (!calls->allPredecessorsKnown() ||
        !getSolverConfig().isInterprocedural())
      return setToExitState(before);
    for (Operation *call : calls->getKnownPredecessors())
      visitCallControlFlowTransfer(
          llvm::cast<CallOpInterface>(call), CallControlFlowAction::ExitCallee,
          *getLatticeFor(point, getProgramPointAfter(call)), before);
    return;
  }
  auto branch = llvm::dyn_cast<RegionBranchOpInterface>(parent);
  auto terminator =
      block->empty()
          ? RegionBranchTerminatorOpInterface()
          : llvm::dyn_cast<RegionBranchTerminatorOpInterface>(&block->back());
  if (!branch || !terminator)
    return setToExitState(before);
  visitRegionBranchOperation(point, branch, terminator, before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitRegionBranchOperation(
    ProgramPoint *point, RegionBranchOpInterface branch,
    RegionBranchPoint branchPoint, AbstractDenseLattice *before) {
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(branchPoint, successors);
  for (RegionSuccessor successor : successors) {
    Region *region = successor.getSuccessor();
    ProgramPoint *next = getProgramPointAfter(branch.getOperation());
    if (region && !region->empty()) {
      next = getProgramPointBefore(&region->front());
      if (!getOrCreateFor<Executable>(point, next)->isLive())
        continue;
    }
    visitRegionBranchControlFlowTransfer(branch, branchPoint, successor,
                                         *getLatticeFor(point, next), before);
  }
}
