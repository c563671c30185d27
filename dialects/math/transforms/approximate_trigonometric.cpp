// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric functions and their inverses.
#include "dialects/math/transforms/approximation.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;
using arith::CmpIPredicate;

namespace {

/// An angle as an angle between 0 and pi/2 in a quadrant, 0 to 3.
struct Angle {
  Value rest, quadrant;
};

/// sin(x), cos(x) -> the polynomial of one of them for the reduced angle, with
/// a sign
struct SinCos {
  SinCos(Approximation &a, Value x) : a(a) {
    Value perQuadrant = a.real(0.636619746), quadrantSize = a.real(1.57079637);
    Value quotient = a.mul(x, perQuadrant);
    Value number = a.make<FloorOp>(quotient);
    Value start = a.mul(number, quadrantSize);
    angle.rest = a.sub(x, start);
    one = a.real(1.0);
    minusOne = a.real(-1.0);
    for (double coefficient : {-0.166666672, 0.00833334774, -1.98426045e-4,
                               2.76001265e-6, -2.50293279e-8})
      sin.push_back(a.real(coefficient));
    for (double coefficient :
         {-0.5, 0.0416666418, -0.00138883304, 2.47562348e-5, -2.59630184e-7})
      cos.push_back(a.real(coefficient));
    three = a.int32(3);
    Value integer = a.make<arith::FPToSIOp>(a.asInteger(32), number);
    angle.quadrant = a.both(integer, three);
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
    Value negated = a.mul(minusOne, result);
    return a.select(isNegated, negated, result);
  }

  Approximation &a;
  Angle angle;
  Value one, minusOne, three;
  SmallVector<Value> sin, cos; // Coefficients from x^3 and x^2 on.
};

} // namespace

LogicalResult math::approximateSin(SinOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  SinCos s(a, op.getOperand());
  Value first = a.int32(1);
  Value isFirst = s.isQuadrant(first), isThird = s.isQuadrant(s.three);
  Value isCos = a.either(isFirst, isThird);
  Value isNegated = a.compare(CmpIPredicate::sgt, s.angle.quadrant, first);
  rewriter.replaceOp(op, s.make(isCos, isNegated));
  return success();
}

LogicalResult math::approximateCos(CosOp op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  SinCos s(a, op.getOperand());
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

// atan2(y, x) -> atan(y / x), moved to the quadrant that the signs select
LogicalResult math::approximateAtan2(Atan2Op op, PatternRewriter &rewriter) {
  if (!Approximation::isPossible(op))
    return Approximation::fail(op, rewriter);
  Approximation a(op, rewriter);
  Value y = op.getLhs(), x = op.getRhs();
  Value slope = a.div(y, x);
  Value atan = a.make<AtanOp>(slope);
  Value zero = a.real(0.0);
  // Quadrants with a negative x.
  Value pi = a.real(3.14159274);
  Value above = a.add(atan, pi), below = a.sub(atan, pi);
  Value isAtanPositive = a.compare(CmpFPredicate::OGT, atan, zero);
  Value flipped = a.select(isAtanPositive, below, above);
  Value isXPositive = a.compare(CmpFPredicate::OGT, x, zero);
  Value result = a.select(isXPositive, atan, flipped);
  // Results for an x of zero.
  Value isXZero = a.compare(CmpFPredicate::OEQ, x, zero);
  const auto selectFor = [&](CmpFPredicate predicate, double angle) {
    Value isY = a.compare(predicate, y, zero);
    Value condition = a.both(isXZero, isY);
    Value value = a.real(angle);
    result = a.select(condition, value, result);
  };
  selectFor(CmpFPredicate::OGT, 1.57079637);
  selectFor(CmpFPredicate::OLT, -1.57079637);
  selectFor(CmpFPredicate::OEQ, std::numeric_limits<double>::quiet_NaN());
  rewriter.replaceOp(op, result);
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
