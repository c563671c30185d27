// SPDX-License-Identifier: Apache-2.0
//
// Regions: lists of blocks that belong to an operation.
#ifndef CORE_IR_STRUCTURE_REGION_H
#define CORE_IR_STRUCTURE_REGION_H

#include "core/ir/structure/block.h"

namespace mlir {

class IRMapping;

/// A region. It usually belongs to an operation. The first block is its entry.
class Region {
public:
  using BlockListType = llvm::iplist<Block>;
  using iterator = BlockListType::iterator;
  using reverse_iterator = BlockListType::reverse_iterator;

  explicit Region(Operation *container = nullptr) : container(container) {}
  ~Region();
  Region(const Region &) = delete;

  /// Returns the context of the parent operation.
  MLIRContext *getContext();
  Location getLoc();
  Operation *getParentOp() const { return container; }
  template <typename T> T getParentOfType();
  Region *getParentRegion() const;
  unsigned getRegionNumber();

  BlockListType &getBlocks() { return blocks; }
  iterator begin() { return blocks.begin(); }
  iterator end() { return blocks.end(); }
  reverse_iterator rbegin() { return blocks.rbegin(); }
  reverse_iterator rend() { return blocks.rend(); }
  bool empty() const { return blocks.empty(); }
  Block &front() { return blocks.front(); }
  Block &back() { return blocks.back(); }
  void push_back(Block *block) { blocks.push_back(block); }
  void push_front(Block *block) { blocks.push_front(block); }
  Block &emplaceBlock() {
    push_back(new Block);
    return back();
  }
  bool hasOneBlock() { return !empty() && std::next(begin()) == end(); }

  // Arguments of the entry block.
  Block::BlockArgListType getArguments() {
    return empty() ? Block::BlockArgListType() : front().getArguments();
  }
  TypeRange getArgumentTypes();
  unsigned getNumArguments() { return getArguments().size(); }
  BlockArgument getArgument(unsigned i) { return front().getArgument(i); }
  BlockArgument addArgument(Type type, Location location) {
    return front().addArgument(type, location);
  }
  BlockArgument insertArgument(unsigned index, Type type, Location location) {
    return front().insertArgument(index, type, location);
  }
  void eraseArgument(unsigned index) { front().eraseArgument(index); }

  bool isProperAncestor(Region *other);
  bool isAncestor(Region *other) {
    return this == other || isProperAncestor(other);
  }
  /// Returns the block of this region that is `block` or encloses it; null if
  /// there is none.
  Block *findAncestorBlockInRegion(Block &block);
  Operation *findAncestorOpInRegion(Operation &op);

  /// Copies the blocks to the end of `destination` or before `position`. Uses
  /// the values in `mapping` and adds the copies to it.
  void cloneInto(Region *destination, IRMapping &mapping);
  void cloneInto(Region *destination, iterator position, IRMapping &mapping);
  /// Deletes the blocks of this region and moves the blocks of `other` here.
  void takeBody(Region &other);

  /// Iterates over all operations in all blocks.
  class OpIterator;
  llvm::iterator_range<OpIterator> getOps();
  template <typename T> auto getOps();

  /// Walks the operations of all blocks and nested ones; see
  /// core/ir/structure/walk.h. A callback that takes regions is called for this
  /// region, too.
  template <WalkOrder order = WalkOrder::PostOrder,
            WalkDirection direction = WalkDirection::Forward, typename Function>
  auto walk(Function &&callback);

  void dropAllReferences();

  static BlockListType Region::*getSublistAccess(Block *) {
    return &Region::blocks;
  }

private:
  friend class Operation;
  BlockListType blocks;
  Operation *container;
};

/// See Region::getOps.
class Region::OpIterator
    : public llvm::iterator_facade_base<OpIterator, std::forward_iterator_tag,
                                        Operation> {
public:
  OpIterator() = default;
  OpIterator(Region *region, bool end);
  bool operator==(const OpIterator &other) const {
    return block == other.block &&
           (operation == other.operation || atEnd == other.atEnd);
  }
  Operation &operator*() const;
  OpIterator &operator++();

private:
  void skipEmptyBlocks();
  Region *region = nullptr;
  Region::iterator block;
  Block::iterator operation;
  bool atEnd = true;
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_REGION_H
