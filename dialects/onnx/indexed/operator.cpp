// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/operator.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/indexed/small_types.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static bool isPresent(Value value) { return !isa<NoneType>(value.getType()); }

static Type getElementTypeOf(Value value) {
  return cast<TensorType>(value.getType()).getElementType();
}

Type getScalarType(Type elementType) {
  if (isSmallType(elementType))
    return IntegerType::get(elementType.getContext(), 8);
  if (auto integer = dyn_cast<IntegerType>(elementType))
    return IntegerType::get(elementType.getContext(), integer.getWidth());
  return elementType;
}

bool Operator::hasOperand(unsigned i) const {
  return i < op->getNumOperands() && isPresent(op->getOperand(i));
}

bool Operator::hasResult(unsigned i) const {
  return i < op->getNumResults() && isPresent(op->getResult(i));
}

Sizes Operator::getShape(unsigned operand) const {
  return *shapes.getShape(op->getOperand(operand));
}

Sizes Operator::getResultShape(unsigned result) const {
  return *shapes.getShape(op->getResult(result));
}

Type Operator::getElementType(unsigned operand) const {
  return getElementTypeOf(op->getOperand(operand));
}

Type Operator::getResultElementType(unsigned result) const {
  return getElementTypeOf(op->getResult(result));
}

bool Operator::isUnsigned(unsigned operand) const {
  return getElementType(operand).isUnsignedInteger();
}

Type Operator::getScalarType(unsigned operand) const {
  return onnx::getScalarType(getElementType(operand));
}

Type Operator::getResultScalarType(unsigned result) const {
  return onnx::getScalarType(getResultElementType(result));
}

std::optional<Sizes> Operator::getElements(unsigned operand) const {
  return shapes.getElements(op->getOperand(operand));
}

std::optional<llvm::SmallVector<int64_t>>
Operator::getIntegers(unsigned operand) const {
  std::optional<Sizes> elements = getElements(operand);
  if (!elements)
    return std::nullopt;
  llvm::SmallVector<int64_t> integers;
  for (DimExpr element : *elements) {
    std::optional<int64_t> value =
        element ? element.getConstant() : std::nullopt;
    if (!value)
      return std::nullopt;
    integers.push_back(*value);
  }
  return integers;
}

int64_t Operator::getInteger(llvm::StringRef name, int64_t byDefault) const {
  auto attribute = op->getAttrOfType<IntegerAttr>(name);
  return attribute ? attribute.getValue().getSExtValue() : byDefault;
}

double Operator::getFloat(llvm::StringRef name, double byDefault) const {
  auto attribute = op->getAttrOfType<FloatAttr>(name);
  return attribute ? attribute.getValueAsDouble() : byDefault;
}

llvm::StringRef Operator::getString(llvm::StringRef name,
                                    llvm::StringRef byDefault) const {
  auto attribute = op->getAttrOfType<StringAttr>(name);
  return attribute ? attribute.getValue() : byDefault;
}

std::optional<llvm::SmallVector<int64_t>>
Operator::getIntegers(llvm::StringRef name) const {
  auto attribute = op->getAttrOfType<ArrayAttr>(name);
  if (!attribute)
    return std::nullopt;
  llvm::SmallVector<int64_t> integers;
  for (Attribute element : attribute)
    integers.push_back(cast<IntegerAttr>(element).getValue().getSExtValue());
  return integers;
}

bool hasKnownRanks(Operation *op, const ShapeAnalysis &shapes) {
  auto isKnown = [&](Value value) {
    return !isPresent(value) || shapes.getShape(value);
  };
  return llvm::all_of(op->getOperands(), isKnown) &&
         llvm::all_of(op->getResults(), isKnown);
}

} // namespace mlir::onnx
