// SPDX-License-Identifier: Apache-2.0
//
// The tables of functions that infer shapes, one for each family of operators.
#ifndef DIALECTS_ONNX_SHAPE_TABLES_H
#define DIALECTS_ONNX_SHAPE_TABLES_H

#include "dialects/onnx/shape/shape_facts.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::onnx {

using InferShapesTable = llvm::ArrayRef<InferShapesRow>;

InferShapesTable getConstantTable();
InferShapesTable getConvTable();
InferShapesTable getElementwiseTable();
InferShapesTable getMatMulTable();
InferShapesTable getMovementTable();
InferShapesTable getPoolTable();
InferShapesTable getReductionTable();
InferShapesTable getReshapeTable();
InferShapesTable getSelectionTable();

/// Returns all tables.
llvm::ArrayRef<InferShapesTable> getInferShapesTables();

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_TABLES_H
