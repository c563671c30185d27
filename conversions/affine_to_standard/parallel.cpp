// SPDX-License-Identifier: Apache-2.0
#include "conversions/affine_to_standard/parallel.h"

#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/expand.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::affine;

namespace {

/// affine.parallel () = () to () … { A; affine.yield x… } -> A, x…
/// A loop without dimensions has one iteration.
struct NoDimensions : OpRewritePattern<AffineParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineParallelOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumDims() != 0)
      return failure();
    auto yield = cast<AffineYieldOp>(op.getBody()->getTerminator());
    rewriter.inlineBlockBefore(op.getBody(), op, {});
    rewriter.replaceOp(op, yield.getOperands());
    rewriter.eraseOp(yield);
    return success();
  }
};

/// affine.parallel … reduce (kind…) { A; affine.yield x… }
///   -> scf.parallel … init (neutral element…) { A; scf.reduce(x…) {kind…} }
/// Guard: there is a dimension, and each reduction has a neutral element.
struct ParallelLowering : OpRewritePattern<AffineParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineParallelOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getNumDims() == 0)
      return failure();
    const Location loc = op.getLoc();
    SmallVector<Value> lower, upper, steps, inits;
    for (unsigned i = 0, e = op.getNumDims(); i < e; ++i) {
      lower.push_back(lowerAffineMapMax(rewriter, loc, op.getLowerBoundMap(i),
                                        op.getLowerBoundsOperands()));
      if (!lower.back())
        return rewriter.notifyMatchFailure(op, "couldn't convert lower bounds");
      upper.push_back(lowerAffineMapMin(rewriter, loc, op.getUpperBoundMap(i),
                                        op.getUpperBoundsOperands()));
      if (!upper.back())
        return rewriter.notifyMatchFailure(op, "couldn't convert upper bounds");
    }
    for (int64_t step : op.getSteps())
      steps.push_back(arith::ConstantIndexOp::create(rewriter, loc, step));
    const SmallVector<arith::AtomicRMWKind> kinds = getKinds(op);
    for (auto [kind, type] : llvm::zip(kinds, op->getResultTypes())) {
      inits.push_back(arith::getIdentityValue(kind, type, rewriter, loc));
      if (!inits.back())
        return failure();
    }

    auto loop =
        scf::ParallelOp::create(rewriter, loc, lower, upper, steps, inits);
    rewriter.eraseBlock(loop.getBody());
    rewriter.inlineRegionBefore(op.getRegion(), loop.getRegion(),
                                loop.getRegion().end());
    rewriter.replaceOp(op, loop->getResults());
    reduce(cast<AffineYieldOp>(loop.getBody()->getTerminator()), kinds,
           rewriter);
    return success();
  }

private:
  static SmallVector<arith::AtomicRMWKind> getKinds(AffineParallelOp op) {
    SmallVector<arith::AtomicRMWKind> kinds;
    for (Attribute reduction : op.getReductions())
      kinds.push_back(*arith::symbolizeAtomicRMWKind(
          cast<IntegerAttr>(reduction).getInt()));
    return kinds;
  }

  static void reduce(AffineYieldOp yield, ArrayRef<arith::AtomicRMWKind> kinds,
                     PatternRewriter &rewriter) {
    const Location loc = yield.getLoc();
    rewriter.setInsertionPoint(yield);
    auto reduction =
        rewriter.replaceOpWithNewOp<scf::ReduceOp>(yield, yield.getOperands());
    for (auto [kind, region] : llvm::zip(kinds, reduction.getReductions())) {
      Block &body = region.front();
      rewriter.setInsertionPointToEnd(&body);
      Value joined = arith::getReductionOp(
          kind, rewriter, loc, body.getArgument(0), body.getArgument(1));
      scf::ReduceReturnOp::create(rewriter, loc, joined);
    }
  }
};

} // namespace

void mlir::populateParallelPatterns(RewritePatternSet &patterns) {
  patterns.add<NoDimensions, ParallelLowering>(patterns.getContext());
}
