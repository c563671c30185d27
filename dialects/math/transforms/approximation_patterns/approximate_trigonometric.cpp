// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric functions and their inverses.
#include <array>
#include <limits>

#include "dialects/math/transforms/approximation_patterns/approximation.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

namespace {

/// An angle as one from -pi/4 to pi/4 and a number of right angles, 0 to 3, as
/// i32.
struct Angle {
  Value rest, quadrant;
};

} // namespace

/// The 96 bits of 2/pi from a position on, as three words of i64. Positions
/// count from 31 bits before the point.
static std::array<Value, 3> makeBitsOfQuotient(Approximation &a,
                                               Value position) {
  static constexpr uint32_t words[] = {0,          0xa2f9836e, 0x4e441529,
                                       0xfc2757d1, 0xf534ddc0, 0xdb629599,
                                       0x3c439041, 0xfe5163ab};
  const Type type = position.getType();
  Value wordSize = a.integer(type, 32);
  Value index = a.make<arith::ShRUIOp>(position, a.integer(type, 5));
  Value shift = a.both(position, a.integer(type, 31));
  SmallVector<Value> isIndex;
  for (int i = 1; i <= 4; ++i)
    isIndex.push_back(a.compare(CmpIPredicate::eq, index, a.integer(type, i)));
  SmallVector<Value> chosen;
  for (int i = 0; i < 4; ++i) {
    Value word = a.integer(type, int64_t(words[i]));
    for (int k = 1; k <= 4; ++k)
      word = a.select(isIndex[k - 1], a.integer(type, int64_t(words[i + k])),
                      word);
    chosen.push_back(word);
  }
  std::array<Value, 3> result;
  for (int i = 0; i < 3; ++i) {
    Value upper = a.make<arith::ShLIOp>(chosen[i], wordSize);
    Value both = a.either(upper, chosen[i + 1]);
    Value shifted = a.make<arith::ShLIOp>(both, shift);
    result[i] = a.make<arith::ShRUIOp>(shifted, wordSize);
  }
  return result;
}

/// Reduces an angle that is not negative, after Mary Payne and Robert Hanek:
/// |x| * 2/pi, modulo 4, as an integer of 64 bits of which 62 are the fraction.
/// x is m * 2^s with an integer m of 24 bits: bits of 2/pi whose product with
/// 2^s is a multiple of 4 do not count. The rest of NaN and infinity is NaN.
static Angle makeAngle(Approximation &a, Value x) {
  const Type type = a.asInteger(64);
  Value bits = a.make<arith::ExtUIOp>(type, a.bits(x));
  Value exponent = a.make<arith::ShRUIOp>(bits, a.integer(type, 23));
  Value fraction = a.both(bits, a.integer(type, 0x7fffff));
  Value m = a.either(fraction, a.integer(type, 0x800000));
  Value none = a.integer(type, 0), bias = a.integer(type, 120);
  Value position =
      a.make<arith::MaxSIOp>(a.make<arith::SubIOp>(exponent, bias), none);
  const std::array<Value, 3> words = makeBitsOfQuotient(a, position);
  Value wordSize = a.integer(type, 32);
  Value upper =
      a.make<arith::ShLIOp>(a.make<arith::MulIOp>(m, words[0]), wordSize);
  Value middle = a.make<arith::MulIOp>(m, words[1]);
  Value lower =
      a.make<arith::ShRUIOp>(a.make<arith::MulIOp>(m, words[2]), wordSize);
  Value sum = a.make<arith::AddIOp>(upper, middle);
  sum = a.make<arith::AddIOp>(sum, lower);
  // The nearest multiple of a right angle.
  Value two = a.integer(type, 2);
  Value rest = a.make<arith::ShRSIOp>(a.make<arith::ShLIOp>(sum, two), two);
  Value fractionSize = a.integer(type, 62);
  Value quadrant =
      a.make<arith::ShRUIOp>(a.make<arith::SubIOp>(sum, rest), fractionSize);
  Value real = a.make<arith::SIToFPOp>(x.getType(), rest);
  // pi/2 * 2^-62
  Value angle = a.mul(real, a.real(3.4061215800865545e-19));

  Value isSmall = a.compare(CmpFPredicate::OLT, x, a.real(0.78539816339744831));
  angle = a.select(isSmall, x, angle);
  quadrant = a.select(isSmall, none, quadrant);
  Value isFinite = a.compare(CmpFPredicate::OLT, x,
                             a.real(std::numeric_limits<double>::infinity()));
  angle = a.select(isFinite, angle, a.sub(x, x));
  return {angle, a.make<arith::TruncIOp>(a.asInteger(32), quadrant)};
}

