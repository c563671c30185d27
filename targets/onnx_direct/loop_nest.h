// SPDX-License-Identifier: Apache-2.0
//
// Loops in LLVM IR. Each function emits at the builder's insertion point and
// leaves the builder behind the loop. Indices are i64.
#ifndef TARGETS_ONNX_DIRECT_LOOP_NEST_H
#define TARGETS_ONNX_DIRECT_LOOP_NEST_H

#include <cstdint>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/IRBuilder.h"

namespace onnx_mlir::direct {

/// Half-open range of an index.
struct LoopRange {
  llvm::Value *lower;
  llvm::Value *upper;
  int64_t step = 1;
};

/// Emits the next value of what a loop carries, from the index and its value
/// before.
using FoldBody =
    llvm::function_ref<llvm::Value *(llvm::Value *index, llvm::Value *carried)>;
using NestFoldBody = llvm::function_ref<llvm::Value *(
    llvm::ArrayRef<llvm::Value *> indices, llvm::Value *carried)>;

/// Runs `body` for each index in `range`, in ascending order.
void emitLoop(llvm::IRBuilder<> &builder, LoopRange range,
              llvm::function_ref<void(llvm::Value *index)> body);

/// The same over [0, extent). No loop is emitted for an extent of 0 or 1.
void emitLoop(llvm::IRBuilder<> &builder, int64_t extent,
              llvm::function_ref<void(llvm::Value *index)> body);

/// Nested loops over all indices of `extents`, the last one innermost.
void emitLoops(
    llvm::IRBuilder<> &builder, llvm::ArrayRef<int64_t> extents,
    llvm::function_ref<void(llvm::ArrayRef<llvm::Value *> indices)> body);

/// A loop that carries a value: the result is `initial` after `body` has been
/// applied for each index in `range`, in ascending order.
llvm::Value *emitFold(llvm::IRBuilder<> &builder, LoopRange range,
                      llvm::Value *initial, FoldBody body);

/// The same for nested loops, the last of `ranges` innermost.
llvm::Value *emitFold(llvm::IRBuilder<> &builder,
                      llvm::ArrayRef<LoopRange> ranges, llvm::Value *initial,
                      NestFoldBody body);

/// [0, extent)
LoopRange fullRange(llvm::IRBuilder<> &builder, int64_t extent);

/// The sum of `indices` times `strides`, and `offset`.
llvm::Value *linearIndex(llvm::IRBuilder<> &builder,
                         llvm::ArrayRef<llvm::Value *> indices,
                         llvm::ArrayRef<int64_t> strides, int64_t offset = 0);

/// left + right * scale
llvm::Value *addScaled(llvm::IRBuilder<> &builder, llvm::Value *left,
                       llvm::Value *right, int64_t scale);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_LOOP_NEST_H
