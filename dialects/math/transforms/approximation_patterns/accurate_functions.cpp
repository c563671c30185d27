// SPDX-License-Identifier: Apache-2.0
//
// Functions of f32 whose error is less than 2 units in the last place, with the
// special values of C. The coefficients minimize the largest relative error.
#include <limits>

#include "core/ir/structure/matchers.h"
#include "dialects/math/transforms/approximation_patterns/approximation.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;

// tanh(x) -> x + x * x^2 * p(x^2) for |x| < 5/8; otherwise 1 - 2 / (exp(2 |x|)
// + 1) with the sign of x. Infinite exponentials give 1.
LogicalResult math::computeTanh(TanhOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value x = op.getOperand();
  Value size = a.size(x);
  Value isSmall = a.compare(CmpFPredicate::OLT, size, a.real(0.625));
  Value square = a.mul(x, x);
  Value p =
      a.polynomial(square, a.reals({-0.333332807, 0.133314416, -0.0537397116,
                                    0.0206390787, -0.00570497848}));
  Value small = a.fma(a.mul(p, square), x, x);
  Value one = a.real(1.0);
  Value power = a.make<ExpOp>(a.add(size, size));
  Value large = a.sub(one, a.div(a.real(2.0), a.add(power, one)));
  // The sign of the result is that of x, also of -0.
  Value result = a.select(isSmall, small, large);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, x);
  return success();
}

// erf(x) -> x + x * p(x^2) for |x| < 1; otherwise q(|x| - 5/2) with the sign of
// x, where |x| is at most 3.93: beyond, the result is 1.
LogicalResult math::computeErf(ErfOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value x = op.getOperand();
  Value size = a.size(x);
  Value one = a.real(1.0);
  Value isSmall = a.compare(CmpFPredicate::OLT, size, one);
  Value isOne = a.compare(CmpFPredicate::OGT, size, a.real(3.93));
  Value square = a.mul(x, x);
  Value p = a.polynomial(
      square, a.reals({0.128379166, -0.37612626, 0.112835854, -0.026853811,
                       0.00518832775, -8.01019254e-4, 7.85385782e-5}));
  Value small = a.fma(p, x, x);
  Value distance = a.sub(size, a.real(2.5));
  Value q = a.polynomial(
      distance,
      a.reals({0.999593079, 0.00217806967, -0.00544671621, 0.00835335907,
               -0.00861492939, 0.00610285904, -0.00281903311, 5.70858945e-4,
               2.87358765e-4, -2.79164989e-4, 6.14994497e-5, 2.10920116e-5,
               -9.05857905e-6}));
  Value large = a.make<CopySignOp>(a.select(isOne, one, q), x);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isSmall, small, large);
  return success();
}

// expm1(x) -> 2^n * (exp(r) - 1) + (2^n - 1), where n = roundeven(x / ln(2))
// and r = x - n * ln(2). Both terms are halves until the end, since 2^n may be
// infinite where the result is not. The result is -1 below -17.5, and infinite
// above 88.8; 0 keeps its sign.
LogicalResult math::computeExpM1(ExpM1Op op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value x = a.limit(CmpFPredicate::UGE, op.getOperand(), a.real(-17.5));
  x = a.limit(CmpFPredicate::ULE, x, a.real(88.8));
  Value n = a.make<RoundEvenOp>(a.mul(x, a.real(1.44269504)));
  // If x is NaN, n is any number.
  n = a.limit(CmpFPredicate::OGE, n, a.real(-26.0));
  Value r = a.fma(n, a.real(-0.693359375), x);
  r = a.fma(n, a.real(2.12194442e-4), r);
  Value p =
      a.polynomial(r, a.reals({0.5, 0.166666657, 0.0416657962, 0.00833345205,
                               0.00139819994, 1.98756912e-4}));
  Value lessOne = a.fma(a.mul(p, r), r, r);
  Value integer = a.make<arith::FPToSIOp>(a.asInteger(32), n);
  Value biased = a.make<arith::AddIOp>(integer, a.int32(126));
  Value half = a.fromBits(a.make<arith::ShLIOp>(biased, a.int32(23)));
  Value sum = a.fma(lessOne, half, a.sub(half, a.real(0.5)));
  Value result = a.add(sum, sum);
  Value isZero = a.compare(CmpFPredicate::OEQ, op.getOperand(), a.real(0.0));
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isZero, op.getOperand(),
                                               result);
  return success();
}

// log1p(x) -> log(u) + (x - (u - 1)) / u, where u = 1 + x
// The result is x if u is 1 or x is infinite, and log(u) if u is 0.
LogicalResult math::computeLog1p(Log1pOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value x = op.getOperand();
  Value one = a.real(1.0), zero = a.real(0.0);
  Value infinity = a.real(std::numeric_limits<double>::infinity());
  Value u = a.add(x, one);
  Value log = a.make<LogOp>(u);
  Value error = a.div(a.sub(x, a.sub(u, one)), u);
  Value isZero = a.compare(CmpFPredicate::OEQ, u, zero);
  Value result = a.add(log, a.select(isZero, zero, error));
  Value isX = a.either(a.compare(CmpFPredicate::OEQ, u, one),
                       a.compare(CmpFPredicate::OEQ, x, infinity));
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isX, x, result);
  return success();
}

// powf(x, 2) -> x * x, powf(x, 3) -> x * x * x
LogicalResult math::computePower(PowFOp op, PatternRewriter &rewriter) {
  APFloat exponent(0.0);
  if (!Approximation::isPossible(op) ||
      !matchPattern(op.getRhs(), m_ConstantFloat(&exponent)))
    return Approximation::fail(op, rewriter);
  const bool isCube = exponent.isExactlyValue(3.0);
  if (!isCube && !exponent.isExactlyValue(2.0))
    return rewriter.notifyMatchFailure(op, "neither a square nor a cube");
  Approximation a(op, rewriter);
  Value result = a.mul(op.getLhs(), op.getLhs());
  if (isCube)
    result = a.mul(result, op.getLhs());
  rewriter.replaceOp(op, result);
  return success();
}
