// SPDX-License-Identifier: Apache-2.0
//
// Slots of memory become values.
// Source: Rastello, Bouchez Tichadou (ed.), "SSA-based Compiler Design", ch. 3.
#ifndef CORE_REWRITE_MEM2REG_H
#define CORE_REWRITE_MEM2REG_H

#include "core/interfaces/memory_slot.h"
#include "core/ir/dominance.h"

namespace mlir {

/// What has been done.
struct Mem2RegStatistics {
  size_t promotedAmount = 0;
  size_t newBlockArgumentAmount = 0;
};

/// Replaces loads of slots by what was stored, with arguments of blocks where
/// several values arrive, and removes the slots; as long as there are some for
/// which all uses can be removed. A slot's uses that matter are in the region
/// where it is allocated. Counts in `statistics` if given.
/// Errors: failure if there is nothing that can be done; nothing is changed.
LogicalResult tryToPromoteMemorySlots(
    llvm::ArrayRef<PromotableAllocationOpInterface> allocators,
    OpBuilder &builder, const DataLayout &dataLayout, DominanceInfo &dominance,
    Mem2RegStatistics *statistics = nullptr);

} // namespace mlir

#endif // CORE_REWRITE_MEM2REG_H
