// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/slice_walk.h"

#include "core/interfaces/control_flow.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

WalkContinuation mlir::walkSlice(ValueRange rootValues,
                                 WalkCallback walkCallback) {
  llvm::SmallVector<Value> pending(rootValues.begin(), rootValues.end());
  llvm::DenseSet<Value> visited;
  while (!pending.empty()) {
    const Value value = pending.pop_back_val();
    if (!visited.insert(value).second)
      continue;
    const WalkContinuation next = walkCallback(value);
    if (next.wasInterrupted())
      return WalkContinuation::interrupt();
    pending.append(next.getNextValues().begin(), next.getNextValues().end());
  }
  return WalkContinuation::skip();
}

/// Returns the values that all branch points forward to an input.
static std::optional<llvm::SmallVector<Value>>
getPredecessorValues(RegionBranchOpInterface branch, Value input) {
  RegionBranchInverseSuccessorMapping mapping;
  branch.getSuccessorInputOperandMapping(mapping);
  auto it = mapping.find(input);
  if (it == mapping.end())
    return std::nullopt;
  llvm::SmallVector<Value> values;
  for (OpOperand *operand : it->second)
    values.push_back(operand->get());
  return values;
}

static std::optional<llvm::SmallVector<Value>>
getBlockPredecessorValues(BlockArgument argument) {
  Block *block = argument.getOwner();
  llvm::SmallVector<Value> values;
  for (auto it = block->pred_begin(), end = block->pred_end(); it != end;
       ++it) {
    auto branch = llvm::dyn_cast<BranchOpInterface>((*it)->getTerminator());
    if (!branch)
      return std::nullopt;
    const Value operand = branch.getSuccessorOperands(
        it.getSuccessorIndex())[argument.getArgNumber()];
    if (!operand)
      return std::nullopt;
    values.push_back(operand);
  }
  return values;
}

std::optional<llvm::SmallVector<Value>>
mlir::getControlFlowPredecessors(Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value)) {
    Block *block = argument.getOwner();
    if (!block->isEntryBlock())
      return getBlockPredecessorValues(argument);
    auto branch = llvm::dyn_cast_if_present<RegionBranchOpInterface>(
        block->getParentOp());
    return branch ? getPredecessorValues(branch, value) : std::nullopt;
  }
  Operation *op = value.getDefiningOp();
  if (auto select = llvm::dyn_cast<SelectLikeOpInterface>(op))
    return llvm::SmallVector<Value>{select.getTrueValue(),
                                    select.getFalseValue()};
  if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
    return getPredecessorValues(branch, value);
  return std::nullopt;
}
