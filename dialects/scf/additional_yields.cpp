// SPDX-License-Identifier: Apache-2.0
//
// Loops that carry more values.
#include "core/rewrite/rewriter.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::scf;

/// Moves the body, and yields more.
static void moveBody(RewriterBase &rewriter, ForOp from, ForOp to,
                     size_t numNew, const NewYieldValuesFn &newYieldValuesFn) {
  const ArrayRef<BlockArgument> arguments = to.getBody()->getArguments();
  auto yieldOp = cast<YieldOp>(from.getBody()->getTerminator());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(yieldOp);
  const SmallVector<Value> newValues =
      newYieldValuesFn(rewriter, from.getLoc(), arguments.take_back(numNew));
  rewriter.modifyOpInPlace(
      yieldOp, [&] { yieldOp.getResultsMutable().append(newValues); });
  rewriter.mergeBlocks(from.getBody(), to.getBody(),
                       to.getBody()->getArguments().drop_back(numNew));
}

FailureOr<LoopLikeOpInterface>
ForOp::replaceWithAdditionalYields(RewriterBase &rewriter,
                                   ValueRange newInitOperands,
                                   bool replaceInitOperandUsesInLoop,
                                   const NewYieldValuesFn &newYieldValuesFn) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(*this);
  SmallVector<Value> inits(getInitArgs());
  llvm::append_range(inits, newInitOperands);
  // A body that is given leaves the block empty.
  auto newLoop = ForOp::create(
      rewriter, getLoc(), getLowerBound(), getUpperBound(), getStep(), inits,
      [](OpBuilder &, Location, Value, ValueRange) {}, getUnsignedCmp());
  newLoop->setDiscardableAttrs((*this)->getDiscardableAttrDictionary());
  moveBody(rewriter, *this, newLoop, newInitOperands.size(), newYieldValuesFn);

  if (replaceInitOperandUsesInLoop)
    for (auto [init, argument] :
         llvm::zip(newInitOperands, newLoop.getBody()->getArguments().take_back(
                                        newInitOperands.size())))
      rewriter.replaceUsesWithIf(init, argument, [&](OpOperand &use) {
        return newLoop->isProperAncestor(use.getOwner());
      });
  rewriter.replaceOp(
      *this, newLoop->getResults().take_front((*this)->getNumResults()));
  return cast<LoopLikeOpInterface>(newLoop.getOperation());
}
