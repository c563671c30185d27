// SPDX-License-Identifier: Apache-2.0
//
// The cube root, the error function, the hyperbolic tangent.
#include "dialects/math/transforms/approximation_patterns/approximation.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;

// cbrt(x) by a third of the bits as a first guess and two of Newton's steps,
// (2 * r + x / r^2) / 3. Subnormal numbers are scaled by 2^24 before; zeros,
// infinities and NaN are their own roots.
LogicalResult math::approximateCbrt(CbrtOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value c2 = a.int32(2), c4 = a.int32(4), c8 = a.int32(8);
  Value magic = a.int32(709965728);
  Value third = a.real(0.333333343), two = a.real(2.0), zero = a.real(0.0);
  Value size = a.size(op.getOperand());
  Value isSubnormal =
      a.compare(CmpFPredicate::OLT, size, a.real(1.17549435e-38));
  Value scaled = a.mul(size, a.real(16777216.0));
  Value x = a.select(isSubnormal, scaled, size);
  Value bits = a.bits(x);
  const auto shift = [&](Value value, Value by) {
    return a.make<arith::ShRSIOp>(value, by);
  };
  // 1/4 + 1/16 + 1/64 + …
  Value quarter = shift(bits, c2), sixteenth = shift(bits, c4);
  Value sum = a.make<arith::AddIOp>(quarter, sixteenth);
  sum = a.make<arith::AddIOp>(sum, shift(sum, c4));
  sum = a.make<arith::AddIOp>(sum, shift(sum, c8));
  sum = a.make<arith::AddIOp>(sum, magic);
  Value root = a.fromBits(sum);
  for (int i = 0; i < 2; ++i) {
    Value square = a.mul(root, root);
    Value twice = a.mul(root, two);
    Value quotient = a.div(x, square);
    root = a.mul(a.add(twice, quotient), third);
  }
  Value unscaled = a.mul(root, a.real(0.00390625));
  root = a.select(isSubnormal, unscaled, root);
  Value isZero = a.compare(CmpFPredicate::OEQ, size, zero);
  Value infinity = a.real(std::numeric_limits<double>::infinity());
  Value isFinite = a.compare(CmpFPredicate::ONE, size, infinity);
  Value result = a.make<CopySignOp>(root, op.getOperand());
  result = a.select(isFinite, result, op.getOperand());
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isZero, op.getOperand(),
                                               result);
  return success();
}

// tanh(x) -> x * p(x^2) / q(x^2); x near zero; x is clamped to the interval in
// which |tanh(x)| is not 1
LogicalResult math::approximateTanh(TanhOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value least = a.real(-7.99881172), greatest = a.real(7.99881172);
  Value x = a.limit(CmpFPredicate::ULT, op.getOperand(), greatest);
  x = a.limit(CmpFPredicate::UGT, x, least);
  Value tiny = a.real(0.0004);
  Value size = a.size(op.getOperand());
  Value isTiny = a.compare(CmpFPredicate::OLT, size, tiny);
  const SmallVector<Value> p =
      a.reals({0.00489352457, 6.37261954e-4, 1.48572235e-5, 5.12229725e-8,
               -8.60467184e-11, 2.00018794e-13, -2.76076837e-16});
  const SmallVector<Value> q =
      a.reals({0.00489352504, 0.00226843474, 1.18534706e-4, 1.19825836e-6});
  Value square = a.mul(x, x);
  Value numerator = a.mul(x, a.polynomial(square, p));
  Value denominator = a.polynomial(square, q);
  Value quotient = a.div(numerator, denominator);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isTiny, x, quotient);
  return success();
}

