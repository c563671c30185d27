// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/implicit_loc_op_builder.h"
#include "dialects/arith/arith.h"
#include "dialects/ub/ub.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;
using namespace mlir::arith;

Operation *ArithDialect::materializeConstant(OpBuilder &builder,
                                             Attribute value, Type type,
                                             Location loc) {
  if (isa<ub::PoisonAttr>(value))
    return ub::PoisonOp::create(builder, loc, type);
  return ConstantOp::materialize(builder, value, type, loc);
}

// The names are `true`, `c3_i8`, `c-1` for an index, and `cst` for all others.
void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  auto integer = dyn_cast<IntegerAttr>(getValue());
  if (!integer)
    return setNameFn(getResult(), "cst");
  auto type = dyn_cast<IntegerType>(getType());
  if (type && type.getWidth() == 1)
    return setNameFn(getResult(),
                     integer.getValue().isZero() ? "false" : "true");
  llvm::SmallString<32> name("c");
  integer.getValue().toStringSigned(name);
  if (type)
    llvm::raw_svector_ostream(name) << '_' << type;
  setNameFn(getResult(), name);
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return Attribute(getValue()); }

static bool isNumberOrElements(Attribute value) {
  return isa<IntegerAttr, FloatAttr, ElementsAttr>(value);
}

// 1. A scalar integer is signless.
// 2. The value is an integer, a float or elements.
// 3. A scalable vector is a splat.
LogicalResult ConstantOp::verify() {
  auto integer = dyn_cast<IntegerType>(getType());
  if (integer && !integer.isSignless())
    return emitOpError("integer return type must be signless");
  if (!isNumberOrElements(getValue()))
    return emitOpError("value must be an integer, float, or elements "
                       "attribute");
  auto vector = dyn_cast<VectorType>(getType());
  if (vector && vector.isScalable() && !isa<SplatElementsAttr>(getValue()))
    return emitOpError("intializing scalable vectors with elements attribute "
                       "is not supported unless it's a vector splat");
  return success();
}

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  auto typed = dyn_cast<TypedAttr>(value);
  if (!typed || typed.getType() != type)
    return false;
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  return (!integer || integer.isSignless()) && isNumberOrElements(value);
}

ConstantOp ConstantOp::materialize(OpBuilder &builder, Attribute value,
                                   Type type, Location loc) {
  if (!isBuildableWith(value, type))
    return nullptr;
  return ConstantOp::create(builder, loc, cast<TypedAttr>(value));
}

Value arith::getZeroConstant(OpBuilder &builder, Location loc, Type type) {
  assert(!isa<Float8E8M0FNUType>(getElementTypeOrSelf(type)) &&
         "a type without zero");
  TypedAttr zero = builder.getZeroAttr(type);
  assert(zero && "a type without an attribute of zeros");
  return ConstantOp::create(builder, loc, zero).getResult();
}

// Integers.

bool ConstantIntOp::classof(Operation *op) {
  return ConstantOp::classof(op) &&
         op->getResult(0).getType().isSignlessInteger();
}

void ConstantIntOp::build(OpBuilder &builder, OperationState &state,
                          int64_t value, unsigned width) {
  build(builder, state, builder.getIntegerType(width), value);
}

void ConstantIntOp::build(OpBuilder &builder, OperationState &state, Type type,
                          int64_t value) {
  ConstantOp::build(builder, state, type, builder.getIntegerAttr(type, value));
}

void ConstantIntOp::build(OpBuilder &builder, OperationState &state, Type type,
                          const APInt &value) {
  ConstantOp::build(builder, state, type, builder.getIntegerAttr(type, value));
}

ConstantIntOp ConstantIntOp::create(OpBuilder &builder, Location location,
                                    int64_t value, unsigned width) {
  return builder.create<ConstantIntOp>(location, value, width);
}

ConstantIntOp ConstantIntOp::create(OpBuilder &builder, Location location,
                                    Type type, int64_t value) {
  return builder.create<ConstantIntOp>(location, type, value);
}

ConstantIntOp ConstantIntOp::create(OpBuilder &builder, Location location,
                                    Type type, const APInt &value) {
  return builder.create<ConstantIntOp>(location, type, value);
}

ConstantIntOp ConstantIntOp::create(ImplicitLocOpBuilder &builder,
                                    int64_t value, unsigned width) {
  return create(builder, builder.getLoc(), value, width);
}

ConstantIntOp ConstantIntOp::create(ImplicitLocOpBuilder &builder, Type type,
                                    int64_t value) {
  return create(builder, builder.getLoc(), type, value);
}

ConstantIntOp ConstantIntOp::create(ImplicitLocOpBuilder &builder, Type type,
                                    const APInt &value) {
  return create(builder, builder.getLoc(), type, value);
}

// Floats.

bool ConstantFloatOp::classof(Operation *op) {
  return ConstantOp::classof(op) && isa<FloatType>(op->getResult(0).getType());
}

void ConstantFloatOp::build(OpBuilder &builder, OperationState &state,
                            FloatType type, const APFloat &value) {
  ConstantOp::build(builder, state, type, builder.getFloatAttr(type, value));
}

ConstantFloatOp ConstantFloatOp::create(OpBuilder &builder, Location location,
                                        FloatType type, const APFloat &value) {
  return builder.create<ConstantFloatOp>(location, type, value);
}

ConstantFloatOp ConstantFloatOp::create(ImplicitLocOpBuilder &builder,
                                        FloatType type, const APFloat &value) {
  return create(builder, builder.getLoc(), type, value);
}

// Indices.

bool ConstantIndexOp::classof(Operation *op) {
  return ConstantOp::classof(op) && op->getResult(0).getType().isIndex();
}

void ConstantIndexOp::build(OpBuilder &builder, OperationState &state,
                            int64_t value) {
  ConstantOp::build(builder, state, builder.getIndexType(),
                    builder.getIndexAttr(value));
}

ConstantIndexOp ConstantIndexOp::create(OpBuilder &builder, Location location,
                                        int64_t value) {
  return builder.create<ConstantIndexOp>(location, value);
}

ConstantIndexOp ConstantIndexOp::create(ImplicitLocOpBuilder &builder,
                                        int64_t value) {
  return create(builder, builder.getLoc(), value);
}
