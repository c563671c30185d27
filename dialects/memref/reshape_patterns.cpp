// SPDX-License-Identifier: Apache-2.0
//
// Folders and canonicalization patterns of expand_shape and collapse_shape.
#include "core/interfaces/static_values.h"
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

/// Returns whether a dimension of the given size can be split into the sizes:
/// both are dynamic, or the product of the sizes is the size.
static bool isSplit(int64_t size, ArrayRef<int64_t> sizes) {
  if (llvm::is_contained(sizes, ShapedType::kDynamic))
    return ShapedType::isDynamic(size);
  uint64_t product = 1;
  for (int64_t each : sizes)
    product *= static_cast<uint64_t>(each);
  return product == static_cast<uint64_t>(size);
}

namespace {

/// expand_shape(cast(m)) -> cast(expand_shape(m))
/// expand_shape(cast(m)) -> expand_shape(m), if the result type stays the same
/// Constant sizes become static.
/// Guard: the cast removes static information, and a group has a dynamic size
/// if and only if the dimension of m is dynamic.
struct ExpandShapeOpMemRefCastFolder final : OpRewritePattern<ExpandShapeOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ExpandShapeOp op,
                                PatternRewriter &rewriter) const override {
    auto castOp = op.getSrc().getDefiningOp<CastOp>();
    if (!castOp || !CastOp::canFoldIntoConsumerOp(castOp))
      return failure();
    Value source = castOp.getSource();
    const auto sourceType = cast<MemRefType>(source.getType());
    SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
    (void)foldDynamicIndexList(sizes, /*onlyNonNegative=*/true);
    const SmallVector<int64_t> shape = decomposeMixedValues(sizes).first;
    const auto groups = op.getReassociationIndices();
    for (auto [dim, group] : llvm::enumerate(groups))
      if (!isSplit(sourceType.getDimSize(dim),
                   ArrayRef(shape).slice(group.front(), group.size())))
        return failure();

    const FailureOr<MemRefType> type =
        ExpandShapeOp::computeExpandedType(sourceType, shape, groups);
    if (failed(type))
      return failure();
    if (*type == op.getResultType()) {
      rewriter.modifyOpInPlace(op, [&] { op.getSrcMutable().set(source); });
      return success();
    }
    auto expanded = ExpandShapeOp::create(
        rewriter, op.getLoc(), Type(*type), source,
        ArrayRef<ReassociationIndices>(groups), ArrayRef<OpFoldResult>(sizes));
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()),
                                        Value(expanded.getResult()));
    return success();
  }
};

/// collapse_shape(cast(m)) -> cast(collapse_shape(m))
/// collapse_shape(cast(m)) -> collapse_shape(m), if the result type stays the
///                            same
/// Guard: the cast removes static information.
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

void ExpandShapeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *context) {
  results.add<ExpandShapeOp>(composeReshapes<ExpandShapeOp>);
  results.add<ExpandShapeOp>(
      composeExpandOfCollapse<ExpandShapeOp, CollapseShapeOp>);
  results.add<ExpandShapeOpMemRefCastFolder>(context);
}

void CollapseShapeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                  MLIRContext *context) {
  results.add<CollapseShapeOp>(composeReshapes<CollapseShapeOp>);
  results.add<CollapseShapeOp>(
      composeCollapseOfExpand<CollapseShapeOp, ExpandShapeOp, CastOp>);
  results.add<CollapseShapeOpMemRefCastFolder>(context);
}
