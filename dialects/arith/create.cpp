// SPDX-License-Identifier: Apache-2.0
//
// Creation of values from values, attributes and numbers.
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "dialects/arith/arith.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::arith;

Value arith::createProduct(OpBuilder &builder, Location loc,
                           ArrayRef<Value> values) {
  return createProduct(builder, loc, values, values.front().getType());
}

Value arith::createProduct(OpBuilder &builder, Location loc,
                           ArrayRef<Value> values, Type resultType) {
  if (values.empty())
    return ConstantOp::create(builder, loc, builder.getOneAttr(resultType))
        .getResult();
  Value product = values.front();
  for (Value value : values.drop_front())
    product = MulIOp::create(builder, loc, product, value).getResult();
  return product;
}

Value mlir::getValueOrCreateConstantIntOp(OpBuilder &builder, Location loc,
                                          OpFoldResult valueOrAttr) {
  if (auto value = dyn_cast<Value>(valueOrAttr))
    return value;
  auto integer = cast<IntegerAttr>(cast<Attribute>(valueOrAttr));
  return ConstantOp::create(builder, loc, TypedAttr(integer)).getResult();
}

Value mlir::getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                            OpFoldResult valueOrAttr) {
  if (auto value = dyn_cast<Value>(valueOrAttr))
    return value;
  auto integer = cast<IntegerAttr>(cast<Attribute>(valueOrAttr));
  return ConstantIndexOp::create(builder, loc, integer.getInt()).getResult();
}

SmallVector<Value>
mlir::getValueOrCreateConstantIndexOp(OpBuilder &builder, Location loc,
                                      ArrayRef<OpFoldResult> valuesOrAttrs) {
  return llvm::map_to_vector(valuesOrAttrs, [&](OpFoldResult valueOrAttr) {
    return getValueOrCreateConstantIndexOp(builder, loc, valueOrAttr);
  });
}

Value mlir::getValueOrCreateCastToIndexLike(OpBuilder &builder, Location loc,
                                            Type targetType, Value value) {
  const Type type = value.getType();
  if (type == targetType)
    return value;
  if (type.isIndex() || targetType.isIndex())
    return IndexCastOp::create(builder, loc, targetType, value).getOut();
  auto from = dyn_cast<IntegerType>(type);
  auto to = dyn_cast<IntegerType>(targetType);
  assert(from && to && "neither an index nor an integer");
  if (from.getWidth() < to.getWidth())
    return ExtSIOp::create(builder, loc, targetType, value).getOut();
  return TruncIOp::create(builder, loc, targetType, value).getOut();
}

template <typename NumberT>
static Value createSplat(OpBuilder &builder, Location loc, ShapedType type,
                         const NumberT &value) {
  TypedAttr splat = DenseElementsAttr::get(type, ArrayRef<NumberT>(value));
  return ConstantOp::create(builder, loc, splat).getResult();
}

Value mlir::createScalarOrSplatConstant(OpBuilder &builder, Location loc,
                                        Type type, const APInt &value) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return createSplat(builder, loc, shaped, value);
  TypedAttr scalar = builder.getIntegerAttr(type, value);
  return ConstantOp::create(builder, loc, scalar).getResult();
}

Value mlir::createScalarOrSplatConstant(OpBuilder &builder, Location loc,
                                        Type type, int64_t value) {
  const Type element = getElementTypeOrSelf(type);
  const unsigned width = element.isIndex()
                             ? IndexType::kInternalStorageBitWidth
                             : cast<IntegerType>(element).getWidth();
  return createScalarOrSplatConstant(
      builder, loc, type,
      APInt(64, static_cast<uint64_t>(value)).sextOrTrunc(width));
}

Value mlir::createScalarOrSplatConstant(OpBuilder &builder, Location loc,
                                        Type type, const APFloat &value) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return createSplat(builder, loc, shaped, value);
  TypedAttr scalar = builder.getFloatAttr(type, value);
  return ConstantOp::create(builder, loc, scalar).getResult();
}
