// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/dead_code.h"
#include "core/analysis/dataflow/dense.h"
#include "core/ir/descriptor/traits.h"

using namespace mlir;
using namespace mlir::dataflow;

void AbstractDenseForwardDataFlowAnalysis::initializeEquivalentLatticeAnchor(
    Operation *top) {
  top->walk([&](Operation *op) {
    if (!llvm::isa<RegionBranchOpInterface, CallOpInterface>(op))
      buildOperationEquivalentLatticeAnchor(op);
  });
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::initialize(Operation *top) {
  return mlir::detail::visitNested(
      top, /*reverseOperations=*/false,
      [&](Operation *op) { return processOperation(op); },
      [&](Block *block) { visitBlock(block); });
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockStart())
    return processOperation(point->getPrevOp());
  visitBlock(point->getBlock());
  return success();
}

LogicalResult
AbstractDenseForwardDataFlowAnalysis::processOperation(Operation *op) {
  ProgramPoint *point = getProgramPointAfter(op);
  if (op->getBlock() &&
      !getOrCreateFor<Executable>(point, getProgramPointBefore(op->getBlock()))
           ->isLive())
    return success();
  AbstractDenseLattice *after = getLattice(point);
  const AbstractDenseLattice *before =
      getLatticeFor(point, getProgramPointBefore(op));
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionBranchOperation(point, branch, after);
    return success();
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op)) {
    visitCallOperation(call, *before, after);
    return success();
  }
  return visitOperationImpl(op, *before, after);
}

void AbstractDenseForwardDataFlowAnalysis::visitCallOperation(
    CallOpInterface call, const AbstractDenseLattice &before,
    AbstractDenseLattice *after) {
  auto isExternal = [&] {
    auto callable = llvm::dyn_cast_if_present<CallableOpInterface>(
        call.resolveCallableInTable(&symbolTable));
    return callable && !callable.getCallableRegion();
  };
  if (!getSolverConfig().isInterprocedural() || isExternal())
    return visitCallControlFlowTransfer(
        call, CallControlFlowAction::ExternalCallee, before, after);
  ProgramPoint *point = getProgramPointAfter(call.getOperation());
  const auto *returns = getOrCreateFor<PredecessorState>(point, point);
  if (!returns->allPredecessorsKnown())
    return setToEntryState(after);
  for (Operation *op : returns->getKnownPredecessors())
    visitCallControlFlowTransfer(
        call, CallControlFlowAction::ExitCallee,
        *getLatticeFor(point, getProgramPointAfter(op)), after);
}

void AbstractDenseForwardDataFlowAnalysis::visitBlock(Block *block) {
  ProgramPoint *point = getProgramPointBefore(block);
  if (!getOrCreateFor<Executable>(point, point)->isLive())
    return;
  AbstractDenseLattice *after = getLattice(point);
  if (block->isEntryBlock())
    return visitEntryBlock(block, point, after);
  for (Block *predecessor : block->getPredecessors()) {
    auto *edge = getLatticeAnchor<CFGEdge>(predecessor, block);
    if (getOrCreateFor<Executable>(point, edge)->isLive())
      visitBlockTransfer(
          block, point, predecessor,
          *getLatticeFor(point,
                         getProgramPointAfter(predecessor->getTerminator())),
          after);
  }
}

void AbstractDenseForwardDataFlowAnalysis::visitEntryBlock(
    Block *block, ProgramPoint *point, AbstractDenseLattice *after) {
  Operation *parent = block->getParentOp();
  auto callable = llvm::dyn_cast<CallableOpInterface>(parent);
  if (!callable || callable.getCallableRegion() != block->getParent()) {
    if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(parent))
      return visitRegionBranchOperation(point, branch, after);
    return setToEntryState(after);
  }
  const auto *calls =
      getOrCreateFor<PredecessorState>(point, getProgramPointAfter(parent));
  if (!calls->allPredecessorsKnown() || !getSolverConfig().isInterprocedural())
    return setToEntryState(after);
  for (Operation *call : calls->getKnownPredecessors())
    visitCallControlFlowTransfer(
        llvm::cast<CallOpInterface>(call), CallControlFlowAction::EnterCallee,
        *getLatticeFor(point, getProgramPointBefore(call)), after);
}

void AbstractDenseForwardDataFlowAnalysis::visitRegionBranchOperation(
    ProgramPoint *point, RegionBranchOpInterface branch,
    AbstractDenseLattice *after) {
  std::optional<unsigned> to;
  if (point->isBlockStart())
    to = point->getBlock()->getParent()->getRegionNumber();
  const auto *predecessors = getOrCreateFor<PredecessorState>(point, point);
  for (Operation *op : predecessors->getKnownPredecessors()) {
    std::optional<unsigned> from;
    if (op != branch.getOperation())
      from = op->getParentRegion()->getRegionNumber();
    const AbstractDenseLattice *before = getLatticeFor(
        point, from ? getProgramPointAfter(op) : getProgramPointBefore(op));
    visitRegionBranchControlFlowTransfer(branch, from, to, *before, after);
  }
}
