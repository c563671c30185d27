// SPDX-License-Identifier: Apache-2.0
//
// Exponential functions and logarithms.
#include "conversions/complex_to_standard/part_builder.h"

using namespace mlir;
using namespace mlir::complex;
using arith::CmpFPredicate;

/// Returns exp(x) * factor. If exp(x) is infinite, multiplies by exp(x / 2)
/// twice.
static Value multiplyExp(const PartBuilder &b, Value exp, Value expOfHalf,
                         Value isInfinite, Value factor) {
  Value product = b.mul(exp, factor);
  Value first = b.mul(expOfHalf, factor);
  Value byHalves = b.mul(first, expOfHalf);
  return b.select(isInfinite, byHalves, product);
}

// exp(x + yi) -> exp(x) * cos(y) + exp(x) * sin(y)i
// The imaginary part is 0 if y is 0.
static LogicalResult convertExp(ExpOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const auto [x, y] = b.split(op.getComplex());
  Value zero = b.constant(0.0), half = b.constant(0.5);
  Value infinity = b.constant(std::numeric_limits<double>::infinity());
  Value exp = b.apply<math::ExpOp>(x);
  Value halfX = b.mul(x, half);
  Value expOfHalf = b.apply<math::ExpOp>(halfX);
  Value cos = b.apply<math::CosOp>(y), sin = b.apply<math::SinOp>(y);
  Value isInfinite = b.equal(exp, infinity);
  Value isReal = b.withoutFlags().equal(y, zero);
  Value re = multiplyExp(b, exp, expOfHalf, isInfinite, cos);
  Value product = multiplyExp(b, exp, expOfHalf, isInfinite, sin);
  Value im = b.select(isReal, zero, product);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

/// Returns cos(y) - 1 without cancellation near zero. Uses a polynomial up to
/// pi / 4.
static Value makeCosLessOne(const PartBuilder &b, Value y) {
  // Coefficients of y^4 * (... + y^2 * ...), the highest degree first.
  constexpr double coefficients[] = {
      4.7377507964246204691685e-14, -1.1470284843425359765671e-11,
      2.0876754287081521758361e-9,  -2.7557319214999787979814e-7,
      2.4801587301570552304991e-5,  -1.3888888888888872993737e-3,
      4.1666666666666666609054e-2,
  };
  Value minusHalf = b.constant(-0.5), minusOne = b.constant(-1.0);
  Value cos = b.apply<math::CosOp>(y);
  Value direct = b.add(cos, minusOne);
  Value square = b.mul(y, y);
  Value fourth = b.mul(square, square);
  Value sum = b.constant(coefficients[0]);
  for (double coefficient : ArrayRef(coefficients).drop_front()) {
    Value next = b.constant(coefficient);
    sum = b.apply<math::FmaOp>(sum, square, next);
  }
  Value tail = b.mul(fourth, sum);
  Value head = b.mul(minusHalf, square);
  Value series = b.withoutFlags().add(tail, head);
  // The bound is about (pi / 4)^2.
  Value bound = b.constant(0.61685);
  Value isLarge = b.compare(CmpFPredicate::OGE, square, bound);
  return b.select(isLarge, direct, series);
}

// expm1(x + yi) -> expm1(x) * cos(y) + (cos(y) - 1) + exp(x) * sin(y)i
static LogicalResult convertExpm1(Expm1Op op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const auto [x, y] = b.split(op.getComplex());
  Value zero = b.constant(0.0), one = b.constant(1.0);
  Value expm1 = b.apply<math::ExpM1Op>(x);
  Value exp = b.add(expm1, one);
  Value sin = b.apply<math::SinOp>(y);
  Value cosLessOne = makeCosLessOne(b, y);
  Value cos = b.add(cosLessOne, one);
  Value product = b.mul(expm1, cos);
  Value re = b.add(product, cosLessOne);
  Value isReal = b.equal(y, zero);
  Value scaled = b.mul(exp, sin);
  Value im = b.select(isReal, zero, scaled);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

// log(z) -> log(|z|) + angle(z)i
static LogicalResult convertLog(LogOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  Value size = b.abs(op.getComplex());
  Value re = b.apply<math::LogOp>(size);
  const Parts z = b.split(op.getComplex());
  Value im = b.apply<math::Atan2Op>(z.im, z.re);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

// log1p(x + yi) -> log1p(g - 1) + log1p((l / g)^2) / 2 + angle(1 + x, y)i
// g is the greater of |1 + x| and |y|, and l the lesser. g - 1 is x if g is 1 +
// x.
static LogicalResult convertLog1p(Log1pOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const auto [x, y] = b.split(op.getComplex());
  Value half = b.constant(0.5), one = b.constant(1.0);
  Value more = b.add(x, one);
  Value moreSize = b.size(more), ySize = b.size(y);
  Value greater = b.apply<arith::MaximumFOp>(moreSize, ySize);
  Value lesser = b.apply<arith::MinimumFOp>(moreSize, ySize);
  Value isMore = b.compare(CmpFPredicate::OGT, more, ySize);
  Value difference = b.sub(greater, one);
  Value lessOne = b.select(isMore, x, difference);
  // Intermediate results may be NaN for zeros and infinities.
  const PartBuilder s = b.withSpecialValues();
  Value ratio = s.div(lesser, greater);
  Value logOfGreater = b.apply<math::Log1pOp>(lessOne);
  Value square = s.mul(ratio, ratio);
  Value logOfSquare = s.apply<math::Log1pOp>(square);
  Value logOfRatio = s.mul(half, logOfSquare);
  Value sum = s.add(logOfRatio, logOfGreater);
  Value re = s.select(s.isNaN(sum), lesser, sum);
  Value im = b.apply<math::Atan2Op>(y, more);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

void complex::addExponentialPatterns(RewritePatternSet &patterns) {
  patterns.add(convertExp);
  patterns.add(convertExpm1);
  patterns.add(convertLog);
  patterns.add(convertLog1p);
}
