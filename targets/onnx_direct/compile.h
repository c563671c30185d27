// SPDX-License-Identifier: Apache-2.0
//
// Compiles an ONNX model with static shapes to MLIR: each node becomes a plain
// loop nest. It does not optimize.
#ifndef TARGETS_ONNX_DIRECT_COMPILE_H
#define TARGETS_ONNX_DIRECT_COMPILE_H

#include "absl/status/status.h"
#include "core/ir/builtin/builtin_ops.h"
#include "targets/onnx/model.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx_compiler/compile_options.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace onnx_mlir {

/// Registers the dialects of all stages.
void registerModelDialects(mlir::DialectRegistry &registry);

/// Compiles `model` into `module`, which must be empty except for its target
/// attributes (targets/machine). The input shapes `shapes` complete those of
/// the model. The result does not depend on the compiling machine. Constants
/// are resources, some of which refer to the bytes of `model`, so the model
/// must outlive the context.
///
/// In stage LLVM, the module defines the hidden `omModel`
/// (targets/runtime/model.h) and the exported functions, and refers to the
/// model runtime and libm.
///
/// Errors: InvalidArgument if ONNX forbids the model or the shapes do not match
/// it; Unimplemented for unsupported features such as an unknown op. The
/// messages start with the model's name.
absl::Status compileModel(const Model &model, const ShapeInformation &shapes,
                          const TargetFacts &target,
                          const CompileOptions &options, Stage stage,
                          mlir::ModuleOp module);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_DIRECT_COMPILE_H
