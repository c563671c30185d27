// SPDX-License-Identifier: Apache-2.0
//
// Operations in an order in which each comes after what it uses, and blocks
// after those that dominate them. Of what may be in any order, what came first
// stays first.
#ifndef CORE_ANALYSIS_TOPOLOGICAL_SORT_H
#define CORE_ANALYSIS_TOPOLOGICAL_SORT_H

#include "core/ir/operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

/// Sorts a range of operations of a block, which is as it were a graph. An
/// operation also comes after what is used in its regions. Values for which
/// `isOperandReady` is true do not count. In a cycle, the first operation goes
/// first, and the result is false. O(n) for each operation that is out of
/// place, at worst.
bool sortTopologically(
    Block *block, llvm::iterator_range<Block::iterator> ops,
    llvm::function_ref<bool(Value, Operation *)> isOperandReady = nullptr);
/// All operations but the terminator, which there is.
bool sortTopologically(
    Block *block,
    llvm::function_ref<bool(Value, Operation *)> isOperandReady = nullptr);
/// The same of an array; the operations stay where they are.
bool computeTopologicalSorting(
    llvm::MutableArrayRef<Operation *> ops,
    llvm::function_ref<bool(Value, Operation *)> isOperandReady = nullptr);

/// The blocks of a region, each after those that dominate it. Blocks that are
/// not reached from the entry come behind.
llvm::SetVector<Block *> getBlocksSortedByDominance(Region &region);

/// The operations, which are in one region or nested in it, in an order that
/// agrees with dominance: an operation comes before what is nested in it.
llvm::SetVector<Operation *>
topologicalSort(const llvm::SetVector<Operation *> &toSort);

} // namespace mlir

#endif // CORE_ANALYSIS_TOPOLOGICAL_SORT_H
