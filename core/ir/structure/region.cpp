// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/region.h"

#include "core/ir/structure/ir_mapping.h"
#include "core/ir/structure/operation.h"

namespace mlir {

Region::~Region() {
  // References to blocks and values of this region must not outlive it.
  for (Block &block : blocks)
    block.dropAllDefinedValueUses();
}

MLIRContext *Region::getContext() { return container->getContext(); }

Location Region::getLoc() { return container->getLoc(); }

Region *Region::getParentRegion() const {
  return container ? container->getParentRegion() : nullptr;
}

unsigned Region::getRegionNumber() {
  return this - container->getRegions().data();
}

TypeRange Region::getArgumentTypes() {
  return empty() ? TypeRange() : front().getArgumentTypes();
}

bool Region::isProperAncestor(Region *other) {
  if (this == other)
    return false;
  while ((other = other->getParentRegion()))
    if (this == other)
      return true;
  return false;
}

Block *Region::findAncestorBlockInRegion(Block &block) {
  Block *current = &block;
  while (current && current->getParent() != this) {
    Operation *parent = current->getParentOp();
    current = parent ? parent->getBlock() : nullptr;
  }
  return current;
}

Operation *Region::findAncestorOpInRegion(Operation &op) {
  Operation *current = &op;
  while (current && current->getParentRegion() != this)
    current = current->getParentOp();
  return current;
}

void Region::cloneInto(Region *destination, IRMapping &mapping) {
  cloneInto(destination, destination->end(), mapping);
}

void Region::takeBody(Region &other) {
  for (Block &block : blocks)
    block.dropAllReferences();
  for (Block &block : blocks)
    block.dropAllDefinedValueUses();
  blocks.clear();
  blocks.splice(blocks.end(), other.blocks);
}

llvm::iterator_range<Region::OpIterator> Region::getOps() {
  return {OpIterator(this, /*end=*/false), OpIterator(this, /*end=*/true)};
}

void Region::dropAllReferences() {
  for (Block &block : blocks)
    block.dropAllReferences();
}

Region::OpIterator::OpIterator(Region *region, bool end)
    : region(region), block(end ? region->end() : region->begin()), atEnd(end) {
  skipEmptyBlocks();
}

/// Advances from the start of `block` to the next operation, unless the block
/// has one.
void Region::OpIterator::skipEmptyBlocks() {
  while (block != region->end() && block->empty())
    ++block;
  atEnd = block == region->end();
  operation = atEnd ? Block::iterator() : block->begin();
}

Region::OpIterator &Region::OpIterator::operator++() {
  if (++operation != block->end())
    return *this;
  ++block;
  skipEmptyBlocks();
  return *this;
}

} // namespace mlir
