// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin_types.h"

#include "core/ir/builtin_attributes.h"
#include "core/ir/diagnostics.h"
#include "core/ir/dialect.h"
#include "core/ir/float_semantics.h"

namespace mlir {

using namespace detail;

bool detail::areValidParameters(const StorageDescriptor &descriptor,
                                const void *parameters) {
  return succeeded(verifyStorage([] { return InFlightDiagnostic(); },
                                 descriptor, parameters));
}

IntegerType IntegerType::get(MLIRContext *context, unsigned width,
                             SignednessSemantics signedness) {
  const IntegerTypeParameters parameters = {width, signedness};
  assert(areValidParameters(descriptor, &parameters));
  return getUnchecked(context, parameters);
}

IntegerType IntegerType::getChecked(EmitErrorFn emitError, MLIRContext *context,
                                    unsigned width,
                                    SignednessSemantics signedness) {
  return getVerified(emitError, context, {width, signedness});
}

IntegerType IntegerType::scaleElementBitwidth(unsigned scale) const {
  const uint64_t width = uint64_t(getWidth()) * scale;
  if (scale == 0 || width > kMaxWidth)
    return {};
  return get(getContext(), width, getSignedness());
}

ComplexType ComplexType::get(Type elementType) {
  const ComplexTypeParameters parameters = {elementType};
  assert(areValidParameters(descriptor, &parameters));
  return getUnchecked(elementType.getContext(), parameters);
}

ComplexType ComplexType::getChecked(EmitErrorFn emitError, Type elementType) {
  return getVerified(emitError, elementType.getContext(), {elementType});
}

/// The flags of a shape of which no dimension is scalable, unless given.
static llvm::ArrayRef<bool> getFlags(llvm::ArrayRef<int64_t> shape,
                                     llvm::ArrayRef<bool> scalableDims,
                                     llvm::SmallVectorImpl<bool> &memory) {
  if (!scalableDims.empty())
    return scalableDims;
  memory.assign(shape.size(), false);
  return memory;
}

VectorType VectorType::get(llvm::ArrayRef<int64_t> shape, Type elementType,
                           llvm::ArrayRef<bool> scalableDims) {
  llvm::SmallVector<bool, 8> memory;
  const VectorTypeParameters parameters = {
      shape, elementType, getFlags(shape, scalableDims, memory)};
  assert(areValidParameters(descriptor, &parameters));
  return getUnchecked(elementType.getContext(), parameters);
}

VectorType VectorType::getChecked(EmitErrorFn emitError,
                                  llvm::ArrayRef<int64_t> shape,
                                  Type elementType,
                                  llvm::ArrayRef<bool> scalableDims) {
  llvm::SmallVector<bool, 8> memory;
  return getVerified(
      emitError, elementType.getContext(),
      {shape, elementType, getFlags(shape, scalableDims, memory)});
}

bool VectorType::isValidElementType(Type type) {
  return isa<VectorElementTypeInterface>(type);
}

VectorType VectorType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                                 Type elementType) const {
  const llvm::ArrayRef<int64_t> newShape = shape.value_or(getShape());
  // Flags of a vector that has none set say nothing about another rank.
  return get(newShape, elementType,
             isScalable() ? getScalableDims() : llvm::ArrayRef<bool>());
}

/// The float type of so many times the bits; null if there is none.
static Type scaleFloat(Type type, unsigned scale) {
  const bool isHalf = type.isF16() || type.isBF16();
  MLIRContext *context = type.getContext();
  if (isHalf && scale == 2)
    return Float32Type::get(context);
  if ((isHalf && scale == 4) || (type.isF32() && scale == 2))
    return Float64Type::get(context);
  return {};
}

VectorType VectorType::scaleElementBitwidth(unsigned scale) const {
  auto integer = dyn_cast<IntegerType>(getElementType());
  const Type scaled = integer ? Type(integer.scaleElementBitwidth(scale))
                              : scaleFloat(getElementType(), scale);
  return scaled ? clone(scaled) : VectorType();
}

bool TensorType::classof(Type type) {
  return isa<RankedTensorType, UnrankedTensorType>(type);
}

