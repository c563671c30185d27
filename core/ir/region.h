// SPDX-License-Identifier: Apache-2.0
//
// Regions: lists of blocks, in an operation.
#ifndef CORE_IR_REGION_H
#define CORE_IR_REGION_H

#include "core/ir/block.h"

namespace mlir {

class IRMapping;

/// A region of an operation, or one of nobody's. The first block is its entry.
class Region {
public:
  using BlockListType = llvm::iplist<Block>;
  using iterator = BlockListType::iterator;
  using reverse_iterator = BlockListType::reverse_iterator;

  explicit Region(Operation *container = nullptr) : container(container) {}
  ~Region();
  Region(const Region &) = delete;

  /// Its container's.
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

  // The entry block's arguments.
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
  /// The block of this region that `block` is, or is nested in; null if none.
  Block *findAncestorBlockInRegion(Block &block);
  Operation *findAncestorOpInRegion(Operation &op);

  /// Copies the blocks to `destination`, at its end or before `position`;
  /// `mapping` is used and extended.
  void cloneInto(Region *destination, IRMapping &mapping);
  void cloneInto(Region *destination, iterator position, IRMapping &mapping);
  /// Has the blocks of `other` instead of its own, which are deleted.
  void takeBody(Region &other);

  /// All operations in all blocks, one after the other.
  class OpIterator;
  llvm::iterator_range<OpIterator> getOps();
  template <typename T> auto getOps();

  /// A walk over the operations of all blocks and nested ones; see
  /// core/ir/walk.h. A callback that takes regions is called for this one, too.
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

#endif // CORE_IR_REGION_H
