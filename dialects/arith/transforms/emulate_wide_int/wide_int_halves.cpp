// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/emulate_wide_int/wide_int_halves.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/data/float_semantics.h"
#include "dialects/arith/arith.h"
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::arith;

Type arith::getHalfType(VectorType type) {
  if (type.getRank() == 1)
    return type.getElementType();
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = 1;
  return VectorType::get(shape, type.getElementType());
}

Type arith::withElementType(Type type, Type element) {
  if (auto vector = dyn_cast<VectorType>(type))
    return VectorType::get(vector.getShape(), element,
                           vector.getScalableDims());
  return element;
}

Value HalvesBuilder::extract(Value whole, int64_t half) {
  const auto type = cast<VectorType>(whole.getType());
  if (type.getRank() == 1)
    return vector::ExtractOp::create(*this, whole, half);
  SmallVector<int64_t> offsets(type.getRank()), sizes(type.getShape());
  const SmallVector<int64_t> strides(type.getRank(), 1);
  offsets.back() = half;
  sizes.back() = 1;
  return vector::ExtractStridedSliceOp::create(*this, whole, offsets, sizes,
                                               strides);
}

Value HalvesBuilder::join(VectorType type, Value low, Value high) {
  Value whole = constant(type, 0);
  const auto insert = [&](Value half, int64_t place) {
    if (type.getRank() == 1) {
      whole = vector::InsertOp::create(*this, half, whole, place);
      return;
    }
    SmallVector<int64_t> offsets(type.getRank());
    const SmallVector<int64_t> strides(type.getRank(), 1);
    offsets.back() = place;
    whole = vector::InsertStridedSliceOp::create(*this, half, whole, offsets,
                                                 strides);
  };
  insert(low, 0);
  if (high)
    insert(high, 1);
  return whole;
}

Value HalvesBuilder::dropUnitDimension(Value half) {
  const auto type = dyn_cast<VectorType>(half.getType());
  if (!type || type.getRank() < 2 || type.getShape().back() != 1)
    return half;
  return vector::ShapeCastOp::create(
      *this,
      VectorType::get(type.getShape().drop_back(), type.getElementType()),
      half);
}

Type HalvesBuilder::addUnitDimension(Type type) {
  const auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return type;
  SmallVector<int64_t> shape(vector.getShape());
  shape.push_back(1);
  return VectorType::get(shape, vector.getElementType());
}

Value HalvesBuilder::addUnitDimension(Value value) {
  const Type type = addUnitDimension(value.getType());
  if (type == value.getType())
    return value;
  return vector::ShapeCastOp::create(*this, type, value);
}

Value HalvesBuilder::constant(Type type, int64_t value) {
  const auto vector = dyn_cast<VectorType>(type);
  const TypedAttr number =
      builder.getIntegerAttr(vector ? vector.getElementType() : type, value);
  return ConstantOp::create(*this, vector ? TypedAttr(DenseElementsAttr::get(
                                                vector, Attribute(number)))
                                          : number);
}

Value HalvesBuilder::constant(Type type, const llvm::APFloat &value) {
  const auto vector = dyn_cast<VectorType>(type);
  const Type element = vector ? vector.getElementType() : type;
  const TypedAttr number = builder.getFloatAttr(
      element,
      roundToFloat(cast<FloatType>(element).getFloatSemantics(), value));
  return ConstantOp::create(*this, vector ? TypedAttr(DenseElementsAttr::get(
                                                vector, Attribute(number)))
                                          : number);
}

Value HalvesBuilder::extendSign(Value half) {
  const Type type = half.getType();
  Value zero = constant(type, 0);
  Value isNegative = CmpIOp::create(*this, CmpIPredicate::slt, half, zero);
  return ExtSIOp::create(*this, type, isNegative);
}
