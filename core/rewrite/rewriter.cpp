// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/rewriter.h"

#include "core/analysis/block_order.h"
#include "core/ir/structure/ir_mapping.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {

RewriterBase::~RewriterBase() = default;

// Regions and blocks.

void RewriterBase::inlineRegionBefore(Region &region, Region &parent,
                                      Region::iterator before) {
  if (!listener)
    return parent.getBlocks().splice(before, region.getBlocks());
  while (!region.empty())
    moveBlockBefore(&region.front(), &parent, before);
}

void RewriterBase::inlineRegionBefore(Region &region, Block *before) {
  inlineRegionBefore(region, *before->getParent(), before->getIterator());
}

void RewriterBase::inlineBlockBefore(Block *source, Block *destination,
                                     Block::iterator before,
                                     ValueRange argumentValues) {
  assert(argumentValues.size() == source->getNumArguments());
  assert(source->hasNoPredecessors() && "it will be erased");
  for (auto [argument, value] :
       llvm::zip_equal(source->getArguments(), argumentValues))
    replaceAllUsesWith(argument, value);
  if (listener) {
    while (!source->empty())
      moveOpBefore(&source->front(), destination, before);
  } else {
    destination->getOperations().splice(before, source->getOperations());
  }
  if (getInsertionBlock() == source)
    setInsertionPoint(destination, getInsertionPoint());
  eraseBlock(source);
}

void RewriterBase::inlineBlockBefore(Block *source, Operation *before,
                                     ValueRange argumentValues) {
  inlineBlockBefore(source, before->getBlock(), Block::iterator(before),
                    argumentValues);
}

void RewriterBase::mergeBlocks(Block *source, Block *destination,
                               ValueRange argumentValues) {
  inlineBlockBefore(source, destination, destination->end(), argumentValues);
}

Block *RewriterBase::splitBlock(Block *block, Block::iterator before) {
  if (!listener)
    return block->splitBlock(before);
  InsertionGuard guard(*this);
  Block *rest = createBlock(block->getParent(), ++block->getIterator());
  if (before == block->end())
    return rest;
  while (before->getBlock() != rest)
    moveOpBefore(&block->back(), rest, rest->begin());
  return rest;
}

void RewriterBase::moveBlockBefore(Block *block, Block *before) {
  moveBlockBefore(block, before->getParent(), before->getIterator());
}

void RewriterBase::moveBlockBefore(Block *block, Region *region,
                                   Region::iterator before) {
  Region *previous = block->getParent();
  Region::iterator next = ++block->getIterator();
  block->moveBefore(region, before);
  if (listener)
    listener->notifyBlockInserted(block, previous, next);
}

// Operations.

void RewriterBase::moveOpBefore(Operation *op, Operation *existing) {
  moveOpBefore(op, existing->getBlock(), existing->getIterator());
}

void RewriterBase::moveOpBefore(Operation *op, Block *block,
                                Block::iterator before) {
  InsertPoint previous(op->getBlock(), ++op->getIterator());
  op->moveBefore(block, before);
  if (listener)
    listener->notifyOperationInserted(op, previous);
}

void RewriterBase::moveOpAfter(Operation *op, Operation *existing) {
  moveOpAfter(op, existing->getBlock(), existing->getIterator());
}

void RewriterBase::moveOpAfter(Operation *op, Block *block,
                               Block::iterator after) {
  moveOpBefore(op, block, ++after);
}

void RewriterBase::replaceOp(Operation *op, ValueRange newValues) {
  assert(op->getNumResults() == newValues.size());
  replaceAllOpUsesWith(op, newValues);
  eraseOp(op);
}

void RewriterBase::replaceOp(Operation *op, Operation *newOp) {
  assert(op->getNumResults() == newOp->getNumResults());
  replaceAllOpUsesWith(op, newOp);
  eraseOp(op);
}

void RewriterBase::eraseOp(Operation *op) {
  assert(op->use_empty() && "the operation has uses");
  if (op->getBlock() && getInsertionPoint() == op->getIterator())
    setInsertionPointAfter(op);
  if (!getRewriteListener())
    return op->erase();
  eraseTree(op);
}

void RewriterBase::eraseSingleOp(Operation *op) {
  getRewriteListener()->notifyOperationErased(op);
  // Operations in a graph region may use each other in a cycle.
  op->dropAllUses();
  op->erase();
}

namespace {
/// An operation whose nested blocks are being erased.
struct ErasedOp {
  explicit ErasedOp(Operation *op) : op(op) {
    for (Region &region : op->getRegions())
      appendUsersLast(region, blocks);
  }
  Operation *op;
  /// Blocks that are still to be erased, from the back.
  llvm::SmallVector<Block *, 4> blocks;
};
} // namespace

void RewriterBase::eraseTree(Operation *op) {
  llvm::SmallVector<ErasedOp, 4> stack;
  stack.emplace_back(op);
  while (!stack.empty()) {
    auto &[current, blocks] = stack.back();
    if (blocks.empty()) {
      eraseSingleOp(current);
      stack.pop_back();
      continue;
    }
    Block *block = blocks.back();
    if (!block->empty()) {
      Operation *last = &block->back();
      if (last->getNumRegions())
        stack.emplace_back(last);
      else
        eraseSingleOp(last);
      continue;
    }
    blocks.pop_back();
    // Blocks may use each other in a cycle.
    for (BlockArgument argument : block->getArguments())
      argument.dropAllUses();
    block->dropAllUses();
    eraseBlock(block);
  }
}

