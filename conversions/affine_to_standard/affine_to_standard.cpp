// SPDX-License-Identifier: Apache-2.0
#include "conversions/affine_to_standard/affine_to_standard.h"

#include "conversions/affine_to_standard/affine_to_standard_patterns.h"
#include "conversions/affine_to_standard/parallel.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/expand.h"
#include "dialects/affine/transforms/expand_index_ops/expand_index_ops_patterns.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"

namespace mlir {

#define GEN_PASS_DEF_LOWERAFFINEPASS
#include "conversions/affine_to_standard/affine_to_standard_pass.h.inc"

namespace {

using namespace affine;

/// apply map(x…) -> arith operations
struct ApplyLowering : OpRewritePattern<AffineApplyOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineApplyOp op,
                                PatternRewriter &rewriter) const override {
    auto values = expandAffineMap(rewriter, op.getLoc(), op.getAffineMap(),
                                  op->getOperands());
    if (!values)
      return failure();
    rewriter.replaceOp(op, *values);
    return success();
  }
};

/// affine.min map(x…) -> arith.minsi of the expanded results
/// affine.max map(x…) -> arith.maxsi of the expanded results
template <typename OpT,
          Value (*lower)(OpBuilder &, Location, AffineMap, ValueRange)>
struct MinMaxLowering : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    Value value = lower(rewriter, op.getLoc(), op.getMap(), op->getOperands());
    if (!value)
      return failure();
    rewriter.replaceOp(op, value);
    return success();
  }
};

/// affine.load m[map(i…)] -> memref.load m[expanded indices]
struct LoadLowering : OpRewritePattern<AffineLoadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineLoadOp op,
                                PatternRewriter &rewriter) const override {
    auto indices = expandAffineMap(rewriter, op.getLoc(), op.getAffineMap(),
                                   op.getMapOperands());
    if (!indices)
      return failure();
    rewriter.replaceOpWithNewOp<memref::LoadOp>(op, op.getMemRef(), *indices);
    return success();
  }
};

/// affine.store x, m[map(i…)] -> memref.store x, m[expanded indices]
struct StoreLowering : OpRewritePattern<AffineStoreOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineStoreOp op,
                                PatternRewriter &rewriter) const override {
    auto indices = expandAffineMap(rewriter, op.getLoc(), op.getAffineMap(),
                                   op.getMapOperands());
    if (!indices)
      return failure();
    rewriter.replaceOpWithNewOp<memref::StoreOp>(op, op.getValueToStore(),
                                                 op.getMemRef(), *indices);
    return success();
  }
};

/// affine.prefetch m[map(i…)] -> memref.prefetch m[expanded indices]
struct PrefetchLowering : OpRewritePattern<AffinePrefetchOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffinePrefetchOp op,
                                PatternRewriter &rewriter) const override {
    auto indices = expandAffineMap(rewriter, op.getLoc(), op.getAffineMap(),
                                   op.getMapOperands());
    if (!indices)
      return failure();
    rewriter.replaceOpWithNewOp<memref::PrefetchOp>(
        op, op.getMemref(), *indices, op.getIsWrite(), op.getLocalityHint(),
        op.getIsDataCache());
    return success();
  }
};

/// affine.dma_start s[map(i…)], d[map(j…)], t[map(k…)] -> memref.dma_start with
/// expanded indices
struct DmaStartLowering : OpRewritePattern<AffineDmaStartOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineDmaStartOp op,
                                PatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    auto source =
        expandAffineMap(rewriter, loc, op.getSrcMap(), op.getSrcIndices());
    if (!source)
      return failure();
    auto destination =
        expandAffineMap(rewriter, loc, op.getDstMap(), op.getDstIndices());
    if (!destination)
      return failure();
    auto tag =
        expandAffineMap(rewriter, loc, op.getTagMap(), op.getTagIndices());
    if (!tag)
      return failure();
    rewriter.replaceOpWithNewOp<memref::DmaStartOp>(
        op, op.getSrcMemRef(), *source, op.getDstMemRef(), *destination,
        op.getNumElements(), op.getTagMemRef(), *tag, op.getStride(),
        op.getNumElementsPerStride());
    return success();
  }
};

