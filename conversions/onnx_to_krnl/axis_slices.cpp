// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/axis_slices.h"

namespace mlir::onnx_to_krnl {

AxisSlices getAxisSlices(const onnx::Operator &op) {
  onnx::DimExprContext &dims = op.dims();
  const onnx::Sizes shape = op.getShape(0);
  const onnx::DimExpr one = dims.getConstant(1);
  if (!op.getOperation()->hasAttr("axis"))
    return {one, dims.product(shape), one};
  const unsigned axis =
      onnx::Operator::normalizeAxis(op.getInteger("axis", 0), shape.size());
  return {dims.product(shape.take_front(axis)), shape[axis],
          dims.product(shape.drop_front(axis + 1))};
}

} // namespace mlir::onnx_to_krnl
