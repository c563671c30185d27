// SPDX-License-Identifier: Apache-2.0
//
// The function of a compiled model that the runtime calls.
#ifndef TARGETS_ONNX_DIRECT_COMPUTE_H
#define TARGETS_ONNX_DIRECT_COMPUTE_H

#include <cstdint>

#include "core/ir/builtin/builtin_ops.h"
#include "targets/onnx_direct/op.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir::direct {

/// The name of the function that emitCompute adds.
inline constexpr llvm::StringLiteral computeName = "compute";

/// Adds to `module`, which is of the llvm dialect and contains the main graph
/// (main_graph.h), the function `i64 compute(ptr call)`
/// (targets/runtime/model.h). It takes the outputs and `scratchSize` bytes, and
/// calls the main graph.
void emitCompute(mlir::ModuleOp module, llvm::ArrayRef<const Tensor *> inputs,
                 llvm::ArrayRef<const Tensor *> outputs, uint64_t scratchSize);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_COMPUTE_H
