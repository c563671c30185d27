// SPDX-License-Identifier: Apache-2.0
//
// Folders and rules of expand_shape and collapse_shape.
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/memref.h"
#include "dialects/utils/reshape.h"

using namespace mlir;
using namespace mlir::memref;

OpFoldResult ExpandShapeOp::fold(FoldAdaptor adaptor) {
  return foldReshapeOp<ExpandShapeOp, CollapseShapeOp>(*this,
                                                       adaptor.getOperands());
}

OpFoldResult CollapseShapeOp::fold(FoldAdaptor adaptor) {
  return foldReshapeOp<CollapseShapeOp, ExpandShapeOp>(*this,
                                                       adaptor.getOperands());
}

void ExpandShapeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *) {
  results.add<ExpandShapeOp>(composeReshapes<ExpandShapeOp>);
  results.add<ExpandShapeOp>(
      composeExpandOfCollapse<ExpandShapeOp, CollapseShapeOp>);
}

namespace {

/// collapse_shape(cast(m)) -> cast(collapse_shape(m)), if the type of m says no
/// less; without the cast if the type stays the same.
struct CollapseShapeOpMemRefCastFolder final
    : OpRewritePattern<CollapseShapeOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CollapseShapeOp op,
                                PatternRewriter &rewriter) const override {
    auto castOp = op.getSrc().getDefiningOp<CastOp>();
    if (!castOp || !CastOp::canFoldIntoConsumerOp(castOp))
      return failure();
    Value source = castOp.getSource();
    const auto groups = op.getReassociationIndices();
    const MemRefType type = CollapseShapeOp::computeCollapsedType(
        cast<MemRefType>(source.getType()), groups);
    if (type == op.getResultType()) {
      rewriter.modifyOpInPlace(op, [&] { op.getSrcMutable().set(source); });
      return success();
    }
    auto collapsed = CollapseShapeOp::create(
        rewriter, op.getLoc(), source, ArrayRef<ReassociationIndices>(groups));
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()),
                                        Value(collapsed.getResult()));
    return success();
  }
};

} // namespace

void CollapseShapeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                  MLIRContext *context) {
  results.add<CollapseShapeOp>(composeReshapes<CollapseShapeOp>);
  results.add<CollapseShapeOp>(
      composeCollapseOfExpand<CollapseShapeOp, ExpandShapeOp, CastOp>);
  results.add<CollapseShapeOpMemRefCastFolder>(context);
}
