// SPDX-License-Identifier: Apache-2.0
//
// Emits the parts of a compiled model that the runtime and users access: the
// table that the runtime reads, signatures, and exported functions.
#ifndef TARGETS_ONNX_DIRECT_MODEL_TABLE_H
#define TARGETS_ONNX_DIRECT_MODEL_TABLE_H

#include <cstdint>
#include <string>

#include "core/ir/builtin/builtin_ops.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx_direct/compile_options.h"
#include "targets/onnx_direct/op.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir::direct {

/// Returns the signature of `values` for omInputSignature and
/// omOutputSignature.
/// Source: onnx-mlir's JSON, including its spaces.
std::string makeSignature(llvm::ArrayRef<const Tensor *> values);

/// Returns the text for omCompilationInfo: JSON with the version and options of
/// the compiler and the number of nodes of each op in the model.
std::string makeCompilationInfo(const ::onnx::ModelProto &model,
                                const CompileOptions &options);

/// Properties of the model that the table contains.
struct ModelInfo {
  llvm::ArrayRef<const Tensor *> inputs;
  llvm::ArrayRef<const Tensor *> outputs;
  uint64_t scratchSize;
  /// The name of the function that computes the outputs, with the arguments
  /// that targets/onnx_direct/main_graph.h describes.
  llvm::StringRef mainGraph;
  std::string compilationInfo;
};

/// Adds to `module`, which is of the llvm dialect and contains the main graph,
/// the hidden constant `omModel` (targets/runtime/model.h), the function
/// `compute` that it refers to, and the exported functions. These are
/// `run_main_graph` and, with a tag, all entry points and queries again with
/// the tag as a suffix. Exported functions run before the CPU is checked, so
/// they are compiled for the baseline CPU; all others for the target's CPU.
void emitModelTable(mlir::ModuleOp module, const ModelInfo &info,
                    const TargetFacts &target, const CompileOptions &options);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_MODEL_TABLE_H
