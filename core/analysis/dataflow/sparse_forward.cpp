// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/dead_code.h"
#include "core/analysis/dataflow/sparse.h"
#include "core/ir/descriptor/traits.h"

using namespace mlir;
using namespace mlir::dataflow;

void AbstractSparseLattice::onUpdate(DataFlowSolver *solver) const {
  AnalysisState::onUpdate(solver);
  if (useDefSubscribers.empty())
    return;
  for (Operation *user : getAnchor().getUsers()) {
    ProgramPoint *point = solver->getProgramPointAfter(user);
    for (DataFlowAnalysis *analysis : useDefSubscribers)
      solver->enqueue({point, analysis});
  }
}

LogicalResult
AbstractSparseForwardDataFlowAnalysis::initialize(Operation *top) {
  for (Region &region : top->getRegions())
    if (!region.empty())
      for (Value argument : region.front().getArguments())
        setToEntryState(getLatticeElement(argument));
  return mlir::detail::visitNested(
      top, /*reverseOperations=*/false,
      [&](Operation *op) { return visitOperation(op); },
      [&](Block *block) {
        getOrCreate<Executable>(getProgramPointBefore(block))
            ->blockContentSubscribe(this);
        visitBlock(block);
      });
}

LogicalResult
AbstractSparseForwardDataFlowAnalysis::visit(ProgramPoint *point) {
  if (!point->isBlockStart())
    return visitOperation(point->getPrevOp());
  visitBlock(point->getBlock());
  return success();
}

LogicalResult
AbstractSparseForwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getNumResults() == 0)
    return success();
  if (op->getBlock() &&
      !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
    return success();

  llvm::SmallVector<AbstractSparseLattice *, 2> results;
  for (Value result : op->getResults())
    results.push_back(getLatticeElement(result));
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op)) {
    visitRegionSuccessors(getProgramPointAfter(op), branch,
                          RegionSuccessor(op, op->getResults()), results);
    return success();
  }

  llvm::SmallVector<const AbstractSparseLattice *, 4> operands;
  for (Value operand : op->getOperands()) {
    AbstractSparseLattice *lattice = getLatticeElement(operand);
    lattice->useDefSubscribe(this);
    operands.push_back(lattice);
  }
  if (auto call = llvm::dyn_cast<CallOpInterface>(op))
    return visitCallOperation(call, operands, results);
  return visitOperationImpl(op, operands, results);
}

void AbstractSparseForwardDataFlowAnalysis::visitBlock(Block *block) {
  if (block->getNumArguments() == 0)
    return;
  ProgramPoint *point = getProgramPointBefore(block);
  if (!getOrCreate<Executable>(point)->isLive())
    return;
  llvm::SmallVector<AbstractSparseLattice *, 4> arguments;
  for (BlockArgument argument : block->getArguments())
    arguments.push_back(getLatticeElement(argument));

  if (!block->isEntryBlock()) {
    for (auto it = block->pred_begin(), end = block->pred_end(); it != end;
         ++it)
      if (!visitBlockPredecessor(block, it, arguments))
        return setAllToEntryStates(arguments);
    return;
  }
  Region *region = block->getParent();
  Operation *parent = region->getParentOp();
  auto callable = llvm::dyn_cast<CallableOpInterface>(parent);
  if (callable && callable.getCallableRegion() == region)
    return visitCallableOperation(callable, arguments);
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(parent))
    return visitRegionSuccessors(point, branch, region, arguments);
  visitNonControlFlowArgumentsImpl(parent, RegionSuccessor(region), arguments,
                                   /*firstIndex=*/0);
}

bool AbstractSparseForwardDataFlowAnalysis::visitBlockPredecessor(
    Block *block, PredecessorIterator predecessor,
    llvm::ArrayRef<AbstractSparseLattice *> arguments) {
  auto *edge =
      getOrCreate<Executable>(getLatticeAnchor<CFGEdge>(*predecessor, block));
  edge->blockContentSubscribe(this);
  if (!edge->isLive())
    return true;
  auto branch =
      llvm::dyn_cast<BranchOpInterface>((*predecessor)->getTerminator());
  if (!branch)
    return false;
  const SuccessorOperands operands =
      branch.getSuccessorOperands(predecessor.getSuccessorIndex());
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    if (Value operand = operands[i])
      join(argument,
           *getLatticeElementFor(getProgramPointBefore(block), operand));
    else
      setToEntryState(argument);
  }
  return true;
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::visitCallOperation(
    CallOpInterface call,
    llvm::ArrayRef<const AbstractSparseLattice *> operands,
    llvm::ArrayRef<AbstractSparseLattice *> results) {
  auto isExternal = [&] {
    auto callable = llvm::dyn_cast_if_present<CallableOpInterface>(
        call.resolveCallableInTable(&symbolTable));
    return callable && !callable.getCallableRegion();
  };
  if (!getSolverConfig().isInterprocedural() || isExternal()) {
    visitExternalCallImpl(call, operands, results);
    return success();
  }
  ProgramPoint *point = getProgramPointAfter(call.getOperation());
  const auto *returns = getOrCreateFor<PredecessorState>(point, point);
  if (!returns->allPredecessorsKnown()) {
    setAllToEntryStates(results);
    return success();
  }
  for (Operation *op : returns->getKnownPredecessors())
    for (auto [operand, result] : llvm::zip(op->getOperands(), results))
      join(result, *getLatticeElementFor(point, operand));
  return success();
}

