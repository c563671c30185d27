// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on floats and integers. Integers wrap around. A division by zero
// makes the call fail.
#include <functional>

#include "dialects/math/float_ops.h"
#include "dialects/math/integer_ops.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/table.h"

namespace mlir::onnx {

using BinaryFn = Value (*)(ScalarBuilder &, Value, Value);

/// Combines all operands, starting with the first.
template <BinaryFn emit>
static FailureOr<IndexedOp> indexNumbers(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  return makeElementwise(
      op, [](ScalarBuilder &builder, llvm::ArrayRef<Value> elements) {
        Value result = elements[0];
        for (Value element : elements.drop_front())
          result = emit(builder, result, element);
        return result;
      });
}

static Value emitAdd(ScalarBuilder &builder, Value left, Value right) {
  return builder.add(left, right);
}
static Value emitSub(ScalarBuilder &builder, Value left, Value right) {
  return builder.sub(left, right);
}
static Value emitMul(ScalarBuilder &builder, Value left, Value right) {
  return builder.mul(left, right);
}

/// Returns a divisor that is not zero: 1 where it was, and the call fails.
static Value checkDivisor(ScalarBuilder &builder, Value divisor) {
  const Type type = divisor.getType();
  Value isZero = builder.compare(arith::CmpIPredicate::eq, divisor,
                                 builder.constant(type, 0));
  builder.failIf(isZero, ErrorCode::Arithmetic);
  return builder.select(isZero, builder.constant(type, 1), divisor);
}

/// A quotient or remainder of signed integers. The divisor -1, for which the
/// machine's instruction may overflow, is handled apart.
struct SignedDivision {
  Value divisor;
  /// Whether the given divisor is -1.
  Value isMinusOne;
};

static SignedDivision checkSignedDivisor(ScalarBuilder &builder,
                                         Value divisor) {
  divisor = checkDivisor(builder, divisor);
  const Type type = divisor.getType();
  Value isMinusOne = builder.compare(arith::CmpIPredicate::eq, divisor,
                                     builder.constant(type, -1));
  return {builder.select(isMinusOne, builder.constant(type, 1), divisor),
          isMinusOne};
}

/// Rounds towards zero, as ONNX does for integers.
static Value emitSignedQuotient(ScalarBuilder &builder, Value left,
                                Value right) {
  auto [divisor, isMinusOne] = checkSignedDivisor(builder, right);
  Value quotient = builder.createOrFold<arith::DivSIOp>(left, divisor);
  return builder.select(isMinusOne,
                        builder.sub(builder.constant(left.getType(), 0), left),
                        quotient);
}

static FailureOr<IndexedOp> indexDiv(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        if (isFloat(x[0]))
          return builder.createOrFold<arith::DivFOp>(x[0], x[1]);
        if (isUnsigned)
          return builder.createOrFold<arith::DivUIOp>(
              x[0], checkDivisor(builder, x[1]));
        return emitSignedQuotient(builder, x[0], x[1]);
      });
}

/// The remainder with the sign of the divisor: a remainder of the other sign
/// has the divisor added.
static Value emitFloorRemainder(ScalarBuilder &builder, Value remainder,
                                Value divisor) {
  const Type type = divisor.getType();
  Value zero = builder.constant(type, 0);
  Value isWrong;
  if (isFloat(divisor)) {
    Value signs = builder.createOrFold<arith::XOrIOp>(
        builder.compare(arith::CmpFPredicate::OLT, remainder, zero),
        builder.compare(arith::CmpFPredicate::OLT, divisor, zero));
    isWrong = builder.createOrFold<arith::AndIOp>(
        signs, builder.compare(arith::CmpFPredicate::ONE, remainder, zero));
  } else {
    Value signs = builder.compare(
        arith::CmpIPredicate::slt,
        builder.createOrFold<arith::XOrIOp>(remainder, divisor), zero);
    isWrong = builder.createOrFold<arith::AndIOp>(
        signs, builder.compare(arith::CmpIPredicate::ne, remainder, zero));
  }
  return builder.select(isWrong, builder.add(remainder, divisor), remainder);
}

