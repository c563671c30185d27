// SPDX-License-Identifier: Apache-2.0
//
// Loops.
#ifndef CORE_INTERFACES_LOOP_LIKE_H
#define CORE_INTERFACES_LOOP_LIKE_H

#include <functional>
#include <optional>

#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {

class LoopLikeOpInterface;
class RewriterBase;

/// Creates the values that a loop yields for new iteration arguments.
using NewYieldValuesFn = std::function<llvm::SmallVector<Value>(
    OpBuilder &builder, Location location,
    llvm::ArrayRef<BlockArgument> newArguments)>;

namespace detail {

/// Invariants:
/// 1. There are as many inits as region arguments, as yielded values (if any)
///    and as loop results (if the loop has them).
/// 2. Their types agree.
LogicalResult verifyLoopLikeOpInterface(Operation *op);

// Implementations of interface methods.

/// Returns the value if exactly one is known.
template <typename T>
std::optional<T> getSingle(const std::optional<llvm::SmallVector<T>> &values) {
  return values && values->size() == 1 ? std::optional(values->front())
                                       : std::nullopt;
}

inline OperandRange toOperandRange(llvm::MutableArrayRef<OpOperand> operands) {
  return OperandRange(operands.data(), operands.size());
}

/// Returns the index of `operand` in the list, or nothing if it is not in the
/// list.
inline std::optional<size_t> getIndex(llvm::MutableArrayRef<OpOperand> operands,
                                      OpOperand *operand) {
  if (operand < operands.begin() || operand >= operands.end())
    return std::nullopt;
  return operand - operands.begin();
}
std::optional<size_t> getIndex(llvm::ArrayRef<BlockArgument> arguments,
                               BlockArgument argument);
std::optional<size_t> getIndex(std::optional<ResultRange> results,
                               OpResult result);

/// Returns the argument at an index, or null.
inline BlockArgument getTied(std::optional<size_t> index,
                             llvm::ArrayRef<BlockArgument> arguments) {
  return index ? arguments[*index] : BlockArgument();
}
inline OpOperand *getTied(std::optional<size_t> index,
                          llvm::MutableArrayRef<OpOperand> operands) {
  return index ? &operands[*index] : nullptr;
}
inline OpOperand *
getTied(std::optional<size_t> index,
        std::optional<llvm::MutableArrayRef<OpOperand>> operands) {
  return index && operands ? &(*operands)[*index] : nullptr;
}
inline OpResult getTied(std::optional<size_t> index,
                        std::optional<ResultRange> results) {
  return index && results ? (*results)[*index] : OpResult();
}

} // namespace detail

/// Collects the maximal runs of operations that are not an `OpT`, in the blocks
/// of an operation and, recursively, in those of each `OpT` among them.
/// Unroll-and-jam clones each run.
template <typename OpT> struct JamBlockGatherer {
  /// The first and last operation of each run.
  llvm::SmallVector<std::pair<Block::iterator, Block::iterator>> subBlocks;

  void walk(Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        walk(block);
  }
  /// The block has a terminator, which belongs to no run.
  void walk(Block &block) {
    std::optional<Block::iterator> first;
    const Block::iterator end = std::prev(block.end());
    for (Block::iterator it = block.begin(); it != end; ++it) {
      if (!llvm::isa<OpT>(*it)) {
        if (!first)
          first = it;
        continue;
      }
      close(first, it);
      walk(&*it);
    }
    close(first, end);
  }

private:
  void close(std::optional<Block::iterator> &first, Block::iterator end) {
    if (first)
      subBlocks.emplace_back(*first, std::prev(end));
    first.reset();
  }
};

} // namespace mlir

#include "core/interfaces/loop_like.h.inc"

#endif // CORE_INTERFACES_LOOP_LIKE_H
