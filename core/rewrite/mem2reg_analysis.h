// SPDX-License-Identifier: Apache-2.0
//
// Whether a slot can become values, and what that takes.
#ifndef CORE_REWRITE_MEM2REG_ANALYSIS_H
#define CORE_REWRITE_MEM2REG_ANALYSIS_H

#include "core/interfaces/memory_slot.h"
#include "core/ir/dominance.h"
#include "core/rewrite/slot_users.h"

namespace mlir {

struct MemorySlotPromotionInfo {
  /// Uses that have to go, by operation.
  BlockingUsesMap blockingUses;
  /// The operations that load from the slot or store to it, by block, in order.
  llvm::DenseMap<Block *, llvm::SmallVector<PromotableMemOpInterface>> accesses;
  /// Blocks that need an argument: several values arrive there.
  llvm::SetVector<Block *> mergePoints;
};

/// Nothing if the slot cannot become values.
std::optional<MemorySlotPromotionInfo>
analyzePromotion(const MemorySlot &slot, DominanceInfo &dominance,
                 const DataLayout &dataLayout);

} // namespace mlir

#endif // CORE_REWRITE_MEM2REG_ANALYSIS_H
