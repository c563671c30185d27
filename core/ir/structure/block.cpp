// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/block.h"

#include <algorithm>

#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

BlockOperand::BlockOperand(Operation *owner, Block *block)
    : UseListNode(owner), block(block) {
  if (block)
    link(block->firstUse);
}

void BlockOperand::set(Block *newBlock) {
  drop();
  block = newBlock;
  if (block)
    link(block->firstUse);
}

unsigned BlockOperand::getOperandNumber() const {
  return this - owner->getBlockOperands().data();
}

Block *PredecessorIterator::mapElement(BlockOperand &use) const {
  return use.getOwner()->getBlock();
}

Block::~Block() {
  assert(use_empty() && "a block is deleted that is still a successor");
  clear();
  for (BlockArgument argument : arguments) {
    argument.dropAllUses();
    delete argument.getArgument();
  }
}

Operation *Block::getParentOp() const {
  return parent ? parent->getParentOp() : nullptr;
}

MLIRContext *Block::getContext() {
  if (Operation *op = getParentOp())
    return op->getContext();
  return empty() ? nullptr : front().getContext();
}

bool Block::isEntryBlock() { return this == &parent->front(); }

void Block::insertBefore(Block *block) {
  block->getParent()->getBlocks().insert(block->getIterator(), this);
}

void Block::insertAfter(Block *block) {
  block->getParent()->getBlocks().insertAfter(block->getIterator(), this);
}

void Block::moveBefore(Block *block) {
  moveBefore(block->getParent(), block->getIterator());
}

void Block::moveAfter(Block *block) {
  moveBefore(block->getParent(), std::next(block->getIterator()));
}

void Block::moveBefore(Region *region, Region::iterator position) {
  region->getBlocks().splice(position, getParent()->getBlocks(), getIterator());
}

void Block::erase() { parent->getBlocks().erase(getIterator()); }

Block *Block::splitBlock(iterator position) {
  auto *newBlock = new Block;
  newBlock->insertAfter(this);
  newBlock->operations.splice(newBlock->end(), operations, position, end());
  return newBlock;
}

Block *Block::splitBlock(Operation *splitBefore) {
  return splitBlock(iterator(splitBefore));
}

TypeRange Block::getArgumentTypes() const {
  return ValueRange(arguments).getTypes();
}

BlockArgument Block::addArgument(Type type, Location location) {
  auto *argument =
      new detail::BlockArgumentImpl(type, this, arguments.size(), location);
  arguments.push_back(argument);
  return arguments.back();
}

BlockArgument Block::insertArgument(unsigned index, Type type,
                                    Location location) {
  auto *argument = new detail::BlockArgumentImpl(type, this, index, location);
  arguments.insert(arguments.begin() + index, argument);
  for (BlockArgument later : llvm::drop_begin(arguments, index + 1))
    ++later.getArgument()->index;
  return arguments[index];
}

llvm::SmallVector<BlockArgument>
Block::addArguments(TypeRange types, llvm::ArrayRef<Location> locations) {
  const size_t first = arguments.size();
  arguments.reserve(first + types.size());
  for (auto [type, location] : llvm::zip_equal(types, locations))
    addArgument(type, location);
  return llvm::SmallVector<BlockArgument>(llvm::drop_begin(arguments, first));
}

void Block::eraseArgument(unsigned index) { eraseArguments(index, 1); }

void Block::eraseArguments(unsigned start, unsigned count) {
  eraseArguments([&](BlockArgument argument) {
    return argument.getArgNumber() - start < count;
  });
}

void Block::eraseArguments(
    llvm::function_ref<bool(BlockArgument)> shouldErase) {
  // Evaluate the predicate for all arguments before renumbering them.
  llvm::SmallVector<BlockArgument> kept, erased;
  for (BlockArgument argument : arguments)
    (shouldErase(argument) ? erased : kept).push_back(argument);
  for (BlockArgument argument : erased) {
    assert(argument.use_empty() && "an argument is erased that has uses");
    delete argument.getArgument();
  }
  for (auto [index, argument] : llvm::enumerate(kept))
    argument.getArgument()->index = index;
  arguments.assign(kept.begin(), kept.end());
}

