// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric and hyperbolic functions in terms of exp, log and sqrt.
#include "dialects/math/transforms/expansion.h"

using namespace mlir;
using namespace mlir::math;

// tan(x) = sin(x) / cos(x)
static LogicalResult expandTan(TanOp op, PatternRewriter &rewriter) {
  Expansion e(op, rewriter);
  Value sin = e.make<SinOp>(op.getOperand());
  Value cos = e.make<CosOp>(op.getOperand());
  rewriter.replaceOpWithNewOp<arith::DivFOp>(op, op.getType(), sin, cos);
  return success();
}

/// Creates the sum or difference of exp(x) and exp(-x), divided by 2.
template <typename SumT, typename OpT>
static LogicalResult expandHalfSum(OpT op, PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value exp = e.make<ExpOp>(op.getOperand());
  Value negated = e.make<arith::NegFOp>(op.getOperand());
  Value expOfNegated = e.make<ExpOp>(negated);
  Value sum = e.make<SumT>(exp, expOfNegated);
  Value half = e.real(0.5);
  rewriter.replaceOpWithNewOp<arith::MulFOp>(op, sum, half);
  return success();
}

// sinh(x) = (exp(x) - exp(-x)) / 2
static LogicalResult expandSinh(SinhOp op, PatternRewriter &rewriter) {
  return expandHalfSum<arith::SubFOp>(op, rewriter);
}

// cosh(x) = (exp(x) + exp(-x)) / 2
static LogicalResult expandCosh(CoshOp op, PatternRewriter &rewriter) {
  return expandHalfSum<arith::AddFOp>(op, rewriter);
}

// tanh(x) = s * (1 - y) / (1 + y), where s is the sign of x, 1 or -1, and
// y = exp(-2 * s * x), which does not overflow.
static LogicalResult expandTanh(TanhOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value x = op.getOperand();
  Value zero = e.real(0.0);
  Value one = e.real(1.0);
  Value minusTwo = e.real(-2.0);
  Value isNegative = e.make<arith::CmpFOp>(arith::CmpFPredicate::OLT, x, zero);
  Value negative = e.make<arith::UIToFPOp>(op.getType(), isNegative);
  Value lessTwo = e.make<arith::MulFOp>(negative, minusTwo);
  Value sign = e.make<arith::AddFOp>(lessTwo, one);
  Value size = e.make<arith::MulFOp>(sign, x);
  Value exponent = e.make<arith::MulFOp>(size, minusTwo);
  Value y = e.make<ExpOp>(exponent);
  Value difference = e.make<arith::SubFOp>(one, y);
  Value sum = e.make<arith::AddFOp>(y, one);
  Value quotient = e.make<arith::DivFOp>(difference, sum);
  rewriter.replaceOpWithNewOp<arith::MulFOp>(op, sign, quotient);
  return success();
}

/// log(x + sqrt(x * x + summand))
template <typename OpT>
static LogicalResult expandByLog(OpT op, PatternRewriter &rewriter,
                                 double summand) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value x = op.getOperand();
  Value constant = e.real(summand);
  Value square = e.make<arith::MulFOp>(x, x);
  Value sum = e.make<arith::AddFOp>(square, constant);
  Value root = e.make<SqrtOp>(sum);
  Value argument = e.make<arith::AddFOp>(x, root);
  rewriter.replaceOpWithNewOp<LogOp>(op, argument);
  return success();
}

// asinh(x) = log(x + sqrt(x * x + 1))
static LogicalResult expandAsinh(AsinhOp op, PatternRewriter &rewriter) {
  return expandByLog(op, rewriter, 1.0);
}

// acosh(x) = log(x + sqrt(x * x - 1))
static LogicalResult expandAcosh(AcoshOp op, PatternRewriter &rewriter) {
  return expandByLog(op, rewriter, -1.0);
}

// atanh(x) = log((1 + x) / (1 - x)) / 2
static LogicalResult expandAtanh(AtanhOp op, PatternRewriter &rewriter) {
  if (!Expansion::isPossible(op))
    return Expansion::fail(op, rewriter);
  Expansion e(op, rewriter);
  Value x = op.getOperand();
  Value one = e.real(1.0);
  Value sum = e.make<arith::AddFOp>(x, one);
  Value negated = e.make<arith::NegFOp>(x);
  Value difference = e.make<arith::AddFOp>(negated, one);
  Value quotient = e.make<arith::DivFOp>(sum, difference);
  Value log = e.make<LogOp>(quotient);
  Value half = e.real(0.5);
  rewriter.replaceOpWithNewOp<arith::MulFOp>(op, log, half);
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
