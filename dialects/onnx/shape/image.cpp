// SPDX-License-Identifier: Apache-2.0
//
// Shapes of operators on images.
#include <cmath>

#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/generator_ops.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"
#include "dialects/onnx/shape/window.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Resize

/// Returns the elements of a constant of f32, or nullopt.
static std::optional<llvm::SmallVector<double>> getFloats(OpShapes &op,
                                                          unsigned index) {
  auto constant = op.op.getOperand(index).getDefiningOp<ConstantOp>();
  const auto value = constant ? constant->getAttrOfType<ElementsAttr>("value")
                              : ElementsAttr();
  if (!value || !value.getShapedType().hasStaticShape() ||
      value.getNumElements() > ShapeFacts::maxElements)
    return std::nullopt;
  llvm::SmallVector<double> elements;
  for (int64_t i = 0; i < value.getNumElements(); ++i) {
    const auto element = dyn_cast_if_present<FloatAttr>(value.getElement(i));
    if (!element)
      return std::nullopt;
    elements.push_back(element.getValueAsDouble());
  }
  return elements;
}

/// Returns floor(size * scale), or null. A scale is 1/d or p/q for small
/// numbers, or the size is a constant: then the product is rounded to f32, as
/// ONNX's own shape inference and other implementations do.
static DimExpr scaleSize(OpShapes &op, DimExpr size, double scale) {
  if (!size || !(scale > 0) || scale > 1e6)
    return DimExpr();
  if (const std::optional<int64_t> value = size.getConstant()) {
    const double product = std::floor(float(*value) * float(scale));
    return product < 1e15 ? op.constant(int64_t(product)) : DimExpr();
  }
  // The product must be exact, as implementations compute it with floats.
  for (int64_t divisor = 1; divisor <= 1024; divisor *= 2)
    if (const double numerator = scale * double(divisor);
        numerator == std::floor(numerator))
      return op.dims.floorDiv(op.dims.mul(size, int64_t(numerator)), divisor);
  return DimExpr();
}

/// Returns the axes of the attribute, or all.
static FailureOr<llvm::SmallVector<int64_t>> getResizedAxes(OpShapes &op,
                                                            size_t rank) {
  llvm::SmallVector<int64_t> axes;
  if (const auto attribute = op.getInts("axes")) {
    for (int64_t value : *attribute) {
      const FailureOr<int64_t> axis = op.getAxis(value, rank);
      if (failed(axis))
        return failure();
      axes.push_back(*axis);
    }
    return axes;
  }
  for (size_t i = 0; i < rank; ++i)
    axes.push_back(i);
  return axes;
}

/// Changes the sizes, unless the aspect ratio is kept: then all axes are scaled
/// by the smallest or the largest factor, if all sizes are known.
static void resizeTo(OpShapes &op, DimList &shape, llvm::ArrayRef<int64_t> axes,
                     const DimList &sizes) {
  const llvm::StringRef policy =
      op.getString("keep_aspect_ratio_policy", "stretch");
  if (policy == "stretch") {
    for (auto [axis, size] : llvm::zip(axes, sizes))
      shape[axis] = size;
    return;
  }
  const bool isSmallest = policy == "not_larger";
  std::optional<double> scale;
  for (auto [axis, size] : llvm::zip(axes, sizes)) {
    const auto from = shape[axis].getConstant(), to = size.getConstant();
    if (!from || !to || *from <= 0 || *to > (int64_t(1) << 40)) {
      scale = std::nullopt;
      break;
    }
    const double factor = double(*to) / double(*from);
    if (!scale || (isSmallest ? factor < *scale : factor > *scale))
      scale = factor;
  }
  for (int64_t axis : axes) {
    const auto from = shape[axis].getConstant();
    shape[axis] = scale && from
                      ? op.constant(std::llround(double(*from) * *scale))
                      : DimExpr();
  }
}

