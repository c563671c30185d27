// SPDX-License-Identifier: Apache-2.0
//
// Topological sorting of operations by uses, and of blocks by dominance. The
// sort is stable.
#ifndef CORE_ANALYSIS_TOPOLOGICAL_SORT_H
#define CORE_ANALYSIS_TOPOLOGICAL_SORT_H

#include "core/ir/structure/operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

/// Sorts a range of operations of a block as in a graph region. Values used in
/// the regions of an operation are its operands, too. Values for which
/// `isOperandReady` returns true are ignored. In a cycle, the first operation
/// goes first, and the result is false. Complexity: at worst O(n) for each
/// operation that is out of order.
bool sortTopologically(
    Block *block, llvm::iterator_range<Block::iterator> ops,
    llvm::function_ref<bool(Value, Operation *)> isOperandReady = nullptr);
/// Sorts all operations but the terminator, which must exist.
bool sortTopologically(
    Block *block,
    llvm::function_ref<bool(Value, Operation *)> isOperandReady = nullptr);
/// Does the same for an array. The operations do not move.
bool computeTopologicalSorting(
    llvm::MutableArrayRef<Operation *> ops,
    llvm::function_ref<bool(Value, Operation *)> isOperandReady = nullptr);

/// Returns the blocks of a region, each after its dominators. Blocks that are
/// not reachable from the entry are last.
llvm::SetVector<Block *> getBlocksSortedByDominance(Region &region);

/// Returns the operations, which are nested in a common region, in an order
/// that agrees with dominance. An operation precedes its nested operations.
llvm::SetVector<Operation *>
topologicalSort(const llvm::SetVector<Operation *> &toSort);

} // namespace mlir

#endif // CORE_ANALYSIS_TOPOLOGICAL_SORT_H
