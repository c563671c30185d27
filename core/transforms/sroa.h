// SPDX-License-Identifier: Apache-2.0
//
// Scalar replacement of aggregates in memory.
#ifndef CORE_TRANSFORMS_SROA_H
#define CORE_TRANSFORMS_SROA_H

#include "core/interfaces/memory_slot.h"

namespace mlir {

/// Counts the changes.
struct SROAStatistics {
  size_t destructuredAmount = 0;
  /// The number of slots that have unused subelements.
  size_t slotsWithMemoryBenefit = 0;
  /// The maximal number of subelements of a slot.
  size_t maxSubelementAmount = 0;
};

/// Replaces slots of aggregates by one slot for each used subelement. It
/// repeats this as long as there is a slot whose uses allow it. Adds to
/// `statistics` if given.
/// Errors: failure, without changes, if no slot can be destructured.
LogicalResult tryToDestructureMemorySlots(
    llvm::ArrayRef<DestructurableAllocationOpInterface> allocators,
    OpBuilder &builder, const DataLayout &dataLayout,
    SROAStatistics *statistics = nullptr);

} // namespace mlir

#endif // CORE_TRANSFORMS_SROA_H