/// With `fmod`, the remainder has the sign of the dividend, as in C.
static FailureOr<IndexedOp> indexMod(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  const bool isC = op.getInteger("fmod", 0) != 0;
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        if (isFloat(x[0])) {
          Value remainder = builder.createOrFold<arith::RemFOp>(x[0], x[1]);
          return isC ? remainder : emitFloorRemainder(builder, remainder, x[1]);
        }
        if (isUnsigned)
          return builder.createOrFold<arith::RemUIOp>(
              x[0], checkDivisor(builder, x[1]));
        // The remainder of a division by 1 or -1 is 0.
        Value divisor = checkSignedDivisor(builder, x[1]).divisor;
        Value remainder = builder.createOrFold<arith::RemSIOp>(x[0], divisor);
        return isC ? remainder
                   : emitFloorRemainder(builder, remainder, divisor);
      });
}

template <bool isMax>
static FailureOr<IndexedOp> indexExtreme(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> elements) {
        Value result = elements[0];
        for (Value element : elements.drop_front())
          result = isMax ? builder.max(result, element, isUnsigned)
                         : builder.min(result, element, isUnsigned);
        return result;
      });
}

static FailureOr<IndexedOp> indexMean(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  return makeElementwise(op, [](ScalarBuilder &builder,
                                llvm::ArrayRef<Value> elements) {
    Value sum = elements[0];
    for (Value element : elements.drop_front())
      sum = builder.add(sum, element);
    return builder.createOrFold<arith::DivFOp>(
        sum,
        builder.constant(sum.getType(), static_cast<int64_t>(elements.size())));
  });
}

static FailureOr<IndexedOp> indexNeg(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  return makeElementwise(
      op, [](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        if (isFloat(x[0]))
          return builder.createOrFold<arith::NegFOp>(x[0]);
        return builder.sub(builder.constant(x[0].getType(), 0), x[0]);
      });
}

static FailureOr<IndexedOp> indexAbs(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        if (isFloat(x[0]))
          return math::AbsFOp::create(builder, x[0]);
        if (isUnsigned)
          return x[0];
        return math::AbsIOp::create(builder, x[0]);
      });
}

static FailureOr<IndexedOp> indexRelu(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  return makeElementwise(
      op, [](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
        return builder.max(x[0], builder.constant(x[0].getType(), 0));
      });
}

/// The slope is another operand, which broadcasts to the first one's shape.
static FailureOr<IndexedOp> indexPRelu(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        if (isUnsigned)
          return x[0];
        Value zero = builder.constant(x[0].getType(), 0);
        Value isNegative =
            isFloat(x[0])
                ? builder.compare(arith::CmpFPredicate::OLT, x[0], zero)
                : builder.compare(arith::CmpIPredicate::slt, x[0], zero);
        return builder.select(isNegative, builder.mul(x[0], x[1]), x[0]);
      });
}

/// -1, 0 or 1; NaN for NaN.
static FailureOr<IndexedOp> indexSign(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) -> Value {
        const Type type = x[0].getType();
        Value zero = builder.constant(type, 0);
        Value one = builder.constant(type, 1);
        if (isFloat(x[0])) {
          Value isLow = builder.compare(arith::CmpFPredicate::OLT, x[0], zero);
          Value isHigh = builder.compare(arith::CmpFPredicate::OGT, x[0], zero);
          Value rest = builder.select(isLow, builder.constant(type, -1), x[0]);
          return builder.select(isHigh, one, rest);
        }
        Value isZero = builder.compare(arith::CmpIPredicate::eq, x[0], zero);
        Value sign = one;
        if (!isUnsigned)
          sign = builder.select(
              builder.compare(arith::CmpIPredicate::slt, x[0], zero),
              builder.constant(type, -1), one);
        return builder.select(isZero, zero, sign);
      });
}

llvm::ArrayRef<IndexEntry> getArithmeticEntries() {
  static constexpr IndexEntry entries[] = {
      {"Abs", indexAbs},
      {"Add", indexNumbers<emitAdd>},
      {"Div", indexDiv},
      {"Max", indexExtreme<true>},
      {"Mean", indexMean},
      {"Min", indexExtreme<false>},
      {"Mod", indexMod},
      {"Mul", indexNumbers<emitMul>},
      {"Neg", indexNeg},
      {"PRelu", indexPRelu},
      {"Relu", indexRelu},
      {"Sign", indexSign},
      {"Sub", indexNumbers<emitSub>},
      {"Sum", indexNumbers<emitAdd>},
  };
  return entries;
}

} // namespace mlir::onnx
