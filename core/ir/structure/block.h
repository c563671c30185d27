// SPDX-License-Identifier: Apache-2.0
//
// Blocks: lists of operations with arguments.
#ifndef CORE_IR_STRUCTURE_BLOCK_H
#define CORE_IR_STRUCTURE_BLOCK_H

#include "core/ir/structure/ranges.h"
#include "core/ir/structure/value.h"
#include "core/ir/structure/walk.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/ilist.h"
#include "llvm/ADT/ilist_node.h"

namespace mlir {

class Block;
class Operation;
class Region;

/// A successor of an operation: a use of a block.
class BlockOperand : public UseListNode<BlockOperand, Block> {
public:
  BlockOperand(Operation *owner, Block *block);
  ~BlockOperand() { drop(); }
  Block *get() const { return block; }
  void set(Block *newBlock);
  bool is(Block *other) const { return block == other; }
  void drop() {
    if (block)
      unlink();
    block = nullptr;
  }
  /// Returns the index among the owner's successors.
  unsigned getOperandNumber() const;

private:
  template <typename, typename> friend class UseListNode;
  Block *block;
};

/// Iterates over the predecessors of a block, once per use as a successor.
class PredecessorIterator
    : public llvm::mapped_iterator_base<PredecessorIterator,
                                        UseIterator<BlockOperand>, Block *> {
public:
  using mapped_iterator_base::mapped_iterator_base;
  Block *mapElement(BlockOperand &use) const;
  /// Returns the index of this use among the successors of the terminator.
  unsigned getSuccessorIndex() const { return I->getOperandNumber(); }
};

namespace detail {
/// Returns the object whose member `member` is `list`.
template <typename Container, typename List>
Container *getContainer(List *list, List Container::*member) {
  alignas(Container) static constexpr char probe[sizeof(Container)] = {};
  const auto *container = reinterpret_cast<const Container *>(&probe);
  const ptrdiff_t offset =
      reinterpret_cast<const char *>(&(container->*member)) - probe;
  return reinterpret_cast<Container *>(reinterpret_cast<char *>(list) - offset);
}
} // namespace detail

} // namespace mlir

namespace llvm {
/// Operation lists own their operations; each operation knows its block.
template <> struct ilist_traits<mlir::Operation> {
  static void deleteNode(mlir::Operation *op);
  void addNodeToList(mlir::Operation *op);
  void removeNodeFromList(mlir::Operation *op);
  void transferNodesFromList(ilist_traits &other,
                             simple_ilist<mlir::Operation>::iterator first,
                             simple_ilist<mlir::Operation>::iterator last);

private:
  mlir::Block *getContainingBlock();
};
/// Block lists own their blocks; each block knows its region.
template <> struct ilist_traits<mlir::Block> : ilist_alloc_traits<mlir::Block> {
  void addNodeToList(mlir::Block *block);
  void removeNodeFromList(mlir::Block *block);
  void transferNodesFromList(ilist_traits &other,
                             simple_ilist<mlir::Block>::iterator first,
                             simple_ilist<mlir::Block>::iterator last);

private:
  mlir::Region *getContainingRegion();
};
} // namespace llvm

namespace mlir {

/// A block. Its region, if any, owns it.
class Block : public llvm::ilist_node_with_parent<Block, Region> {
public:
  using OpListType = llvm::iplist<Operation>;
  using iterator = OpListType::iterator;
  using reverse_iterator = OpListType::reverse_iterator;
  using BlockArgListType = llvm::ArrayRef<BlockArgument>;
  using pred_iterator = PredecessorIterator;

  Block() = default;
  ~Block();
  Block(const Block &) = delete;

  // Position in the IR.
  Region *getParent() const { return parent; }
  /// Returns the operation whose region contains the block, or null.
  Operation *getParentOp() const;
  MLIRContext *getContext();
  bool isEntryBlock();
  void insertBefore(Block *block);
  void insertAfter(Block *block);
  void moveBefore(Block *block);
  void moveAfter(Block *block);
  void moveBefore(Region *region, llvm::iplist<Block>::iterator position);
  /// Unlinks and deletes the block.
  void erase();
  /// Moves the operations from `position` on to a new block after this one.
  /// Returns the new block.
  Block *splitBlock(iterator position);
  Block *splitBlock(Operation *splitBefore);