void AbstractSparseForwardDataFlowAnalysis::visitCallableOperation(
    CallableOpInterface callable,
    llvm::ArrayRef<AbstractSparseLattice *> arguments) {
  ProgramPoint *point =
      getProgramPointBefore(&callable.getCallableRegion()->front());
  const auto *calls = getOrCreateFor<PredecessorState>(
      point, getProgramPointAfter(callable.getOperation()));
  if (!calls->allPredecessorsKnown() || !getSolverConfig().isInterprocedural())
    return setAllToEntryStates(arguments);
  for (Operation *op : calls->getKnownPredecessors())
    for (auto [operand, argument] :
         llvm::zip(llvm::cast<CallOpInterface>(op).getArgOperands(), arguments))
      join(argument, *getLatticeElementFor(point, operand));
}

/// Returns the operands that a predecessor forwards to the successor, if they
/// are known.
static std::optional<OperandRange>
getForwardedOperands(RegionBranchOpInterface branch, Operation *predecessor,
                     RegionSuccessor successor) {
  if (predecessor == branch.getOperation())
    return branch.getEntrySuccessorOperands(successor);
  if (auto terminator =
          llvm::dyn_cast<RegionBranchTerminatorOpInterface>(predecessor))
    return terminator.getSuccessorOperands(successor);
  return std::nullopt;
}

/// Returns the number of the first input among the arguments or results.
static unsigned getFirstIndex(ValueRange inputs) {
  if (inputs.empty())
    return 0;
  if (auto argument = llvm::dyn_cast<BlockArgument>(inputs.front()))
    return argument.getArgNumber();
  return llvm::cast<OpResult>(inputs.front()).getResultNumber();
}

/// Returns the successor restricted to these inputs.
static RegionSuccessor withInputs(RegionSuccessor successor, Operation *branch,
                                  unsigned first, unsigned count) {
  if (Region *region = successor.getSuccessor())
    return RegionSuccessor(region, region->getArguments().slice(first, count));
  return RegionSuccessor(branch, branch->getResults().slice(first, count));
}

void AbstractSparseForwardDataFlowAnalysis::visitRegionSuccessors(
    ProgramPoint *point, RegionBranchOpInterface branch,
    RegionSuccessor successor,
    llvm::ArrayRef<AbstractSparseLattice *> lattices) {
  const auto *predecessors = getOrCreateFor<PredecessorState>(point, point);
  for (Operation *op : predecessors->getKnownPredecessors()) {
    const std::optional<OperandRange> operands =
        getForwardedOperands(branch, op, successor);
    if (!operands)
      return setAllToEntryStates(lattices);
    const ValueRange inputs = predecessors->getSuccessorInputs(op);
    unsigned first = 0;
    if (inputs.size() != lattices.size()) {
      first = getFirstIndex(inputs);
      visitNonControlFlowArgumentsImpl(
          branch.getOperation(),
          withInputs(successor, branch.getOperation(), first, inputs.size()),
          lattices, first);
    }
    for (auto [lattice, operand] :
         llvm::zip(lattices.drop_front(first), *operands))
      join(lattice, *getLatticeElementFor(point, operand));
  }
}

const AbstractSparseLattice *
AbstractSparseForwardDataFlowAnalysis::getLatticeElementFor(ProgramPoint *point,
                                                            Value value) {
  AbstractSparseLattice *state = getLatticeElement(value);
  addDependency(state, point);
  return state;
}

void AbstractSparseForwardDataFlowAnalysis::setAllToEntryStates(
    llvm::ArrayRef<AbstractSparseLattice *> lattices) {
  for (AbstractSparseLattice *lattice : lattices)
    setToEntryState(lattice);
}

void AbstractSparseForwardDataFlowAnalysis::join(
    AbstractSparseLattice *lhs, const AbstractSparseLattice &rhs) {
  propagateIfChanged(lhs, lhs->join(rhs));
}
