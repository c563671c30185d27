// SPDX-License-Identifier: Apache-2.0
//
// From an ONNX model with static shapes to MLIR: each node a plain loop nest.
// It does not optimize.
#ifndef TARGETS_ONNX_DIRECT_COMPILE_H
#define TARGETS_ONNX_DIRECT_COMPILE_H

#include "absl/status/status.h"
#include "core/ir/builtin_ops.h"
#include "targets/onnx/model.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/compile_options.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace onnx_mlir {

/// The dialects of all stages.
void registerModelDialects(mlir::DialectRegistry &registry);

/// Compiles `model` into `module`, which is empty but for the attributes that
/// tell of its target (targets/machine), with the input shapes `shapes`, which
/// complete the model's own. The result depends on nothing else, the machine
/// that compiles included. Constants are resources, some of which are the
/// bytes of `model`: it must outlive the context.
///
/// In stage LLVM, the module defines the hidden `omModel`
/// (targets/runtime/model.h) and the exported functions, and refers to the
/// model runtime and libm.
///
/// Errors: InvalidArgument for a model that ONNX forbids, or shapes that do not
/// suit it; Unimplemented for what is not supported, an unknown op above all.
/// The messages begin with the model's name.
absl::Status compileModel(const Model &model, const ShapeInformation &shapes,
                          const TargetFacts &target,
                          const CompileOptions &options, Stage stage,
                          mlir::ModuleOp module);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_DIRECT_COMPILE_H
