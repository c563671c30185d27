// SPDX-License-Identifier: Apache-2.0
//
// Powers and roots.
#include "conversions/complex_to_standard/part_builder.h"

using namespace mlir;
using namespace mlir::complex;
using arith::CmpFPredicate;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

namespace {

/// A number in polar form, with the sine and cosine of its angle.
struct Polar {
  Value size, cos, sin;
};

} // namespace

/// Returns (a + bi)^(c + di): the size is |a + bi|^c * exp(-d * angle), the
/// angle is c * angle + d * log(|a + bi|).
static Polar makePower(const PartBuilder &b, Value size, Parts base,
                       Parts exponent) {
  const auto [c, d] = exponent;
  Value powerOfSize = b.apply<math::PowFOp>(size, c);
  Value minusD = b.neg(d);
  Value angle = b.apply<math::Atan2Op>(base.im, base.re);
  Value damping = b.apply<math::ExpOp>(b.mul(minusD, angle));
  Value newSize = b.mul(powerOfSize, damping);
  Value log = b.apply<math::LogOp>(size);
  Value byC = b.mul(c, angle), byD = b.mul(d, log);
  Value newAngle = b.add(byC, byD);
  Value cos = b.apply<math::CosOp>(newAngle);
  return {newSize, cos, b.apply<math::SinOp>(newAngle)};
}

/// Returns the power, with the special values for which the formula fails: 0^c
/// = 0 for a positive c; z^0 = 1; 1^w = 1; inf^c is infinity or 0, by the sign
/// of c.
static Value selectPower(const PartBuilder &b, Value size, Parts base,
                         Parts exponent, Polar power) {
  const auto [c, d] = exponent;
  Value infinity = b.constant(kInfinity), zero = b.constant(0.0);
  Value one = b.constant(1.0);
  Value oneNumber = b.create(one, zero), zeroNumber = b.create(zero, zero);
  Value infiniteNumber = b.create(infinity, zero);
  Value isBaseZero = b.equal(size, zero);
  Value isDZero = b.equal(d, zero), isCZero = b.equal(c, zero);
  Value isBaseReal = b.equal(base.im, zero);
  Value isCNotNegative = b.compare(CmpFPredicate::OLE, zero, c);
  Value re = b.mul(power.size, power.cos), im = b.mul(power.size, power.sin);
  Value powerOfZero = b.select(isCZero, oneNumber, zeroNumber);
  Value result = b.create(re, im);

  Value isZeroToReal = b.both(isBaseZero, isDZero);
  Value isPowerOfZero = b.both(isZeroToReal, isCNotNegative);
  result = b.select(isPowerOfZero, powerOfZero, result);
  Value isExponentZero = b.both(isCZero, isDZero);
  result = b.select(isExponentZero, oneNumber, result);
  Value isReOne = b.equal(base.re, one);
  Value isBaseOne = b.both(isReOne, isBaseReal);
  result = b.select(isBaseOne, oneNumber, result);

  Value isReInfinite = b.equal(base.re, infinity);
  Value isBaseInfinite = b.both(isReInfinite, isBaseReal);
  const auto selectForSign = [&](CmpFPredicate sign, Value number) {
    Value hasSign = b.compare(sign, c, zero);
    Value isReal = b.both(isDZero, hasSign);
    Value condition = b.both(isBaseInfinite, isReal);
    result = b.select(condition, number, result);
  };
  selectForSign(CmpFPredicate::OGT, infiniteNumber);
  selectForSign(CmpFPredicate::OLT, zeroNumber);
  return result;
}

// pow(z, w) -> makePower(z, w) with special values (selectPower)
static LogicalResult convertPow(PowOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const Parts exponent = b.split(op.getRhs()), base = b.split(op.getLhs());
  Value size = b.abs(op.getLhs());
  const Polar power = makePower(b, size, base, exponent);
  rewriter.replaceOp(op, selectPower(b, size, base, exponent, power));
  return success();
}

// powi(z, n) -> pow(z, n + 0i)
static LogicalResult convertPowi(PowiOp op, PatternRewriter &rewriter) {
  const PartBuilder b(rewriter, op.getLoc(), op.getType(),
                      op.getFastmath().value_or(arith::FastMathFlags::none));
  auto part = cast<ComplexType>(op.getType()).getElementType();
  Value real =
      arith::SIToFPOp::create(rewriter, op.getLoc(), part, op.getRhs());
  Value zero = b.constant(0.0);
  Value exponent = b.create(real, zero);
  rewriter.replaceOp(op, b.number<PowOp>(op.getLhs(), exponent));
  return success();
}

