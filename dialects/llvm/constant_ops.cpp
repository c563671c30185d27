// SPDX-License-Identifier: Apache-2.0
//
// Constants: verifiers and folds.
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

// mlir.constant

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  auto typed = dyn_cast<TypedAttr>(value);
  return typed && typed.getType() == type && isCompatibleType(type) &&
         isa<IntegerAttr, FloatAttr, ElementsAttr>(value);
}

ConstantOp ConstantOp::materialize(OpBuilder &builder, Attribute value,
                                   Type type, Location loc) {
  if (!isBuildableWith(value, type))
    return nullptr;
  return create(builder, loc, cast<TypedAttr>(value));
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

/// Returns the number of scalars of nested arrays and vectors.
static int64_t countElements(Type type) {
  int64_t count = 1;
  while (auto array = dyn_cast<LLVMArrayType>(type)) {
    count *= array.getNumElements();
    type = array.getElementType();
  }
  if (auto vector = dyn_cast<VectorType>(type))
    return count * vector.getNumElements();
  return count;
}

static Type getInnerType(Type type) {
  while (auto array = dyn_cast<LLVMArrayType>(type))
    type = array.getElementType();
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.getElementType();
  return type;
}

static bool hasScalableVector(Type type) {
  while (auto array = dyn_cast<LLVMArrayType>(type))
    type = array.getElementType();
  return isScalableVectorType(type);
}

/// 1. A float type has the format of the attribute.
/// 2. An integer type has its width.
static LogicalResult verifyFloat(ConstantOp op, FloatType format, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    if (&floatType.getFloatSemantics() != &format.getFloatSemantics())
      return op.emitOpError(
          "attribute and type have different float semantics");
    return success();
  }
  if (isa<IntegerType>(type) && !type.isInteger(format.getWidth()))
    return op.emitOpError()
           << "expected integer type of width " << format.getWidth();
  return success();
}

/// 1. The value is an array attribute.
/// 2. It has an attribute for each element.
/// 3. The struct's elements are integers or floats.
/// 4. The attributes are integers or floats.
/// 5. Each has the type of the element.
static LogicalResult verifyStruct(ConstantOp op, LLVMStructType type) {
  auto values = dyn_cast<ArrayAttr>(op.getValue());
  if (!values)
    return op.emitOpError() << "expected array attribute for struct type";
  const ArrayRef<Type> elements = type.getBody();
  if (values.size() != elements.size())
    return op.emitOpError()
           << "expected array attribute of size " << elements.size();
  for (Type element : elements)
    if (!isa<IntegerType, FloatType>(element))
      return op.emitOpError() << "expected struct element types to be floating "
                                 "point type or integer type";
  for (auto [i, element, value] : llvm::enumerate(elements, values)) {
    if (!isa<IntegerAttr, FloatAttr>(value))
      return op.emitOpError() << "expected element of array attribute to be "
                                 "floating point or integer";
    if (cast<TypedAttr>(value).getType() != element)
      return op.emitOpError()
             << "struct element at index " << i << " is of wrong type";
  }
  return success();
}

/// 1. The array attribute has the size of the array type, in each dimension.
/// 2. The innermost element type is a struct.
/// 3. Each nested attribute is an array, or zero or undef.
/// 4. The array of a struct has an attribute for each of its elements.
static LogicalResult verifyNestedArray(ConstantOp op, LLVMArrayType type,
                                       ArrayAttr values) {
  // Each iteration checks one dimension, so that the depth is not limited by
  // the stack.
  SmallVector<ArrayAttr> level = {values};
  for (unsigned dim = 0;; ++dim) {
    for (ArrayAttr array : level)
      if (array.size() != type.getNumElements())
        return op.emitOpError()
               << "array attribute size does not match array type size in "
                  "dimension "
               << dim << ": " << array.size() << " vs. "
               << type.getNumElements();
    auto inner = dyn_cast<LLVMArrayType>(type.getElementType());
    auto structure = dyn_cast<LLVMStructType>(type.getElementType());
    if (!inner && !structure)
      return op.emitOpError() << "for array with an array attribute must have "
                                 "a struct element type";
    SmallVector<ArrayAttr> next;
    for (ArrayAttr array : level)
      for (auto [i, value] : llvm::enumerate(array)) {
        if (isa<ZeroAttr, UndefAttr>(value))
          continue;
        auto part = dyn_cast<ArrayAttr>(value);
        if (!part) {
          InFlightDiagnostic diagnostic =
              op.emitOpError("nested attribute for ");
          if (inner)
            diagnostic << "sub-array in dimension " << dim;
          else
            diagnostic << "struct element";
          return diagnostic << " at index " << i
                            << " must be a zero, or undef, or array attribute";
        }
        if (structure && part.size() != structure.getBody().size())
          return op.emitOpError()
                 << "nested array attribute size for struct element at index "
                 << i << " must match struct size: " << part.size() << " vs. "
                 << structure.getBody().size();
        next.push_back(part);
      }
    if (structure)
      return success();
    type = inner;
    level = std::move(next);
  }
}

