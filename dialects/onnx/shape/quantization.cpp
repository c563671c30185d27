// SPDX-License-Identifier: Apache-2.0
//
// Shapes of quantization.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"

namespace mlir::onnx {

static LogicalResult inferQuantized(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

/// The other results are the scale and the zero point.
static LogicalResult inferDynamicQuantizeLinear(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  op.setShape(1, DimList());
  op.setShape(2, DimList());
  return success();
}

InferShapesTable getQuantizationTable() {
  static constexpr InferShapesRow table[] = {
      {"DequantizeLinear", inferQuantized},
      {"DynamicQuantizeLinear", inferDynamicQuantizeLinear},
      {"QuantizeLinear", inferQuantized},
  };
  return table;
}

} // namespace mlir::onnx
