// SPDX-License-Identifier: Apache-2.0
//
// Compiles a model of the onnx dialect.
#ifndef TARGETS_ONNX_COMPILER_COMPILE_H
#define TARGETS_ONNX_COMPILER_COMPILE_H

#include "core/ir/builtin/builtin_ops.h"
#include "core/support/llvm.h"
#include "targets/onnx_compiler/compile_options.h"

namespace onnx_mlir {

/// A form of the model on the way to code.
enum class ModelStage {
  ONNX,  // the onnx dialect with shapes
  Loops, // func, scf, arith, math, memref and krnl's operations on a call
  LLVM,  // the llvm dialect, with everything that the runtime needs
};

/// Loads the dialects of all stages.
void loadCompilerDialects(mlir::MLIRContext &context);

/// Returns the stage of a module: LLVM if it has the table, Loops if it has a
/// `krnl.entry_point`.
ModelStage getModelStage(mlir::ModuleOp module);

/// Lowers `module`, an imported model or an earlier result for the same target,
/// to `stage`, which is no earlier one. The dialects are loaded. The result
/// does not depend on the compiling machine.
///
/// In stage LLVM, the module defines the hidden `omModel`
/// (targets/runtime/model.h) and the exported functions, and refers to the
/// model runtime and libm.
///
/// Errors: a diagnostic at the operation that violates its specification or has
/// no lowering; the module is then not valid.
mlir::LogicalResult lowerModel(mlir::ModuleOp module, const TargetFacts &target,
                               const CompileOptions &options, ModelStage stage);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_COMPILE_H
