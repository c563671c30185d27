// SPDX-License-Identifier: Apache-2.0
//
// Loops of scf. Each function emits at the builder's insertion point and
// leaves the builder behind the loop. Indices are of type index.
#ifndef TARGETS_ONNX_DIRECT_LOOP_NEST_H
#define TARGETS_ONNX_DIRECT_LOOP_NEST_H

#include <cstdint>

#include "targets/onnx_direct/kernel_builder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace onnx_mlir::direct {

/// Half-open range of an index.
struct LoopRange {
  mlir::Value lower;
  mlir::Value upper;
  int64_t step = 1;
};

/// Emits the next value of what a loop carries, from the index and its value
/// before.
using FoldBody =
    llvm::function_ref<mlir::Value(mlir::Value index, mlir::Value carried)>;
using NestFoldBody = llvm::function_ref<mlir::Value(
    llvm::ArrayRef<mlir::Value> indices, mlir::Value carried)>;

/// Runs `body` for each index in `range`, in ascending order.
void emitLoop(KernelBuilder &builder, LoopRange range,
              llvm::function_ref<void(mlir::Value index)> body);

/// The same over [0, extent). No loop is emitted for an extent of 0 or 1.
void emitLoop(KernelBuilder &builder, int64_t extent,
              llvm::function_ref<void(mlir::Value index)> body);

/// Nested loops over all indices of `extents`, the last one innermost.
void emitLoops(
    KernelBuilder &builder, llvm::ArrayRef<int64_t> extents,
    llvm::function_ref<void(llvm::ArrayRef<mlir::Value> indices)> body);

/// A loop that carries a value: the result is `initial` after `body` has been
/// applied for each index in `range`, in ascending order.
mlir::Value emitFold(KernelBuilder &builder, LoopRange range,
                     mlir::Value initial, FoldBody body);

/// The same for nested loops, the last of `ranges` innermost.
mlir::Value emitFold(KernelBuilder &builder, llvm::ArrayRef<LoopRange> ranges,
                     mlir::Value initial, NestFoldBody body);

/// [0, extent)
LoopRange fullRange(KernelBuilder &builder, int64_t extent);

/// The sum of `indices` times `strides`, and `offset`.
mlir::Value linearIndex(KernelBuilder &builder,
                        llvm::ArrayRef<mlir::Value> indices,
                        llvm::ArrayRef<int64_t> strides, int64_t offset = 0);

/// left + right * scale; null is 0 on the left if the scale is not.
mlir::Value addScaled(KernelBuilder &builder, mlir::Value left,
                      mlir::Value right, int64_t scale);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_LOOP_NEST_H
