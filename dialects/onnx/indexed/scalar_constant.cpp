// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/scalar_constant.h"

#include "core/ir/builtin/elements.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/small_types.h"
#include "dialects/onnx/rules/constants.h"

namespace mlir::onnx {

/// Returns the value that an argument of the body of `onnx.Fused` stands for.
static Value getOutside(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  Operation *parent = argument ? argument.getOwner()->getParentOp() : nullptr;
  if (!parent || parent->getName().getStringRef() != "onnx.Fused")
    return value;
  return parent->getOperand(argument.getArgNumber());
}

ElementsAttr getConstantElements(Value value) {
  Operation *op = getOutside(value).getDefiningOp();
  if (!op || op->getName().getStringRef() != "onnx.Constant")
    return {};
  return getConstantValue(op);
}

TypedAttr getScalarConstant(Value value) {
  ElementsAttr elements = getConstantElements(value);
  if (!elements || !elements.getShapedType().hasStaticShape() ||
      elements.getShapedType().getNumElements() != 1)
    return {};
  Attribute element = elements.getElement(0);
  if (auto number = dyn_cast_if_present<IntegerAttr>(element)) {
    const Type type = getScalarType(number.getType());
    return IntegerAttr::get(
        type, number.getValue().zext(type.getIntOrFloatBitWidth()));
  }
  auto number = dyn_cast_if_present<FloatAttr>(element);
  if (!number || !isSmallType(number.getType()))
    return number;
  return IntegerAttr::get(
      getScalarType(number.getType()),
      floatToBits(cast<FloatType>(number.getType()).getFloatSemantics(),
                  number.getValue())
          .zext(8));
}

std::optional<double> getFloatElement(Value value, int64_t i) {
  ElementsAttr elements = getConstantElements(value);
  if (!elements || !elements.getShapedType().hasStaticShape() ||
      elements.getShapedType().getNumElements() <= i)
    return std::nullopt;
  auto number = dyn_cast_if_present<FloatAttr>(elements.getElement(i));
  if (!number)
    return std::nullopt;
  return number.getValueAsDouble();
}

} // namespace mlir::onnx
