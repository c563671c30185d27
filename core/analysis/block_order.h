// SPDX-License-Identifier: Apache-2.0
//
// Orders of the blocks of a region.
#ifndef CORE_ANALYSIS_BLOCK_ORDER_H
#define CORE_ANALYSIS_BLOCK_ORDER_H

#include "core/ir/region.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// Appends the blocks that are reached from `entry` and are not in `visited`,
/// each behind its successors, as far as there are no cycles.
void appendPostOrder(Block *entry, llvm::DenseSet<Block *> &visited,
                     llvm::SmallVectorImpl<Block *> &order);

/// Appends all blocks of a region so that, from the end on, each comes before
/// those that lead to it; those that the entry does not reach come first.
void appendUsersLast(Region &region, llvm::SmallVectorImpl<Block *> &order);

} // namespace mlir

#endif // CORE_ANALYSIS_BLOCK_ORDER_H
