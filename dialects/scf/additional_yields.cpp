// SPDX-License-Identifier: Apache-2.0
//
// Replacement of a loop by one with additional iteration arguments.
#include "core/rewrite/rewriter.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::scf;

/// Moves the body of `from` into `to` and appends the values of
/// `newYieldValuesFn` to its `yield`.
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
  // The builder does not create a terminator if a body builder is given.
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
