// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/liveness.h"

#include "core/analysis/dataflow/utils.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/verify/symbol_table.h"

using namespace mlir;
using namespace mlir::dataflow;

void Liveness::print(llvm::raw_ostream &os) const {
  os << (isLive ? "live" : "not live");
}

LogicalResult
LivenessAnalysis::visitOperation(Operation *op,
                                 llvm::ArrayRef<Liveness *> operands,
                                 llvm::ArrayRef<const Liveness *> results) {
  const bool isLive =
      !wouldOpBeTriviallyDead(op) ||
      llvm::any_of(results, [](const Liveness *r) { return r->isLive; });
  if (isLive)
    for (Liveness *operand : operands)
      propagateIfChanged(operand, operand->markLive());
  for (const Liveness *result : results)
    addDependency(const_cast<Liveness *>(result), getProgramPointAfter(op));
  return success();
}

void LivenessAnalysis::visitBranchOperand(OpOperand &operand) {
  // For a terminator of a region, the parent operation decides about control
  // flow. Branches between blocks are always live.
  Operation *op = operand.getOwner();
  if (llvm::isa<RegionBranchTerminatorOpInterface>(op))
    op = op->getParentOp();
  // Visit the terminator again when a result becomes live.
  ProgramPoint *point = getProgramPointAfter(operand.getOwner());
  llvm::SmallVector<const Liveness *, 4> results;
  for (Value result : op->getResults()) {
    results.push_back(getLatticeElement(result));
    addDependency(getLatticeElement(result), point);
  }
  (void)visitOperation(op, {getLatticeElement(operand.get())}, results);
}

void LivenessAnalysis::visitCallOperand(OpOperand &operand) {
  Liveness *lattice = getLatticeElement(operand.get());
  propagateIfChanged(lattice, lattice->markLive());
}

void LivenessAnalysis::setToExitState(Liveness *lattice) {
  propagateIfChanged(lattice, lattice->markLive());
}

void LivenessAnalysis::visitNonControlFlowArguments(
    RegionSuccessor &successor, llvm::ArrayRef<BlockArgument> arguments) {
  Operation *parent = successor.getSuccessor()->getParentOp();
  llvm::SmallVector<Liveness *, 4> lattices;
  for (BlockArgument argument : arguments)
    lattices.push_back(getLatticeElement(argument));
  llvm::SmallVector<const Liveness *, 4> results;
  for (Value result : parent->getResults())
    results.push_back(getLatticeElement(result));
  (void)visitOperation(parent, lattices, results);
}

RunLivenessAnalysis::RunLivenessAnalysis(Operation *op) {
  SymbolTableCollection symbolTable;
  loadBaselineAnalyses(solver);
  solver.load<LivenessAnalysis>(symbolTable);
  (void)solver.initializeAndRun(op);
  // Create the states of values that were not visited.
  op->walk([&](Operation *nested) {
    for (Value result : nested->getResults())
      solver.getOrCreateState<Liveness>(result);
    for (Region &region : nested->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          solver.getOrCreateState<Liveness>(Value(argument));
  });
}
