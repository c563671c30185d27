// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/sincos_fusion/sincos_fusion.h"

#include "core/rewrite/greedy.h"
#include "dialects/math/dialect.h"
#include "dialects/math/trigonometric_ops.h"

namespace mlir::math {

#define GEN_PASS_DEF_MATHSINCOSFUSIONPASS
#include "dialects/math/transforms/sincos_fusion/sincos_fusion_pass.h.inc"

namespace {

/// Returns the first cosine of the same value with the same flags in the same
/// block, which is the last one in the order of uses.
CosOp findCosine(SinOp sine) {
  CosOp found;
  for (Operation *user : sine.getOperand().getUsers()) {
    auto cosine = dyn_cast<CosOp>(user);
    if (cosine && cosine->getBlock() == sine->getBlock() &&
        cosine.getFastmath() == sine.getFastmath())
      found = cosine;
  }
  return found;
}

// sin(x), cos(x) -> sincos(x), at the first of them
LogicalResult fuseSincos(SinOp sine, PatternRewriter &rewriter) {
  CosOp cosine = findCosine(sine);
  if (!cosine)
    return rewriter.notifyMatchFailure(sine, "no cosine of the same value");
  Operation *first = sine;
  if (cosine->isBeforeInBlock(sine))
    first = cosine;
  rewriter.setInsertionPoint(first);
  auto both = SincosOp::create(rewriter, first->getLoc(), sine.getOperand(),
                               sine.getFastmath());
  rewriter.replaceOp(sine, both.getSin());
  rewriter.replaceOp(cosine, both.getCos());
  return success();
}

struct MathSincosFusionPass
    : impl::MathSincosFusionPassBase<MathSincosFusionPass> {
  using MathSincosFusionPassBase::MathSincosFusionPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(fuseSincos);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::math
