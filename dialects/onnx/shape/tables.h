// SPDX-License-Identifier: Apache-2.0
//
// The tables of functions that infer shapes, one for each family of operators.
#ifndef DIALECTS_ONNX_SHAPE_TABLES_H
#define DIALECTS_ONNX_SHAPE_TABLES_H

#include "dialects/onnx/shape/shape_facts.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir::onnx {

using InferShapesTable = llvm::ArrayRef<InferShapesRow>;

InferShapesTable getAttentionTable();
InferShapesTable getConstantTable();
InferShapesTable getControlFlowTable();
InferShapesTable getConvTable();
InferShapesTable getElementwiseTable();
InferShapesTable getImageTable();
InferShapesTable getMatMulTable();
InferShapesTable getMovementTable();
InferShapesTable getNormalizationTable();
InferShapesTable getPoolTable();
InferShapesTable getQuantizationTable();
InferShapesTable getRecurrentTable();
InferShapesTable getReductionTable();
InferShapesTable getReshapeTable();
InferShapesTable getSelectionTable();
InferShapesTable getSequenceTable();
InferShapesTable getSignalTable();
InferShapesTable getTextTable();
InferShapesTable getTraditionalMlTable();

/// Returns all tables.
llvm::ArrayRef<InferShapesTable> getInferShapesTables();

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_TABLES_H
