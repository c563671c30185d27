// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric functions.
#include "conversions/complex_to_standard/part_builder.h"

using namespace mlir;
using namespace mlir::complex;
using arith::CmpFPredicate;

namespace {

/// Common subexpressions of the functions of x + yi.
struct SinCosParts {
  SinCosParts(const PartBuilder &b, Value number) {
    const auto [x, y] = b.split(number);
    Value half = b.constant(0.5);
    Value exp = b.apply<math::ExpOp>(y);
    halfExp = b.mul(half, exp);
    halfReciprocal = b.div(half, exp);
    sin = b.apply<math::SinOp>(x);
    cos = b.apply<math::CosOp>(x);
  }

  Value halfExp, halfReciprocal; // exp(y) / 2, exp(-y) / 2
  Value sin, cos;                // Functions of x.
};

} // namespace

// sin(x + yi) -> cosh(y) * sin(x) + sinh(y) * cos(x)i
static LogicalResult convertSin(SinOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const SinCosParts p(b, op.getComplex());
  Value sum = b.add(p.halfExp, p.halfReciprocal);
  Value re = b.mul(sum, p.sin);
  Value difference = b.sub(p.halfExp, p.halfReciprocal);
  Value im = b.mul(difference, p.cos);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

// cos(x + yi) -> cosh(y) * cos(x) - sinh(y) * sin(x)i
static LogicalResult convertCos(CosOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const SinCosParts p(b, op.getComplex());
  Value sum = b.add(p.halfReciprocal, p.halfExp);
  Value re = b.mul(sum, p.cos);
  Value difference = b.sub(p.halfReciprocal, p.halfExp);
  Value im = b.mul(difference, p.sin);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

// tanh(x + yi) = (sinh(2x) + sin(2y)i) / (cosh(2x) + cos(2y))
// With e = expm1(2x) and f = expm1(-2x), numerator and denominator are doubled:
// e - f and 4 * cos(y) * sin(y), divided by e + f + 4 * cos(y)^2. The limits
// are 1 and -1.
static Parts makeTanh(const PartBuilder &b, Parts number, Value minusOne) {
  const auto [x, y] = number;
  Value infinity = b.constant(std::numeric_limits<double>::infinity());
  Value four = b.constant(4.0);
  Value twice = b.add(x, x);
  Value minusTwice = b.mul(minusOne, twice);
  Value e = b.apply<math::ExpM1Op>(twice);
  Value f = b.apply<math::ExpM1Op>(minusTwice);
  Value difference = b.sub(e, f);
  Value cos = b.apply<math::CosOp>(y);
  Value square = b.mul(cos, cos);
  Value fourSquares = b.mul(square, four);
  Value sin = b.apply<math::SinOp>(y);
  Value product = b.mul(cos, sin);
  Value fourProducts = b.mul(four, product);
  Value sum = b.add(e, f);
  Value divisor = b.add(sum, fourSquares);
  Value isLimit = b.equal(sum, infinity);
  Value limit = b.copySign(minusOne, x);
  Value quotient = b.div(difference, divisor);
  Value re = b.select(isLimit, limit, quotient);
  Value im = b.div(fourProducts, divisor);
  if (b.hasNoSpecialValues())
    return {re, im};

  // The result is NaN for an infinite y, except for a zero next to the limits.
  Value size = b.size(x);
  Value zero = b.constant(0.0);
  Value none = b.constant(std::numeric_limits<double>::quiet_NaN());
  Value isXInfinite = b.equal(size, infinity);
  Value isReal = b.equal(y, zero);
  Value isXNotInfinite = b.notOf(isXInfinite);
  Value isNaN = b.isNaN(fourProducts);
  Value isReNaN = b.both(isNaN, isXNotInfinite);
  Value isBesideLimit = b.both(isXInfinite, isNaN);
  Value isImZero = b.either(isReal, isBesideLimit);
  re = b.select(isReNaN, none, re);
  return {re, b.select(isImZero, zero, im)};
}

/// tanh(z) -> makeTanh(z)
static LogicalResult convertTanh(TanhOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const Parts z = b.split(op.getComplex());
  Value minusOne = b.constant(-1.0);
  const Parts tanh = makeTanh(b, z, minusOne);
  rewriter.replaceOp(op, b.create(tanh.re, tanh.im));
  return success();
}

// tan(x + yi) -> t - si, where s + ti = tanh(-y + xi)
static LogicalResult convertTan(TanOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const auto [x, y] = b.split(op.getComplex());
  Value minusOne = b.constant(-1.0);
  Value minusY = b.mul(y, minusOne);
  const Parts tanh = makeTanh(b, {minusY, x}, minusOne);
  Value im = b.mul(tanh.re, minusOne);
  rewriter.replaceOp(op, b.create(tanh.im, im));
  return success();
}

// atan2(y, x) -> -i * log((x + iy) / sqrt(x * x + y * y)), for complex x and y
static LogicalResult convertAtan2(Atan2Op op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  Value x = op.getRhs(), y = op.getLhs();
  Value xSquare = b.number<MulOp>(x, x), ySquare = b.number<MulOp>(y, y);
  Value sum = b.number<AddOp>(xSquare, ySquare);
  Value root = b.number<SqrtOp>(sum);
  Value zero = b.constant(0.0), one = b.constant(1.0);
  Value i = b.create(zero, one);
  Value iy = b.number<MulOp>(i, y);
  Value point = b.number<AddOp>(x, iy);
  Value unit = b.number<DivOp>(point, root);
  Value log = b.number<LogOp>(unit);
  Value minusOne = b.constant(-1.0);
  Value minusI = b.create(zero, minusOne);
  rewriter.replaceOp(op, b.number<MulOp>(minusI, log));
  return success();
}

void complex::addTrigonometricPatterns(RewritePatternSet &patterns) {
  patterns.add(convertSin);
  patterns.add(convertCos);
  patterns.add(convertTan);
  patterns.add(convertTanh);
  patterns.add(convertAtan2);
}
