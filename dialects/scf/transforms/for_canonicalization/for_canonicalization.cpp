// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/for_canonicalization/for_canonicalization.h"

#include "core/rewrite/greedy.h"
#include "dialects/affine/affine.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/utils/min_max.h"
#include "dialects/tensor/tensor.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORLOOPCANONICALIZATION
#include "dialects/scf/transforms/for_canonicalization/for_canonicalization_pass.h.inc"

namespace {

/// Returns whether the i-th iteration argument has the same shape in all
/// iterations. That holds if the loop yields the argument itself, an insertion
/// into it, or the result of a loop that preserves its shape. Complexity:
/// linear in the number of operations between the argument and the yield;
/// iterative, with a worklist.
bool isShapePreserving(ForOp loop, size_t number) {
  SmallVector<std::pair<ForOp, size_t>> left{{loop, number}};
  while (!left.empty()) {
    const auto [current, index] = left.pop_back_val();
    ForOp holder = current;
    Value argument = holder.getRegionIterArgs()[index];
    Value value = holder.getYieldedValues()[index];
    while (value != argument) {
      auto result = dyn_cast<OpResult>(value);
      if (!result)
        return false;
      if (auto insert = dyn_cast<tensor::InsertSliceOp>(result.getOwner())) {
        value = insert.getDest();
      } else if (auto inner = dyn_cast<ForOp>(result.getOwner())) {
        left.push_back({inner, result.getResultNumber()});
        value = inner.getInitArgs()[result.getResultNumber()];
      } else {
        return false;
      }
    }
  }
  return true;
}

/// dim(x) -> dim(v)
/// Guard: x is an iteration argument with initial value v, whose shape the loop
/// preserves.
template <typename DimOp> struct DimOfIterArg final : OpRewritePattern<DimOp> {
  using OpRewritePattern<DimOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(DimOp op,
                                PatternRewriter &rewriter) const override {
    auto argument = dyn_cast<BlockArgument>(Value(op.getSource()));
    auto loop =
        argument ? dyn_cast_or_null<ForOp>(argument.getOwner()->getParentOp())
                 : ForOp();
    if (!loop || argument.getArgNumber() == 0)
      return failure();
    const size_t number = argument.getArgNumber() - 1;
    if (!isShapePreserving(loop, number))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.getSourceMutable().set(Value(loop.getInitArgs()[number]));
    });
    return success();
  }
};

/// dim(r) -> dim(v)
/// Guard: r is the result of a loop with initial value v, whose shape the loop
/// preserves.
template <typename DimOp>
struct DimOfLoopResult final : OpRewritePattern<DimOp> {
  using OpRewritePattern<DimOp>::OpRewritePattern;

  LogicalResult matchAndRewrite(DimOp op,
                                PatternRewriter &rewriter) const override {
    Value source = op.getSource();
    auto loop = source.getDefiningOp<ForOp>();
    if (!loop)
      return failure();
    const size_t number = cast<OpResult>(source).getResultNumber();
    if (!isShapePreserving(loop, number))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.getSourceMutable().set(Value(loop.getInitArgs()[number]));
    });
    return success();
  }
};

/// min(e, f) -> e
/// max(e, f) -> e
/// Guard: e is the minimum or maximum for all values of the induction variables
/// that the loops allow.
template <typename OpT> struct MinMaxInLoop final : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    return canonicalizeMinMaxOpInLoop(rewriter, op, matchForLikeLoop);
  }
};

struct SCFForLoopCanonicalization
    : impl::SCFForLoopCanonicalizationBase<SCFForLoopCanonicalization> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<MinMaxInLoop<affine::AffineMinOp>,
                 MinMaxInLoop<affine::AffineMaxOp>, DimOfIterArg<tensor::DimOp>,
                 DimOfIterArg<memref::DimOp>, DimOfLoopResult<tensor::DimOp>,
                 DimOfLoopResult<memref::DimOp>>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::scf
