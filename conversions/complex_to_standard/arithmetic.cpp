// SPDX-License-Identifier: Apache-2.0
//
// Sums, products, signs, comparisons, absolute values.
#include "conversions/complex_to_standard/part_builder.h"

using namespace mlir;
using namespace mlir::complex;
using arith::CmpFPredicate;

// (a + bi) + (c + di) -> (a + c) + (b + d)i; the same for differences
template <typename OpT, typename PartOpT>
static LogicalResult convertSum(OpT op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  Value lhsRe = b.re(op.getLhs()), rhsRe = b.re(op.getRhs());
  Value re = b.apply<PartOpT>(lhsRe, rhsRe);
  Value lhsIm = b.im(op.getLhs()), rhsIm = b.im(op.getRhs());
  Value im = b.apply<PartOpT>(lhsIm, rhsIm);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

// (a + bi)(c + di) -> (ac - bd) + (bc + ad)i
static LogicalResult convertMul(MulOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const Parts lhs = b.split(op.getLhs()), rhs = b.split(op.getRhs());
  Value ac = b.mul(lhs.re, rhs.re), bd = b.mul(lhs.im, rhs.im);
  Value re = b.sub(ac, bd);
  Value bc = b.mul(lhs.im, rhs.re), ad = b.mul(lhs.re, rhs.im);
  Value im = b.add(bc, ad);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

// -(a + bi) -> -a + (-b)i
static LogicalResult convertNeg(NegOp op, PatternRewriter &rewriter) {
  const PartBuilder b = PartBuilder(op, rewriter).withoutFlags();
  const Parts z = b.split(op.getComplex());
  Value re = b.neg(z.re), im = b.neg(z.im);
  rewriter.replaceOp(op, b.create(re, im));
  return success();
}

// conj(a + bi) -> a + (-b)i
static LogicalResult convertConj(ConjOp op, PatternRewriter &rewriter) {
  const PartBuilder b = PartBuilder(op, rewriter).withoutFlags();
  const Parts z = b.split(op.getComplex());
  Value im = b.neg(z.im);
  rewriter.replaceOp(op, b.create(z.re, im));
  return success();
}

// sign(z) -> z == 0 ? z : z / |z|
static LogicalResult convertSign(SignOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter), plain = b.withoutFlags();
  const Parts z = b.split(op.getComplex());
  Value zero = b.constant(0.0);
  Value isReZero = plain.equal(z.re, zero), isImZero = plain.equal(z.im, zero);
  Value isZero = b.both(isReZero, isImZero);
  Value size = b.abs(op.getComplex());
  Value re = b.div(z.re, size), im = b.div(z.im, size);
  Value sign = b.create(re, im);
  rewriter.replaceOp(op, b.select(isZero, op.getComplex(), sign));
  return success();
}

/// Compares both parts.
template <typename OpT>
static std::pair<Value, Value> compareParts(OpT op, const PartBuilder &b,
                                            CmpFPredicate predicate) {
  const Parts lhs = b.split(op.getLhs()), rhs = b.split(op.getRhs());
  Value re = b.compare(predicate, lhs.re, rhs.re);
  return {re, b.compare(predicate, lhs.im, rhs.im)};
}

// a + bi == c + di  ->  a == c and b == d
static LogicalResult convertEq(EqualOp op, PatternRewriter &rewriter) {
  const PartBuilder b(rewriter, op.getLoc(), op.getLhs().getType(),
                      arith::FastMathFlags::none);
  auto [re, im] = compareParts(op, b, CmpFPredicate::OEQ);
  rewriter.replaceOp(op, b.both(re, im));
  return success();
}

// a + bi != c + di  ->  a != c or b != d
static LogicalResult convertNeq(NotEqualOp op, PatternRewriter &rewriter) {
  const PartBuilder b(rewriter, op.getLoc(), op.getLhs().getType(),
                      arith::FastMathFlags::none);
  auto [re, im] = compareParts(op, b, CmpFPredicate::UNE);
  rewriter.replaceOp(op, b.either(re, im));
  return success();
}

// abs(z) -> makeSize(z)
static LogicalResult convertAbs(AbsOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const Parts z = b.split(op.getComplex());
  rewriter.replaceOp(op, makeSize(b, z, SizeKind::Size));
  return success();
}

// angle(a + bi) -> atan2(b, a)
static LogicalResult convertAngle(AngleOp op, PatternRewriter &rewriter) {
  const PartBuilder b(op, rewriter);
  const Parts z = b.split(op.getComplex());
  rewriter.replaceOp(op, b.apply<math::Atan2Op>(z.im, z.re));
  return success();
}

void complex::addArithmeticPatterns(RewritePatternSet &patterns) {
  patterns.add(convertSum<AddOp, arith::AddFOp>);
  patterns.add(convertSum<SubOp, arith::SubFOp>);
  patterns.add(convertMul);
  patterns.add(convertNeg);
  patterns.add(convertConj);
  patterns.add(convertSign);
  patterns.add(convertEq);
  patterns.add(convertNeq);
  patterns.add(convertAbs);
  patterns.add(convertAngle);
}