/// affine.dma_wait t[map(i…)] -> memref.dma_wait t[expanded indices]
struct DmaWaitLowering : OpRewritePattern<AffineDmaWaitOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineDmaWaitOp op,
                                PatternRewriter &rewriter) const override {
    auto indices = expandAffineMap(rewriter, op.getLoc(), op.getTagMap(),
                                   op.getTagIndices());
    if (!indices)
      return failure();
    rewriter.replaceOpWithNewOp<memref::DmaWaitOp>(
        op, op.getTagMemRef(), *indices, op.getNumElements());
    return success();
  }
};

/// affine.yield -> scf.yield
struct YieldLowering : OpRewritePattern<AffineYieldOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineYieldOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<scf::YieldOp>(op, op->getOperands());
    return success();
  }
};

/// affine.for %i = max map(x…) to min map(y…) step s { A }
///   -> scf.for %i = lower to upper step s { A }
struct ForLowering : OpRewritePattern<AffineForOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AffineForOp op,
                                PatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    Value lower = lowerAffineLowerBound(op, rewriter);
    Value upper = lower ? lowerAffineUpperBound(op, rewriter) : Value();
    if (!upper)
      return failure();
    Value step =
        arith::ConstantIndexOp::create(rewriter, loc, op.getStepAsInt());
    auto loop =
        scf::ForOp::create(rewriter, loc, lower, upper, step, op.getInits());
    rewriter.eraseBlock(loop.getBody());
    rewriter.inlineRegionBefore(op.getRegion(), loop.getRegion(),
                                loop.getRegion().end());
    rewriter.replaceOp(op, loop->getResults());
    return success();
  }
};

/// affine.if set(x…) { A } else { B } -> scf.if condition { A } else { B }
struct IfLowering : OpRewritePattern<AffineIfOp> {
  using OpRewritePattern::OpRewritePattern;

  /// Returns the conjunction of all constraints, without short-circuit
  /// evaluation. Emits a diagnostic and returns null on failure.
  static Value makeCondition(AffineIfOp op, OpBuilder &builder) {
    const Location loc = op.getLoc();
    const IntegerSet set = op.getIntegerSet();
    const unsigned numDims = set.getNumDims();
    ValueRange operands = op->getOperands();
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value condition;
    for (unsigned i = 0, e = set.getNumConstraints(); i < e; ++i) {
      Value value = expandAffineExpr(builder, loc, set.getConstraint(i),
                                     operands.take_front(numDims),
                                     operands.drop_front(numDims));
      if (!value)
        return {};
      const auto predicate =
          set.isEq(i) ? arith::CmpIPredicate::eq : arith::CmpIPredicate::sge;
      Value holds = arith::CmpIOp::create(builder, loc, predicate, value, zero);
      condition = condition
                      ? arith::AndIOp::create(builder, loc, condition, holds)
                      : holds;
    }
    if (!condition)
      condition = arith::ConstantIntOp::create(builder, loc, 1, /*width=*/1);
    return condition;
  }

  LogicalResult matchAndRewrite(AffineIfOp op,
                                PatternRewriter &rewriter) const override {
    Value condition = makeCondition(op, rewriter);
    if (!condition)
      return failure();
    const bool hasElse = !op.getElseRegion().empty();
    auto lowered = scf::IfOp::create(rewriter, op.getLoc(),
                                     op->getResultTypes(), condition, hasElse);
    auto moveRegion = [&](Region &from, Region &to) {
      rewriter.inlineRegionBefore(from, &to.back());
      rewriter.eraseBlock(&to.back());
    };
    moveRegion(op.getThenRegion(), lowered.getThenRegion());
    if (hasElse)
      moveRegion(op.getElseRegion(), lowered.getElseRegion());
    rewriter.replaceOp(op, lowered->getResults());
    return success();
  }
};

struct LowerAffine : impl::LowerAffinePassBase<LowerAffine> {
  using LowerAffinePassBase::LowerAffinePassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateAffineToStdConversionPatterns(patterns);
    populateAffineExpandIndexOpsPatterns(patterns);
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, memref::MemRefDialect,
                           scf::SCFDialect>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void populateAffineToStdConversionPatterns(RewritePatternSet &patterns) {
  populateParallelPatterns(patterns);
  patterns.add<ApplyLowering, MinMaxLowering<AffineMinOp, lowerAffineMapMin>,
               MinMaxLowering<AffineMaxOp, lowerAffineMapMax>, LoadLowering,
               PrefetchLowering, StoreLowering, DmaStartLowering,
               DmaWaitLowering, ForLowering, IfLowering, YieldLowering>(
      patterns.getContext());
}

} // namespace mlir
