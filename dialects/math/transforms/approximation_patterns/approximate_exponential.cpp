// SPDX-License-Identifier: Apache-2.0
//
// Exponential functions and logarithms.
#include "dialects/math/transforms/approximation_patterns/approximation.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;

/// x * 2^n for an integral float n from -252 to 254, by two factors: 2^n may be
/// subnormal or infinite where the product is neither.
static Value scale(Approximation &a, Value x, Value n) {
  Value fractionSize = a.int32(23);
  Value bias = a.int32(127);
  Value integer = a.make<arith::FPToSIOp>(a.asInteger(32), n);
  Value half = a.make<arith::ShRSIOp>(integer, a.int32(1));
  Value otherHalf = a.make<arith::SubIOp>(integer, half);
  for (Value exponent : {half, otherHalf}) {
    Value biased = a.make<arith::AddIOp>(exponent, bias);
    Value bits = a.make<arith::ShLIOp>(biased, fractionSize);
    x = a.mul(x, a.fromBits(bits));
  }
  return x;
}

// exp(x) = 2^n * exp(r) where n = floor(x / ln(2) + 1/2) and r = x - n * ln(2),
// with ln(2) in two parts. x is limited to where exp(x) is neither zero nor
// infinite; of NaN r is NaN, and n any number.
LogicalResult math::approximateExp(ExpOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value half = a.real(0.5), one = a.real(1.0);
  Value inverseLn2 = a.real(1.44269504);
  Value ln2Head = a.real(-0.693359375), ln2Tail = a.real(2.12194442e-4);
  SmallVector<Value> p;
  for (double coefficient :
       {1.98756912e-4, 0.00139819994, 0.00833345205, 0.0416657962, 0.166666657})
    p.push_back(a.real(coefficient));
  Value least = a.real(-104.5);
  Value x = a.limit(CmpFPredicate::UGE, op.getOperand(), least);
  Value greatest = a.real(88.8);
  x = a.limit(CmpFPredicate::ULE, x, greatest);

  Value quotient = a.fma(x, inverseLn2, half);
  Value n = a.make<FloorOp>(quotient);
  Value leastPower = a.real(-151.0);
  n = a.limit(CmpFPredicate::OGE, n, leastPower);
  Value r = a.fma(ln2Head, n, x);
  r = a.fma(ln2Tail, n, r);

  Value sum = a.fma(r, p[0], p[1]);
  for (Value coefficient : {p[2], p[3], p[4], half})
    sum = a.fma(sum, r, coefficient);
  Value square = a.mul(r, r);
  sum = a.fma(sum, square, r);
  sum = a.add(sum, one);
  rewriter.replaceOp(op, scale(a, sum, n));
  return success();
}

// expm1(x) -> (exp(x) - 1) * x / log(exp(x))
// The result is x if exp(x) is 1, -1 if exp(x) - 1 is, and infinity if exp(x)
// is. Source: William Kahan.
LogicalResult math::approximateExpM1(ExpM1Op op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value x = op.getOperand();
  Value one = a.real(1.0), minusOne = a.real(-1.0);
  Value exp = a.make<ExpOp>(x);
  Value isOne = a.compare(CmpFPredicate::UEQ, exp, one);
  Value lessOne = a.sub(exp, one);
  Value isMinusOne = a.compare(CmpFPredicate::OEQ, lessOne, minusOne);
  Value log = a.make<LogOp>(exp);
  Value isInfinite = a.compare(CmpFPredicate::OEQ, log, exp);
  Value ratio = a.div(x, log);
  Value result = a.mul(lessOne, ratio);
  result = a.select(isInfinite, exp, result);
  result = a.select(isMinusOne, minusOne, result);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isOne, x, result);
  return success();
}

namespace {

/// A positive number as m * 2^e with m in [1/2, 1).
struct Fraction {
  Value mantissa, exponent;
};

} // namespace

/// For vectors, creates the constants in the order of their uses, as folding of
/// broadcasts would.
static Fraction makeFraction(Approximation &a, Value x) {
  const bool isScalar = !isa<ShapedType>(x.getType());
  Value bias, half, mantissaMask;
  if (isScalar) {
    bias = a.real(126.0);
    half = a.int32(0x3f000000);
  }
  mantissaMask = a.int32(~0x7f800000u);
  if (!isScalar)
    half = a.int32(0x3f000000);
  Value bits = a.bits(x);
  Value mantissa = a.both(bits, mantissaMask);
  Value scaled = a.either(mantissa, half);
  Value fraction = a.fromBits(scaled);
  Value fractionSize = a.int32(23);
  if (!isScalar)
    bias = a.real(126.0);
  Value again = a.bits(x);
  Value shifted = a.make<arith::ShRUIOp>(again, fractionSize);
  Value biased = a.make<arith::SIToFPOp>(x.getType(), shifted);
  return {fraction, a.sub(biased, bias)};
}