/// Returns the number with the given size and `factor` times the angle of z.
static Polar scaleAngle(const PartBuilder &b, Value size, Parts z,
                        Value factor) {
  Value angle = b.apply<math::Atan2Op>(z.im, z.re);
  Value scaled = b.mul(angle, factor);
  Value cos = b.apply<math::CosOp>(scaled);
  return {size, cos, b.apply<math::SinOp>(scaled)};
}

/// Returns the root of a number with an infinite or NaN part.
static Parts selectSpecialRoot(const PartBuilder &b, Parts z, Value size,
                               Value zero, Parts root) {
  Value infinity = b.constant(kInfinity),
        minusInfinity = b.constant(-kInfinity);
  Value none = b.constant(kNaN);
  Value imSize = b.size(z.im);
  Value isImInfinite = b.equal(imSize, infinity);
  Value isImFinite = b.compare(CmpFPredicate::ONE, imSize, infinity);
  Value isReInfinite = b.equal(z.re, infinity);
  Value isReMinusInfinity = b.equal(z.re, minusInfinity);
  Value isImaginary = b.both(isReMinusInfinity, isImFinite);
  Value re = b.select(isImaginary, zero, root.re);
  Value isRootInfinite = b.either(isImInfinite, isReInfinite);
  re = b.select(isRootInfinite, infinity, re);
  Value signedInfinity = b.copySign(infinity, z.im);
  Value isNaN = b.withoutFlags().isNaN(size);
  Value im = b.select(isNaN, none, root.im);
  Value isRootImInfinite = b.either(isImInfinite, isReMinusInfinity);
  return {re, b.select(isRootImInfinite, signedInfinity, im)};
}

// sqrt(z) -> sqrt(|z|) * (cos(angle / 2) + sin(angle / 2)i)
static LogicalResult convertSqrt(SqrtOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  Value zero = b.constant(0.0), half = b.constant(0.5);
  const Parts z = b.split(op.getComplex());
  Value size = makeSize(b, z, SizeKind::Root);
  const Polar polar = scaleAngle(b, size, z, half);
  Value isSinZero = b.equal(polar.sin, zero);
  Parts root;
  root.re = b.mul(size, polar.cos);
  Value im = b.mul(size, polar.sin);
  root.im = b.select(isSinZero, zero, im);
  if (!b.hasNoSpecialValues())
    root = selectSpecialRoot(b, z, size, zero, root);
  Value isZero = b.equal(size, zero);
  root.re = b.select(isZero, zero, root.re);
  root.im = b.select(isZero, zero, root.im);
  rewriter.replaceOp(op, b.create(root.re, root.im));
  return success();
}

// rsqrt(z) -> 1 / sqrt(|z|) * (cos(-angle / 2) + sin(-angle / 2)i)
// Infinities yield zero, and zero yields infinity.
static LogicalResult convertRsqrt(RsqrtOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  Value zero = b.constant(0.0), infinity = b.constant(kInfinity);
  Value minusHalf = b.constant(-0.5), none = b.constant(kNaN);
  const Parts z = b.split(op.getComplex());
  Value size = makeSize(b, z, SizeKind::ReciprocalRoot);
  const Polar polar = scaleAngle(b, size, z, minusHalf);
  Value re = b.mul(size, polar.cos), im = b.mul(size, polar.sin);
  if (!b.hasNoSpecialValues()) {
    Value minusOne = b.constant(-1.0);
    Value reZero = b.copySign(zero, z.re);
    Value imZero = b.mul(minusOne, b.copySign(zero, z.im));
    Value reSize = b.size(z.re), imSize = b.size(z.im);
    Value isImInfinite = b.equal(imSize, infinity);
    Value isReNaN = b.isNaN(z.re);
    Value isReInfinite = b.equal(reSize, infinity);
    Value isOnlyIm = b.both(isImInfinite, isReNaN);
    Value isInfinite = b.either(isOnlyIm, isReInfinite);
    re = b.select(isInfinite, reZero, re);
    im = b.select(isInfinite, imZero, im);
  }
  Value isReZero = b.equal(z.re, zero), isImZero = b.equal(z.im, zero);
  Value isZero = b.both(isReZero, isImZero);
  re = b.select(isZero, infinity, re);
  im = b.select(isZero, none, im);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

void complex::addPowerPatterns(RewritePatternSet &patterns) {
  patterns.add(convertPow);
  patterns.add(convertPowi);
  patterns.add(convertSqrt);
  patterns.add(convertRsqrt);
}
