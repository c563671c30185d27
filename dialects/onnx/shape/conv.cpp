// SPDX-License-Identifier: Apache-2.0
//
// Shapes of convolutions.
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "dialects/onnx/shape/window.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns the sizes of the kernel: the attribute, or those of the weights.
static FailureOr<DimList> getKernel(OpShapes &op, const DimShape &weights,
                                    size_t rank) {
  const auto attribute = op.getInts("kernel_shape");
  if (attribute && attribute->size() != rank)
    return op.error("has " + llvm::Twine(attribute->size()) +
                    " values of 'kernel_shape', expected " + llvm::Twine(rank));
  DimList kernel(rank);
  for (size_t i = 0; i < rank; ++i) {
    if (weights && weights->size() == rank + 2)
      kernel[i] = (*weights)[i + 2];
    if (!attribute)
      continue;
    FailureOr<DimExpr> size = op.unify(kernel[i], op.constant((*attribute)[i]),
                                       "sizes of the kernel");
    if (failed(size))
      return failure();
    kernel[i] = *size;
  }
  return kernel;
}

/// Checks the ranks of the input and the weights.
static LogicalResult checkRanks(OpShapes &op, unsigned weights) {
  if (failed(op.checkRank(0, 3, INT64_MAX)) ||
      failed(op.checkRank(weights, 3, INT64_MAX)))
    return failure();
  const auto a = op.getRank(0), b = op.getRank(weights);
  if (a && b && *a != *b)
    return op.error("has an input of rank " + llvm::Twine(*a) +
                    " and weights of rank " + llvm::Twine(*b));
  return success();
}

/// Infers the shape of a convolution with the weights as operand `index`.
static LogicalResult convolve(OpShapes &op, unsigned index) {
  if (failed(checkRanks(op, index)))
    return failure();
  const DimShape input = op.getShape(0), weights = op.getShape(index);
  if (!input) {
    if (weights)
      op.setShape(0, DimList(weights->size()));
    return success();
  }
  const size_t rank = input->size() - 2;
  FailureOr<Window> window = readWindow(op, rank);
  if (failed(window))
    return failure();
  FailureOr<DimList> kernel = getKernel(op, weights, rank);
  if (failed(kernel))
    return failure();
  window->kernel = *kernel;
  if (weights &&
      failed(op.unify((*input)[1],
                      op.dims.mul((*weights)[1], op.getInt("group", 1)),
                      "channels")))
    return failure();
  DimList result = {(*input)[0], weights ? (*weights)[0] : DimExpr()};
  for (size_t i = 0; i < rank; ++i)
    result.push_back(countPositions(op, *window, i, (*input)[i + 2]));
  op.setShape(0, result);
  return success();
}

static LogicalResult inferConv(OpShapes &op) { return convolve(op, 1); }

/// The input has a scale and a zero point.
static LogicalResult inferQLinearConv(OpShapes &op) { return convolve(op, 3); }

/// Returns the size that a transposed convolution yields in dimension `i`.
static DimExpr transposedSize(OpShapes &op, const Window &window, size_t i,
                              DimExpr size, int64_t extra) {
  if (!size)
    return DimExpr();
  DimExprContext &dims = op.dims;
  if (window.autoPad.starts_with("SAME_"))
    return dims.mul(size, window.strides[i]);
  if (!window.kernel[i])
    return DimExpr();
  const DimExpr reach =
      dims.mul(dims.add(window.kernel[i], -1), window.dilations[i]);
  const DimExpr full =
      dims.add(dims.mul(dims.add(size, -1), window.strides[i]), reach);
  return dims.add(dims.add(full, extra),
                  1 - window.padsBegin[i] - window.padsEnd[i]);
}

static LogicalResult inferConvTranspose(OpShapes &op) {
  if (failed(checkRanks(op, 1)))
    return failure();
  const DimShape input = op.getShape(0), weights = op.getShape(1);
  if (!input)
    return success();
  const size_t rank = input->size() - 2;
  FailureOr<Window> window = readWindow(op, rank);
  if (failed(window))
    return failure();
  FailureOr<DimList> kernel = getKernel(op, weights, rank);
  if (failed(kernel))
    return failure();
  window->kernel = *kernel;
  const auto outputs = op.getInts("output_shape");
  const auto padding = op.getInts("output_padding");
  if ((outputs && outputs->size() != rank) ||
      (padding && padding->size() != rank))
    return op.error("has 'output_shape' or 'output_padding' with another "
                    "number of values than spatial dimensions");
  if (weights && failed(op.unify((*input)[1], (*weights)[0], "channels")))
    return failure();
  DimList result = {(*input)[0],
                    weights ? op.dims.mul((*weights)[1], op.getInt("group", 1))
                            : DimExpr()};
  for (size_t i = 0; i < rank; ++i)
    result.push_back(outputs ? op.constant((*outputs)[i])
                             : transposedSize(op, *window, i, (*input)[i + 2],
                                              padding ? (*padding)[i] : 0));
  op.setShape(0, result);
  return success();
}

InferShapesTable getConvTable() {
  static constexpr InferShapesRow table[] = {
      {"Conv", inferConv},
      {"ConvInteger", inferConv},
      {"ConvTranspose", inferConvTranspose},
      {"DeformConv", inferConv},
      {"QLinearConv", inferQLinearConv},
  };
  return table;
}

} // namespace mlir::onnx
