// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/scalar_constant.h"

#include "core/ir/builtin/elements.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation.h"
#include "core/support/llvm.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/small_types.h"

namespace mlir::onnx {

/// Returns the tensor of numbers that an attribute other than `value` holds.
static ElementsAttr getListElements(Operation *op) {
  Builder builder(op->getContext());
  auto makeTensor = [&](llvm::ArrayRef<int64_t> shape, Type type,
                        llvm::ArrayRef<Attribute> elements) {
    return DenseElementsAttr::get(RankedTensorType::get(shape, type), elements);
  };
  auto asSignless = [&](Attribute number) -> Attribute {
    return builder.getI64IntegerAttr(
        cast<IntegerAttr>(number).getValue().getSExtValue());
  };
  if (auto number = op->getAttrOfType<FloatAttr>("value_float"))
    return makeTensor({}, builder.getF32Type(), {number});
  if (auto number = op->getAttrOfType<IntegerAttr>("value_int"))
    return makeTensor({}, builder.getI64Type(), {asSignless(number)});
  if (auto list = op->getAttrOfType<ArrayAttr>("value_floats"))
    return makeTensor({static_cast<int64_t>(list.size())}, builder.getF32Type(),
                      list.getValue());
  if (auto list = op->getAttrOfType<ArrayAttr>("value_ints")) {
    llvm::SmallVector<Attribute> elements;
    for (Attribute number : list)
      elements.push_back(asSignless(number));
    return makeTensor({static_cast<int64_t>(list.size())}, builder.getI64Type(),
                      elements);
  }
  return {};
}

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
  if (auto elements = op->getAttrOfType<ElementsAttr>("value"))
    return elements;
  return getListElements(op);
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
