// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/algebraic_simplification/simplification_patterns.h"

#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/math/integer_ops.h"
#include "dialects/math/power_ops.h"
#include "dialects/math/transforms/expand_ops/powers.h"

using namespace mlir;
using namespace mlir::math;

/// Whether constants of a type can be made.
static bool hasStaticShape(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return !shaped || shaped.hasStaticShape();
}

/// The number 1, in each element; its shape is known.
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
    Value square = arith::MulFOp::create(rewriter, loc, a, a, flags);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, a, square, flags);
    return success();
  }
  // a^-1 = 1 / a
  if (is(-1.0) && hasStaticShape(op.getType())) {
    Value one = makeOne(rewriter, loc, op.getType());
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, a, flags);
    return success();
  }
  // a^(1/2) = sqrt(a), a^(-1/2) = rsqrt(a), a^(3/4) = sqrt(a) * sqrt(sqrt(a))
  if (is(0.5) || is(-0.5) || is(0.75)) {
    if (!hasStaticShape(op.getType()))
      return rewriter.notifyMatchFailure(op, "the shape is not known");
    rewriter.replaceOp(
        op, makePowerOfHalves(op, exponent.convertToDouble(), rewriter));
    return success();
  }
  return rewriter.notifyMatchFailure(op, "not one of a few exponents");
}

/// The exponent of a power, from -8 to 8.
template <typename OpT> static std::optional<int64_t> getSmallExponent(OpT op) {
  APInt exponent;
  if (!matchPattern(op.getRhs(), m_ConstantInt(&exponent)) ||
      !hasStaticShape(op.getType()))
    return std::nullopt;
  const std::optional<int64_t> n = exponent.trySExtValue();
  return n && *n >= -8 && *n <= 8 ? n : std::nullopt;
}

// a^0 = 1, a^n = a * … * a
// a^-n = 1 if a = 1, -1 or 1 if a = -1, else 0: no quotient, since a^n wraps
// around. The power of a = 0 is poison.
static LogicalResult simplifyIPowI(IPowIOp op, PatternRewriter &rewriter) {
  const std::optional<int64_t> n = getSmallExponent(op);
  if (!n)
    return rewriter.notifyMatchFailure(op, "no exponent from -8 to 8");
  const Location loc = op.getLoc();
  Value a = op.getLhs();
  if (*n == 0) {
    rewriter.replaceOp(op, makeOne(rewriter, loc, op.getType()));
    return success();
  }
  if (*n > 0) {
    Value power = a;
    for (int64_t i = 1; i < *n; ++i)
      power = arith::MulIOp::create(rewriter, loc, power, a);
    rewriter.replaceOp(op, power);
    return success();
  }
  Value one = makeOne(rewriter, loc, op.getType());
  Value zero = createScalarOrSplatConstant(rewriter, loc, op.getType(), 0);
  Value minusOne = createScalarOrSplatConstant(rewriter, loc, op.getType(), -1);
  const auto isEqual = [&](Value value) -> Value {
    return arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, a,
                                 value);
  };
  Value isOne = isEqual(one), isMinusOne = isEqual(minusOne);
  Value otherwise = arith::SelectOp::create(rewriter, loc, isMinusOne,
                                            *n % 2 == 0 ? one : minusOne, zero);
  rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isOne, one, otherwise);
  return success();
}

// a^0 = 1, a^n = a * … * a, a^-n = 1 / a * … * 1 / a, which overflows, or is
// zero, only if the power does.
static LogicalResult simplifyFPowI(FPowIOp op, PatternRewriter &rewriter) {
  const std::optional<int64_t> n = getSmallExponent(op);
  if (!n)
    return rewriter.notifyMatchFailure(op, "no exponent from -8 to 8");
  const Location loc = op.getLoc();
  const arith::FastMathFlags flags = op.getFastmath();
  Value a = op.getLhs();
  if (*n <= 0) {
    Value one = makeOne(rewriter, loc, op.getType());
    if (*n == 0) {
      rewriter.replaceOp(op, one);
      return success();
    }
    a = arith::DivFOp::create(rewriter, loc, one, a, flags);
  }
  Value power = a;
  for (int64_t i = 1, size = std::abs(*n); i < size; ++i)
    power = arith::MulFOp::create(rewriter, loc, power, a, flags);
  rewriter.replaceOp(op, power);
  return success();
}

void mlir::populateMathAlgebraicSimplificationPatterns(
    RewritePatternSet &patterns) {
  patterns.add(simplifyPowF);
  patterns.add(simplifyIPowI);
  patterns.add(simplifyFPowI);
}
