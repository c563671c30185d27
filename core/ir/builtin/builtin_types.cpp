// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/data/float_semantics.h"

namespace mlir {

using namespace detail;

IntegerType IntegerType::scaleElementBitwidth(unsigned scale) const {
  const uint64_t width = uint64_t(getWidth()) * scale;
  if (scale == 0 || width > kMaxWidth)
    return {};
  return get(getContext(), width, getSignedness());
}

bool VectorType::isValidElementType(Type type) {
  return isa<VectorElementTypeInterface>(type);
}

VectorType VectorType::cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape,
                                 Type elementType) const {
  const llvm::ArrayRef<int64_t> newShape = shape.value_or(getShape());
  // If no dimension is scalable, do not copy the flags: the new rank may
  // differ.
  return get(newShape, elementType,
             isScalable() ? getScalableDims() : llvm::ArrayRef<bool>());
}

/// Returns the float type with `scale` times the width, or null if there is
/// none.
static FloatType scaleFloat(Type type, unsigned scale) {
  const bool isHalf = type.isF16() || type.isBF16();
  MLIRContext *context = type.getContext();
  if (isHalf && scale == 2)
    return Float32Type::get(context);
  if ((isHalf && scale == 4) || (type.isF32() && scale == 2))
    return Float64Type::get(context);
  return {};
}

FloatType BFloat16Type::scaleElementBitwidth(unsigned scale) const {
  return scaleFloat(*this, scale);
}

FloatType Float16Type::scaleElementBitwidth(unsigned scale) const {
  return scaleFloat(*this, scale);
}

FloatType Float32Type::scaleElementBitwidth(unsigned scale) const {
  return scaleFloat(*this, scale);
}

VectorType VectorType::scaleElementBitwidth(unsigned scale) const {
  auto integer = dyn_cast<IntegerType>(getElementType());
  const Type scaled = integer ? Type(integer.scaleElementBitwidth(scale))
                              : Type(scaleFloat(getElementType(), scale));
  return scaled ? clone(scaled) : VectorType();
}

bool TensorType::classof(Type type) {
  return isa<RankedTensorType, UnrankedTensorType>(type);
}

bool TensorType::isValidElementType(Type type) {
  // A type of another dialect is valid; its dialect may restrict its uses.
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

void TupleType::getFlattenedTypes(llvm::SmallVectorImpl<Type> &types) const {
  // Types to visit, the next one last.
  llvm::SmallVector<Type> pending(llvm::reverse(getTypes()));
  while (!pending.empty()) {
    const Type type = pending.pop_back_val();
    if (auto tuple = dyn_cast<TupleType>(type))
      llvm::append_range(pending, llvm::reverse(tuple.getTypes()));
    else
      types.push_back(type);
  }
}

FunctionType FunctionType::clone(TypeRange inputs, TypeRange results) const {
  return get(getContext(), inputs, results);
}

GraphType GraphType::clone(TypeRange inputs, TypeRange results) const {
  return get(getContext(), inputs, results);
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
