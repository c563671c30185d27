// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization. c, c0 and c1 are constants.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/index/index.h"

using namespace mlir;
using namespace mlir::index;

/// op(op(x, c0), c1) = op(x, op(c0, c1)), if op(c0, c1) folds to a constant.
template <typename OpT>
static LogicalResult combineConstants(OpT op, PatternRewriter &rewriter) {
  if (!matchPattern(op.getRhs(), m_Constant()))
    return rewriter.notifyMatchFailure(op, "rhs is not a constant");
  auto inner = op.getLhs().template getDefiningOp<OpT>();
  if (!inner)
    return rewriter.notifyMatchFailure(op, "lhs is not the same operation");
  if (!matchPattern(inner.getRhs(), m_Constant()))
    return rewriter.notifyMatchFailure(op, "rhs of lhs is not a constant");
  Value constant =
      rewriter.createOrFold<OpT>(op.getLoc(), op.getRhs(), inner.getRhs());
  if (Operation *unfolded = constant.getDefiningOp<OpT>()) {
    rewriter.eraseOp(unfolded);
    return rewriter.notifyMatchFailure(op, "the constants do not fold");
  }
  rewriter.replaceOpWithNewOp<OpT>(op, inner.getLhs(), constant);
  return success();
}

#define INDEX_ASSOCIATIVE(OP)                                                  \
  LogicalResult OP::canonicalize(OP op, PatternRewriter &rewriter) {           \
    return combineConstants(op, rewriter);                                     \
  }
INDEX_ASSOCIATIVE(AddOp)
INDEX_ASSOCIATIVE(MulOp)
INDEX_ASSOCIATIVE(MaxSOp)
INDEX_ASSOCIATIVE(MaxUOp)
INDEX_ASSOCIATIVE(MinSOp)
INDEX_ASSOCIATIVE(MinUOp)
INDEX_ASSOCIATIVE(AndOp)
INDEX_ASSOCIATIVE(OrOp)
INDEX_ASSOCIATIVE(XOrOp)
#undef INDEX_ASSOCIATIVE

// p(x - y, 0) = p(x, y); p(0, x - y) = p(y, x), where p is eq or ne: other
// predicates see whether the difference wraps around.
LogicalResult CmpOp::canonicalize(CmpOp op, PatternRewriter &rewriter) {
  if (op.getPred() != IndexCmpPredicate::EQ &&
      op.getPred() != IndexCmpPredicate::NE)
    return rewriter.notifyMatchFailure(op, "is not a test of equality");
  auto isZero = [](Value value) {
    IntegerAttr constant;
    return matchPattern(value, m_Constant(&constant)) &&
           constant.getValue().isZero();
  };
  const bool isZeroRight = isZero(op.getRhs());
  if (!isZeroRight && !isZero(op.getLhs()))
    return rewriter.notifyMatchFailure(op, "nothing is compared with 0");
  Value compared = isZeroRight ? op.getLhs() : op.getRhs();
  auto difference = compared.getDefiningOp<SubOp>();
  if (!difference)
    return rewriter.notifyMatchFailure(op, "no difference is compared with 0");
  Value lhs = difference.getLhs(), rhs = difference.getRhs();
  if (!isZeroRight)
    std::swap(lhs, rhs);
  rewriter.replaceOpWithNewOp<CmpOp>(op, op.getPred(), lhs, rhs);
  return success();
}
