// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/dead_code.h"
#include "core/analysis/dataflow/sparse.h"
#include "core/ir/descriptor/traits.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::dataflow;

LogicalResult
AbstractSparseBackwardDataFlowAnalysis::initialize(Operation *top) {
  // Visit in reverse, so that most states are known before anything is
  // enqueued.
  return mlir::detail::visitNested(
      top, /*reverseOperations=*/true,
      [&](Operation *op) { return visitOperation(op); },
      [&](Block *block) {
        getOrCreate<Executable>(getProgramPointBefore(block))
            ->blockContentSubscribe(this);
      });
}

LogicalResult
AbstractSparseBackwardDataFlowAnalysis::visit(ProgramPoint *point) {
  // Visits of operations do all the work; those of branches and calls cover
  // block arguments.
  if (point->isBlockStart())
    return success();
  return visitOperation(point->getPrevOp());
}

LogicalResult
AbstractSparseBackwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getBlock() &&
      !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
    return success();
  const auto operands = getLatticeElements(op->getOperands());
  const auto results =
      getLatticeElementsFor(getProgramPointAfter(op), op->getResults());

  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionBranch(branch);
    return success();
  }
  if (auto branch = llvm::dyn_cast<BranchOpInterface>(op)) {
    visitBranch(branch);
    return success();
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op))
    if (visitCall(call, operands, results))
      return success();

  Operation *parent = op->getParentOp();
  if (auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(op))
    if (auto branch =
            llvm::dyn_cast_if_present<RegionBranchOpInterface>(parent)) {
      visitForwardedOperands(branch, terminator, op);
      return success();
    }
  if (op->hasTrait<OpTrait::ReturnLike>())
    if (auto callable = llvm::dyn_cast_if_present<CallableOpInterface>(parent))
      return visitCallableOperation(op, callable, operands);
  return visitOperationImpl(op, operands, results);
}

void AbstractSparseBackwardDataFlowAnalysis::visitBranch(
    BranchOpInterface branch) {
  Operation *op = branch.getOperation();
  ProgramPoint *point = getProgramPointAfter(op);
  llvm::BitVector remaining(op->getNumOperands(), true);
  for (auto [i, block] : llvm::enumerate(op->getSuccessors())) {
    const SuccessorOperands successor = branch.getSuccessorOperands(i);
    const unsigned produced = successor.getProducedOperandCount();
    const OperandRange forwarded = successor.getForwardedOperands();
    for (unsigned k = 0; k < forwarded.size(); ++k) {
      OpOperand &operand = forwarded.getBase()[k];
      remaining.reset(operand.getOperandNumber());
      meet(getLatticeElement(operand.get()),
           *getLatticeElementFor(point, block->getArgument(produced + k)));
    }
  }
  for (unsigned i : remaining.set_bits())
    visitBranchOperand(op->getOpOperand(i));
}

bool AbstractSparseBackwardDataFlowAnalysis::visitCall(
    CallOpInterface call, llvm::ArrayRef<AbstractSparseLattice *> operands,
    llvm::ArrayRef<const AbstractSparseLattice *> results) {
  auto callable = llvm::dyn_cast_if_present<CallableOpInterface>(
      call.resolveCallableInTable(&symbolTable));
  if (!callable)
    return false;
  Region *region = callable.getCallableRegion();
  if (!region || region->empty() || !getSolverConfig().isInterprocedural()) {
    visitExternalCallImpl(call, operands, results);
    return true;
  }
  Operation *op = call.getOperation();
  ProgramPoint *point = getProgramPointAfter(op);
  llvm::BitVector remaining(op->getNumOperands(), true);
  const OperandRange arguments = call.getArgOperands();
  const unsigned count =
      std::min<unsigned>(arguments.size(), region->getNumArguments());
  for (unsigned i = 0; i < count; ++i) {
    OpOperand &operand = arguments.getBase()[i];
    remaining.reset(operand.getOperandNumber());
    meet(getLatticeElement(operand.get()),
         *getLatticeElementFor(point, region->getArgument(i)));
  }
  for (unsigned i : remaining.set_bits())
    visitCallOperand(op->getOpOperand(i));
  return true;
}

