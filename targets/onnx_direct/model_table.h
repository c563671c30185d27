// SPDX-License-Identifier: Apache-2.0
//
// What the model runtime and users see of a compiled model: the table that the
// runtime reads, signatures, and the exported functions.
#ifndef TARGETS_ONNX_DIRECT_MODEL_TABLE_H
#define TARGETS_ONNX_DIRECT_MODEL_TABLE_H

#include <cstdint>
#include <string>

#include "core/ir/builtin_ops.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx_direct/compile_options.h"
#include "targets/onnx_direct/op.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir::direct {

/// The signature of `values` as omInputSignature and omOutputSignature return
/// it. Source: onnx-mlir's JSON, its spaces included.
std::string makeSignature(llvm::ArrayRef<const Tensor *> values);

/// What omCompilationInfo returns of `model`: JSON with the version and options
/// of the compiler and how many nodes of each op the model has.
std::string makeCompilationInfo(const ::onnx::ModelProto &model,
                                const CompileOptions &options);

/// What the table says of the model.
struct ModelInfo {
  llvm::ArrayRef<const Tensor *> inputs;
  llvm::ArrayRef<const Tensor *> outputs;
  uint64_t scratchSize;
  /// The function that computes, with the arguments of
  /// targets/onnx_direct/main_graph.h.
  llvm::StringRef mainGraph;
  std::string compilationInfo;
};

/// Adds to `module`, which is of the llvm dialect and has the main graph, the
/// hidden constant `omModel` (targets/runtime/model.h), the function `compute`
/// that it refers to, and the exported functions: `run_main_graph` and, with a
/// tag, all entry points and queries once more under names that end in it.
/// These run before the CPU is checked and are compiled for the baseline; all
/// others count on the target's CPU.
void emitModelTable(mlir::ModuleOp module, const ModelInfo &info,
                    const TargetFacts &target, const CompileOptions &options);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_MODEL_TABLE_H
