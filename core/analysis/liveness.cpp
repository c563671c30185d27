// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/liveness.h"

#include "llvm/ADT/SetOperations.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

using ValueSet = Liveness::ValueSetT;

namespace {
/// The values that a block, nested operations included, defines, and those it
/// uses but does not define.
struct DefsAndUses {
  ValueSet defs, uses;

  explicit DefsAndUses(Block *block) {
    for (BlockArgument argument : block->getArguments())
      defs.insert(argument);
    block->walk([&](Operation *op) {
      for (Value result : op->getResults())
        defs.insert(result);
      for (Value operand : op->getOperands())
        uses.insert(operand);
      for (Region &region : op->getRegions())
        for (Block &nested : region)
          for (BlockArgument argument : nested.getArguments())
            defs.insert(argument);
    });
    llvm::set_subtract(uses, defs);
  }
};
} // namespace

/// Returns true if a value of the block is used in another block of its region.
static bool isUsedInOtherBlock(Value value, Block *block) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return !block->findAncestorOpInBlock(*user);
  });
}

/// Adds the values of the block that are used in other blocks.
static void addEscapingValues(Block *block, ValueSet &values) {
  for (BlockArgument argument : block->getArguments())
    if (isUsedInOtherBlock(argument, block))
      values.insert(argument);
  for (Operation &op : *block)
    for (Value result : op.getResults())
      if (isUsedInOtherBlock(result, block))
        values.insert(result);
}

/// Adds the values that are used or live out and not defined here. Returns true
/// if `in` grew.
static bool updateIn(ValueSet &in, const ValueSet &out,
                     const DefsAndUses &block) {
  const size_t before = in.size();
  llvm::set_union(in, block.uses);
  for (Value value : out)
    if (!block.defs.contains(value))
      in.insert(value);
  return in.size() != before;
}

Liveness::Liveness(Operation *op) : operation(op) {
  llvm::DenseMap<Block *, DefsAndUses> blocks;
  llvm::SetVector<Block *> pending;
  op->walk<WalkOrder::PreOrder>([&](Block *block) {
    const DefsAndUses &values = blocks.try_emplace(block, block).first->second;
    LivenessBlockInfo &info = blockMapping[block];
    info.block = block;
    addEscapingValues(block, info.outValues);
    if (updateIn(info.inValues, info.outValues, values))
      pending.insert(block->pred_begin(), block->pred_end());
  });
  while (!pending.empty()) {
    Block *block = pending.pop_back_val();
    LivenessBlockInfo &info = blockMapping.find(block)->second;
    for (Block *successor : block->getSuccessors())
      llvm::set_union(info.outValues,
                      blockMapping.find(successor)->second.inValues);
    if (updateIn(info.inValues, info.outValues, blocks.find(block)->second))
      pending.insert(block->pred_begin(), block->pred_end());
  }
}

const LivenessBlockInfo *Liveness::getLiveness(Block *block) const {
  auto it = blockMapping.find(block);
  return it == blockMapping.end() ? nullptr : &it->second;
}

const ValueSet &Liveness::getLiveIn(Block *block) const {
  return getLiveness(block)->in();
}

const ValueSet &Liveness::getLiveOut(Block *block) const {
  return getLiveness(block)->out();
}

Liveness::OperationListT Liveness::resolveLiveness(Value value) const {
  OperationListT operations;
  llvm::SetVector<Block *> blocks;
  blocks.insert(value.getParentBlock());
  for (Operation *user : value.getUsers())
    blocks.insert(user->getBlock());
  for (size_t i = 0; i < blocks.size(); ++i) {
    Block *block = blocks[i];
    const LivenessBlockInfo *info = getLiveness(block);
    Operation *op = info->getStartOperation(value);
    Operation *end = info->getEndOperation(value, op);
    for (; op != end; op = op->getNextNode())
      operations.push_back(op);
    operations.push_back(end);
    for (Block *successor : block->getSuccessors())
      if (getLiveness(successor)->isLiveIn(value))
        blocks.insert(successor);
  }
  return operations;
}

bool Liveness::isDeadAfter(Value value, Operation *operation) const {
  const LivenessBlockInfo *info = getLiveness(operation->getBlock());
  if (info->isLiveOut(value))
    return false;
  Operation *end = info->getEndOperation(value, operation);
  return end == operation || end->isBeforeInBlock(operation);
}

Operation *LivenessBlockInfo::getStartOperation(Value value) const {
  Operation *op = value.getDefiningOp();
  return !op || isLiveIn(value) ? &block->front() : op;
}

Operation *LivenessBlockInfo::getEndOperation(Value value,
                                              Operation *startOperation) const {
  if (isLiveOut(value))
    return &block->back();
  Operation *end = startOperation;
  for (Operation *user : value.getUsers()) {
    Operation *here = block->findAncestorOpInBlock(*user);
    if (here && end->isBeforeInBlock(here))
      end = here;
  }
  return end;
}

ValueSet LivenessBlockInfo::currentlyLiveValues(Operation *op) const {
  ValueSet live;
  auto add = [&](Value value) {
    Operation *start = value.getDefiningOp();
    start = !start || isLiveIn(value) ? &block->front()
                                      : block->findAncestorOpInBlock(*start);
    if (!start)
      return;
    Operation *end = getEndOperation(value, start);
    if (!op->isBeforeInBlock(start) && !end->isBeforeInBlock(op))
      live.insert(value);
  };
  for (BlockArgument argument : block->getArguments())
    add(argument);
  for (Value value : inValues)
    add(value);
  for (Operation &other : *block) {
    for (Value result : other.getResults())
      add(result);
    if (&other == op)
      break;
  }
  return live;
}
