// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/walk.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/ir/structure/operation.h"

namespace mlir {
namespace detail {
namespace {

/// A walk with an explicit stack of operations. `Visitor` is called before and
/// after the contents of each operation, block and region.
template <typename Visitor> class Walker {
public:
  Walker(Visitor &visitor, WalkDirection direction)
      : visitor(visitor), direction(direction),
        forward(direction == WalkDirection::Forward ||
                direction == WalkDirection::ForwardDominance),
        byDominance(direction == WalkDirection::ForwardDominance ||
                    direction == WalkDirection::ReverseDominance) {}

  WalkResult walk(Operation *root) {
    if (!enter(root))
      return interrupted ? WalkResult::interrupt() : WalkResult::advance();
    while (!frames.empty() && !interrupted)
      step();
    return interrupted ? WalkResult::interrupt() : WalkResult::advance();
  }

private:
  struct Frame {
    Operation *op;
    /// The current region and block, and the next ones.
    Region *region;
    Block *block;
    unsigned nextRegion;
    Block *nextBlock;
    Operation *nextOp;
  };

  /// Records an interruption. Returns true if the contents are to be walked.
  bool check(WalkResult result) {
    interrupted |= result.wasInterrupted();
    return !result.wasInterrupted() && !result.wasSkipped();
  }

  /// Pushes an operation, unless the visitor skips it or it has no regions.
  bool enter(Operation *op) {
    if (!check(visitor.before(op)))
      return false;
    if (op->getNumRegions() == 0) {
      check(visitor.after(op));
      return false;
    }
    frames.push_back({op, nullptr, nullptr, 0, nullptr, nullptr});
    return true;
  }

  Block *firstBlock(Region *region) {
    if (byDominance) {
      orders.push_back(getDominanceOrder(*region, direction));
      std::reverse(orders.back().begin(), orders.back().end());
      return popBlock();
    }
    if (region->empty())
      return nullptr;
    return forward ? &region->front() : &region->back();
  }
  Block *nextBlock(Block *block) {
    return byDominance ? popBlock() : next(block, forward);
  }
  Block *popBlock() {
    return orders.back().empty() ? nullptr : orders.back().pop_back_val();
  }
  static Operation *first(Block *block, bool forward) {
    if (block->empty())
      return nullptr;
    return forward ? &block->front() : &block->back();
  }
  template <typename T> static T *next(T *node, bool forward) {
    return forward ? node->getNextNode() : node->getPrevNode();
  }

  void step() {
    Frame &frame = frames.back();
    if (frame.nextOp) {
      Operation *op = frame.nextOp;
      // The callback may erase the operation.
      frame.nextOp = next(op, forward);
      enter(op);
      return;
    }
    if (frame.block) {
      Block *block = std::exchange(frame.block, nullptr);
      check(visitor.after(block));
      return;
    }
    if (frame.nextBlock)
      return enterBlock(frame);
    if (frame.region) {
      Region *region = std::exchange(frame.region, nullptr);
      if (byDominance)
        orders.pop_back();
      check(visitor.after(region));
      return;
    }
    if (frame.nextRegion < frame.op->getNumRegions())
      return enterRegion(frame);
    Operation *op = frame.op;
    frames.pop_back();
    check(visitor.after(op));
  }

  void enterBlock(Frame &frame) {
    Block *block = frame.nextBlock;
    frame.nextBlock = nextBlock(block);
    if (!check(visitor.before(block)))
      return;
    frame.block = block;
    frame.nextOp = first(block, forward);
  }

  void enterRegion(Frame &frame) {
    const unsigned number = frame.nextRegion++;
    Region *region = &frame.op->getRegion(
        forward ? number : frame.op->getNumRegions() - 1 - number);
    if (!check(visitor.before(region)))
      return;
    frame.region = region;
    frame.nextBlock = firstBlock(region);
  }

  Visitor &visitor;
  llvm::SmallVector<Frame, 8> frames;
  WalkDirection direction;
  bool forward;
  bool byDominance;
  /// The remaining blocks of each region on the stack, the next block last; for
  /// walks by dominance.
  std::vector<llvm::SmallVector<Block *>> orders;
  bool interrupted = false;
};

/// Calls back for objects of one kind, before or after their contents.
template <typename Object> struct KindVisitor {
  llvm::function_ref<WalkResult(Object *)> callback;
  bool preOrder;

  WalkResult before(Object *object) {
    return preOrder ? callback(object) : WalkResult::advance();
  }
  WalkResult after(Object *object) {
    return preOrder ? WalkResult::advance() : callback(object);
  }
  template <typename Other> WalkResult before(Other *) {
    return WalkResult::advance();
  }
  template <typename Other> WalkResult after(Other *) {
    return WalkResult::advance();
  }
};

template <typename Object>
WalkResult walkKind(Operation *op,
                    llvm::function_ref<WalkResult(Object *)> callback,
                    WalkOrder order, WalkDirection direction) {
  KindVisitor<Object> visitor{callback, order == WalkOrder::PreOrder};
  return Walker<KindVisitor<Object>>(visitor, direction).walk(op);
}

} // namespace

void appendDepthFirst(Block *entry, WalkOrder order,
                      llvm::DenseSet<Block *> &visited,
                      llvm::SmallVectorImpl<Block *> &blocks) {
  // Blocks on the current path, with the index of their next successor.
  llvm::SmallVector<std::pair<Block *, unsigned>> path;
  auto open = [&](Block *block) {
    if (!block || !visited.insert(block).second)
      return;
    if (order == WalkOrder::PreOrder)
      blocks.push_back(block);
    path.emplace_back(block, 0);
  };
  open(entry);
  while (!path.empty()) {
    auto &[block, next] = path.back();
    if (next < block->getNumSuccessors()) {
      open(block->getSuccessor(next++));
      continue;
    }
    if (order == WalkOrder::PostOrder)
      blocks.push_back(block);
    path.pop_back();
  }
}

llvm::SmallVector<Block *> getDominanceOrder(Region &region,
                                             WalkDirection direction) {
  llvm::SmallVector<Block *> blocks;
  llvm::DenseSet<Block *> visited;
  if (!region.empty())
    appendDepthFirst(&region.front(),
                     direction == WalkDirection::ForwardDominance
                         ? WalkOrder::PreOrder
                         : WalkOrder::PostOrder,
                     visited, blocks);
  return blocks;
}

WalkResult walkOperations(Operation *op,
                          llvm::function_ref<WalkResult(Operation *)> callback,
                          WalkOrder order, WalkDirection direction) {
  return walkKind<Operation>(op, callback, order, direction);
}

WalkResult walkBlocks(Operation *op,
                      llvm::function_ref<WalkResult(Block *)> callback,
                      WalkOrder order, WalkDirection direction) {
  return walkKind<Block>(op, callback, order, direction);
}

WalkResult walkRegions(Operation *op,
                       llvm::function_ref<WalkResult(Region *)> callback,
                       WalkOrder order, WalkDirection direction) {
  return walkKind<Region>(op, callback, order, direction);
}

} // namespace detail
} // namespace mlir
