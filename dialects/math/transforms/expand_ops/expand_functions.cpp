// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric and hyperbolic functions, by exp, expm1, log, log1p and sqrt.
// The odd functions are computed for the absolute value t = |x| and take the
// sign of x, so that zeros keep theirs and nothing cancels for negative x.
#include <cmath>

#include "dialects/math/power_ops.h"
#include "dialects/math/transforms/expand_ops/expansion_set.h"
#include "dialects/math/transforms/expansion/expansion.h"
#include "dialects/math/trigonometric_ops.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;

// tan(x) = sin(x) / cos(x)
static LogicalResult expandTan(TanOp op, PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  Value sin = e.make<SinOp>(op.getOperand());
  Value cos = e.make<CosOp>(op.getOperand());
  rewriter.replaceOpWithNewOp<arith::DivFOp>(op, op.getType(), sin, cos);
  return success();
}

/// The digits of the elements.
static int getPrecision(Type type) {
  return cast<FloatType>(getElementTypeOrSelf(type))
      .getFloatSemantics()
      .mantissaWidth;
}

/// exp(t) / 2 by the square of exp(t / 2), which does not overflow before the
/// result does.
static Value makeHalfExp(Expansion &e, Value t, Value half) {
  Value halved = e.make<arith::MulFOp>(t, half);
  Value root = e.make<ExpOp>(halved);
  Value halfRoot = e.make<arith::MulFOp>(root, half);
  return e.make<arith::MulFOp>(halfRoot, root);
}

/// Whether exp(-t) does not count beside exp(t).
static Value makeIsLarge(Expansion &e, Value t) {
  Value bound = e.real((getPrecision(t.getType()) + 3) * 0.34657359);
  return e.compare(CmpFPredicate::OGT, t, bound);
}

// sinh(t) = (y + y / (y + 1)) / 2, where y = expm1(t); exp(t) / 2 for large t.
static LogicalResult expandSinh(SinhOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value half = e.real(0.5), one = e.real(1.0);
  Value t = e.size(op.getOperand());
  Value y = e.make<ExpM1Op>(t);
  Value exp = e.make<arith::AddFOp>(y, one);
  Value quotient = e.make<arith::DivFOp>(y, exp);
  Value sum = e.make<arith::AddFOp>(y, quotient);
  Value small = e.make<arith::MulFOp>(sum, half);
  Value large = makeHalfExp(e, t, half);
  Value result = e.select(makeIsLarge(e, t), large, small);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, op.getOperand());
  return success();
}

// cosh(t) = (y + 1 / y) / 2, where y = exp(t); exp(t) / 2 for large t.
static LogicalResult expandCosh(CoshOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value half = e.real(0.5), one = e.real(1.0);
  Value t = e.size(op.getOperand());
  Value y = e.make<ExpOp>(t);
  Value quotient = e.make<arith::DivFOp>(one, y);
  Value sum = e.make<arith::AddFOp>(y, quotient);
  Value small = e.make<arith::MulFOp>(sum, half);
  Value large = makeHalfExp(e, t, half);
  rewriter.replaceOp(op, e.select(makeIsLarge(e, t), large, small));
  return success();
}

// tanh(t) = -y / (y + 2), where y = expm1(-2 * t), which is -1 at least.
static LogicalResult expandTanh(TanhOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value two = e.real(2.0), minusTwo = e.real(-2.0);
  Value t = e.size(op.getOperand());
  Value exponent = e.make<arith::MulFOp>(t, minusTwo);
  Value y = e.make<ExpM1Op>(exponent);
  Value sum = e.make<arith::AddFOp>(y, two);
  Value quotient = e.make<arith::DivFOp>(y, sum);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, quotient, op.getOperand());
  return success();
}

/// log(2 * t) if t is so large that t * t + 1 is t * t, else `result`.
static Value selectLogOfTwice(Expansion &e, Value t, Value result) {
  Value bound = e.real(std::ldexp(1.0, getPrecision(t.getType()) / 2 + 1));
  Value isLarge = e.compare(CmpFPredicate::OGT, t, bound);
  Value log = e.make<LogOp>(t);
  Value sum = e.make<arith::AddFOp>(log, e.real(0.69314718055994530942));
  return e.select(isLarge, sum, result);
}

// asinh(t) = log1p(t + t * t / (1 + sqrt(t * t + 1))); log(2 * t) for large t.
static LogicalResult expandAsinh(AsinhOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value one = e.real(1.0);
  Value t = e.size(op.getOperand());
  Value square = e.make<arith::MulFOp>(t, t);
  Value root = e.make<SqrtOp>(e.make<arith::AddFOp>(square, one));
  Value divisor = e.make<arith::AddFOp>(root, one);
  Value quotient = e.make<arith::DivFOp>(square, divisor);
  Value small = e.make<Log1pOp>(e.make<arith::AddFOp>(t, quotient));
  Value result = selectLogOfTwice(e, t, small);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, op.getOperand());
  return success();
}

// acosh(x) = log1p(u + sqrt(u) * sqrt(u + 2)), where u = x - 1, whose root is
// NaN for all x < 1; log(2 * x) for large x.
static LogicalResult expandAcosh(AcoshOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value one = e.real(1.0), two = e.real(2.0);
  Value x = op.getOperand();
  Value u = e.make<arith::SubFOp>(x, one);
  Value root = e.make<SqrtOp>(u);
  Value otherRoot = e.make<SqrtOp>(e.make<arith::AddFOp>(u, two));
  Value product = e.make<arith::MulFOp>(root, otherRoot);
  Value small = e.make<Log1pOp>(e.make<arith::AddFOp>(u, product));
  rewriter.replaceOp(op, selectLogOfTwice(e, x, small));
  return success();
}

// atanh(t) = log1p(2 * t / (1 - t)) / 2
static LogicalResult expandAtanh(AtanhOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossibleOfFloats(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value half = e.real(0.5), one = e.real(1.0);
  Value t = e.size(op.getOperand());
  Value twice = e.make<arith::AddFOp>(t, t);
  Value difference = e.make<arith::SubFOp>(one, t);
  Value quotient = e.make<arith::DivFOp>(twice, difference);
  Value log = e.make<Log1pOp>(quotient);
  Value result = e.make<arith::MulFOp>(log, half);
  rewriter.replaceOpWithNewOp<CopySignOp>(op, result, op.getOperand());
  return success();
}

void math::addFunctionExpansions(ExpansionSet &set) {
  set.add(expandTan);
  set.add(expandSinh);
  set.add(expandCosh);
  set.add(expandTanh);
  set.add(expandAsinh);
  set.add(expandAcosh);
  set.add(expandAtanh);
}
