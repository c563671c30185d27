// SPDX-License-Identifier: Apache-2.0
//
// Conversions between numbers and their quantized form.
#include "dialects/math/float_ops.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"

namespace mlir::onnx {

/// Adds the reads of the scale and, if there is one, of the zero point: of a
/// tensor, of an axis, or of blocks along an axis.
static void readScale(NestBuilder &nest, const Operator &op, Index point) {
  const Sizes scale = op.getShape(1);
  llvm::SmallVector<AffineExpr> index;
  if (scale.size() == 1 && !scale[0].isConstant(1) && !point.empty()) {
    index.push_back(
        point[Operator::normalizeAxis(op.getInteger("axis", 1), point.size())]);
  } else if (scale.size() == point.size() && scale.size() > 1) {
    index.assign(point.begin(), point.end());
    AffineExpr &blocked =
        index[Operator::normalizeAxis(op.getInteger("axis", 1), point.size())];
    blocked =
        blocked.floorDiv(std::max<int64_t>(op.getInteger("block_size", 1), 1));
  } else {
    index.assign(scale.size(), nest.constant(0));
  }
  nest.read(1, index);
  // Both have one element if the ranks differ.
  if (op.hasOperand(2) && op.getShape(2).size() != index.size())
    index.assign(op.getShape(2).size(), nest.constant(0));
  if (op.hasOperand(2))
    nest.read(2, index);
}

/// Returns the integers in which numbers of this type and their zero points are
/// added: those of 16 bits or less need only 32, of which vectors convert more
/// and faster.
static Type getWideType(ScalarBuilder &builder, Type type) {
  return type.getIntOrFloatBitWidth() <= 16 ? builder.getI32Type()
                                            : builder.getI64Type();
}

/// Extends an integer, which may be of a small type, to `wide`.
static Value extendInteger(ScalarBuilder &builder, Value x, Type type,
                           Type wide) {
  if (isSmallType(type)) {
    x = emitFromSmall(builder, x, type);
    type = getComputedType(type);
  }
  if (x.getType() == wide)
    return x;
  return type.isUnsignedInteger()
             ? Value(arith::ExtUIOp::create(builder, wide, x))
             : Value(arith::ExtSIOp::create(builder, wide, x));
}

/// Returns whether elements of a type can be a quantized form: integers, or
/// floats of a small type.
static bool isQuantized(Type type) {
  return isSmallType(type) ? isConvertible(type)
                           : isa<IntegerType>(type) && !type.isInteger(1);
}

/// (x - zero point) * scale
static FailureOr<IndexedOp> indexDequantize(const Operator &op) {
  const Type from = op.getElementType(0);
  if (!isQuantized(from))
    return op.emitError() << "converts elements of type " << from
                          << ", which is not implemented";
  if (failed(requireFloat(op, 1)))
    return failure();
  const bool hasZero = op.hasOperand(2);
  const Type type = op.getResultScalarType();
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.read(0, point);
  readScale(nest, op, point);
  nest.write(0, point);
  nest.computeElement([=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
    Value scale = emitExtend(builder, x[1]);
    Value real;
    if (isa<FloatType>(from)) {
      Value number = emitFromSmall(builder, x[0], from);
      if (hasZero)
        number = builder.sub(number, emitFromSmall(builder, x[2], from));
      real = emitCast(builder, number, number.getType(), scale.getType());
    } else {
      const Type wide = getWideType(builder, from);
      Value number = extendInteger(builder, x[0], from, wide);
      if (hasZero)
        number = builder.sub(number, extendInteger(builder, x[2], from, wide));
      real = arith::SIToFPOp::create(builder, scale.getType(), number);
    }
    Value result = builder.mul(real, scale);
    const unsigned given = result.getType().getIntOrFloatBitWidth();
    if (given < type.getIntOrFloatBitWidth())
      return Value(arith::ExtFOp::create(builder, type, result));
    return emitRound(builder, result, type);
  });
  return nest.takeOp();
}

/// Rounds x / scale to even, adds the zero point and saturates. NaN becomes the
/// zero point.
static Value emitQuantized(ScalarBuilder &builder, Value quotient, Value zero,
                           IntegerType integer) {
  const int64_t least =
      integer.isUnsigned() ? 0 : -(int64_t(1) << (integer.getWidth() - 1));
  const int64_t greatest =
      (int64_t(1) << (integer.getWidth() - (integer.isUnsigned() ? 0 : 1))) - 1;
  Value rounded = math::RoundEvenOp::create(builder, quotient);
  // Beyond these bounds the sum with any zero point saturates.
  const Type real = rounded.getType(), wide = getWideType(builder, integer);
  const double bound = wide.isInteger(32) ? 16777216.0 : 8589934592.0;
  Value bounded =
      builder.max(builder.min(rounded, builder.constant(real, bound)),
                  builder.constant(real, -bound));
  Value isNumber = builder.compare(arith::CmpFPredicate::ORD, bounded, bounded);
  Value number = arith::FPToSIOp::create(
      builder, wide,
      builder.select(isNumber, bounded, builder.constant(real, 0)));
  if (zero)
    number = builder.add(number, extendInteger(builder, zero, integer, wide));
  Value clamped =
      builder.max(builder.min(number, builder.constant(wide, greatest)),
                  builder.constant(wide, least));
  if (!isSmallType(integer))
    return arith::TruncIOp::create(builder, getScalarType(integer), clamped);
  return emitToSmall(builder, clamped, integer);
}

/// Rounds x / scale, plus the zero point, to a float of a small type.
static Value emitSmallFloat(ScalarBuilder &builder, Value quotient, Value zero,
                            Type type, bool saturates) {
  Value number =
      emitCast(builder, quotient, quotient.getType(), builder.getF32Type());
  if (zero)
    number = builder.add(number, emitFromSmall(builder, zero, type));
  SmallFloatRounding rounding;
  rounding.saturates = saturates;
  return emitToSmall(builder, number, type, rounding);
}

static FailureOr<IndexedOp> indexQuantize(const Operator &op) {
  const Type type = op.getResultElementType();
  if (failed(requireFloat(op)) || failed(requireFloat(op, 1)))
    return failure();
  auto integer = dyn_cast<IntegerType>(type);
  if (!isQuantized(type) || (integer && integer.getWidth() > 32))
    return op.emitError() << "yields elements of type " << type
                          << ", which is not implemented";
  const bool hasZero = op.hasOperand(2);
  const bool saturates = op.getInteger("saturate", 1) != 0;
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.read(0, point);
  readScale(nest, op, point);
  nest.write(0, point);
  nest.computeElement([=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
    Value number = emitExtend(builder, x[0]), scale = emitExtend(builder, x[1]);
    Value quotient = builder.createOrFold<arith::DivFOp>(number, scale);
    Value zero = hasZero ? x[2] : Value();
    return integer ? emitQuantized(builder, quotient, zero, integer)
                   : emitSmallFloat(builder, quotient, zero, type, saturates);
  });
  return nest.takeOp();
}

llvm::ArrayRef<IndexEntry> getQuantizationEntries() {
  static constexpr IndexEntry entries[] = {
      {"DequantizeLinear", indexDequantize},
      {"QuantizeLinear", indexQuantize},
  };
  return entries;
}

} // namespace mlir::onnx
