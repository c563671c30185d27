// SPDX-License-Identifier: Apache-2.0
//
// Analysis of whether a slot can be promoted to SSA values.
#ifndef CORE_TRANSFORMS_MEM2REG_ANALYSIS_H
#define CORE_TRANSFORMS_MEM2REG_ANALYSIS_H

#include "core/interfaces/memory_slot.h"
#include "core/ir/verify/dominance.h"
#include "core/transforms/slot_users.h"

namespace mlir {

/// The data for promoting a slot.
struct MemorySlotPromotionInfo {
  /// The uses that promotion must remove, by operation.
  BlockingUsesMap blockingUses;
  /// The loads and stores of the slot, by block, in order.
  llvm::DenseMap<Block *, llvm::SmallVector<PromotableMemOpInterface>> accesses;
  /// The blocks that need an argument because several definitions merge there.
  llvm::SetVector<Block *> mergePoints;
};

/// Returns nothing if the slot cannot be promoted.
std::optional<MemorySlotPromotionInfo>
analyzePromotion(const MemorySlot &slot, DominanceInfo &dominance,
                 const DataLayout &dataLayout);

} // namespace mlir

#endif // CORE_TRANSFORMS_MEM2REG_ANALYSIS_H