bool TensorType::isValidElementType(Type type) {
  // A dialect says itself what its types may stand in.
  return isa<IntegerType, IndexType, FloatType, ComplexType, VectorType,
             OpaqueType>(type) ||
         type.getDialect().getNamespace() != "builtin";
}

bool TensorType::hasRank() const { return !isa<UnrankedTensorType>(*this); }

TensorType TensorType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                                 Type elementType) const {
  if (auto ranked = dyn_cast<RankedTensorType>(*this))
    return ranked.clone(shape.value_or(ranked.getShape()), elementType);
  if (shape)
    return RankedTensorType::get(*shape, elementType);
  return UnrankedTensorType::get(elementType);
}

RankedTensorType RankedTensorType::get(llvm::ArrayRef<int64_t> shape,
                                       Type elementType, Attribute encoding) {
  const RankedTensorTypeParameters parameters = {shape, elementType, encoding};
  assert(areValidParameters(descriptor, &parameters));
  return getUnchecked(elementType.getContext(), parameters);
}

RankedTensorType RankedTensorType::getChecked(EmitErrorFn emitError,
                                              llvm::ArrayRef<int64_t> shape,
                                              Type elementType,
                                              Attribute encoding) {
  return getVerified(emitError, elementType.getContext(),
                     {shape, elementType, encoding});
}

UnrankedTensorType UnrankedTensorType::get(Type elementType) {
  const UnrankedTensorTypeParameters parameters = {elementType};
  assert(areValidParameters(descriptor, &parameters));
  return getUnchecked(elementType.getContext(), parameters);
}

UnrankedTensorType UnrankedTensorType::getChecked(EmitErrorFn emitError,
                                                  Type elementType) {
  return getVerified(emitError, elementType.getContext(), {elementType});
}

TupleType TupleType::get(MLIRContext *context, TypeRange types) {
  const llvm::SmallVector<Type, 8> array(types.begin(), types.end());
  return getUnchecked(context, {array});
}

void TupleType::getFlattenedTypes(llvm::SmallVectorImpl<Type> &types) const {
  // What is still to be looked at, the next one last.
  llvm::SmallVector<Type> pending(llvm::reverse(getTypes()));
  while (!pending.empty()) {
    const Type type = pending.pop_back_val();
    if (auto tuple = dyn_cast<TupleType>(type))
      llvm::append_range(pending, llvm::reverse(tuple.getTypes()));
    else
      types.push_back(type);
  }
}

FunctionType FunctionType::get(MLIRContext *context, TypeRange inputs,
                               TypeRange results) {
  const llvm::SmallVector<Type, 8> inputArray(inputs.begin(), inputs.end());
  const llvm::SmallVector<Type, 8> resultArray(results.begin(), results.end());
  return getUnchecked(context, {inputArray, resultArray});
}

FunctionType FunctionType::clone(TypeRange inputs, TypeRange results) const {
  return get(getContext(), inputs, results);
}

OpaqueType OpaqueType::get(StringAttr dialectNamespace,
                           llvm::StringRef typeData) {
  const OpaqueTypeParameters parameters = {dialectNamespace, typeData};
  assert(areValidParameters(descriptor, &parameters));
  return getUnchecked(dialectNamespace.getContext(), parameters);
}

OpaqueType OpaqueType::getChecked(EmitErrorFn emitError,
                                  StringAttr dialectNamespace,
                                  llvm::StringRef typeData) {
  return getVerified(emitError, dialectNamespace.getContext(),
                     {dialectNamespace, typeData});
}

StringAttr OpaqueType::getDialectNamespace() const {
  return cast<StringAttr>(getParameters().dialectNamespace);
}

Type getElementTypeOrSelf(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}

Type getElementTypeOrSelf(Value value) {
  return getElementTypeOrSelf(value.getType());
}

llvm::SmallVector<Type, 10> getFlattenedTypes(TupleType tuple) {
  llvm::SmallVector<Type, 10> types;
  tuple.getFlattenedTypes(types);
  return types;
}

} // namespace mlir
