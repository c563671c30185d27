// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/simplification_patterns.h"

#include "core/ir/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/math/math.h"

using namespace mlir;
using namespace mlir::math;

/// Creates the constant 1 of a type with static shape.
static Value makeOne(OpBuilder &builder, Location loc, Type type) {
  if (auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type)))
    return createScalarOrSplatConstant(builder, loc, type,
                                       FloatAttr::get(element, 1.0).getValue());
  return createScalarOrSplatConstant(builder, loc, type, 1);
}

/// a^b -> products, quotients and roots of a, for the constants b below
static LogicalResult simplifyPowF(PowFOp op, PatternRewriter &rewriter) {
  APFloat exponent(0.0);
  if (!matchPattern(op.getRhs(), m_ConstantFloat(&exponent)))
    return rewriter.notifyMatchFailure(op, "the exponent is not known");
  const auto is = [&](double value) { return exponent.isExactlyValue(value); };
  const Location loc = op.getLoc();
  const arith::FastMathFlags flags = op.getFastmath();
  Value a = op.getLhs();
  // a^1 = a
  if (is(1.0)) {
    rewriter.replaceOp(op, a);
    return success();
  }
  // a^2 = a * a
  if (is(2.0)) {
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, a, a, flags);
    return success();
  }
  // a^3 = a * (a * a)
  if (is(3.0)) {
    Value square = rewriter.create<arith::MulFOp>(loc, a, a, flags);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, a, square, flags);
    return success();
  }
  // a^-1 = 1 / a
  if (is(-1.0)) {
    Value one = makeOne(rewriter, loc, op.getType());
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, a, flags);
    return success();
  }
  // a^(1/2) = sqrt(a)
  if (is(0.5)) {
    rewriter.replaceOpWithNewOp<SqrtOp>(op, a, flags);
    return success();
  }
  // a^(-1/2) = rsqrt(a)
  if (is(-0.5)) {
    rewriter.replaceOpWithNewOp<RsqrtOp>(op, a, flags);
    return success();
  }
  // a^(3/4) = sqrt(a) * sqrt(sqrt(a))
  if (is(0.75)) {
    Value root = rewriter.create<SqrtOp>(loc, a, flags);
    Value fourthRoot = rewriter.create<SqrtOp>(loc, root, flags);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, root, fourthRoot, flags);
    return success();
  }
  return rewriter.notifyMatchFailure(op, "not one of a few exponents");
}

// a^0 -> 1, a^n -> a * … * a, a^-n -> 1 / a^n
// Guard: n is a constant of at most 8.
template <typename OpT, typename MulT, typename DivT>
static LogicalResult simplifyIntegerPower(OpT op, PatternRewriter &rewriter) {
  APInt exponent;
  if (!matchPattern(op.getRhs(), m_ConstantInt(&exponent)))
    return rewriter.notifyMatchFailure(op, "the exponent is not known");
  const std::optional<int64_t> n = exponent.trySExtValue();
  if (!n || *n < -8 || *n > 8)
    return rewriter.notifyMatchFailure(op, "the exponent is beyond 8");
  const Location loc = op.getLoc();
  if (*n == 0) {
    rewriter.replaceOp(op, makeOne(rewriter, loc, op.getType()));
    return success();
  }
  Value power = op.getLhs();
  for (int64_t i = 1, size = std::abs(*n); i < size; ++i)
    power = rewriter.create<MulT>(loc, power, op.getLhs()).getResult();
  if (*n > 0) {
    rewriter.replaceOp(op, power);
    return success();
  }
  Value one = makeOne(rewriter, loc, op.getType());
  rewriter.replaceOpWithNewOp<DivT>(op, one, power);
  return success();
}

void mlir::populateMathAlgebraicSimplificationPatterns(
    RewritePatternSet &patterns) {
  patterns.add(simplifyPowF);
  patterns.add(simplifyIntegerPower<IPowIOp, arith::MulIOp, arith::DivSIOp>);
  patterns.add(simplifyIntegerPower<FPowIOp, arith::MulFOp, arith::DivFOp>);
}
