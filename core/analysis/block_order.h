// SPDX-License-Identifier: Apache-2.0
//
// Orders of the blocks of a region.
#ifndef CORE_ANALYSIS_BLOCK_ORDER_H
#define CORE_ANALYSIS_BLOCK_ORDER_H

#include "core/ir/structure/region.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// Appends the blocks that are reachable from `entry` and not in `visited`,
/// each after its successors, cycles excepted.
void appendPostOrder(Block *entry, llvm::DenseSet<Block *> &visited,
                     llvm::SmallVectorImpl<Block *> &order);

/// Appends all blocks of a region. Read backwards, each block precedes its
/// predecessors. Blocks that are not reachable from the entry come first.
void appendUsersLast(Region &region, llvm::SmallVectorImpl<Block *> &order);

} // namespace mlir

#endif // CORE_ANALYSIS_BLOCK_ORDER_H