  // Arguments.
  BlockArgListType getArguments() const { return arguments; }
  TypeRange getArgumentTypes() const;
  using args_iterator = BlockArgListType::iterator;
  bool args_empty() const { return arguments.empty(); }
  unsigned getNumArguments() const { return arguments.size(); }
  BlockArgument getArgument(unsigned i) const { return arguments[i]; }
  BlockArgument addArgument(Type type, Location location);
  BlockArgument insertArgument(unsigned index, Type type, Location location);
  llvm::SmallVector<BlockArgument>
  addArguments(TypeRange types, llvm::ArrayRef<Location> locations);
  /// Erases an argument, which must have no uses.
  void eraseArgument(unsigned index);
  void eraseArguments(unsigned start, unsigned count);
  void eraseArguments(llvm::function_ref<bool(BlockArgument)> shouldErase);

  // Operations.
  OpListType &getOperations() { return operations; }
  iterator begin() { return operations.begin(); }
  iterator end() { return operations.end(); }
  reverse_iterator rbegin() { return operations.rbegin(); }
  reverse_iterator rend() { return operations.rend(); }
  bool empty() const { return operations.empty(); }
  Operation &front() { return operations.front(); }
  Operation &back() { return operations.back(); }
  void push_back(Operation *op);
  void push_front(Operation *op);
  /// Returns the operation of this block that is `op` or encloses it; null if
  /// there is none.
  Operation *findAncestorOpInBlock(Operation &op);
  /// Returns all operations but the terminator, which must exist.
  llvm::iterator_range<iterator> without_terminator();
  /// Returns the operations of class `T`.
  template <typename T> auto getOps() {
    return llvm::map_range(
        llvm::make_filter_range(operations,
                                [](Operation &op) { return llvm::isa<T>(op); }),
        [](Operation &op) { return llvm::cast<T>(&op); });
  }

  /// Returns the last operation, which must exist and may be a terminator.
  Operation *getTerminator();
  bool mightHaveTerminator();

  // Control flow.
  pred_iterator pred_begin() { return pred_iterator(UseIterator(firstUse)); }
  pred_iterator pred_end() {
    return pred_iterator(UseIterator<BlockOperand>());
  }
  llvm::iterator_range<pred_iterator> getPredecessors() {
    return {pred_begin(), pred_end()};
  }
  bool hasNoPredecessors() const { return firstUse == nullptr; }
  bool hasNoSuccessors() { return getNumSuccessors() == 0; }
  /// Returns the block that is the only predecessor, possibly by several edges;
  /// null otherwise.
  Block *getUniquePredecessor();
  /// Returns the predecessor if the block has exactly one predecessor edge;
  /// null otherwise.
  Block *getSinglePredecessor();
  unsigned getNumSuccessors();
  Block *getSuccessor(unsigned i);
  SuccessorRange getSuccessors() { return SuccessorRange(this); }
  bool use_empty() const { return firstUse == nullptr; }
  llvm::iterator_range<UseIterator<BlockOperand>> getUses() {
    return {UseIterator<BlockOperand>(firstUse), UseIterator<BlockOperand>()};
  }
  void replaceAllUsesWith(Block *other);
  void dropAllUses();
  bool isReachable(Block *other);

  // The order of operations, based on numbers that are computed on demand.
  bool isOpOrderValid() const { return opOrderValid; }
  void invalidateOpOrder() { opOrderValid = false; }
  void recomputeOpOrder();

  // Walk the operations of this block and nested ones; see
  // core/ir/structure/walk.h. A callback that takes blocks is called for this
  // block, too.
  template <WalkOrder order = WalkOrder::PostOrder,
            WalkDirection direction = WalkDirection::Forward, typename Function>
  auto walk(Function &&callback) {
    return detail::walkWithItself<order>(this, callback, [&] {
      return walk<order, direction>(begin(), end(), callback);
    });
  }
  /// Walks the operations in [first, last).
  template <WalkOrder order = WalkOrder::PostOrder,
            WalkDirection direction = WalkDirection::Forward, typename Function>
  auto walk(iterator first, iterator last, Function &&callback);

  /// Drops all uses of values and blocks by the operations and those nested in
  /// them, so that they can be deleted in any order.
  void dropAllReferences();
  void dropAllDefinedValueUses();
  /// Deletes the operations, last one first.
  void clear();

  void print(llvm::raw_ostream &os);
  void print(llvm::raw_ostream &os, AsmState &state);
  void printAsOperand(llvm::raw_ostream &os, AsmState &state);
  void dump();

  static OpListType Block::*getSublistAccess(Operation *) {
    return &Block::operations;
  }

private:
  friend class BlockOperand;
  friend struct llvm::ilist_traits<Block>;

  Region *parent = nullptr;
  OpListType operations;
  llvm::SmallVector<BlockArgument, 0> arguments;
  BlockOperand *firstUse = nullptr;
  bool opOrderValid = false;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Block &block);

} // namespace mlir

#endif // CORE_IR_STRUCTURE_BLOCK_H
