// SPDX-License-Identifier: Apache-2.0
//
// Shapes of pools.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "dialects/onnx/shape/window.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// AveragePool, LpPool and MaxPool, whose second result has the same shape.
static LogicalResult inferPool(OpShapes &op) {
  if (failed(op.checkRank(0, 3, INT64_MAX)))
    return failure();
  const DimShape input = op.getShape(0);
  if (!input)
    return success();
  const size_t rank = input->size() - 2;
  FailureOr<Window> window = readWindow(op, rank);
  if (failed(window))
    return failure();
  const auto kernel = op.getInts("kernel_shape");
  if (!kernel || kernel->size() != rank)
    return op.error("has another number of values of 'kernel_shape' than "
                    "spatial dimensions, " +
                    llvm::Twine(rank));
  for (int64_t size : *kernel)
    window->kernel.push_back(op.constant(size));
  DimList result(input->begin(), input->begin() + 2);
  for (size_t i = 0; i < rank; ++i)
    result.push_back(countPositions(op, *window, i, (*input)[i + 2]));
  op.setShape(0, result);
  op.setShape(1, result);
  return success();
}

/// Each spatial dimension has the size 1.
static LogicalResult inferGlobalPool(OpShapes &op) {
  if (failed(op.checkRank(0, 2, INT64_MAX)))
    return failure();
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  for (DimExpr &size : llvm::drop_begin(*shape, 2))
    size = op.constant(1);
  op.setShape(0, shape);
  return success();
}

/// Inverts MaxPool. The third operand contains the sizes of the result.
static LogicalResult inferMaxUnpool(OpShapes &op) {
  const DimShape input = op.getShape(0);
  if (failed(op.checkRank(0, 3, INT64_MAX)))
    return failure();
  if (op.hasOperand(2)) {
    // Only the rank is known of a shape that a run determines.
    DimShape shape = op.getIntegers(2);
    if (!shape && input)
      shape = DimList(input->size());
    op.setShape(0, std::move(shape));
    return success();
  }
  const auto kernel = op.getInts("kernel_shape");
  if (!input || !kernel)
    return success();
  const size_t rank = input->size() - 2;
  FailureOr<Window> window = readWindow(op, rank);
  if (failed(window))
    return failure();
  if (kernel->size() != rank)
    return op.error("has another number of values of 'kernel_shape' than "
                    "spatial dimensions");
  DimList result(input->begin(), input->begin() + 2);
  for (size_t i = 0; i < rank; ++i) {
    const DimExpr size = (*input)[i + 2];
    const int64_t padding = window->padsBegin[i] + window->padsEnd[i];
    const DimExpr first =
        op.dims.sub(op.constant((*kernel)[i]), op.constant(padding));
    result.push_back(size ? op.dims.add(op.dims.mul(op.dims.add(size, -1),
                                                    window->strides[i]),
                                        first)
                          : DimExpr());
  }
  op.setShape(0, result);
  return success();
}

/// MaxRoiPool: regions x channels x pooled shape.
static LogicalResult inferMaxRoiPool(OpShapes &op) {
  const auto pooled = op.getInts("pooled_shape");
  if (!pooled || pooled->size() != 2)
    return op.error("has no two values of 'pooled_shape'");
  op.setShape(0, DimList{op.getSize(1, 0), op.getSize(0, 1),
                         op.constant((*pooled)[0]), op.constant((*pooled)[1])});
  return op.checkRank(0, 4, 4);
}

/// RoiAlign: regions x channels x height x width.
static LogicalResult inferRoiAlign(OpShapes &op) {
  op.setShape(0, DimList{op.getSize(1, 0), op.getSize(0, 1),
                         op.constant(op.getInt("output_height", 1)),
                         op.constant(op.getInt("output_width", 1))});
  return op.checkRank(0, 4, 4);
}

InferShapesTable getPoolTable() {
  static constexpr InferShapesRow table[] = {
      {"AveragePool", inferPool},
      {"GlobalAveragePool", inferGlobalPool},
      {"GlobalLpPool", inferGlobalPool},
      {"GlobalMaxPool", inferGlobalPool},
      {"LpPool", inferPool},
      {"MaxPool", inferPool},
      {"MaxRoiPool", inferMaxRoiPool},
      {"MaxUnpool", inferMaxUnpool},
      {"RoiAlign", inferRoiAlign},
  };
  return table;
}

} // namespace mlir::onnx
