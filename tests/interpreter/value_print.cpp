// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/float_semantics.h"
#include "tests/interpreter/memory.h"
#include "tests/interpreter/value.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::interpreter {
namespace {

void printBits(Type type, const llvm::APInt &bits, llvm::raw_ostream &os) {
  if (auto floatType = llvm::dyn_cast<FloatType>(type)) {
    const FloatSemantics &semantics = floatType.getFloatSemantics();
    printFloat(semantics, floatFromBits(semantics, bits), os);
  } else if (bits.getBitWidth() == 1) {
    os << (bits.isZero() ? "false" : "true");
  } else {
    bits.print(os, /*isSigned=*/!type.isUnsignedInteger());
  }
}

void printElement(Type type, const Element &element, llvm::raw_ostream &os) {
  if (element.isPoison()) {
    os << "poison";
  } else if (element.isNumber()) {
    printBits(type, element.getBits(), os);
  } else if (element.isComplex()) {
    Type part = llvm::cast<ComplexType>(type).getElementType();
    os << '(';
    printBits(part, element.getComplex().real, os);
    os << ", ";
    printBits(part, element.getComplex().imaginary, os);
    os << ')';
  } else {
    print(element.getValue(), os);
  }
}

/// The number of dimensions that begin or end at an index determines the
/// brackets around the innermost lists.
void printElements(Type type, llvm::ArrayRef<int64_t> shape,
                   llvm::ArrayRef<Element> elements, llvm::raw_ostream &os) {
  if (shape.empty())
    return printElement(type, elements[0], os);
  if (elements.empty()) {
    os << "[]";
    return;
  }
  size_t index = 0;
  forEachPlace(shape, [&](llvm::ArrayRef<int64_t> place) {
    size_t begun = 0, ended = 0;
    while (begun < place.size() && place[place.size() - 1 - begun] == 0)
      ++begun;
    while (ended < place.size() && place[place.size() - 1 - ended] + 1 ==
                                       shape[place.size() - 1 - ended])
      ++ended;
    if (index != 0)
      os << ", ";
    os << std::string(begun, '[');
    printElement(type, elements[index++], os);
    os << std::string(ended, ']');
  });
}

/// Returns the type with the actual shape.
Type withShape(Type type, llvm::ArrayRef<int64_t> shape) {
  auto shaped = llvm::cast<ShapedType>(type);
  if (shaped.hasStaticShape())
    return type;
  return shaped.cloneWith(shape, shaped.getElementType());
}

void printMemRef(const RuntimeValue &value, llvm::raw_ostream &os) {
  const MemRef &memref = value.getMemRef();
  if (!memref.buffer->isLive()) {
    os << "freed";
    return;
  }
  std::vector<Element> elements;
  forEachPlace(memref.sizes, [&](llvm::ArrayRef<int64_t> place) {
    Element element;
    (void)load(memref, place, element);
    elements.push_back(element);
  });
  printElements(memref.elementType, memref.sizes, elements, os);
}

} // namespace

void print(const RuntimeValue &value, llvm::raw_ostream &os) {
  Type type = value.getType();
  if (!type) {
    os << "no value";
    return;
  }
  if (value.isShaped()) {
    printElements(getElementTypeOrSelf(type), value.getShape(),
                  value.getElements(), os);
    type = withShape(type, value.getShape());
  } else if (value.isMemRef()) {
    printMemRef(value, os);
    type = withShape(type, value.getMemRef().sizes);
  } else if (value.isFunction()) {
    os << "function";
  } else {
    printElement(type, value.getElement(), os);
  }
  os << " : " << type;
}

std::string toString(const RuntimeValue &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(value, os);
  return text;
}

std::string toString(llvm::ArrayRef<RuntimeValue> values) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      values, os, [&](const RuntimeValue &value) { print(value, os); }, "\n");
  return text;
}

} // namespace mlir::interpreter
