// SPDX-License-Identifier: Apache-2.0
//
// Aggregates in memory become their parts.
#ifndef CORE_REWRITE_SROA_H
#define CORE_REWRITE_SROA_H

#include "core/interfaces/memory_slot.h"

namespace mlir {

/// What has been done.
struct SROAStatistics {
  size_t destructuredAmount = 0;
  /// Slots some of whose parts are not used.
  size_t slotsWithMemoryBenefit = 0;
  /// The most parts that one of the slots had.
  size_t maxSubelementAmount = 0;
};

/// Allocates the parts of slots that are used, one by one, instead of the
/// slots, as long as there are some whose uses allow it. Counts in `statistics`
/// if given.
/// Errors: failure if there is nothing that can be done; nothing is changed.
LogicalResult tryToDestructureMemorySlots(
    llvm::ArrayRef<DestructurableAllocationOpInterface> allocators,
    OpBuilder &builder, const DataLayout &dataLayout,
    SROAStatistics *statistics = nullptr);

} // namespace mlir

#endif // CORE_REWRITE_SROA_H
