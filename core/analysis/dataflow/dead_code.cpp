// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/dead_code.h"

#include "core/analysis/dataflow/constant_propagation.h"
#include "core/interfaces/parallel_combining.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/descriptor/traits.h"

using namespace mlir;
using namespace mlir::dataflow;

void Executable::print(llvm::raw_ostream &os) const {
  os << (live ? "live" : "dead");
}

void Executable::onUpdate(DataFlowSolver *solver) const {
  AnalysisState::onUpdate(solver);
  if (auto *point = llvm::dyn_cast<ProgramPoint *>(anchor)) {
    if (!point->isBlockStart())
      return;
    for (DataFlowAnalysis *analysis : subscribers)
      solver->enqueue({point, analysis});
    for (DataFlowAnalysis *analysis : subscribers)
      for (Operation &op : *point->getBlock())
        solver->enqueue({solver->getProgramPointAfter(&op), analysis});
    return;
  }
  auto *edge =
      llvm::dyn_cast<CFGEdge>(llvm::cast<GenericLatticeAnchor *>(anchor));
  if (!edge)
    return;
  for (DataFlowAnalysis *analysis : subscribers)
    solver->enqueue({solver->getProgramPointBefore(edge->getTo()), analysis});
}

void PredecessorState::print(llvm::raw_ostream &os) const {
  if (allPredecessorsKnown())
    os << "(all) ";
  os << "predecessors:" << (getKnownPredecessors().empty() ? " (none)" : "")
     << "\n";
  for (Operation *op : getKnownPredecessors())
    os << "  " << *op << "\n";
}

ChangeResult PredecessorState::join(Operation *predecessor) {
  return knownPredecessors.insert(predecessor) ? ChangeResult::Change
                                               : ChangeResult::NoChange;
}

ChangeResult PredecessorState::join(Operation *predecessor, ValueRange inputs) {
  ChangeResult result = join(predecessor);
  if (inputs.empty())
    return result;
  ValueRange &known = successorInputs[predecessor];
  if (known == inputs)
    return result;
  known = inputs;
  return ChangeResult::Change;
}

void CFGEdge::print(llvm::raw_ostream &os) const {
  getFrom()->print(os);
  os << "\n -> \n";
  getTo()->print(os);
}

Location CFGEdge::getLoc() const {
  Region *from = getFrom()->getParent();
  return FusedLoc::get(from->getContext(),
                       {from->getLoc(), getTo()->getParent()->getLoc()});
}

LogicalResult DeadCodeAnalysis::initialize(Operation *top) {
  markEntryBlocksLive(top);
  initializeSymbolCallables(top);
  return mlir::detail::visitNested(
      top, /*reverseOperations=*/false,
      [&](Operation *op) { return visitOperation(op); }, [](Block *) {});
}

// Callables.

void DeadCodeAnalysis::initializeSymbolCallables(Operation *top) {
  analysisScope = top;
  hasSymbolTable = top->hasTrait<OpTrait::SymbolTable>();
  SymbolTable::walkSymbolTables(top, /*allSymUsesVisible=*/!top->getBlock(),
                                [&](Operation *table, bool allUsesVisible) {
                                  visitSymbolTable(table, allUsesVisible);
                                });
}

void DeadCodeAnalysis::setHasUnknownPredecessors(Operation *op) {
  auto *state = getOrCreate<PredecessorState>(getProgramPointAfter(op));
  propagateIfChanged(state, state->setHasUnknownPredecessors());
}