static LogicalResult inferResize(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!shape)
    return success();
  FailureOr<llvm::SmallVector<int64_t>> axes =
      getResizedAxes(op, shape->size());
  if (failed(axes))
    return failure();
  const bool hasSizes = op.hasOperand(3) && !op.getSize(3, 0).isConstant(0);
  if (hasSizes) {
    const std::optional<DimList> sizes = op.getIntegers(3);
    if (sizes && sizes->size() != axes->size())
      return op.error("has " + llvm::Twine(sizes->size()) + " sizes for " +
                      llvm::Twine(axes->size()) + " axes");
    resizeTo(op, *shape, *axes, sizes ? *sizes : DimList(axes->size()));
    op.setShape(0, shape);
    return success();
  }
  if (!op.hasOperand(2))
    return op.error("has neither scales nor sizes");
  const std::optional<llvm::SmallVector<double>> scales = getFloats(op, 2);
  if (scales && scales->size() != axes->size())
    return op.error("has " + llvm::Twine(scales->size()) + " scales for " +
                    llvm::Twine(axes->size()) + " axes");
  for (auto [i, axis] : llvm::enumerate(*axes))
    (*shape)[axis] =
        scales ? scaleSize(op, (*shape)[axis], (*scales)[i]) : DimExpr();
  op.setShape(0, shape);
  return success();
}

/// The second operand contains the scales.
static LogicalResult inferUpsample(OpShapes &op) {
  DimShape shape = op.getShape(0);
  if (!shape || !op.hasOperand(1))
    return success();
  const auto scales = getFloats(op, 1);
  for (auto [i, size] : llvm::enumerate(*shape))
    size = scales && i < scales->size() ? scaleSize(op, size, (*scales)[i])
                                        : DimExpr();
  op.setShape(0, shape);
  return success();
}

//===----------------------------------------------------------------------===//
// Grids and blocks

/// GridSample: batch x channels x the sizes of the grid.
static LogicalResult inferGridSample(OpShapes &op) {
  if (failed(op.checkRank(0, 3, INT64_MAX)) ||
      failed(op.checkRank(1, 3, INT64_MAX)))
    return failure();
  const DimShape grid = op.getShape(1);
  if (!grid)
    return success();
  DimList result = {op.getSize(0, 0), op.getSize(0, 1)};
  result.append(grid->begin() + 1, grid->end() - 1);
  op.setShape(0, result);
  return success();
}

/// AffineGrid: batch x spatial sizes x coordinates.
static LogicalResult inferAffineGrid(OpShapes &op) {
  const std::optional<DimList> sizes = op.getIntegers(1);
  if (!sizes)
    return success();
  if (sizes->size() < 3)
    return op.error("has " + llvm::Twine(sizes->size()) + " sizes");
  DimList result = {sizes->front()};
  result.append(sizes->begin() + 2, sizes->end());
  result.push_back(op.constant(int64_t(sizes->size()) - 2));
  op.setShape(0, result);
  return success();
}

/// Col2Im: batch x channels x the sizes of the image.
static LogicalResult inferCol2Im(OpShapes &op) {
  if (failed(op.checkRank(0, 3, 3)))
    return failure();
  const std::optional<DimList> image = op.getIntegers(1);
  const std::optional<DimList> block = op.getIntegers(2);
  if (!image)
    return success();
  DimExpr channels = op.getSize(0, 1);
  const DimExpr area = block ? op.product(*block) : DimExpr();
  channels = channels && area ? op.dims.floorDiv(channels, area) : DimExpr();
  DimList result = {op.getSize(0, 0), channels};
  llvm::append_range(result, *image);
  op.setShape(0, result);
  return success();
}

/// ImageDecoder: height x width x channels.
static LogicalResult inferImageDecoder(OpShapes &op) {
  const bool isGray = op.getString("pixel_format", "RGB") == "Grayscale";
  op.setShape(0, DimList{DimExpr(), DimExpr(), op.constant(isGray ? 1 : 3)});
  return success();
}

InferShapesTable getImageTable() {
  static constexpr InferShapesRow table[] = {
      {"AffineGrid", inferAffineGrid}, {"Col2Im", inferCol2Im},
      {"GridSample", inferGridSample}, {"ImageDecoder", inferImageDecoder},
      {"Resize", inferResize},         {"Upsample", inferUpsample},
  };
  return table;
}

} // namespace mlir::onnx
