// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/transforms/expand_index_ops_as_affine/expand_index_ops_as_affine.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"

namespace mlir::affine {

#define GEN_PASS_DEF_AFFINEEXPANDINDEXOPSASAFFINE
#include "dialects/affine/transforms/expand_index_ops_as_affine/expand_index_ops_as_affine_pass.h.inc"

namespace {

/// Returns for each size its product with the following sizes.
SmallVector<OpFoldResult> computeStrides(OpBuilder &builder, Location loc,
                                         ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides;
  AffineExpr product = builder.getAffineConstantExpr(1);
  for (size_t i = sizes.size(); i > 0; --i) {
    product = builder.getAffineSymbolExpr(i - 1) * product;
    strides.push_back(
        makeComposedFoldedAffineApply(builder, loc, product, sizes));
  }
  std::reverse(strides.begin(), strides.end());
  return strides;
}

/// delin(x by a, b)
///   -> apply x floordiv (a * b), apply r floordiv b, apply r mod b
/// The basis has no outer bound, and r = apply x mod (a * b).
struct ExpandDelinearizeIndex : OpRewritePattern<AffineDelinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineDelinearizeIndexOp op,
                                PatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    const AffineExpr d0 = rewriter.getAffineDimExpr(0);
    const AffineExpr d1 = rewriter.getAffineDimExpr(1);
    Value rest = op.getLinearIndex();
    SmallVector<Value> results;
    for (OpFoldResult stride :
         computeStrides(rewriter, loc, op.getEffectiveBasis())) {
      Value divisor = getValue(rewriter, loc, stride);
      results.push_back(makeComposedAffineApply(rewriter, loc, d0.floorDiv(d1),
                                                {OpFoldResult(rest), divisor}));
      rest = makeComposedAffineApply(rewriter, loc, d0 % d1,
                                     {OpFoldResult(rest), divisor});
    }
    results.push_back(rest);
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  static Value getValue(OpBuilder &builder, Location loc, OpFoldResult size) {
    if (auto value = dyn_cast<Value>(size))
      return value;
    return arith::ConstantIndexOp::create(
        builder, loc, cast<IntegerAttr>(cast<Attribute>(size)).getInt());
  }
};

/// lin(x, y, z by a, b) -> apply x * (a * b) + y * b + z
/// lin() -> 0
/// The basis has no outer bound.
struct ExpandLinearizeIndex : OpRewritePattern<AffineLinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineLinearizeIndexOp op,
                                PatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    if (op.getMultiIndex().empty()) {
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 0);
      return success();
    }
    SmallVector<OpFoldResult> strides =
        computeStrides(rewriter, loc, op.getEffectiveBasis());
    strides.push_back(rewriter.getIndexAttr(1));
    // Each index is a symbol, followed by its stride as a symbol.
    AffineExpr sum = rewriter.getAffineConstantExpr(0);
    SmallVector<OpFoldResult> operands;
    for (auto [index, stride] : llvm::zip(op.getMultiIndex(), strides)) {
      const unsigned i = operands.size();
      sum = sum + rewriter.getAffineSymbolExpr(i) *
                      rewriter.getAffineSymbolExpr(i + 1);
      operands.append({OpFoldResult(Value(index)), stride});
    }
    OpFoldResult result =
        makeComposedFoldedAffineApply(rewriter, loc, sum, operands);
    if (auto value = dyn_cast<Value>(result)) {
      rewriter.replaceOp(op, value);
      return success();
    }
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(
        op, cast<IntegerAttr>(cast<Attribute>(result)).getInt());
    return success();
  }
};

struct AffineExpandIndexOpsAsAffine
    : impl::AffineExpandIndexOpsAsAffineBase<AffineExpandIndexOpsAsAffine> {
  using AffineExpandIndexOpsAsAffineBase::AffineExpandIndexOpsAsAffineBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandDelinearizeIndex, ExpandLinearizeIndex>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::affine
