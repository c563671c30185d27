// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/range_patterns/range_patterns.h"

using namespace mlir;
using namespace mlir::arith;

/// Returns the unsigned predicate for the same order.
static std::optional<CmpIPredicate> toUnsigned(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::slt:
    return CmpIPredicate::ult;
  case CmpIPredicate::sle:
    return CmpIPredicate::ule;
  case CmpIPredicate::sgt:
    return CmpIPredicate::ugt;
  case CmpIPredicate::sge:
    return CmpIPredicate::uge;
  default:
    return std::nullopt;
  }
}

namespace {

/// f_s(x, y) -> f_u(x, y)
/// Guard: x, y and the result are not negative.
template <typename SignedOp, typename UnsignedOp>
struct ConvertOpToUnsigned final : OpRewritePattern<SignedOp> {
  ConvertOpToUnsigned(MLIRContext *context, DataFlowSolver &solver)
      : OpRewritePattern<SignedOp>(context), solver(solver) {}

  LogicalResult matchAndRewrite(SignedOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(dataflow::staticallyNonNegative(solver, op.getOperation())))
      return failure();
    rewriter.replaceOpWithNewOp<UnsignedOp>(op, op->getResultTypes(),
                                            op->getOperands(), op->getAttrs());
    return success();
  }

private:
  DataFlowSolver &solver;
};

/// cmpi p_s, x, y -> cmpi p_u, x, y
/// Guard: x and y are not negative.
struct ConvertCmpIToUnsigned final : OpRewritePattern<CmpIOp> {
  ConvertCmpIToUnsigned(MLIRContext *context, DataFlowSolver &solver)
      : OpRewritePattern(context), solver(solver) {}

  LogicalResult matchAndRewrite(CmpIOp op,
                                PatternRewriter &rewriter) const override {
    const std::optional<CmpIPredicate> predicate =
        toUnsigned(op.getPredicate());
    if (!predicate ||
        failed(dataflow::staticallyNonNegative(solver, op.getLhs())) ||
        failed(dataflow::staticallyNonNegative(solver, op.getRhs())))
      return failure();
    rewriter.replaceOpWithNewOp<CmpIOp>(op, *predicate, op.getLhs(),
                                        op.getRhs());
    return success();
  }

private:
  DataFlowSolver &solver;
};

} // namespace

void arith::populateUnsignedWhenEquivalentPatterns(RewritePatternSet &patterns,
                                                   DataFlowSolver &solver) {
  patterns.add<ConvertOpToUnsigned<DivSIOp, DivUIOp>,
               ConvertOpToUnsigned<CeilDivSIOp, CeilDivUIOp>,
               ConvertOpToUnsigned<FloorDivSIOp, DivUIOp>,
               ConvertOpToUnsigned<RemSIOp, RemUIOp>,
               ConvertOpToUnsigned<MinSIOp, MinUIOp>,
               ConvertOpToUnsigned<MaxSIOp, MaxUIOp>,
               ConvertOpToUnsigned<ExtSIOp, ExtUIOp>, ConvertCmpIToUnsigned>(
      patterns.getContext(), solver);
}
