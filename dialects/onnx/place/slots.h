// SPDX-License-Identifier: Apache-2.0
//
// Finds an order of values in memory.
#ifndef DIALECTS_ONNX_PLACE_SLOTS_H
#define DIALECTS_ONNX_PLACE_SLOTS_H

#include <cstdint>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// The first and the last operation during which a value is in use, and its
/// size in bytes, or a guess of it.
struct SlotLifetime {
  unsigned first, last;
  uint64_t size;
};

/// Returns, for each value, the values that lie below it and are in use at the
/// same time. Values that are in use at the same time are ordered, directly or
/// through others. Places the largest first, each at the lowest offset that is
/// free, or in another order if that needs less. Time: quadratic in the number
/// of values.
std::vector<llvm::SmallVector<int64_t>>
orderSlots(llvm::ArrayRef<SlotLifetime> lifetimes);

/// Returns where the last value ends, each rounded up to the alignment of
/// slots, in this order, which need not be made for these sizes.
uint64_t getArenaSize(llvm::ArrayRef<llvm::SmallVector<int64_t>> order,
                      llvm::ArrayRef<SlotLifetime> lifetimes);

/// Returns the size of the largest set of values that are in use at the same
/// time, each rounded up to the alignment of slots.
uint64_t getLargestLiveSize(llvm::ArrayRef<SlotLifetime> lifetimes);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_SLOTS_H