void RewriterBase::eraseBlock(Block *block) {
  assert(block->use_empty() && "the block has uses");
  while (!block->empty())
    eraseOp(&block->back());
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyBlockErased(block);
  block->erase();
}

Operation *RewriterBase::eraseOpResults(Operation *op,
                                        const llvm::BitVector &results) {
  assert(op->getNumResults() == results.size());
  InsertionGuard guard(*this);
  setInsertionPoint(op);
  llvm::SmallVector<Type> types;
  for (OpResult result : op->getResults())
    if (!results.test(result.getResultNumber()))
      types.push_back(result.getType());
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(op->getOperands());
  state.addTypes(types);
  state.addAttributes(op->getDiscardableAttrs());
  state.addSuccessors(op->getSuccessors());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *newOp = Operation::create(state);
  newOp->copyProperties(op->getPropertiesStorage());
  insert(newOp);
  for (auto [from, to] : llvm::zip_equal(op->getRegions(), newOp->getRegions()))
    inlineRegionBefore(from, to, to.begin());
  llvm::SmallVector<Value> replacements;
  unsigned next = 0;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    replacements.push_back(results.test(i) ? Value()
                                           : newOp->getResult(next++));
  replaceOp(op, replacements);
  return newOp;
}

void RewriterBase::finalizeOpModification(Operation *op) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyOperationModified(op);
}

// Uses.

void RewriterBase::replaceAllUsesWith(Value from, Value to) {
  for (OpOperand &use : llvm::make_early_inc_range(from.getUses()))
    modifyOpInPlace(use.getOwner(), [&] { use.set(to); });
}

void RewriterBase::replaceAllUsesWith(Block *from, Block *to) {
  for (BlockOperand &use : llvm::make_early_inc_range(from->getUses()))
    modifyOpInPlace(use.getOwner(), [&] { use.set(to); });
}

void RewriterBase::replaceAllUsesWith(ValueRange from, ValueRange to) {
  for (auto [oldValue, newValue] : llvm::zip_equal(from, to))
    replaceAllUsesWith(oldValue, newValue);
}

void RewriterBase::replaceAllOpUsesWith(Operation *from, ValueRange to) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyOperationReplaced(from, to);
  replaceAllUsesWith(ValueRange(from->getResults()), to);
}

void RewriterBase::replaceAllOpUsesWith(Operation *from, Operation *to) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyOperationReplaced(from, to);
  replaceAllUsesWith(ValueRange(from->getResults()),
                     ValueRange(to->getResults()));
}

void RewriterBase::replaceUsesWithIf(
    Value from, Value to, llvm::function_ref<bool(OpOperand &)> condition,
    bool *allUsesReplaced) {
  bool allReplaced = true;
  for (OpOperand &use : llvm::make_early_inc_range(from.getUses())) {
    if (condition(use))
      modifyOpInPlace(use.getOwner(), [&] { use.set(to); });
    else
      allReplaced = false;
  }
  if (allUsesReplaced)
    *allUsesReplaced = allReplaced;
}

void RewriterBase::replaceUsesWithIf(
    ValueRange from, ValueRange to,
    llvm::function_ref<bool(OpOperand &)> condition, bool *allUsesReplaced) {
  bool allReplaced = true;
  for (auto [oldValue, newValue] : llvm::zip_equal(from, to)) {
    bool replaced = true;
    replaceUsesWithIf(oldValue, newValue, condition, &replaced);
    allReplaced &= replaced;
  }
  if (allUsesReplaced)
    *allUsesReplaced = allReplaced;
}

void RewriterBase::replaceOpUsesWithIf(
    Operation *from, ValueRange to,
    llvm::function_ref<bool(OpOperand &)> condition, bool *allUsesReplaced) {
  bool allReplaced = true;
  replaceUsesWithIf(ValueRange(from->getResults()), to, condition,
                    &allReplaced);
  if (allUsesReplaced)
    *allUsesReplaced = allReplaced;
}

void RewriterBase::replaceOpUsesWithinBlock(Operation *op, ValueRange newValues,
                                            Block *block,
                                            bool *allUsesReplaced) {
  replaceOpUsesWithIf(
      op, newValues,
      [block](OpOperand &use) {
        return block->getParentOp()->isProperAncestor(use.getOwner());
      },
      allUsesReplaced);
}

void RewriterBase::replaceAllUsesExcept(Value from, Value to,
                                        Operation *exceptedUser) {
  replaceUsesWithIf(
      from, to, [&](OpOperand &use) { return use.getOwner() != exceptedUser; });
}

void RewriterBase::replaceAllUsesExcept(
    Value from, Value to, const llvm::SmallPtrSetImpl<Operation *> &except) {
  replaceUsesWithIf(from, to, [&](OpOperand &use) {
    return !except.contains(use.getOwner());
  });
}

LogicalResult RewriterBase::notifyMatchFailure(
    Location location, llvm::function_ref<void(Diagnostic &)> reason) {
  if (Listener *rewriteListener = getRewriteListener())
    rewriteListener->notifyMatchFailure(location, reason);
  return failure();
}

} // namespace mlir