void DeadCodeAnalysis::visitSymbolTable(Operation *table, bool allUsesVisible) {
  Region &region = table->getRegion(0);
  if (region.empty())
    return;
  bool hasCallable = false;
  for (auto callable : region.front().getOps<CallableOpInterface>()) {
    auto symbol = llvm::dyn_cast<SymbolOpInterface>(callable.getOperation());
    if (!symbol || !callable.getCallableRegion())
      continue;
    hasCallable = true;
    if (symbol.isPublic() || (!allUsesVisible && symbol.isNested()))
      setHasUnknownPredecessors(callable);
  }
  if (!hasCallable)
    return;

  const std::optional<SymbolTable::UseRange> uses =
      SymbolTable::getSymbolUses(&region);
  if (!uses) {
    analysisScope->walk([&](CallableOpInterface callable) {
      setHasUnknownPredecessors(callable);
    });
    return;
  }
  // A symbol with uses other than calls may have unknown callers.
  for (const SymbolUse &use : *uses)
    if (!llvm::isa<CallOpInterface>(use.getUser()))
      if (Operation *symbol =
              symbolTable.lookupSymbolIn(table, use.getSymbolRef()))
        setHasUnknownPredecessors(symbol);
}

// Operations.

/// Returns true if the operation passes control to its parent, which determines
/// the successor.
static bool isRegionOrCallableReturn(Operation *op) {
  return op->getBlock() && op->getNumSuccessors() == 0 &&
         op == &op->getBlock()->back() && op->getParentOp() &&
         llvm::isa<RegionBranchOpInterface, CallableOpInterface>(
             op->getParentOp());
}

LogicalResult DeadCodeAnalysis::visitOperation(Operation *op) {
  if (op->getNumRegions() == 0 && op->getNumSuccessors() == 0 &&
      !isRegionOrCallableReturn(op) && !llvm::isa<CallOpInterface>(op))
    return success();
  if (op->getBlock())
    getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))
        ->blockContentSubscribe(this);
  return visit(getProgramPointAfter(op));
}

LogicalResult DeadCodeAnalysis::visit(ProgramPoint *point) {
  if (point->isBlockStart())
    return success();
  Operation *op = point->getPrevOp();
  if (op->getBlock() &&
      !getOrCreate<Executable>(getProgramPointBefore(op->getBlock()))->isLive())
    return success();
  if (auto call = llvm::dyn_cast<CallOpInterface>(op))
    visitCallOperation(call);
  if (op->getNumRegions())
    visitRegions(op);
  if (isRegionOrCallableReturn(op))
    visitReturn(op);
  if (op->getNumSuccessors() == 0)
    return success();
  if (auto branch = llvm::dyn_cast<BranchOpInterface>(op)) {
    visitBranchOperation(branch);
  } else {
    for (Block *successor : op->getSuccessors())
      markEdgeLive(op->getBlock(), successor);
  }
  return success();
}

void DeadCodeAnalysis::visitRegions(Operation *op) {
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
    return visitRegionBranchOperation(branch);
  if (llvm::isa<CallableOpInterface>(op)) {
    ProgramPoint *point = getProgramPointAfter(op);
    const auto *calls = getOrCreateFor<PredecessorState>(point, point);
    if (calls->allPredecessorsKnown() && calls->getKnownPredecessors().empty())
      return;
  }
  markEntryBlocksLive(op);
}

void DeadCodeAnalysis::visitReturn(Operation *op) {
  Operation *parent = op->getParentOp();
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(parent))
    visitRegionTerminator(op, branch);
  else
    visitCallableTerminator(op, llvm::cast<CallableOpInterface>(parent));
}

bool DeadCodeAnalysis::isExternalCallable(Operation *callable) const {
  if (!analysisScope->isAncestor(callable))
    return true;
  auto interface = llvm::dyn_cast<CallableOpInterface>(callable);
  return interface && !interface.getCallableRegion();
}

void DeadCodeAnalysis::visitCallOperation(CallOpInterface call) {
  Operation *callable =
      hasSymbolTable ? call.resolveCallableInTable(&symbolTable) : nullptr;
  if (!llvm::isa_and_present<SymbolOpInterface>(callable) ||
      isExternalCallable(callable))
    return setHasUnknownPredecessors(call);
  auto *calls = getOrCreate<PredecessorState>(getProgramPointAfter(callable));
  propagateIfChanged(calls, calls->join(call.getOperation()));
}