namespace {

/// Polynomials of sin and cos for an angle from -pi/4 to pi/4.
struct SinCos {
  SinCos(Approximation &a, Value x) : a(a), angle(makeAngle(a, x)) {
    one = a.real(1.0);
    for (double coefficient : {-0.166666672, 0.00833334774, -1.98426045e-4,
                               2.76001265e-6, -2.50293279e-8})
      sin.push_back(a.real(coefficient));
    for (double coefficient :
         {-0.5, 0.0416666418, -0.00138883304, 2.47562348e-5, -2.59630184e-7})
      cos.push_back(a.real(coefficient));
    three = a.int32(3);
  }

  Value isQuadrant(Value number) {
    return a.compare(CmpIPredicate::eq, angle.quadrant, number);
  }

  /// Returns the cosine or the sine, optionally negated.
  Value make(Value isCos, Value isNegated) {
    Value square = a.mul(angle.rest, angle.rest);
    Value factor = a.select(isCos, one, angle.rest);
    SmallVector<Value> coefficients{one};
    for (auto [ofCos, ofSin] : llvm::zip_equal(cos, sin))
      coefficients.push_back(a.select(isCos, ofCos, ofSin));
    Value sum = a.polynomial(square, coefficients);
    Value result = a.mul(factor, sum);
    return a.select(isNegated, a.neg(result), result);
  }

  Approximation &a;
  Angle angle;
  Value one, three;
  SmallVector<Value> sin, cos; // From x^3 and x^2 on.
};

} // namespace

// sin(x) of |x|, with the sign that x has.
LogicalResult math::approximateSin(SinOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  SinCos s(a, a.size(op.getOperand()));
  Value first = a.int32(1);
  Value isFirst = s.isQuadrant(first), isThird = s.isQuadrant(s.three);
  Value isCos = a.either(isFirst, isThird);
  Value isLower = a.compare(CmpIPredicate::sgt, s.angle.quadrant, first);
  Value zero = a.int32(0);
  Value isMinus = a.compare(CmpIPredicate::slt, a.bits(op.getOperand()), zero);
  Value isNegated = a.make<arith::XOrIOp>(isLower, isMinus);
  rewriter.replaceOp(op, s.make(isCos, isNegated));
  return success();
}

// cos(x) of |x|
LogicalResult math::approximateCos(CosOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  SinCos s(a, a.size(op.getOperand()));
  Value zeroth = a.int32(0), first = a.int32(1), second = a.int32(2);
  Value isZeroth = s.isQuadrant(zeroth), isFirst = s.isQuadrant(first);
  Value isSecond = s.isQuadrant(second);
  Value isCos = a.either(isZeroth, isSecond);
  Value isNegated = a.either(isFirst, isSecond);
  rewriter.replaceOp(op, s.make(isCos, isNegated));
  return success();
}

// atan(x) -> x + x^3 * p(x^2) / q(x^2) with the sign of x, if |x| <= 0.66
// atan(x) -> pi/4 + atan((x - 1) / (x + 1)) beyond
// atan(x) -> pi/2 - atan(1 / x) beyond tan(3/8 * pi)
LogicalResult math::approximateAtan(AtanOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value size = a.size(op.getOperand());
  Value one = a.real(1.0);
  Value middle = a.real(0.66);
  Value isMiddle = a.compare(CmpFPredicate::OGT, size, middle);
  Value sum = a.add(size, one), difference = a.sub(size, one);
  Value numerator = a.select(isMiddle, difference, size);
  Value denominator = a.select(isMiddle, sum, one);
  Value large = a.real(2.41421366);
  Value isLarge = a.compare(CmpFPredicate::OGT, size, large);
  numerator = a.select(isLarge, one, numerator);
  denominator = a.select(isLarge, size, denominator);
  Value x = a.div(numerator, denominator);
  Value square = a.mul(x, x);

  SmallVector<Value> p, q;
  for (double coefficient :
       {-0.875060856, -16.1575375, -75.0085601, -122.886665, -64.8502197})
    p.push_back(a.real(coefficient));
  for (double coefficient :
       {24.8584652, 165.027008, 432.881073, 485.390411, 194.550659})
    q.push_back(a.real(coefficient));
  std::reverse(p.begin(), p.end());
  Value top = a.mul(a.polynomial(square, p), square);
  std::reverse(q.begin(), q.end());
  Value bottom = a.polynomial(square, q);
  Value quotient = a.div(top, bottom);
  Value angle = a.fma(quotient, x, x);

  Value eighth = a.real(0.785398185);
  Value shifted = a.add(angle, eighth);
  Value result = a.select(isMiddle, shifted, angle);
  Value quarter = a.real(1.57079637);
  Value reflected = a.sub(quarter, angle);
  result = a.select(isLarge, reflected, result);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, op.getOperand());
  return success();
}

