// SPDX-License-Identifier: Apache-2.0
//
// Random branches. A block A is split into A and B. A branches to B, to blocks
// that branch to B, or, in a loop, back to A. Thus all blocks are reachable and
// dominance is preserved.
#include "core/interfaces/control_flow.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/region_kind.h"
#include "core/ir/verify/verifier.h"
#include "core/random/operation_draft.h"
#include "core/random/random_module.h"

namespace mlir {
namespace {

/// Returns true if the traits allow several blocks in the region.
bool mayHaveBlocks(Region &region) {
  Operation *op = region.getParentOp();
  return !op->hasTrait<OpTrait::SingleBlock>() &&
         !op->hasTrait<OpTrait::SingleBlockImplicitTerminator>() &&
         !op->hasTrait<OpTrait::NoTerminator>() && mayHaveSSADominance(region);
}

/// Returns the innermost isolated operation that contains `block`.
Operation *getScope(Block *block) {
  Operation *op = block->getParentOp();
  while (!op->hasTrait<OpTrait::IsIsolatedFromAbove>() && op->getParentOp())
    op = op->getParentOp();
  return op;
}

} // namespace

/// Creates a branch at the end of `from` and passes values for the arguments of
/// the targets. Returns null on failure.
Operation *RandomModule::createBranch(OperationName name, Block *from,
                                      llvm::ArrayRef<Block *> targets) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(from);
  OperationDraft draft(*this, name);
  draft.addSuccessors(BlockRange(targets));
  draft.leaveOperandsOut();
  Operation *op = draft.create();
  auto branch = llvm::dyn_cast_or_null<BranchOpInterface>(op);
  for (unsigned i = 0; branch && i < targets.size(); ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    builder.setInsertionPoint(op);
    llvm::SmallVector<Value> values;
    const auto arguments = targets[i]->getArguments();
    // Surplus produced operands are left for the verifier to reject.
    for (BlockArgument argument : arguments.drop_front(
             std::min<size_t>(operands.size(), arguments.size())))
      values.push_back(getValue(argument.getType()));
    operands.append(values);
  }
  if (!op || isTextual(op))
    return op;
  op->erase();
  return nullptr;
}

/// Reverts Block::splitBlock and erases the branch and the blocks between the
/// two.
void RandomModule::join(Block *first, Block *last, Operation *branch) {
  llvm::erase_if(helpers, [&](Operation *helper) {
    return helper->getBlock() != first && helper->getBlock() != last;
  });
  // Blocks in between may use results of the branch.
  for (Block *block = first->getNextNode(); block != last;
       block = block->getNextNode())
    block->dropAllReferences();
  if (branch)
    branch->erase();
  while (first->getNextNode() != last)
    first->getNextNode()->erase();
  while (!last->empty())
    last->front().moveBefore(first, first->end());
  last->erase();
}

/// Creates an empty block that will branch to `target`.
Block *RandomModule::makeDetour(Block *target) {
  Block *block = new Block();
  block->insertBefore(target);
  for (Type type : drawTypes())
    if (random.chance(30))
      block->addArgument(type, getLocation());
  return block;
}

llvm::SmallVector<Block *> RandomModule::findBlocksToSplit() {
  llvm::SmallVector<Block *> blocks;
  module->getOperation()->walk([&](Operation *op) {
    for (Region &region : op->getRegions())
      if (!region.empty() && mayHaveBlocks(region))
        for (Block &block : region)
          if (!block.empty())
            blocks.push_back(&block);
  });
  return blocks;
}

bool RandomModule::split(OperationName branch) {
  const llvm::ArrayRef<SuccessorDescriptor> groups =
      branch.getDescriptor()->successors;
  const llvm::SmallVector<Block *> blocks = findBlocksToSplit();
  if (blocks.empty())
    return false;
  OpBuilder::InsertionGuard guard(builder);
  helpers.clear();
  Block *first = random.pick(llvm::ArrayRef(blocks));
  const size_t place = random.below(first->getOperations().size());
  Block *last = first->splitBlock(std::next(first->begin(), place));
  builder.setInsertionPointToEnd(first);
  for (Type type : drawTypes())
    last->addArgument(type, getLocation());
  unsigned count = groups.size();
  if (groups.back().isVariadic)
    count += random.below(4) - 1;
  llvm::SmallVector<Block *> targets;
  bool isGood = true;
  for (unsigned i = 0; i < count; ++i)
    targets.push_back(i && random.chance(50) ? makeDetour(last) : last);
  Operation *op = createBranch(branch, first, targets);
  for (Block *detour : targets) {
    if (detour == last || !isGood)
      continue;
    const bool isLoop = !first->isEntryBlock() && random.chance(40);
    llvm::SmallVector<Block *> next(groups.size(), last);
    if (isLoop)
      next.back() = first;
    Operation *back = createBranch(branch, detour, next);
    isGood = back != nullptr;
  }
  if (op && isGood && succeeded(verify(getScope(first))))
    return true;
  join(first, last, op);
  eraseHelpers();
  return false;
}

} // namespace mlir
