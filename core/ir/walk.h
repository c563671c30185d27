// SPDX-License-Identifier: Apache-2.0
//
// Walks over operations, blocks and regions, nested ones included.
#ifndef CORE_IR_WALK_H
#define CORE_IR_WALK_H

#include <iterator>
#include <type_traits>
#include <utility>

#include "core/ir/diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class Block;
class Operation;
class Region;

/// When an object is visited: before what is nested in it or after.
enum class WalkOrder { PreOrder, PostOrder };

/// In which direction regions, operations of a block, and blocks are visited.
/// By dominance: only blocks that their region's entry reaches, each after its
/// dominators (depth first), or with everything reversed before them.
enum class WalkDirection {
  Forward,
  Reverse,
  ForwardDominance,
  ReverseDominance
};

/// What a callback of a walk asks for, and how a walk ended.
class WalkResult {
public:
  enum ResultEnum { Interrupt, Advance, Skip };

  WalkResult(ResultEnum result = Advance) : result(result) {}
  /// Failure interrupts.
  WalkResult(LogicalResult result)
      : result(failed(result) ? Interrupt : Advance) {}
  WalkResult(Diagnostic &&) : result(Interrupt) {}
  WalkResult(InFlightDiagnostic &&) : result(Interrupt) {}

  static WalkResult interrupt() { return Interrupt; }
  static WalkResult advance() { return Advance; }
  /// Do not look into what is nested (before it was).
  static WalkResult skip() { return Skip; }
  bool wasInterrupted() const { return result == Interrupt; }
  bool wasSkipped() const { return result == Skip; }
  friend bool operator==(WalkResult, WalkResult) = default;

private:
  ResultEnum result;
};

namespace detail {

/// The walks over each kind of object under `op`, itself included. The
/// callback of a post-order walk may erase what it is given.
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

/// Walks over what the callback's argument says: Operation *, Block *,
/// Region *, or a class of operations, others being passed over. Returns
/// WalkResult, or nothing if the callback does.
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

/// Calls `visit` for each node of [first, last) of a list; it may erase what it
/// is given. Returns what `visit` does: WalkResult, by which it can interrupt,
/// or nothing.
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

/// Calls `walkNested`, a walk over what is in `object`, and back for the object
/// itself, if that is what the callback takes.
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

/// Appends the blocks that are reached from `entry` and are not in `visited`,
/// depth first: each before its successors or, as far as there are no cycles,
/// behind them. Takes as much time as there are successors, and no recursion.
void appendDepthFirst(Block *entry, WalkOrder order,
                      llvm::DenseSet<Block *> &visited,
                      llvm::SmallVectorImpl<Block *> &blocks);

/// The blocks of `region` that its entry reaches, as `direction` says: forward
/// or reverse dominance.
llvm::SmallVector<Block *> getDominanceOrder(Region &region,
                                             WalkDirection direction);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_WALK_H