// atan2(y, x) = t for a positive x or +0, pi - t for a negative x or -0, with
// the sign of y, where t = atan(|y| / |x|). Where |y| = |x| the quotient is 1,
// for infinities too, but 0 for zeros.
LogicalResult math::approximateAtan2(Atan2Op op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value y = op.getLhs(), x = op.getRhs();
  Value height = a.size(y), width = a.size(x);
  Value zero = a.real(0.0), one = a.real(1.0), none = a.int32(0);
  Value bits = a.bits(x);
  Value slope = a.div(height, width);
  Value isZero = a.compare(CmpFPredicate::OEQ, y, zero);
  Value ofSame = a.select(isZero, zero, one);
  Value isSame = a.compare(CmpFPredicate::OEQ, height, width);
  slope = a.select(isSame, ofSame, slope);
  Value angle = a.make<AtanOp>(slope);
  Value reflected = a.sub(a.real(3.14159274), angle);
  Value isLeft = a.compare(CmpIPredicate::slt, bits, none);
  Value result = a.select(isLeft, reflected, angle);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, y);
  return success();
}

/// Returns true if there is an approximation. f16 is supported, too.
static bool isPossibleArc(Operation *op) {
  const Type type = getElementTypeOrSelf(op->getResult(0).getType());
  return (type.isF32() || type.isF16()) && Expansion::isPossible(op);
}

/// Returns asin(x) for |x| up to sqrt(1/2): x + x^3 * p(x^2). The even and odd
/// terms are computed independently.
static Value makeArcSine(Approximation &a, Value x) {
  Value square = a.mul(x, x);
  Value fourth = a.mul(square, square);
  Value even = a.real(0.055579748), odd = a.real(-0.0620279125);
  const auto next = [&](Value sum, double coefficient) {
    Value constant = a.real(coefficient);
    return a.fma(sum, fourth, constant);
  };
  constexpr double coefficients[] = {
      0.054224465,  -0.0113269929, 0.0152688725, 0.0104937982, 0.0141060455,
      0.0173397772, 0.022372961,   0.0303819124, 0.0446428582, 0.075};
  for (int i = 0; i < 10; i += 2) {
    even = next(even, coefficients[i]);
    odd = next(odd, coefficients[i + 1]);
  }
  Value sum = a.fma(even, square, odd);
  Value last = a.real(0.166666672);
  sum = a.fma(sum, square, last);
  Value cube = a.mul(x, square);
  return a.fma(sum, cube, x);
}

// asin(x) -> makeArcSine(x), if |x| <= sqrt(1/2)
// asin(x) -> pi/2 - makeArcSine(sqrt(1 - x^2)) with the sign of x beyond
LogicalResult math::approximateAsin(AsinOp op, PatternRewriter &rewriter) {
  if (!isPossibleArc(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value operand = op.getOperand();
  Value size = a.size(operand);
  Value one = a.real(1.0);
  Value square = a.mul(operand, operand);
  Value rest = a.sub(one, square);
  Value cosine = a.make<SqrtOp>(rest);
  Value half = a.real(0.5);
  Value isLarge = a.compare(CmpFPredicate::OGT, square, half);
  Value x = a.select(isLarge, cosine, size);
  Value arc = makeArcSine(a, x);
  Value quarter = a.real(1.57079637);
  Value reflected = a.sub(quarter, arc);
  Value result = a.select(isLarge, reflected, arc);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, operand);
  return success();
}

// With y = -|x|:
// acos(|x|) -> pi/2 + asin(y), if |x| <= 0.5625
// acos(|x|) -> 2 * asin(sqrt((1 + y) / 2)) beyond
// acos(x) -> pi - acos(|x|), if x is negative
// pi and pi/2 are products of two constants.
LogicalResult math::approximateAcos(AcosOp op, PatternRewriter &rewriter) {
  if (!isPossibleArc(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value operand = op.getOperand();
  Value negated = a.neg(operand);
  Value zero = a.real(0.0), half = a.real(0.5), minusOne = a.real(-1.0);
  Value isPositive = a.compare(CmpFPredicate::OGT, operand, zero);
  Value x = a.select(isPositive, negated, operand);
  Value bound = a.real(-0.5625);
  Value isSmall = a.compare(CmpFPredicate::OGT, x, bound);
  Value quarterFactor = a.real(0.932821869), factor = a.real(1.68391883);
  Value arc = a.make<AsinOp>(x);
  Value small = a.fma(quarterFactor, factor, arc);
  Value halved = a.fma(half, x, half);
  Value root = a.make<SqrtOp>(halved);
  Value halfArc = a.make<AsinOp>(root);
  Value two = a.real(2.0);
  Value large = a.mul(halfArc, two);
  Value result = a.select(isSmall, small, large);
  Value isInDomain = a.compare(CmpFPredicate::OGE, operand, minusOne);
  Value isBelowZero = a.compare(CmpFPredicate::OLT, operand, zero);
  Value isNegative = a.both(isInDomain, isBelowZero);
  Value minus = a.neg(result);
  Value halfFactor = a.real(1.86564374);
  Value reflected = a.fma(halfFactor, factor, minus);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isNegative, reflected,
                                               result);
  return success();
}
