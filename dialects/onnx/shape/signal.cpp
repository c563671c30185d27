// SPDX-License-Identifier: Apache-2.0
//
// Shapes of windows and transforms of signals.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// A window with the number of elements that the operand holds.
static LogicalResult inferSignalWindow(OpShapes &op) {
  op.setShape(0, DimList{op.getScalar(0)});
  return success();
}

/// floor(length / 2) + 1 frequencies x bins.
static LogicalResult inferMelWeightMatrix(OpShapes &op) {
  const DimExpr length = op.getScalar(1);
  op.setShape(0, DimList{length ? op.dims.add(op.dims.floorDiv(length, 2), 1)
                                : DimExpr(),
                         op.getScalar(0)});
  return success();
}

/// The last dimension holds the real and the imaginary part. Half of the
/// result is enough for a real signal, and the inverse of that is real.
static LogicalResult inferDFT(OpShapes &op) {
  if (failed(op.checkRank(0, 2, INT64_MAX)))
    return failure();
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  const bool isHalf = op.getInt("onesided", 0) != 0;
  const bool isInverse = op.getInt("inverse", 0) != 0;
  shape->back() = op.constant(isHalf && isInverse ? 1 : 2);
  std::optional<int64_t> axis = -2;
  if (op.hasOperand(2))
    axis = op.getScalar(2).getConstant();
  if (!axis) {
    // Any dimension but the last one may be the axis.
    for (DimExpr &size : llvm::drop_end(*shape))
      size = DimExpr();
    op.setShape(0, shape);
    return success();
  }
  const FailureOr<int64_t> found = op.getAxis(*axis, shape->size());
  if (failed(found))
    return failure();
  DimExpr &size = (*shape)[*found];
  if (op.hasOperand(1))
    size = op.getScalar(1);
  else if (isHalf && isInverse && size)
    size = op.dims.mul(op.dims.add(size, -1), 2);
  if (isHalf && !isInverse && size)
    size = op.dims.add(op.dims.floorDiv(size, 2), 1);
  op.setShape(0, shape);
  return success();
}

/// STFT: batch x frames x frequencies x 2.
static LogicalResult inferSTFT(OpShapes &op) {
  const DimExpr length = op.getSize(0, 1), step = op.getScalar(1);
  DimExpr frame = length;
  if (op.hasOperand(3))
    frame = op.getScalar(3);
  else if (op.hasOperand(2))
    frame = op.getSize(2, 0);
  DimExpr frames, frequencies = frame;
  if (length && step && frame)
    frames = op.dims.add(op.dims.floorDiv(op.dims.sub(length, frame), step), 1);
  if (frame && op.getInt("onesided", 1))
    frequencies = op.dims.add(op.dims.floorDiv(frame, 2), 1);
  op.setShape(0,
              DimList{op.getSize(0, 0), frames, frequencies, op.constant(2)});
  return success();
}

InferShapesTable getSignalTable() {
  static constexpr InferShapesRow table[] = {
      {"BlackmanWindow", inferSignalWindow},
      {"DFT", inferDFT},
      {"HammingWindow", inferSignalWindow},
      {"HannWindow", inferSignalWindow},
      {"MelWeightMatrix", inferMelWeightMatrix},
      {"STFT", inferSTFT},
  };
  return table;
}

} // namespace mlir::onnx
