// SPDX-License-Identifier: Apache-2.0
//
// Division.
#include "conversions/complex_to_standard/part_builder.h"

using namespace mlir;
using namespace mlir::complex;

namespace {

/// (a + bi) / (c + di) -> divide() of conversions/complex_common/division.h
struct ConvertDiv : OpRewritePattern<DivOp> {
  ConvertDiv(MLIRContext *context, ComplexRangeFlags range)
      : OpRewritePattern<DivOp>(context), range(range) {}

  LogicalResult matchAndRewrite(DivOp op,
                                PatternRewriter &rewriter) const override {
    const PartBuilder b(op, rewriter);
    const Parts lhs = b.split(op.getLhs()), rhs = b.split(op.getRhs());
    const Parts quotient =
        divide(b, lhs, rhs, range == ComplexRangeFlags::improved);
    rewriter.replaceOp(op, b.create(quotient.re, quotient.im));
    return success();
  }

private:
  const ComplexRangeFlags range;
};

} // namespace

void complex::addDivisionPatterns(RewritePatternSet &patterns,
                                  ComplexRangeFlags range) {
  patterns.add<ConvertDiv>(patterns.getContext(), range);
}
