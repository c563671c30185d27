// SPDX-License-Identifier: Apache-2.0
//
// Reads the input of the stages that work on dialects.
#ifndef TOOLS_ONNX_MLIR_READ_MODULE_H
#define TOOLS_ONNX_MLIR_READ_MODULE_H

#include "absl/status/statusor.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "targets/onnx/shape_information.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns true if `path` names MLIR's text: it ends with `.mlir`, or it is
/// `-`, standard input.
bool isMLIRInput(llvm::StringRef path);

/// Reads MLIR's text, or imports a model, as a module of the onnx dialect. The
/// module is valid. `shapes` complete the inputs of a model; MLIR has its
/// shapes already.
/// Errors, which name the file and the location in it: those of Model::read,
/// importModel, the parser and the verifier.
absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>>
readModule(mlir::MLIRContext &context, llvm::StringRef path,
           const ShapeInformation &shapes);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_READ_MODULE_H