void DeadCodeAnalysis::visitCallableTerminator(Operation *op,
                                               CallableOpInterface callable) {
  const auto *calls = getOrCreateFor<PredecessorState>(
      getProgramPointAfter(op), getProgramPointAfter(callable.getOperation()));
  const bool returns = op->hasTrait<OpTrait::ReturnLike>();
  for (Operation *call : calls->getKnownPredecessors()) {
    auto *state = getOrCreate<PredecessorState>(getProgramPointAfter(call));
    propagateIfChanged(state, returns ? state->join(op)
                                      : state->setHasUnknownPredecessors());
  }
}

// Branches.

std::optional<llvm::SmallVector<Attribute>>
DeadCodeAnalysis::getOperandValues(Operation *op) {
  llvm::SmallVector<Attribute> values;
  bool allKnown = true;
  for (Value operand : op->getOperands()) {
    auto *lattice = getOrCreate<Lattice<ConstantValue>>(operand);
    lattice->useDefSubscribe(this);
    allKnown &= !lattice->getValue().isUninitialized();
    if (!allKnown)
      return std::nullopt;
    values.push_back(lattice->getValue().getConstantValue());
  }
  return values;
}

void DeadCodeAnalysis::visitBranchOperation(BranchOpInterface branch) {
  Operation *op = branch.getOperation();
  const auto operands = getOperandValues(op);
  if (!operands)
    return;
  if (Block *successor = branch.getSuccessorForOperands(*operands))
    return markEdgeLive(op->getBlock(), successor);
  for (Block *successor : op->getSuccessors())
    markEdgeLive(op->getBlock(), successor);
}

void DeadCodeAnalysis::visitRegionBranchOperation(
    RegionBranchOpInterface branch) {
  const auto operands = getOperandValues(branch);
  if (!operands)
    return;
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getEntrySuccessorRegions(*operands, successors);
  visitRegionBranchEdges(branch, branch, successors);
}

void DeadCodeAnalysis::visitRegionTerminator(Operation *op,
                                             RegionBranchOpInterface branch) {
  const auto operands = getOperandValues(op);
  if (llvm::isa<InParallelOpInterface>(op)) {
    // Control continues after the loop. The operation forwards no results.
    ProgramPoint *point = getProgramPointAfter(branch.getOperation());
    markLive(point);
    auto *state = getOrCreate<PredecessorState>(point);
    propagateIfChanged(state, state->join(op));
  }
  auto terminator = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(op);
  if (!operands || !terminator)
    return;
  llvm::SmallVector<RegionSuccessor> successors;
  terminator.getSuccessorRegions(*operands, successors);
  visitRegionBranchEdges(branch, op, successors);
}

void DeadCodeAnalysis::visitRegionBranchEdges(
    RegionBranchOpInterface branch, Operation *predecessor,
    llvm::ArrayRef<RegionSuccessor> successors) {
  for (RegionSuccessor successor : successors) {
    Region *region = successor.getSuccessor();
    if (region && region->empty())
      continue;
    ProgramPoint *point = region ? getProgramPointBefore(&region->front())
                                 : getProgramPointAfter(branch.getOperation());
    markLive(point);
    auto *state = getOrCreate<PredecessorState>(point);
    propagateIfChanged(
        state, state->join(predecessor, successor.getSuccessorInputs()));
  }
}

void DeadCodeAnalysis::markLive(LatticeAnchor anchor) {
  auto *state = getOrCreate<Executable>(anchor);
  propagateIfChanged(state, state->setToLive());
}

void DeadCodeAnalysis::markEdgeLive(Block *from, Block *to) {
  markLive(getProgramPointBefore(to));
  markLive(getLatticeAnchor<CFGEdge>(from, to));
}

void DeadCodeAnalysis::markEntryBlocksLive(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty())
      markLive(getProgramPointBefore(&region.front()));
}