/// 1. The value of a scalable vector is a splat.
/// 2. Other types are vectors or arrays.
/// 3. The type has as many elements as the value.
/// 4. Elements match the type as in verifyFloat, or both are integers.
static LogicalResult verifyElements(ConstantOp op, ElementsAttr values) {
  const Type type = op.getType();
  if (hasScalableVector(type)) {
    if (!isa<SplatElementsAttr>(values))
      return op.emitOpError()
             << "scalable vector type requires a splat attribute";
    return success();
  }
  if (!isa<VectorType, LLVMArrayType>(type))
    return op.emitOpError() << "expected vector or array type";
  if (countElements(type) != values.getNumElements())
    return op.emitOpError()
           << "type and attribute have a different number of elements: "
           << countElements(type) << " vs. " << values.getNumElements();
  const Type element = values.getElementType();
  if (auto format = dyn_cast<FloatType>(element))
    return verifyFloat(op, format, getInnerType(type));
  if (isa<IntegerType>(element) && !isa<IntegerType>(getInnerType(type)))
    return op.emitOpError(
        "expected integer element type for integer elements attribute");
  return success();
}

/// 1. The type of a string is an array of i8 of its length.
/// 2. The value of a struct is valid (verifyStruct).
/// 3. The type is not a target extension type.
/// 4. The type of an integer is an integer type.
/// 5. The type of a float is valid (verifyFloat).
/// 6. The type of elements is valid (verifyElements).
/// 7. The type of an array is an array type and valid (verifyNestedArray).
/// 8. There are no other kinds of values.
LogicalResult ConstantOp::verify() {
  const Attribute value = getValue();
  const Type type = getType();
  if (auto text = dyn_cast<StringAttr>(value)) {
    auto array = dyn_cast<LLVMArrayType>(type);
    if (!array || array.getNumElements() != text.getValue().size() ||
        !array.getElementType().isInteger(8))
      return emitOpError() << "expected array type of "
                           << text.getValue().size()
                           << " i8 elements for the string constant";
    return success();
  }
  if (auto structure = dyn_cast<LLVMStructType>(type))
    return verifyStruct(*this, structure);
  if (isa<LLVMTargetExtType>(type))
    return emitOpError() << "does not support target extension type.";
  if (isa<IntegerAttr>(value)) {
    if (!isa<IntegerType>(type))
      return emitOpError() << "expected integer type";
    return success();
  }
  if (auto number = dyn_cast<FloatAttr>(value))
    return verifyFloat(*this, cast<FloatType>(number.getType()), type);
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return verifyElements(*this, elements);
  if (auto array = dyn_cast<ArrayAttr>(value)) {
    auto arrayType = dyn_cast<LLVMArrayType>(type);
    if (!arrayType)
      return emitOpError()
             << "expected array or struct type for array attribute";
    return verifyNestedArray(*this, arrayType, array);
  }
  return emitOpError()
         << "only supports integer, float, string or elements attributes";
}

// Constants that only have a type

OpFoldResult UndefOp::fold(FoldAdaptor) {
  return Attribute(UndefAttr::get(getContext()));
}

OpFoldResult PoisonOp::fold(FoldAdaptor) {
  return Attribute(PoisonAttr::get(getContext()));
}

OpFoldResult ZeroOp::fold(FoldAdaptor) {
  if (TypedAttr zero = Builder(getContext()).getZeroAttr(getType()))
    return Attribute(zero);
  return Attribute(ZeroAttr::get(getContext()));
}

/// 1. A target extension type supports zeroinitializer.
LogicalResult ZeroOp::verify() {
  auto target = dyn_cast<LLVMTargetExtType>(getType());
  if (target && !target.hasProperty(LLVMTargetExtType::HasZeroInit))
    return emitOpError()
           << "target extension type does not support zero-initializer";
  return success();
}
