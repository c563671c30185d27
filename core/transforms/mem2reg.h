// SPDX-License-Identifier: Apache-2.0
//
// Promotes memory slots to SSA values.
// Source: Rastello, Bouchez Tichadou (ed.), "SSA-based Compiler Design", ch. 3.
#ifndef CORE_TRANSFORMS_MEM2REG_H
#define CORE_TRANSFORMS_MEM2REG_H

#include "core/interfaces/memory_slot.h"
#include "core/ir/verify/dominance.h"

namespace mlir {

/// Counts the changes.
struct Mem2RegStatistics {
  size_t promotedAmount = 0;
  size_t newBlockArgumentAmount = 0;
};

/// Replaces loads from slots by the stored values, with block arguments where
/// several definitions merge, and removes the slots. It repeats this as long as
/// a slot has only removable uses. All loads and stores of a slot must be in
/// the region that allocates it. Adds to `statistics` if given.
/// Errors: failure, without changes, if no slot can be promoted.
LogicalResult tryToPromoteMemorySlots(
    llvm::ArrayRef<PromotableAllocationOpInterface> allocators,
    OpBuilder &builder, const DataLayout &dataLayout, DominanceInfo &dominance,
    Mem2RegStatistics *statistics = nullptr);

} // namespace mlir

#endif // CORE_TRANSFORMS_MEM2REG_H