// erf(x) -> c + p(|x|) / q(|x|) with the sign of x
// The polynomials differ for |x| up to 0.8, 2 and 3.75. The result is 1 beyond.
LogicalResult math::approximateErf(ErfOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value zero = a.real(0.0), one = a.real(1.0);
  // Coefficients by interval: those of p from x^0 or x^1 on, those of q from
  // x^1 on.
  const SmallVector<Value> p0 =
      a.reals({1.12837911, -0.523018539, 0.209741712, 0.0258146804});
  const SmallVector<Value> p1 =
      a.reals({1.12750685, -0.364721417, 0.118407398, 0.0370645523});
  const SmallVector<Value> p2 =
      a.reals({-0.00330093061, 0.00351961935, -0.00141373626, 2.53447099e-4,
               -1.71048032e-5});
  const SmallVector<Value> q0 =
      a.reals({-0.463513821, 0.519230127, -0.131808966, 0.0739796459});
  const SmallVector<Value> q1 =
      a.reals({-0.327607, 0.448369086, -0.0883462652, 0.0572442785});
  const SmallVector<Value> q2 =
      a.reals({-2.0606916, 1.62705934, -0.583389878, 0.0821908935});
  const SmallVector<Value> bounds = a.reals({0.8, 2.0, 3.75});

  Value x = a.size(op.getOperand());
  Value isFirst = a.compare(CmpFPredicate::OLT, x, bounds[0]);
  SmallVector<Value> p{zero}, q{one};
  for (int i = 0; i < 4; ++i) {
    p.push_back(a.select(isFirst, p0[i], p1[i]));
    q.push_back(a.select(isFirst, q0[i], q1[i]));
  }
  Value isSecond = a.compare(CmpFPredicate::OLT, x, bounds[1]);
  p[0] = a.select(isSecond, zero, p2[0]);
  for (int i = 1; i < 5; ++i) {
    p[i] = a.select(isSecond, p[i], p2[i]);
    q[i] = a.select(isSecond, q[i], q2[i - 1]);
  }
  Value offset = a.select(isSecond, zero, one);
  Value isThird = a.compare(CmpFPredicate::ULT, x, bounds[2]);
  Value numerator = a.polynomial(x, p);
  Value denominator = a.polynomial(x, q);
  Value quotient = a.div(numerator, denominator);
  Value sum = a.add(offset, quotient);
  Value result = a.select(isThird, sum, one);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, op.getOperand());
  return success();
}

/// Returns erfc(x) / exp(-x^2) for x >= 0: 1 plus a polynomial of q = (x - 2) /
/// (x + 2), divided by 1 + 2 * x, both with extra precision.
static Value makeScaledErfc(Approximation &a, Value x, Value one, Value half,
                            Value minusFour, Value minusTwo, Value two) {
  Value sum = a.add(x, two);
  Value reciprocal = a.div(one, sum);
  Value q = a.fma(minusFour, reciprocal, one);
  Value qPlusOne = a.add(q, one);
  Value rest = a.fma(qPlusOne, minusTwo, x);
  Value minusX = a.neg(x);
  Value error = a.fma(minusX, q, rest);
  q = a.fma(reciprocal, error, q);

  constexpr double coefficients[] = {
      -4.01139259e-4, -0.0012307521, 0.00131355342, 0.00863227434, -0.00805992,
      -0.0542046614,  0.164055392,   -0.166031361,  -0.0927639827, 0.276978403};
  Value p = a.real(coefficients[0]);
  for (double coefficient : ArrayRef(coefficients).drop_front()) {
    Value next = a.real(coefficient);
    p = a.fma(p, q, next);
  }
  Value divisor = a.fma(two, x, one);
  Value inverse = a.div(one, divisor);
  Value quotient = a.fma(p, inverse, inverse);
  Value minusXAgain = a.neg(x);
  Value product = a.fma(quotient, minusXAgain, half);
  Value difference = a.sub(p, quotient);
  Value remainder = a.fma(product, two, difference);
  return a.fma(remainder, inverse, quotient);
}

// erfc(x) -> exp(-x^2) * f(|x|), or 2 - exp(-x^2) * f(|x|) if x is negative
// The rounding error of the square is compensated.
LogicalResult math::approximateErfc(ErfcOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value yes = a.integer(a.asInteger(1), 1);
  Value zero = a.real(0.0), one = a.real(1.0), half = a.real(0.5);
  Value minusFour = a.real(-4.0), minusTwo = a.real(-2.0), two = a.real(2.0);
  Value infinity = a.real(std::numeric_limits<double>::infinity());
  Value bound = a.real(10.0546875);
  Value x = a.size(op.getOperand());
  Value scaled = makeScaledErfc(a, x, one, half, minusFour, minusTwo, two);
  Value square = a.mul(x, x);
  Value exp = a.make<ExpOp>(a.neg(square));
  Value minusX = a.neg(x);
  Value error = a.fma(minusX, x, square);
  Value product = a.mul(scaled, exp);
  Value correction = a.mul(product, error);
  Value result = a.fma(scaled, exp, correction);

  Value isFinite = a.compare(CmpFPredicate::OLT, x, infinity);
  Value isSpecial = a.make<arith::XOrIOp>(isFinite, yes);
  Value twice = a.add(op.getOperand(), op.getOperand());
  result = a.select(isSpecial, twice, result);
  Value isZero = a.compare(CmpFPredicate::OGT, x, bound);
  result = a.select(isZero, zero, result);
  Value isNegative = a.compare(CmpFPredicate::OLT, op.getOperand(), zero);
  Value reflected = a.sub(two, result);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isNegative, reflected,
                                               result);
  return success();
}
