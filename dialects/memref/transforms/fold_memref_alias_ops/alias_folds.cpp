// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/fold_memref_alias_ops/alias_folds.h"

#include "core/interfaces/static_values.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/view_like_utils.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/source_indices/source_indices.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

using ControlFunction = std::function<bool(Operation *)>;

template <typename OpT> class FoldAlias : public OpRewritePattern<OpT> {
public:
  FoldAlias(MLIRContext *context, ControlFunction control)
      : OpRewritePattern<OpT>(context), control(std::move(control)) {}

protected:
  bool shouldRewrite(Operation *op) const { return !control || control(op); }

private:
  ControlFunction control;
};

/// load(view(m))[i] -> load(m)[source indices of i]
struct FoldLoad final : FoldAlias<LoadOp> {
  using FoldAlias::FoldAlias;

  LogicalResult matchAndRewrite(LoadOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> indices;
    Value source = shouldRewrite(op)
                       ? resolveSourceIndices(op.getLoc(), rewriter,
                                              op.getMemref(), op.getIndices(),
                                              indices, /*startsInbounds=*/true)
                       : Value();
    if (!source)
      return failure();
    rewriter.replaceOpWithNewOp<LoadOp>(op, source, indices,
                                        op.getNontemporal());
    return success();
  }
};

/// store(x, view(m))[i] -> store(x, m)[source indices of i]
struct FoldStore final : FoldAlias<StoreOp> {
  using FoldAlias::FoldAlias;

  LogicalResult matchAndRewrite(StoreOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> indices;
    Value source = shouldRewrite(op)
                       ? resolveSourceIndices(op.getLoc(), rewriter,
                                              op.getMemref(), op.getIndices(),
                                              indices, /*startsInbounds=*/true)
                       : Value();
    if (!source)
      return failure();
    rewriter.replaceOpWithNewOp<StoreOp>(op, op.getValue(), source, indices,
                                         op.getNontemporal());
    return success();
  }
};

/// subview(subview(m)[o1][s1][1])[o2][s2][1] -> subview(m)[o1 + o2][s2][1]
struct FoldSubView final : FoldAlias<SubViewOp> {
  using FoldAlias::FoldAlias;

  LogicalResult matchAndRewrite(SubViewOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getSource().getDefiningOp<SubViewOp>();
    if (!shouldRewrite(op) || !inner || !op.hasUnitStride() ||
        !inner.hasUnitStride())
      return failure();
    const llvm::SmallBitVector dropped = inner.getDroppedDims();
    SmallVector<OpFoldResult> sizes;
    affine::resolveSizesIntoOpWithSizes(inner.getMixedSizes(),
                                        op.getMixedSizes(), dropped, sizes);
    SmallVector<Value> offsets;
    affine::resolveIndicesIntoOpWithOffsetsAndStrides(
        rewriter, op.getLoc(), inner.getMixedOffsets(), inner.getMixedStrides(),
        dropped, op.getMixedOffsets(), offsets);
    rewriter.replaceOpWithNewOp<SubViewOp>(op, op.getType(), inner.getSource(),
                                           getAsOpFoldResult(offsets), sizes,
                                           inner.getMixedStrides());
    return success();
  }
};

} // namespace

void memref::populateFoldMemRefAliasOpPatterns(
    RewritePatternSet &patterns, std::function<bool(Operation *)> controlFn) {
  patterns.add<FoldLoad, FoldStore, FoldSubView>(patterns.getContext(),
                                                 controlFn);
}
