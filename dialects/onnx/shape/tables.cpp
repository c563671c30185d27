// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/tables.h"

namespace mlir::onnx {

llvm::ArrayRef<InferShapesTable> getInferShapesTables() {
  static const InferShapesTable tables[] = {
      getAttentionTable(),     getConstantTable(),     getControlFlowTable(),
      getConvTable(),          getElementwiseTable(),  getImageTable(),
      getMatMulTable(),        getMovementTable(),     getNormalizationTable(),
      getPoolTable(),          getQuantizationTable(), getRecurrentTable(),
      getReductionTable(),     getReshapeTable(),      getSelectionTable(),
      getSequenceTable(),      getSignalTable(),       getTextTable(),
      getTraditionalMlTable(),
  };
  return tables;
}

} // namespace mlir::onnx
