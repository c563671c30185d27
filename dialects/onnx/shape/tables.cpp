// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/tables.h"

namespace mlir::onnx {

llvm::ArrayRef<InferShapesTable> getInferShapesTables() {
  static const InferShapesTable tables[] = {
      getConstantTable(),  getConvTable(),     getElementwiseTable(),
      getMatMulTable(),    getMovementTable(), getPoolTable(),
      getReductionTable(), getReshapeTable(),  getSelectionTable(),
  };
  return tables;
}

} // namespace mlir::onnx
