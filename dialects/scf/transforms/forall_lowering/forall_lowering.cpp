// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/forall_lowering/forall_lowering.h"

#include "core/rewrite/rewriter.h"

using namespace mlir;
using namespace mlir::scf;

/// Moves a body without its terminator into the innermost loop.
static void moveBody(RewriterBase &rewriter, Block *body,
                     const LoopNest &nest) {
  SmallVector<Value> inductionVars;
  for (ForOp loop : nest.loops)
    inductionVars.push_back(loop.getInductionVar());
  Block *innermost = ForOp(nest.loops.back()).getBody();
  rewriter.eraseOp(body->getTerminator());
  rewriter.inlineBlockBefore(body, innermost->getTerminator(), inductionVars);
}

LogicalResult scf::forallToForLoop(RewriterBase &rewriter, ForallOp forallOp,
                                   SmallVectorImpl<Operation *> *results) {
  if (!forallOp.getOutputs().empty())
    return forallOp.emitOpError(
        "only fully bufferized scf.forall ops can be lowered to scf.for");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(forallOp);
  const SmallVector<Value> lowerBounds = forallOp.getLowerBound(rewriter);
  const SmallVector<Value> upperBounds = forallOp.getUpperBound(rewriter);
  const SmallVector<Value> steps = forallOp.getStep(rewriter);
  const LoopNest nest = buildLoopNest(rewriter, forallOp.getLoc(), lowerBounds,
                                      upperBounds, steps);
  moveBody(rewriter, forallOp.getBody(), nest);
  rewriter.eraseOp(forallOp);
  if (results)
    for (ForOp loop : nest.loops)
      results->push_back(loop);
  return success();
}

LogicalResult scf::forallToParallelLoop(RewriterBase &rewriter,
                                        ForallOp forallOp, ParallelOp *result) {
  if (!forallOp.getOutputs().empty())
    return forallOp.emitOpError(
        "only fully bufferized scf.forall ops can be lowered to scf.parallel");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(forallOp);
  const SmallVector<Value> lowerBounds = forallOp.getLowerBound(rewriter);
  const SmallVector<Value> upperBounds = forallOp.getUpperBound(rewriter);
  const SmallVector<Value> steps = forallOp.getStep(rewriter);
  auto parallel = ParallelOp::create(rewriter, forallOp.getLoc(), lowerBounds,
                                     upperBounds, steps);
  rewriter.eraseBlock(&parallel.getRegion().front());
  rewriter.inlineRegionBefore(forallOp.getRegion(), parallel.getRegion(),
                              parallel.getRegion().begin());
  Block &body = parallel.getRegion().front();
  rewriter.setInsertionPointToEnd(&body);
  rewriter.replaceOpWithNewOp<ReduceOp>(body.getTerminator());
  if (std::optional<ArrayAttr> mapping = forallOp.getMapping())
    parallel->setAttr("mapping", *mapping);
  rewriter.replaceOp(forallOp, parallel);
  if (result)
    *result = parallel;
  return success();
}

FailureOr<LoopNest> scf::parallelForToNestedFors(RewriterBase &rewriter,
                                                 ParallelOp parallelOp) {
  if (parallelOp->getNumResults() != 0)
    return rewriter.notifyMatchFailure(
        parallelOp, "Currently scf.parallel to scf.for conversion doesn't "
                    "support scf.parallel with results.");
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(parallelOp);
  LoopNest nest =
      buildLoopNest(rewriter, parallelOp.getLoc(), parallelOp.getLowerBound(),
                    parallelOp.getUpperBound(), parallelOp.getStep());
  moveBody(rewriter, parallelOp.getBody(), nest);
  rewriter.eraseOp(parallelOp);
  return nest;
}
