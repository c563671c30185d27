// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/decomposition/node_builder.h"

#include "core/ir/structure/operation.h"
#include "dialects/onnx/structure_ops.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

Type getElementType(Value value) {
  auto tensor = dyn_cast<TensorType>(value.getType());
  return tensor ? tensor.getElementType() : Type();
}

Value NodeBuilder::node(llvm::StringRef name, llvm::ArrayRef<Value> operands,
                        llvm::ArrayRef<NamedAttribute> attributes,
                        Type elementType) {
  if (!elementType)
    elementType = getElementType(operands.front());
  return nodes(name, operands, attributes, elementType)->getResult(0);
}

Operation *NodeBuilder::nodes(llvm::StringRef name,
                              llvm::ArrayRef<Value> operands,
                              llvm::ArrayRef<NamedAttribute> attributes,
                              llvm::ArrayRef<Type> elementTypes) {
  OperationState state(getLoc(), ("onnx." + name).str());
  state.addOperands(ValueRange(operands));
  for (Type elementType : elementTypes)
    state.addType(elementType ? Type(UnrankedTensorType::get(elementType))
                              : Type(getNoneType()));
  state.addAttributes(attributes);
  return OpBuilder::create(std::move(state));
}

NamedAttribute NodeBuilder::integer(llvm::StringRef name, int64_t value) {
  return getNamedAttr(name, getSI64IntegerAttr(value));
}

NamedAttribute NodeBuilder::integers(llvm::StringRef name,
                                     llvm::ArrayRef<int64_t> values) {
  return getNamedAttr(name, getI64ArrayAttr(values));
}

NamedAttribute NodeBuilder::number(llvm::StringRef name, double value) {
  return getNamedAttr(name, getF32FloatAttr(static_cast<float>(value)));
}

Value NodeBuilder::constant(DenseElementsAttr value) {
  OperationState state(getLoc(), "onnx.Constant");
  state.addType(value.getType());
  state.addAttribute("value", value);
  return OpBuilder::create(std::move(state))->getResult(0);
}

Value NodeBuilder::noValue() {
  return NoValueOp::create(*this, getNoneType(), getUnitAttr());
}

Value NodeBuilder::list(llvm::ArrayRef<int64_t> values) {
  return constant(DenseElementsAttr::get(
      RankedTensorType::get({static_cast<int64_t>(values.size())},
                            getI64Type()),
      values));
}

Value NodeBuilder::scalar(Type type, double value) {
  Attribute element;
  if (isa<FloatType>(type))
    element = FloatAttr::get(type, value);
  else
    element = IntegerAttr::get(type, static_cast<int64_t>(value));
  return constant(
      DenseElementsAttr::get(RankedTensorType::get({}, type), element));
}

Value NodeBuilder::cast(Value value, Type elementType) {
  if (getElementType(value) == elementType)
    return value;
  return node("Cast", value, getNamedAttr("to", TypeAttr::get(elementType)),
              elementType);
}

Value NodeBuilder::size(Value tensor, int64_t axis) {
  return node("Shape", tensor,
              {integer("start", axis), integer("end", axis + 1)}, getI64Type());
}

Value NodeBuilder::scalarSize(Value tensor, int64_t axis) {
  return node("Squeeze", {size(tensor, axis), list(0)});
}

} // namespace mlir::onnx
