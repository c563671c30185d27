// SPDX-License-Identifier: Apache-2.0
//
// Powers and roots.
#include "core/ir/matchers.h"
#include "dialects/math/transforms/expansion.h"

using namespace mlir;
using namespace mlir::math;
using arith::CmpFPredicate;

// exp2(x) = exp(x * ln(2))
static LogicalResult expandExp2(Exp2Op op, PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value ln2 = e.real(0.69314718055994530942);
  Value exponent = e.make<arith::MulFOp>(op.getOperand(), ln2);
  rewriter.replaceOpWithNewOp<ExpOp>(op, exponent);
  return success();
}

// rsqrt(x) = 1 / sqrt(x)
static LogicalResult expandRsqrt(RsqrtOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value one = e.real(1.0);
  Value root = e.make<SqrtOp>(op.getOperand());
  rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, root);
  return success();
}

/// Expands powers with certain exponents to products, quotients and roots.
static LogicalResult expandPowerOf(PowFOp op, const APFloat &exponent,
                                   PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  Value a = op.getLhs();
  const auto is = [&](double value) { return exponent.isExactlyValue(value); };
  const auto square = [&] { return e.make<arith::MulFOp>(a, a); };
  // a^0 = 1
  if (exponent.isZero()) {
    rewriter.replaceOp(op, e.real(1.0));
    return success();
  }
  // a^1 = a
  if (is(1.0)) {
    rewriter.replaceOp(op, a);
    return success();
  }
  // a^-1 = 1 / a
  if (is(-1.0)) {
    Value one = e.real(1.0);
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, a);
    return success();
  }
  // a^(1/2) = sqrt(a)
  if (is(0.5)) {
    rewriter.replaceOpWithNewOp<SqrtOp>(op, a);
    return success();
  }
  // a^(-1/2) = rsqrt(a)
  if (is(-0.5)) {
    rewriter.replaceOpWithNewOp<RsqrtOp>(op, a);
    return success();
  }
  // a^2 = a * a
  if (is(2.0)) {
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, a, a);
    return success();
  }
  // a^-2 = 1 / (a * a)
  if (is(-2.0)) {
    Value product = square();
    Value one = e.real(1.0);
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, product);
    return success();
  }
  // a^3 = a * a * a
  if (is(3.0)) {
    Value product = square();
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, product, a);
    return success();
  }
  return failure();
}

// a^b -> exp(b * log(a)), unless b is a constant of expandPowerOf
static LogicalResult expandPowF(PowFOp op, PatternRewriter &rewriter) {
  APFloat exponent(0.0);
  if (matchPattern(op.getRhs(), m_ConstantFloat(&exponent)) &&
      succeeded(expandPowerOf(op, exponent, rewriter)))
    return success();
  Expansion e(op, rewriter);
  Value log = e.make<LogOp>(op.getLhs());
  Value product = e.make<arith::MulFOp>(op.getRhs(), log);
  rewriter.replaceOpWithNewOp<ExpOp>(op, product);
  return success();
}

/// Creates a^n for a constant n, by squaring. The reciprocal of zero is
/// infinity.
static Value makePower(Expansion &e, Value a, const APInt &n) {
  Value one = e.real(1.0);
  Value power = one;
  for (APInt rest = n.abs(); !rest.isZero(); rest.lshrInPlace(1)) {
    if (rest[0])
      power = e.make<arith::MulFOp>(a, power);
    a = e.make<arith::MulFOp>(a, a);
  }
  if (!n.isNegative())
    return power;

  Value zero = e.real(0.0);
  Value minusZero = e.real(-0.0);
  Value infinity = e.real(std::numeric_limits<double>::infinity());
  Value minusInfinity = e.real(-std::numeric_limits<double>::infinity());
  Value isZero = e.make<arith::CmpFOp>(CmpFPredicate::OEQ, power, zero);
  Value isMinusZero =
      e.make<arith::CmpFOp>(CmpFPredicate::OEQ, power, minusZero);
  Value quotient = e.make<arith::DivFOp>(one, power);
  Value unlessZero = e.make<arith::SelectOp>(isZero, infinity, quotient);
  return e.make<arith::SelectOp>(isMinusZero, minusInfinity, unlessZero);
}

// a^n -> products of a if n is constant, else powf(a, n)
static LogicalResult expandFPowI(FPowIOp op, PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  APInt exponent;
  if (matchPattern(op.getRhs(), m_ConstantInt(&exponent))) {
    rewriter.replaceOp(op, makePower(e, op.getLhs(), exponent));
    return success();
  }
  const Type type = op.getRhs().getType();
  if (getElementTypeOrSelf(type).isIndex() || isa<UnrankedTensorType>(type))
    return rewriter.notifyMatchFailure(op, "no cast of the exponent to floats");
  Value real = e.make<arith::SIToFPOp>(op.getType(), op.getRhs());
  rewriter.replaceOpWithNewOp<PowFOp>(op, op.getLhs(), real);
  return success();
}

void math::addPowerExpansions(ExpansionSet &set) {
  set.add(expandExp2);
  set.add(expandRsqrt);
  set.add(expandPowF);
  set.add(expandFPowI);
}
