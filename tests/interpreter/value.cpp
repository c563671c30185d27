// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/value.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/data/float_semantics.h"

namespace mlir::interpreter {

Element::Element(RuntimeValue value)
    : content(std::make_shared<const RuntimeValue>(std::move(value))) {}

Element Element::ofFloat(FloatType type, const llvm::APFloat &value) {
  return floatToBits(type.getFloatSemantics(), value);
}

llvm::APFloat Element::getFloat(FloatType type) const {
  return floatFromBits(type.getFloatSemantics(), getBits());
}

RuntimeValue::RuntimeValue(Type type, Element element)
    : type(type), content(std::move(element)) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!getElement().isPoison() || !shaped || !shaped.hasStaticShape() ||
      llvm::isa<BaseMemRefType>(type))
    return;
  content = ElementList{
      Shape(shaped.getShape()),
      std::make_shared<const std::vector<Element>>(shaped.getNumElements())};
}

RuntimeValue::RuntimeValue(Type type, Shape shape,
                           std::vector<Element> elements)
    : type(type) {
  assert(interpreter::getNumElements(shape) ==
         static_cast<int64_t>(elements.size()));
  content = ElementList{
      std::move(shape),
      std::make_shared<const std::vector<Element>>(std::move(elements))};
}

RuntimeValue RuntimeValue::ofIndex(MLIRContext *context, int64_t value) {
  return RuntimeValue(IndexType::get(context), llvm::APInt(64, value, true));
}

RuntimeValue RuntimeValue::ofBool(MLIRContext *context, bool value) {
  return RuntimeValue(IntegerType::get(context, 1), Element::ofBool(value));
}

RuntimeValue RuntimeValue::as(Type newType) const {
  RuntimeValue result = *this;
  result.type = newType;
  return result;
}

bool RuntimeValue::hasPoison() const {
  if (!isShaped())
    return isPoison();
  return llvm::any_of(getElements(), [](const Element &element) {
    return element.isPoison() ||
           (element.isValue() && element.getValue().hasPoison());
  });
}

int64_t RuntimeValue::getInt() const {
  return getElement().getBits().getSExtValue();
}

int64_t getNumElements(llvm::ArrayRef<int64_t> shape) {
  int64_t result = 1;
  for (int64_t size : shape)
    result *= size;
  return result;
}

Shape getRowMajorStrides(llvm::ArrayRef<int64_t> shape) {
  Shape strides(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= shape[i];
  }
  return strides;
}

void forEachPlace(llvm::ArrayRef<int64_t> shape,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit) {
  if (llvm::is_contained(shape, 0))
    return;
  Shape place(shape.size(), 0);
  while (true) {
    visit(place);
    size_t i = shape.size();
    while (i > 0 && ++place[i - 1] == shape[i - 1])
      place[--i] = 0;
    if (i == 0)
      return;
  }
}

static std::optional<Element> getElementOf(Attribute constant, Type type) {
  if (auto integer = llvm::dyn_cast<IntegerAttr>(constant))
    return Element(integer.getValue());
  if (auto number = llvm::dyn_cast<FloatAttr>(constant)) {
    auto floatType = llvm::dyn_cast<FloatType>(type);
    if (floatType)
      return Element::ofFloat(floatType, number.getValue());
  }
  auto parts = llvm::dyn_cast<ArrayAttr>(constant);
  auto complex = llvm::dyn_cast<ComplexType>(type);
  if (!parts || parts.size() != 2 || !complex)
    return std::nullopt;
  auto real = getElementOf(parts[0], complex.getElementType());
  auto imaginary = getElementOf(parts[1], complex.getElementType());
  if (!real || !imaginary)
    return std::nullopt;
  return Element(ComplexBits{real->getBits(), imaginary->getBits()});
}

RuntimeValue getValueOf(Attribute constant, Type type) {
  auto elements = llvm::dyn_cast<ElementsAttr>(constant);
  if (!elements) {
    auto element = getElementOf(constant, type);
    return element ? RuntimeValue(type, *element) : RuntimeValue();
  }
  ShapedType shaped = llvm::cast<ShapedType>(type);
  std::vector<Element> list;
  for (int64_t i = 0, e = shaped.getNumElements(); i < e; ++i) {
    Attribute attribute = elements.getElement(i);
    if (!attribute)
      return RuntimeValue();
    auto element = getElementOf(attribute, shaped.getElementType());
    if (!element)
      return RuntimeValue();
    list.push_back(*element);
  }
  return RuntimeValue(type, Shape(shaped.getShape()), std::move(list));
}

} // namespace mlir::interpreter