/// Returns log(1 + x) for x between sqrt(1/2) - 1 and sqrt(2) - 1: x - x^2 / 2
/// and a polynomial of x^3, in three independent parts.
static Value makeLogNearOne(Approximation &a, Value x, ArrayRef<Value> p,
                            Value minusHalf) {
  Value square = a.mul(x, x);
  Value cube = a.mul(square, x);
  Value sums[3];
  for (int i = 0; i < 3; ++i)
    sums[i] = a.fma(p[3 * i], x, p[3 * i + 1]);
  for (int i = 0; i < 3; ++i)
    sums[i] = a.fma(sums[i], x, p[3 * i + 2]);
  Value sum = a.fma(sums[0], cube, sums[1]);
  sum = a.fma(sum, cube, sums[2]);
  sum = a.mul(sum, cube);
  sum = a.fma(minusHalf, square, sum);
  return a.add(x, sum);
}

// log(m * 2^e) = e * ln(2) + log(m), log2(m * 2^e) = log(m) / ln(2) + e, where
// m is from sqrt(1/2) to sqrt(2). Subnormal numbers are scaled by 2^23 before.
template <typename OpT>
static LogicalResult approximateLogarithm(OpT op, PatternRewriter &rewriter,
                                          bool isBase2) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value zero = a.real(0.0), one = a.real(1.0), minusHalf = a.real(-0.5);
  Value least = a.real(1.17549435e-38);
  Value minusInfinity = a.real(-std::numeric_limits<double>::infinity());
  Value infinity = a.real(std::numeric_limits<double>::infinity());
  Value none = a.real(std::numeric_limits<double>::quiet_NaN());
  Value rootOfHalf = a.real(0.707106769);
  SmallVector<Value> p;
  for (double coefficient :
       {0.0703768358, -0.115146101, 0.116769984, -0.12420141, 0.142493233,
        -0.166680574, 0.200007141, -0.24999994, 0.333333313})
    p.push_back(a.real(coefficient));

  Value isSubnormal = a.compare(CmpFPredicate::OLT, op.getOperand(), least);
  Value scaled = a.mul(op.getOperand(), a.real(8388608.0));
  Value x = a.select(isSubnormal, scaled, op.getOperand());
  auto [m, e] = makeFraction(a, x);
  Value shift = a.real(23.0);
  e = a.sub(e, a.select(isSubnormal, shift, zero));
  // Below sqrt(1/2): 2 * m and e - 1.
  Value isSmall = a.compare(CmpFPredicate::OLT, m, rootOfHalf);
  Value more = a.select(isSmall, m, zero);
  Value lessOne = a.sub(m, one);
  Value step = a.select(isSmall, one, zero);
  e = a.sub(e, step);
  Value log = makeLogNearOne(a, a.add(lessOne, more), p, minusHalf);
  if (isBase2) {
    Value inverseLn2 = a.real(1.44269504);
    log = a.fma(log, inverseLn2, e);
  } else {
    Value ln2 = a.real(0.693147182);
    log = a.fma(e, ln2, log);
  }

  Value isNegative = a.compare(CmpFPredicate::ULT, op.getOperand(), zero);
  Value isZero = a.compare(CmpFPredicate::OEQ, op.getOperand(), zero);
  Value isInfinite = a.compare(CmpFPredicate::OEQ, op.getOperand(), infinity);
  log = a.select(isInfinite, infinity, log);
  log = a.select(isNegative, none, log);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isZero, minusInfinity, log);
  return success();
}

LogicalResult math::approximateLog(LogOp op, PatternRewriter &rewriter) {
  return approximateLogarithm(op, rewriter, /*isBase2=*/false);
}

LogicalResult math::approximateLog2(Log2Op op, PatternRewriter &rewriter) {
  return approximateLogarithm(op, rewriter, /*isBase2=*/true);
}

// log1p(x) -> x * log(u) / (u - 1), with u = 1 + x
// The result is x if u is 1 or infinite. Source: William Kahan.
LogicalResult math::approximateLog1p(Log1pOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value x = op.getOperand();
  Value one = a.real(1.0);
  Value u = a.add(x, one);
  Value isOne = a.compare(CmpFPredicate::OEQ, u, one);
  Value log = a.make<LogOp>(u);
  Value isInfinite = a.compare(CmpFPredicate::OEQ, u, log);
  Value lessOne = a.sub(u, one);
  Value ratio = a.div(log, lessOne);
  Value product = a.mul(x, ratio);
  Value isX = a.either(isOne, isInfinite);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isX, x, product);
  return success();
}
