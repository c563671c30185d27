// SPDX-License-Identifier: Apache-2.0
//
// Divisions that round up or down, minima and maxima.
#include "dialects/arith/transforms/expand_ops/expand_ops_patterns.h"

#include "dialects/arith/transforms/expansion/expansion.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

// ceildivui(a, b) -> a == 0 ? 0 : (a - 1) / b + 1, unsigned
struct ExpandCeilDivUI final : OpRewritePattern<CeilDivUIOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(CeilDivUIOp op,
                                PatternRewriter &rewriter) const override {
    if (!Expansion::isPossible(op))
      return rewriter.notifyMatchFailure(op, "the shape is not known");
    Expansion e(op, rewriter);
    Value zero = e.integer(op.getType(), 0);
    Value isZero = e.make<CmpIOp>(CmpIPredicate::eq, op.getLhs(), zero);
    Value one = e.integer(op.getType(), 1);
    Value lessOne = e.make<SubIOp>(op.getLhs(), one);
    Value quotient = e.make<DivUIOp>(lessOne, op.getRhs());
    Value plusOne = e.make<AddIOp>(quotient, one);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isZero, zero, plusOne);
    return success();
  }
};

// ceildivsi(a, b) -> q * b != a and (a < 0) == (b < 0) ? q + 1 : q, with q =
// divsi(a, b)
struct ExpandCeilDivSI final : OpRewritePattern<CeilDivSIOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(CeilDivSIOp op,
                                PatternRewriter &rewriter) const override {
    if (!Expansion::isPossible(op))
      return rewriter.notifyMatchFailure(op, "the shape is not known");
    Expansion e(op, rewriter);
    Value a = op.getLhs(), b = op.getRhs();
    Value zero = e.integer(op.getType(), 0);
    Value one = e.integer(op.getType(), 1);
    Value quotient = e.make<DivSIOp>(a, b);
    Value product = e.make<MulIOp>(quotient, b);
    Value isCut = e.make<CmpIOp>(CmpIPredicate::ne, a, product);
    Value isANegative = e.make<CmpIOp>(CmpIPredicate::slt, a, zero);
    Value isBNegative = e.make<CmpIOp>(CmpIPredicate::slt, b, zero);
    Value isPositive =
        e.make<CmpIOp>(CmpIPredicate::eq, isANegative, isBNegative);
    Value isLess = e.make<AndIOp>(isCut, isPositive);
    Value above = e.make<AddIOp>(quotient, one);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isLess, above, quotient);
    return success();
  }
};

// floordivsi(a, b) -> q * b != a and (a < 0) != (b < 0) ? q - 1 : q, with q =
// divsi(a, b)
struct ExpandFloorDivSI final : OpRewritePattern<FloorDivSIOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(FloorDivSIOp op,
                                PatternRewriter &rewriter) const override {
    if (!Expansion::isPossible(op))
      return rewriter.notifyMatchFailure(op, "the shape is not known");
    Expansion e(op, rewriter);
    Value a = op.getLhs(), b = op.getRhs();
    Value quotient = e.make<DivSIOp>(a, b);
    Value product = e.make<MulIOp>(quotient, b);
    Value isCut = e.make<CmpIOp>(CmpIPredicate::ne, a, product);
    Value zero = e.integer(op.getType(), 0);
    Value isANegative = e.make<CmpIOp>(CmpIPredicate::slt, a, zero);
    Value isBNegative = e.make<CmpIOp>(CmpIPredicate::slt, b, zero);
    Value isNegative =
        e.make<CmpIOp>(CmpIPredicate::ne, isANegative, isBNegative);
    Value isGreater = e.make<AndIOp>(isCut, isNegative);
    Value minusOne = e.integer(op.getType(), -1);
    Value below = e.make<AddIOp>(quotient, minusOne);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isGreater, below, quotient);
    return success();
  }
};

// With p = ugt for a maximum, ult for a minimum, and s = p(a, b) ? a : b:
// maximumf(a, b), minimumf(a, b) -> b is NaN ? b : s; if a is NaN, p holds
// maxnumf(a, b), minnumf(a, b)   -> a is NaN ? b : s; if b is NaN, p holds
template <typename OpT, CmpFPredicate predicate, bool propagatesNaN>
struct ExpandExtremum final : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    Expansion e(op, rewriter);
    Value a = op.getLhs(), b = op.getRhs();
    Value isA = e.make<CmpFOp>(predicate, a, b);
    Value chosen = e.make<SelectOp>(isA, a, b);
    Value asked = propagatesNaN ? b : a;
    Value isNaN = e.make<CmpFOp>(CmpFPredicate::UNO, asked, asked);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isNaN, b, chosen);
    return success();
  }
};

// max(a, b) -> a > b ? a : b, min(a, b) -> a < b ? a : b, signed or unsigned
template <typename OpT, CmpIPredicate predicate>
struct ExpandIntegerExtremum final : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    Expansion e(op, rewriter);
    Value a = op.getLhs(), b = op.getRhs();
    Value isA = e.make<CmpIOp>(predicate, a, b);
    rewriter.replaceOpWithNewOp<SelectOp>(op, isA, a, b);
    return success();
  }
};

} // namespace

void arith::populateCeilFloorDivExpandOpsPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandCeilDivSI, ExpandCeilDivUI, ExpandFloorDivSI>(
      patterns.getContext());
}

void arith::populateArithExpandOpsPatterns(RewritePatternSet &patterns) {
  populateCeilFloorDivExpandOpsPatterns(patterns);
  populateExpandScalingExtTruncPatterns(patterns);
  patterns.add<ExpandExtremum<MaximumFOp, CmpFPredicate::UGT, true>,
               ExpandExtremum<MinimumFOp, CmpFPredicate::ULT, true>,
               ExpandExtremum<MaxNumFOp, CmpFPredicate::UGT, false>,
               ExpandExtremum<MinNumFOp, CmpFPredicate::ULT, false>,
               ExpandIntegerExtremum<MaxSIOp, CmpIPredicate::sgt>,
               ExpandIntegerExtremum<MaxUIOp, CmpIPredicate::ugt>,
               ExpandIntegerExtremum<MinSIOp, CmpIPredicate::slt>,
               ExpandIntegerExtremum<MinUIOp, CmpIPredicate::ult>>(
      patterns.getContext());
}
