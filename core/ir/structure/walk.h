// SPDX-License-Identifier: Apache-2.0
//
// Walks over operations, blocks and regions, including nested ones.
#ifndef CORE_IR_STRUCTURE_WALK_H
#define CORE_IR_STRUCTURE_WALK_H

#include <iterator>
#include <type_traits>
#include <utility>

#include "core/ir/context/diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class Block;
class Operation;
class Region;

/// Specifies whether an object is visited before or after its contents.
enum class WalkOrder { PreOrder, PostOrder };

/// The direction in which regions, operations of a block, and blocks are
/// visited. The dominance orders visit only blocks reachable from the region's
/// entry. ForwardDominance visits each block after its dominators, in
/// depth-first preorder. ReverseDominance visits each block before its
/// dominators, in depth-first postorder.
enum class WalkDirection {
  Forward,
  Reverse,
  ForwardDominance,
  ReverseDominance
};

/// Returned by a callback to control the walk, and by the walk to report how it
/// ended.
class WalkResult {
public:
  enum ResultEnum { Interrupt, Advance, Skip };

  WalkResult(ResultEnum result = Advance) : result(result) {}
  /// A failure interrupts the walk.
  WalkResult(LogicalResult result)
      : result(failed(result) ? Interrupt : Advance) {}
  WalkResult(Diagnostic &&) : result(Interrupt) {}
  WalkResult(InFlightDiagnostic &&) : result(Interrupt) {}

  static WalkResult interrupt() { return Interrupt; }
  static WalkResult advance() { return Advance; }
  /// Skips the contents of the current object in a pre-order walk.
  static WalkResult skip() { return Skip; }
  bool wasInterrupted() const { return result == Interrupt; }
  bool wasSkipped() const { return result == Skip; }
  friend bool operator==(WalkResult, WalkResult) = default;

private:
  ResultEnum result;
};

namespace detail {

/// Walk one kind of objects in `op` and `op` itself. The callback of a
/// post-order walk may erase its argument.
WalkResult walkOperations(Operation *op,
                          llvm::function_ref<WalkResult(Operation *)> callback,
                          WalkOrder order, WalkDirection direction);
WalkResult walkBlocks(Operation *op,
                      llvm::function_ref<WalkResult(Block *)> callback,
                      WalkOrder order, WalkDirection direction);
WalkResult walkRegions(Operation *op,
                       llvm::function_ref<WalkResult(Region *)> callback,
                       WalkOrder order, WalkDirection direction);

template <typename Function>
using FirstArgument = std::decay_t<
    typename llvm::function_traits<std::decay_t<Function>>::template arg_t<0>>;

/// Walks the objects of the callback's argument type: Operation *, Block *,
/// Region *, or a class of operations, for which other operations are skipped.
/// Returns void if the callback does, otherwise WalkResult.
template <WalkOrder order, typename Function>
auto walk(Operation *op, Function &&callback,
          WalkDirection direction = WalkDirection::Forward) {
  using Argument = FirstArgument<Function>;
  using Result = decltype(callback(std::declval<Argument>()));
  auto visit = [&](auto object) -> WalkResult {
    Argument argument{};
    if constexpr (std::is_pointer_v<Argument>) {
      argument = object;
    } else {
      argument = llvm::dyn_cast<Argument>(object);
      if (!argument)
        return WalkResult::advance();
    }
    if constexpr (std::is_void_v<Result>) {
      callback(argument);
      return WalkResult::advance();
    } else {
      return callback(argument);
    }
  };
  auto run = [&] {
    if constexpr (std::is_same_v<Argument, Block *>)
      return walkBlocks(op, visit, order, direction);
    else if constexpr (std::is_same_v<Argument, Region *>)
      return walkRegions(op, visit, order, direction);
    else
      return walkOperations(op, visit, order, direction);
  };
  if constexpr (std::is_void_v<Result>)
    run();
  else
    return run();
}

/// Calls `visit` for each node of [first, last) of a list; `visit` may erase
/// the node. Returns void if `visit` does, otherwise WalkResult; Interrupt ends
/// the iteration.
template <WalkDirection direction, typename Iterator, typename Visit>
auto walkEach(Iterator first, Iterator last, Visit &&visit) {
  using Result = decltype(visit(*first));
  using Node = std::remove_reference_t<decltype(*first)>;
  auto isInterrupted = [&](Node &node) {
    if constexpr (std::is_void_v<Result>) {
      visit(node);
      return false;
    } else {
      return visit(node).wasInterrupted();
    }
  };
  auto run = [&] {
    if constexpr (direction == WalkDirection::Forward ||
                  direction == WalkDirection::ForwardDominance) {
      for (Node &node :
           llvm::make_early_inc_range(llvm::make_range(first, last)))
        if (isInterrupted(node))
          return WalkResult::interrupt();
    } else if (first != last) {
      Node *end = first->getPrevNode();
      for (Node *node = &*std::prev(last); node != end;) {
        Node *current = std::exchange(node, node->getPrevNode());
        if (isInterrupted(*current))
          return WalkResult::interrupt();
      }
    }
    return WalkResult::advance();
  };
  if constexpr (std::is_void_v<Result>)
    run();
  else
    return run();
}

/// Calls `walkNested`, a walk over the contents of `object`, and, if the
/// callback takes objects of its class, the callback for `object`.
template <WalkOrder order, typename Object, typename Function, typename Nested>
auto walkWithItself(Object *object, Function &&callback, Nested &&walkNested) {
  if constexpr (!std::is_same_v<FirstArgument<Function>, Object *>) {
    return walkNested();
  } else if constexpr (std::is_void_v<decltype(callback(object))>) {
    if constexpr (order == WalkOrder::PreOrder)
      callback(object);
    walkNested();
    if constexpr (order == WalkOrder::PostOrder)
      callback(object);
  } else {
    if constexpr (order == WalkOrder::PreOrder) {
      const WalkResult result = callback(object);
      if (result.wasSkipped())
        return WalkResult::advance();
      return result.wasInterrupted() ? result : walkNested();
    } else {
      const WalkResult result = walkNested();
      return result.wasInterrupted() ? result : WalkResult(callback(object));
    }
  }
}

/// Appends the blocks reachable from `entry` that are not in `visited`, depth
/// first: each before its successors (PreOrder), or, except for back edges,
/// after them (PostOrder). Linear in the number of successors; not recursive.
void appendDepthFirst(Block *entry, WalkOrder order,
                      llvm::DenseSet<Block *> &visited,
                      llvm::SmallVectorImpl<Block *> &blocks);

/// Returns the reachable blocks of `region` in the order of ForwardDominance or
/// ReverseDominance.
llvm::SmallVector<Block *> getDominanceOrder(Region &region,
                                             WalkDirection direction);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_STRUCTURE_WALK_H
