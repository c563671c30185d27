// SPDX-License-Identifier: Apache-2.0
//
// Facts about a model of the onnx dialect that a library reports to its users.
#ifndef TARGETS_ONNX_COMPILER_DECLARATIONS_H
#define TARGETS_ONNX_COMPILER_DECLARATIONS_H

#include <string>
#include <vector>

#include "core/ir/builtin/builtin_ops.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "targets/onnx_compiler/model_table.h"

namespace onnx_mlir {

/// Returns the function that the module's only `onnx.EntryPoint` names.
/// Errors: a diagnostic if there is none, or more than one.
mlir::FailureOr<mlir::func::FuncOp> getEntryPoint(mlir::ModuleOp module);

/// Sets the inputs, outputs, dimensions and name of the function of `info` from
/// a function with inferred shapes.
/// Errors: a diagnostic for an input or output that is no tensor of numbers
/// with a rank.
mlir::LogicalResult declareModel(mlir::func::FuncOp function, ModelInfo &info);

/// Returns the strings of `onnx.metadata` of the module's `onnx.EntryPoint`, if
/// it has them: keys and values in turn.
/// Errors: a diagnostic if it is no list of an even number of strings.
mlir::FailureOr<std::vector<std::string>> getMetadata(mlir::ModuleOp module);

/// Counts the nodes of each operator in a module of the onnx dialect.
OperatorCounts countOperators(mlir::ModuleOp module);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_DECLARATIONS_H
