// SPDX-License-Identifier: Apache-2.0
//
// The inner loop that convolutions and matrix products share. It adds multiples
// of input rows to an output row. It vectorizes without reordering sums.
#ifndef TARGETS_ONNX_DIRECT_ROW_ACCUMULATION_H
#define TARGETS_ONNX_DIRECT_ROW_ACCUMULATION_H

#include <cstdint>

#include "targets/onnx_direct/kernel.h"
#include "targets/onnx_direct/loop_nest.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir::direct {

/// A row of an input, multiplied by `weight`.
struct WeightedRow {
  mlir::Value weight;
  const Operand *input;
  /// Index of the element that is added to output element 0, and the distance
  /// to the next element.
  mlir::Value start;
  int64_t stride;
};

/// The number of rows that one pass over the output adds. Each needs a
/// register.
inline constexpr int64_t rowsInPass = 8;

/// Emits code that adds `rows`, in order, to the elements `range` of the row of
/// `output` that starts at index `start`.
void emitAccumulation(Kernel &kernel, const Operand &output, mlir::Value start,
                      LoopRange range, llvm::ArrayRef<WeightedRow> rows);

/// Splits [0, extent) into blocks of `size` and a shorter last block, and calls
/// `body` with the first index and the size of each.
void emitBlocks(KernelBuilder &builder, int64_t extent, int64_t size,
                llvm::function_ref<void(mlir::Value first, int64_t size)> body);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_ROW_ACCUMULATION_H
