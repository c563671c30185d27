// SPDX-License-Identifier: Apache-2.0
//
// Shapes and elements of constants.
#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/builtin/elements.h"
#include "dialects/onnx/shape/op_shapes.h"
#include "dialects/onnx/shape/tables.h"

namespace mlir::onnx {

/// Returns the number if it is an integer of 64 bits, or null.
static DimExpr getElement(OpShapes &op, Attribute element) {
  if (const auto integer = dyn_cast_if_present<IntegerAttr>(element)) {
    const llvm::APInt value = integer.getValue();
    const Type type = integer.getType();
    const bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
    if (isUnsigned ? value.getActiveBits() > 63
                   : value.getSignificantBits() > 64)
      return DimExpr();
    return op.constant(isUnsigned ? int64_t(value.getZExtValue())
                                  : value.getSExtValue());
  }
  const auto number = dyn_cast_if_present<FloatAttr>(element);
  if (!number || !number.getValue().isInteger())
    return DimExpr();
  llvm::APSInt value(64, /*isUnsigned=*/false);
  bool isExact = false;
  if (number.getValue().convertToInteger(value, llvm::APFloat::rmTowardZero,
                                         &isExact) != llvm::APFloat::opOK)
    return DimExpr();
  return op.constant(value.getSExtValue());
}

/// Returns the elements of a small tensor, or nullopt.
static std::optional<DimList> getConstantElements(OpShapes &op,
                                                  Attribute attribute) {
  const auto value = dyn_cast_if_present<ElementsAttr>(attribute);
  if (!value)
    return std::nullopt;
  const ShapedType type = value.getShapedType();
  if (!type.getElementType().isIntOrFloat() || !type.hasStaticShape() ||
      type.getNumElements() > ShapeFacts::maxElements)
    return std::nullopt;
  DimList elements;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    const DimExpr expr = getElement(op, value.getElement(i));
    if (!expr)
      return std::nullopt;
    elements.push_back(expr);
  }
  return elements;
}

static LogicalResult inferConstant(OpShapes &op) {
  for (llvm::StringRef name : {"value", "sparse_value"})
    if (const auto value = op.op.getAttrOfType<TypedAttr>(name)) {
      op.setShape(0, getTypeShape(op.dims, value.getType()));
      op.setElements(0, getConstantElements(op, value));
      return success();
    }
  for (llvm::StringRef name : {"value_float", "value_int", "value_string"})
    if (const Attribute value = op.op.getAttr(name)) {
      op.setShape(0, DimList());
      if (const DimExpr element = getElement(op, value))
        op.setElements(0, DimList{element});
      return success();
    }
  for (llvm::StringRef name : {"value_floats", "value_ints", "value_strings"})
    if (const auto list = op.op.getAttrOfType<ArrayAttr>(name)) {
      op.setShape(0, DimList{op.constant(list.size())});
      DimList elements;
      for (Attribute value : list.getValue())
        if (const DimExpr element = getElement(op, value))
          elements.push_back(element);
      if (elements.size() == list.size())
        op.setElements(0, elements);
      return success();
    }
  return success();
}

/// The operand contains the sizes.
static LogicalResult inferConstantOfShape(OpShapes &op) {
  std::optional<DimList> sizes = op.getIntegers(0);
  if (!sizes)
    return success();
  for (DimExpr size : *sizes)
    if (size.getConstant() && *size.getConstant() < 0)
      return op.error("has the negative size " +
                      llvm::Twine(*size.getConstant()));
  op.setShape(0, *sizes);
  const DimExpr total = op.product(*sizes);
  const std::optional<int64_t> count = total.getConstant();
  DimExpr element = op.constant(0);
  if (const Attribute value = op.op.getAttr("value")) {
    const std::optional<DimList> elements = getConstantElements(op, value);
    element = elements && elements->size() == 1 ? elements->front() : DimExpr();
  }
  if (count && *count <= ShapeFacts::maxElements && element)
    op.setElements(0, DimList(*count, element));
  return success();
}

/// Range: ceil((limit - start) / delta) elements.
static LogicalResult inferRange(OpShapes &op) {
  const DimExpr start = op.getScalar(0), limit = op.getScalar(1);
  const DimExpr step = op.getScalar(2);
  const std::optional<int64_t> delta = step.getConstant();
  if (!start || !limit || !delta || *delta == 0 || *delta == INT64_MIN) {
    op.setShape(0, DimList(1));
    return success();
  }
  const DimExpr distance =
      *delta > 0 ? op.dims.sub(limit, start) : op.dims.sub(start, limit);
  DimExpr count = op.dims.ceilDiv(distance, *delta > 0 ? *delta : -*delta);
  if (!op.facts.isSize(count))
    count = op.dims.max(count, 0);
  op.setShape(0, DimList{count});
  if (const std::optional<int64_t> number = count.getConstant();
      number && *number <= ShapeFacts::maxElements) {
    DimList elements;
    for (int64_t i = 0; i < *number; ++i)
      elements.push_back(op.dims.add(start, op.dims.mul(step, i)));
    op.setElements(0, elements);
  }
  return success();
}

/// The attribute `shape` contains the sizes.
static LogicalResult inferShapeAttribute(OpShapes &op) {
  const auto sizes = op.getInts("shape");
  if (!sizes)
    return success();
  DimList shape;
  for (int64_t size : *sizes) {
    if (size < 0)
      return op.error("has the negative size " + llvm::Twine(size));
    shape.push_back(op.constant(size));
  }
  op.setShape(0, shape);
  return success();
}

static LogicalResult inferLike(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return success();
}

static LogicalResult inferEyeLike(OpShapes &op) {
  op.setShape(0, op.getShape(0));
  return op.checkRank(0, 2, 2);
}

/// Multinomial: batch x samples.
static LogicalResult inferMultinomial(OpShapes &op) {
  op.setShape(
      0, DimList{op.getSize(0, 0), op.constant(op.getInt("sample_size", 1))});
  return op.checkRank(0, 2, 2);
}

/// onnx.RandomSeed, which is no operator of ONNX.
static LogicalResult inferRandomSeed(OpShapes &op) {
  op.setShape(0, DimList());
  return success();
}

InferShapesTable getConstantTable() {
  static constexpr InferShapesRow table[] = {
      {"Constant", inferConstant},
      {"ConstantOfShape", inferConstantOfShape},
      {"EyeLike", inferEyeLike},
      {"Multinomial", inferMultinomial},
      {"RandomNormal", inferShapeAttribute},
      {"RandomNormalLike", inferLike},
      {"RandomSeed", inferRandomSeed},
      {"RandomUniform", inferShapeAttribute},
      {"RandomUniformLike", inferLike},
      {"Range", inferRange},
  };
  return table;
}

} // namespace mlir::onnx
