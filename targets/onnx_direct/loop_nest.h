// SPDX-License-Identifier: Apache-2.0
//
// Emits loops of scf. Each function emits at the builder's insertion point and
// leaves the insertion point after the loop. Indices have type index.
#ifndef TARGETS_ONNX_DIRECT_LOOP_NEST_H
#define TARGETS_ONNX_DIRECT_LOOP_NEST_H

#include <cstdint>

#include "targets/onnx_direct/kernel_builder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace onnx_mlir::direct {

/// A half-open range of an index.
struct LoopRange {
  mlir::Value lower;
  mlir::Value upper;
  int64_t step = 1;
};

/// Emits the next carried value of a loop from the index and the previous
/// value.
using FoldBody =
    llvm::function_ref<mlir::Value(mlir::Value index, mlir::Value carried)>;
using NestFoldBody = llvm::function_ref<mlir::Value(
    llvm::ArrayRef<mlir::Value> indices, mlir::Value carried)>;

/// Emits `body` for each index in `range`, in ascending order.
void emitLoop(KernelBuilder &builder, LoopRange range,
              llvm::function_ref<void(mlir::Value index)> body);

/// Does the same over [0, extent). Emits no loop if the extent is 0 or 1.
void emitLoop(KernelBuilder &builder, int64_t extent,
              llvm::function_ref<void(mlir::Value index)> body);

/// Emits nested loops over all indices of `extents`, with the last one
/// innermost.
void emitLoops(
    KernelBuilder &builder, llvm::ArrayRef<int64_t> extents,
    llvm::function_ref<void(llvm::ArrayRef<mlir::Value> indices)> body);

/// Emits a loop that carries a value. Returns `initial` after applying `body`
/// for each index in `range`, in ascending order.
mlir::Value emitFold(KernelBuilder &builder, LoopRange range,
                     mlir::Value initial, FoldBody body);

/// Does the same for nested loops, with the last of `ranges` innermost.
mlir::Value emitFold(KernelBuilder &builder, llvm::ArrayRef<LoopRange> ranges,
                     mlir::Value initial, NestFoldBody body);

/// Returns the range [0, extent).
LoopRange fullRange(KernelBuilder &builder, int64_t extent);

/// Emits the dot product of `indices` and `strides`, plus `offset`.
mlir::Value linearIndex(KernelBuilder &builder,
                        llvm::ArrayRef<mlir::Value> indices,
                        llvm::ArrayRef<int64_t> strides, int64_t offset = 0);

/// Emits left + right * scale. A null `left` stands for 0. If `scale` is 0,
/// returns `left` and ignores `right`.
mlir::Value addScaled(KernelBuilder &builder, mlir::Value left,
                      mlir::Value right, int64_t scale);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_LOOP_NEST_H