LogicalResult AbstractSparseBackwardDataFlowAnalysis::visitCallableOperation(
    Operation *op, CallableOpInterface callable,
    llvm::ArrayRef<AbstractSparseLattice *> operands) {
  ProgramPoint *point = getProgramPointAfter(op);
  const auto *calls = getOrCreateFor<PredecessorState>(
      point, getProgramPointAfter(callable.getOperation()));
  if (!calls->allPredecessorsKnown()) {
    setAllToExitStates(operands);
    return success();
  }
  for (Operation *call : calls->getKnownPredecessors())
    for (auto [operand, result] : llvm::zip(operands, call->getResults()))
      meet(operand, *getLatticeElementFor(point, result));
  return success();
}

void AbstractSparseBackwardDataFlowAnalysis::visitRegionBranch(
    RegionBranchOpInterface branch) {
  Operation *op = branch.getOperation();
  llvm::SmallVector<RegionSuccessor> successors;
  llvm::SmallVector<Attribute> constants(op->getNumOperands());
  branch.getEntrySuccessorRegions(constants, successors);
  for (RegionSuccessor &successor : successors) {
    Region *region = successor.getSuccessor();
    if (!region)
      continue;
    llvm::SmallVector<BlockArgument> arguments;
    for (BlockArgument argument : region->getArguments())
      if (!llvm::is_contained(successor.getSuccessorInputs(), argument))
        arguments.push_back(argument);
    visitNonControlFlowArguments(successor, arguments);
  }
  visitForwardedOperands(branch, RegionBranchPoint::parent(), op);
}

void AbstractSparseBackwardDataFlowAnalysis::visitForwardedOperands(
    RegionBranchOpInterface branch, RegionBranchPoint from, Operation *op) {
  ProgramPoint *point = getProgramPointAfter(op);
  llvm::BitVector remaining(op->getNumOperands(), true);
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(from, successors);
  for (RegionSuccessor successor : successors) {
    const OperandRange operands = branch.getSuccessorOperands(from, successor);
    for (auto [i, input] : llvm::enumerate(successor.getSuccessorInputs())) {
      OpOperand &operand = operands.getBase()[i];
      remaining.reset(operand.getOperandNumber());
      meet(getLatticeElement(operand.get()),
           *getLatticeElementFor(point, input));
    }
  }
  for (unsigned i : remaining.set_bits())
    visitBranchOperand(op->getOpOperand(i));
}

const AbstractSparseLattice *
AbstractSparseBackwardDataFlowAnalysis::getLatticeElementFor(
    ProgramPoint *point, Value value) {
  AbstractSparseLattice *state = getLatticeElement(value);
  addDependency(state, point);
  return state;
}

llvm::SmallVector<AbstractSparseLattice *>
AbstractSparseBackwardDataFlowAnalysis::getLatticeElements(ValueRange values) {
  llvm::SmallVector<AbstractSparseLattice *> lattices;
  for (Value value : values)
    lattices.push_back(getLatticeElement(value));
  return lattices;
}

llvm::SmallVector<const AbstractSparseLattice *>
AbstractSparseBackwardDataFlowAnalysis::getLatticeElementsFor(
    ProgramPoint *point, ValueRange values) {
  llvm::SmallVector<const AbstractSparseLattice *> lattices;
  for (Value value : values)
    lattices.push_back(getLatticeElementFor(point, value));
  return lattices;
}

void AbstractSparseBackwardDataFlowAnalysis::setAllToExitStates(
    llvm::ArrayRef<AbstractSparseLattice *> lattices) {
  for (AbstractSparseLattice *lattice : lattices)
    setToExitState(lattice);
}

void AbstractSparseBackwardDataFlowAnalysis::meet(
    AbstractSparseLattice *lhs, const AbstractSparseLattice &rhs) {
  propagateIfChanged(lhs, lhs->meet(rhs));
}
