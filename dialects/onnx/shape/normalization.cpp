// SPDX-License-Identifier: Apache-2.0
//
// Shapes of normalizations and losses.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static LogicalResult inferSameShape(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

/// The other results are the running mean and variance.
static LogicalResult inferBatchNormalization(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  op.setShape(1, op.getShape(3));
  op.setShape(2, op.getShape(4));
  for (unsigned i = 1; i < 5; ++i) {
    if (failed(op.checkRank(i, 1, 1)))
      return failure();
    if (op.getRank(0).value_or(0) >= 2 &&
        failed(op.unify(op.getSize(0, 1), op.getSize(i, 0), "channels")))
      return failure();
  }
  return success();
}

/// The other results, the mean and the deviation, have the size 1 from the axis
/// on.
static LogicalResult inferLayerNormalization(OpShapes &op) {
  DimShape shape = op.getShape(0);
  op.setShape(0, shape);
  if (!shape)
    return success();
  const FailureOr<int64_t> axis =
      op.getAxis(op.getInt("axis", -1), shape->size());
  if (failed(axis))
    return failure();
  for (DimExpr &size : llvm::drop_begin(*shape, *axis))
    size = op.constant(1);
  op.setShape(1, shape);
  op.setShape(2, shape);
  return success();
}

/// The loss has the shape of the labels, or is reduced to one number. The
/// second result of SoftmaxCrossEntropyLoss are the logarithms.
static LogicalResult inferLoss(OpShapes &op) {
  op.setShape(1, op.getShape(0));
  if (op.getString("reduction", "mean") != "none") {
    op.setShape(0, DimList());
    return success();
  }
  DimShape shape = op.getShape(1);
  if (!shape) {
    shape = op.getShape(0);
    if (shape && shape->size() >= 2)
      shape->erase(shape->begin() + 1);
  }
  op.setShape(0, shape);
  return success();
}

InferShapesTable getNormalizationTable() {
  static constexpr InferShapesRow table[] = {
      {"BatchNormalization", inferBatchNormalization},
      {"GroupNormalization", inferSameShape},
      {"InstanceNormalization", inferSameShape},
      {"LRN", inferSameShape},
      {"LayerNormalization", inferLayerNormalization},
      {"LpNormalization", inferSameShape},
      {"MeanVarianceNormalization", inferSameShape},
      {"NegativeLogLikelihoodLoss", inferLoss},
      {"RMSNormalization", inferSameShape},
      {"SoftmaxCrossEntropyLoss", inferLoss},
  };
  return table;
}

} // namespace mlir::onnx