Operation *Block::findAncestorOpInBlock(Operation &op) {
  Operation *current = &op;
  while (current->getBlock() != this) {
    current = current->getParentOp();
    if (!current)
      return nullptr;
  }
  return current;
}

Operation *Block::getTerminator() {
  assert(mightHaveTerminator());
  return &back();
}

bool Block::mightHaveTerminator() {
  return !empty() && back().mightHaveTrait<OpTrait::IsTerminator>();
}

llvm::iterator_range<Block::iterator> Block::without_terminator() {
  if (empty())
    return {end(), end()};
  return {begin(), std::prev(end())};
}

Block *Block::getUniquePredecessor() {
  if (hasNoPredecessors())
    return nullptr;
  Block *first = *pred_begin();
  return llvm::all_of(getPredecessors(),
                      [&](Block *block) { return block == first; })
             ? first
             : nullptr;
}

Block *Block::getSinglePredecessor() {
  return firstUse && !firstUse->getNextUse() ? *pred_begin() : nullptr;
}

unsigned Block::getNumSuccessors() {
  return empty() ? 0 : back().getNumSuccessors();
}

Block *Block::getSuccessor(unsigned i) { return back().getSuccessor(i); }

void Block::replaceAllUsesWith(Block *other) {
  assert(other != this && "a block replaces itself");
  while (firstUse)
    firstUse->set(other);
}

void Block::dropAllUses() {
  while (firstUse)
    firstUse->drop();
}

bool Block::isReachable(Block *other) {
  llvm::SmallPtrSet<Block *, 16> visited;
  llvm::SmallVector<Block *> worklist{this};
  while (!worklist.empty()) {
    Block *block = worklist.pop_back_val();
    if (block == other)
      return true;
    if (visited.insert(block).second)
      worklist.append(block->getSuccessors().begin(),
                      block->getSuccessors().end());
  }
  return false;
}

void Block::recomputeOpOrder() {
  opOrderValid = true;
  // Use at most half of the order indices, unless there are too many
  // operations.
  const uint64_t count = operations.size();
  const uint32_t stride = std::clamp<uint64_t>(
      (uint64_t(1) << 31) / (count + 1), 1, Operation::OrderStride);
  uint32_t order = 0;
  for (Operation &op : operations)
    op.order = order += stride;
}

void Block::dropAllReferences() {
  for (Operation &op : operations)
    op.dropAllReferences();
}

void Block::dropAllDefinedValueUses() {
  for (BlockArgument argument : arguments)
    argument.dropAllUses();
  for (Operation &op : operations)
    op.dropAllDefinedValueUses();
  dropAllUses();
}

void Block::clear() {
  dropAllReferences();
  while (!empty())
    operations.pop_back();
}

void Block::push_back(Operation *op) { operations.push_back(op); }
void Block::push_front(Operation *op) { operations.push_front(op); }

} // namespace mlir

namespace llvm {

void ilist_traits<mlir::Block>::addNodeToList(mlir::Block *block) {
  assert(!block->getParent() && "the block is in a region already");
  block->parent = getContainingRegion();
}

void ilist_traits<mlir::Block>::removeNodeFromList(mlir::Block *block) {
  block->parent = nullptr;
}

void ilist_traits<mlir::Block>::transferNodesFromList(
    ilist_traits &other, simple_ilist<mlir::Block>::iterator first,
    simple_ilist<mlir::Block>::iterator last) {
  mlir::Region *region = getContainingRegion();
  if (region == other.getContainingRegion())
    return;
  for (; first != last; ++first)
    first->parent = region;
}

mlir::Region *ilist_traits<mlir::Block>::getContainingRegion() {
  auto *list = static_cast<iplist<mlir::Block> *>(this);
  return mlir::detail::getContainer<mlir::Region>(
      list, mlir::Region::getSublistAccess(nullptr));
}

} // namespace llvm
