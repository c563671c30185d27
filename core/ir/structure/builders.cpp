// SPDX-License-Identifier: Apache-2.0
//
// The builder of attributes, types and affine expressions.
#include "core/ir/structure/builders.h"

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"

namespace mlir {

using llvm::APFloat;
using llvm::APInt;
using llvm::ArrayRef;

Location Builder::getUnknownLoc() { return UnknownLoc::get(context); }

LocationAttr Builder::getFusedLoc(ArrayRef<Location> locations,
                                  Attribute metadata) {
  return FusedLoc::get(locations, metadata, context);
}

FloatType Builder::getBF16Type() { return BFloat16Type::get(context); }
FloatType Builder::getF16Type() { return Float16Type::get(context); }
FloatType Builder::getTF32Type() { return FloatTF32Type::get(context); }
FloatType Builder::getF32Type() { return Float32Type::get(context); }
FloatType Builder::getF64Type() { return Float64Type::get(context); }
FloatType Builder::getF80Type() { return Float80Type::get(context); }
FloatType Builder::getF128Type() { return Float128Type::get(context); }
IndexType Builder::getIndexType() { return IndexType::get(context); }
IntegerType Builder::getI1Type() { return getIntegerType(1); }
IntegerType Builder::getI2Type() { return getIntegerType(2); }
IntegerType Builder::getI4Type() { return getIntegerType(4); }
IntegerType Builder::getI8Type() { return getIntegerType(8); }
IntegerType Builder::getI16Type() { return getIntegerType(16); }
IntegerType Builder::getI32Type() { return getIntegerType(32); }
IntegerType Builder::getI64Type() { return getIntegerType(64); }

IntegerType Builder::getIntegerType(unsigned width) {
  return IntegerType::get(context, width);
}

IntegerType Builder::getIntegerType(unsigned width, bool isSigned) {
  return IntegerType::get(
      context, width, isSigned ? IntegerType::Signed : IntegerType::Unsigned);
}

FunctionType Builder::getFunctionType(TypeRange inputs, TypeRange results) {
  return FunctionType::get(context, inputs, results);
}

TupleType Builder::getTupleType(TypeRange elements) {
  return TupleType::get(context, elements);
}

NoneType Builder::getNoneType() { return NoneType::get(context); }

NamedAttribute Builder::getNamedAttr(llvm::StringRef name, Attribute value) {
  return NamedAttribute(getStringAttr(name), value);
}

UnitAttr Builder::getUnitAttr() { return UnitAttr::get(context); }

BoolAttr Builder::getBoolAttr(bool value) {
  return BoolAttr::get(context, value);
}

DictionaryAttr Builder::getDictionaryAttr(ArrayRef<NamedAttribute> value) {
  return DictionaryAttr::get(context, value);
}

IntegerAttr Builder::getIntegerAttr(Type type, int64_t value) {
  return IntegerAttr::get(type, value);
}

IntegerAttr Builder::getIntegerAttr(Type type, const APInt &value) {
  return IntegerAttr::get(type, value);
}

IntegerAttr Builder::getI1IntegerAttr(bool value) {
  return IntegerAttr::get(getI1Type(), APInt(1, value));
}

IntegerAttr Builder::getI8IntegerAttr(int8_t value) {
  return IntegerAttr::get(getI8Type(), value);
}

IntegerAttr Builder::getI16IntegerAttr(int16_t value) {
  return IntegerAttr::get(getI16Type(), value);
}

IntegerAttr Builder::getI32IntegerAttr(int32_t value) {
  return IntegerAttr::get(getI32Type(), value);
}

IntegerAttr Builder::getI64IntegerAttr(int64_t value) {
  return IntegerAttr::get(getI64Type(), value);
}

IntegerAttr Builder::getUI32IntegerAttr(uint32_t value) {
  return IntegerAttr::get(getIntegerType(32, /*isSigned=*/false), value);
}

IntegerAttr Builder::getUI64IntegerAttr(uint64_t value) {
  return IntegerAttr::get(getIntegerType(64, /*isSigned=*/false),
                          APInt(64, value));
}

IntegerAttr Builder::getSI32IntegerAttr(int32_t value) {
  return IntegerAttr::get(getIntegerType(32, /*isSigned=*/true), value);
}

IntegerAttr Builder::getSI64IntegerAttr(int64_t value) {
  return IntegerAttr::get(getIntegerType(64, /*isSigned=*/true), value);
}

IntegerAttr Builder::getIndexAttr(int64_t value) {
  return IntegerAttr::get(getIndexType(), value);
}

FloatAttr Builder::getFloatAttr(Type type, double value) {
  return FloatAttr::get(type, value);
}

FloatAttr Builder::getFloatAttr(Type type, const APFloat &value) {
  return FloatAttr::get(type, value);
}

FloatAttr Builder::getF16FloatAttr(float value) {
  return FloatAttr::get(getF16Type(), double(value));
}

FloatAttr Builder::getF32FloatAttr(float value) {
  return FloatAttr::get(getF32Type(), APFloat(value));
}

FloatAttr Builder::getF64FloatAttr(double value) {
  return FloatAttr::get(getF64Type(), APFloat(value));
}

StringAttr Builder::getStringAttr(const llvm::Twine &value) {
  return StringAttr::get(context, value);
}

ArrayAttr Builder::getArrayAttr(ArrayRef<Attribute> value) {
  return ArrayAttr::get(context, value);
}

FlatSymbolRefAttr Builder::getSymbolRefAttr(llvm::StringRef value) {
  return FlatSymbolRefAttr::get(context, value);
}

/// Returns a number of the type, or a splat for a shaped type; null for other
/// types.
static TypedAttr getNumberAttr(Type type, int64_t value) {
  if (isa<FloatType>(type))
    return FloatAttr::get(type, double(value));
  if (type.isIntOrIndex())
    return IntegerAttr::get(type, value);
  if (!isa<RankedTensorType, VectorType>(type))
    return {};
  const ShapedType shaped = cast<ShapedType>(type);
  const TypedAttr element = getNumberAttr(shaped.getElementType(), value);
  if (!element || !shaped.hasStaticShape())
    return {};
  return DenseElementsAttr::get(shaped, ArrayRef<Attribute>(element));
}

TypedAttr Builder::getZeroAttr(Type type) { return getNumberAttr(type, 0); }

TypedAttr Builder::getOneAttr(Type type) { return getNumberAttr(type, 1); }

/// Returns an array with the results of `make` for each value.
template <typename Values, typename Make>
static ArrayAttr makeArray(MLIRContext *context, const Values &values,
                           Make make) {
  llvm::SmallVector<Attribute> attributes;
  attributes.reserve(values.size());
  for (const auto &value : values)
    attributes.push_back(make(value));
  return ArrayAttr::get(context, attributes);
}

ArrayAttr Builder::getBoolArrayAttr(ArrayRef<bool> values) {
  return makeArray(context, values, [&](bool v) { return getBoolAttr(v); });
}

ArrayAttr Builder::getI32ArrayAttr(ArrayRef<int32_t> values) {
  return makeArray(context, values,
                   [&](int32_t v) { return getI32IntegerAttr(v); });
}

ArrayAttr Builder::getI64ArrayAttr(ArrayRef<int64_t> values) {
  return makeArray(context, values,
                   [&](int64_t v) { return getI64IntegerAttr(v); });
}

ArrayAttr Builder::getIndexArrayAttr(ArrayRef<int64_t> values) {
  return makeArray(context, values, [&](int64_t v) { return getIndexAttr(v); });
}

ArrayAttr Builder::getF32ArrayAttr(ArrayRef<float> values) {
  return makeArray(context, values,
                   [&](float v) { return getF32FloatAttr(v); });
}

ArrayAttr Builder::getF64ArrayAttr(ArrayRef<double> values) {
  return makeArray(context, values,
                   [&](double v) { return getF64FloatAttr(v); });
}

ArrayAttr Builder::getStrArrayAttr(ArrayRef<llvm::StringRef> values) {
  return makeArray(context, values,
                   [&](llvm::StringRef v) { return getStringAttr(v); });
}

ArrayAttr Builder::getTypeArrayAttr(TypeRange types) {
  return makeArray(context, types,
                   [](Type type) { return TypeAttr::get(type); });
}

ArrayAttr Builder::getAffineMapArrayAttr(ArrayRef<AffineMap> values) {
  return makeArray(context, values,
                   [](AffineMap map) { return AffineMapAttr::get(map); });
}

DenseBoolArrayAttr Builder::getDenseBoolArrayAttr(ArrayRef<bool> values) {
  return DenseBoolArrayAttr::get(context, values);
}

DenseI8ArrayAttr Builder::getDenseI8ArrayAttr(ArrayRef<int8_t> values) {
  return DenseI8ArrayAttr::get(context, values);
}

DenseI16ArrayAttr Builder::getDenseI16ArrayAttr(ArrayRef<int16_t> values) {
  return DenseI16ArrayAttr::get(context, values);
}

DenseI32ArrayAttr Builder::getDenseI32ArrayAttr(ArrayRef<int32_t> values) {
  return DenseI32ArrayAttr::get(context, values);
}

DenseI64ArrayAttr Builder::getDenseI64ArrayAttr(ArrayRef<int64_t> values) {
  return DenseI64ArrayAttr::get(context, values);
}

DenseF32ArrayAttr Builder::getDenseF32ArrayAttr(ArrayRef<float> values) {
  return DenseF32ArrayAttr::get(context, values);
}

DenseF64ArrayAttr Builder::getDenseF64ArrayAttr(ArrayRef<double> values) {
  return DenseF64ArrayAttr::get(context, values);
}

/// Returns a one-dimensional vector or tensor with the given elements.
template <typename Container, typename T>
static DenseIntElementsAttr makeElements(Type elementType, ArrayRef<T> values) {
  return DenseIntElementsAttr::get(
      Container::get(static_cast<int64_t>(values.size()), elementType), values);
}

DenseIntElementsAttr Builder::getBoolVectorAttr(ArrayRef<bool> values) {
  return makeElements<VectorType>(getI1Type(), values);
}

DenseIntElementsAttr Builder::getI32VectorAttr(ArrayRef<int32_t> values) {
  return makeElements<VectorType>(getI32Type(), values);
}

DenseIntElementsAttr Builder::getI64VectorAttr(ArrayRef<int64_t> values) {
  return makeElements<VectorType>(getI64Type(), values);
}

DenseIntElementsAttr Builder::getIndexVectorAttr(ArrayRef<int64_t> values) {
  return makeElements<VectorType>(getIndexType(), values);
}

DenseIntElementsAttr Builder::getI32TensorAttr(ArrayRef<int32_t> values) {
  return makeElements<RankedTensorType>(getI32Type(), values);
}

DenseIntElementsAttr Builder::getI64TensorAttr(ArrayRef<int64_t> values) {
  return makeElements<RankedTensorType>(getI64Type(), values);
}

DenseIntElementsAttr Builder::getIndexTensorAttr(ArrayRef<int64_t> values) {
  return makeElements<RankedTensorType>(getIndexType(), values);
}

AffineExpr Builder::getAffineDimExpr(unsigned position) {
  return mlir::getAffineDimExpr(position, context);
}

AffineExpr Builder::getAffineSymbolExpr(unsigned position) {
  return mlir::getAffineSymbolExpr(position, context);
}

AffineExpr Builder::getAffineConstantExpr(int64_t constant) {
  return mlir::getAffineConstantExpr(constant, context);
}

AffineMap Builder::getEmptyAffineMap() { return AffineMap::get(context); }

AffineMap Builder::getConstantAffineMap(int64_t value) {
  return AffineMap::getConstantMap(value, context);
}

AffineMap Builder::getDimIdentityMap() { return getMultiDimIdentityMap(1); }

AffineMap Builder::getMultiDimIdentityMap(unsigned rank) {
  return AffineMap::getMultiDimIdentityMap(rank, context);
}

AffineMap Builder::getSymbolIdentityMap() {
  return AffineMap::get(/*numDims=*/0, /*numSymbols=*/1,
                        getAffineSymbolExpr(0));
}

AffineMap Builder::getSingleDimShiftAffineMap(int64_t shift) {
  return AffineMap::get(/*numDims=*/1, /*numSymbols=*/0,
                        getAffineDimExpr(0) + shift);
}

AffineMap Builder::getShiftedAffineMap(AffineMap map, int64_t shift) {
  llvm::SmallVector<AffineExpr, 4> shifted;
  for (AffineExpr result : map.getResults())
    shifted.push_back(result + shift);
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), shifted,
                        context);
}

} // namespace mlir
