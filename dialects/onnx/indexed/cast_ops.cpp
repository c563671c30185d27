// SPDX-License-Identifier: Apache-2.0
//
// Conversions of elements, and powers, whose operands are converted.
#include <algorithm>
#include <cmath>

#include "dialects/math/power_ops.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/table.h"

namespace mlir::onnx {

/// Converts a float to an integer: rounds towards zero, saturates, and converts
/// NaN to 0, on all targets.
static Value emitFloatToInteger(ScalarBuilder &builder, Value x,
                                IntegerType type, bool isUnsigned) {
  const unsigned width = type.getWidth();
  const Type from = x.getType();
  // The least float that is not below the range, and the first beyond it, which
  // is a power of two. Values between -1 and 0 become 0.
  const double beyond = std::ldexp(1.0, isUnsigned ? width : width - 1);
  Value low = builder.constant(from, isUnsigned ? 0.0 : -beyond);
  Value high = builder.constant(from, beyond);
  Value isLow = builder.compare(arith::CmpFPredicate::OLT, x, low);
  Value isHigh = builder.compare(arith::CmpFPredicate::OGE, x, high);
  Value isInside = builder.createOrFold<arith::AndIOp>(
      builder.compare(arith::CmpFPredicate::OGE, x, low),
      builder.compare(arith::CmpFPredicate::OLT, x, high));
  Value safe = builder.select(isInside, x, builder.constant(from, 0));
  Value result = isUnsigned
                     ? Value(arith::FPToUIOp::create(builder, type, safe))
                     : Value(arith::FPToSIOp::create(builder, type, safe));
  auto limit = [&](const llvm::APInt &value) -> Value {
    return arith::ConstantOp::create(builder,
                                     builder.getIntegerAttr(type, value));
  };
  Value least = limit(isUnsigned ? llvm::APInt::getZero(width)
                                 : llvm::APInt::getSignedMinValue(width));
  Value greatest = limit(isUnsigned ? llvm::APInt::getMaxValue(width)
                                    : llvm::APInt::getSignedMaxValue(width));
  return builder.select(isLow, least, builder.select(isHigh, greatest, result));
}

static Value emitToBool(ScalarBuilder &builder, Value x) {
  Value zero = builder.constant(x.getType(), 0);
  return isFloat(x) ? builder.compare(arith::CmpFPredicate::UNE, x, zero)
                    : builder.compare(arith::CmpIPredicate::ne, x, zero);
}

static Value emitFloatToFloat(ScalarBuilder &builder, Value x, Type type) {
  const unsigned from = x.getType().getIntOrFloatBitWidth();
  const unsigned to = type.getIntOrFloatBitWidth();
  if (x.getType() == type)
    return x;
  if (from < to)
    return arith::ExtFOp::create(builder, type, x);
  if (from > to)
    return arith::TruncFOp::create(builder, type, x);
  // f16 and bf16 have no direct conversion.
  Value wide = arith::ExtFOp::create(builder, builder.getF32Type(), x);
  return arith::TruncFOp::create(builder, type, wide);
}

Value emitCast(ScalarBuilder &builder, Value x, Type from, Type to,
               SmallFloatRounding rounding) {
  const Type type = getScalarType(to);
  if (from == to)
    return x;
  if (isSmallType(from))
    return emitCast(builder, emitFromSmall(builder, x, from),
                    getComputedType(from), to, rounding);
  if (isSmallType(to)) {
    // The lower bits of a negative number are those of its two's complement.
    const Type wide = isFloat(x) && to.isUnsignedInteger()
                          ? Type(builder.getI32Type())
                          : getComputedType(to);
    return emitToSmall(builder, emitCast(builder, x, from, wide), to, rounding);
  }
  if (to.isSignlessInteger(1))
    return emitToBool(builder, x);
  const bool isWide = !from.isUnsignedInteger() && !from.isSignlessInteger(1);
  if (isFloat(x)) {
    if (isa<FloatType>(type))
      return emitFloatToFloat(builder, x, type);
    return emitFloatToInteger(builder, x, cast<IntegerType>(type),
                              to.isUnsignedInteger());
  }
  if (isa<FloatType>(type)) {
    if (isWide)
      return arith::SIToFPOp::create(builder, type, x);
    return arith::UIToFPOp::create(builder, type, x);
  }
  const unsigned given = x.getType().getIntOrFloatBitWidth();
  const unsigned wanted = type.getIntOrFloatBitWidth();
  if (given > wanted)
    return arith::TruncIOp::create(builder, type, x);
  if (given == wanted)
    return x;
  if (isWide)
    return arith::ExtSIOp::create(builder, type, x);
  return arith::ExtUIOp::create(builder, type, x);
}

static bool isConvertibleType(Type type) {
  return isSmallType(type) ? isConvertible(type)
                           : isa<IntegerType>(type) || type.isF64() ||
                                 type.isF32() || type.isF16() || type.isBF16();
}

/// Returns how the attributes say that numbers are rounded to small types.
static FailureOr<SmallFloatRounding> readRounding(const Operator &op) {
  using Powers = SmallFloatRounding::Powers;
  SmallFloatRounding rounding;
  rounding.saturates = op.getInteger("saturate", 1) != 0;
  const llvm::StringRef mode = op.getString("round_mode", "up");
  if (mode != "up" && mode != "down" && mode != "nearest")
    return op.emitError() << "has round_mode '" << mode
                          << "', which does not exist";
  rounding.powers = mode == "up"     ? Powers::Up
                    : mode == "down" ? Powers::Down
                                     : Powers::Nearest;
  return rounding;
}

/// The result's type says what to convert to.
static FailureOr<IndexedOp> indexCast(const Operator &op) {
  const Type from = op.getElementType(0), to = op.getResultElementType();
  for (Type type : {from, to})
    if (!isConvertibleType(type))
      return op.emitError() << "converts elements of type " << type
                            << ", which is not implemented";
  const FailureOr<SmallFloatRounding> rounding = readRounding(op);
  if (failed(rounding))
    return failure();
  return makeElementwise(op, {0},
                         [=, rounding = *rounding](ScalarBuilder &builder,
                                                   llvm::ArrayRef<Value> x) {
                           return emitCast(builder, x[0], from, to, rounding);
                         });
}

/// The power is computed in the type of the base, except that a base of
/// integers and an exponent of floats are computed in f64.
static FailureOr<IndexedOp> indexPow(const Operator &op) {
  if (failed(requireNumber(op, 0)) || failed(requireNumber(op, 1)))
    return failure();
  const Type base = op.getElementType(0), exponent = op.getElementType(1);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        Type type = builder.getF64Type();
        if (isa<FloatType>(base))
          type =
              base.getIntOrFloatBitWidth() == 16 ? builder.getF32Type() : base;
        Value power =
            math::PowFOp::create(builder, emitCast(builder, x[0], base, type),
                                 emitCast(builder, x[1], exponent, type));
        return emitCast(builder, power, type, base);
      });
}

/// The bits of elements as another type of the same width.
static FailureOr<IndexedOp> indexBitCast(const Operator &op) {
  const Type from = op.getScalarType(0), to = op.getResultScalarType();
  auto getWidth = [](Type type) {
    return std::max(type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0, 8u);
  };
  if (!from.isIntOrFloat() || !to.isIntOrFloat() ||
      getWidth(from) != getWidth(to))
    return op.emitError() << "converts elements of type "
                          << op.getElementType(0) << " to "
                          << op.getResultElementType()
                          << ", which is not implemented";
  return makeElementwise(
      op, {0}, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        if (from == to)
          return x[0];
        // A bool is a byte.
        if (from.isSignlessInteger(1))
          return arith::ExtUIOp::create(builder, to, x[0]);
        if (to.isSignlessInteger(1))
          return emitToBool(builder, x[0]);
        return arith::BitcastOp::create(builder, to, x[0]);
      });
}

llvm::ArrayRef<IndexEntry> getCastEntries() {
  static constexpr IndexEntry entries[] = {
      {"BitCast", indexBitCast},
      {"Cast", indexCast},
      {"CastLike", indexCast},
      {"Pow", indexPow},
  };
  return entries;
}

} // namespace mlir::onnx
