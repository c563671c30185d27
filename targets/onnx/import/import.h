// SPDX-License-Identifier: Apache-2.0
//
// Imports a model of ONNX as operations of the onnx dialect.
#ifndef TARGETS_ONNX_IMPORT_IMPORT_H
#define TARGETS_ONNX_IMPORT_IMPORT_H

#include <memory>

#include "absl/status/statusor.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/operation.h"
#include "targets/onnx/model.h"
#include "targets/onnx/shape_information.h"

namespace onnx_mlir {

/// Returns a module with the function `main_graph`, which computes the model,
/// and its `onnx.EntryPoint`. Inputs with an initializer are constants. Types
/// of intermediate tensors have no shapes. Names of nodes and values are
/// locations and attributes `onnx.name`; names of dimensions are attributes
/// `onnx.dim_params`. Loads the dialects func and onnx. The module keeps the
/// model alive, since constants view its bytes. `shapes` complete the shapes of
/// inputs that are no initializers, and its sizes replace the names of
/// dimensions.
/// Errors, which start with the name of the model's file and name the node:
/// those of GraphImporter::importGraph, inputs or outputs whose type cannot be
/// imported, and inputs whose shape contradicts `shapes`.
absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>>
importModel(mlir::MLIRContext *context, std::shared_ptr<const Model> model,
            const ShapeInformation &shapes = {});

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_IMPORT_H
