// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/for_to_while/for_to_while.h"

#include "core/rewrite/greedy.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORTOWHILELOOP
#include "dialects/scf/transforms/for_to_while/for_to_while_pass.h.inc"

namespace {

/// for i = l to u step s, x = v { A; yield w }
///   -> while i = l, x = v { i < u } do { j = i + s; A; yield j, w }
struct ForLoopLowering final : OpRewritePattern<ForOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForOp op,
                                PatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    SmallVector<Value> inits{op.getLowerBound()};
    llvm::append_range(inits, op.getInitArgs());
    SmallVector<Type> types;
    SmallVector<Location> locations;
    for (Value init : inits) {
      types.push_back(init.getType());
      locations.push_back(init.getLoc());
    }
    locations.front() = op.getInductionVar().getLoc();

    auto loop = WhileOp::create(rewriter, loc, types, inits, op->getAttrs());
    Block *before =
        rewriter.createBlock(&loop.getBefore(), {}, types, locations);
    const auto less = op.getUnsignedCmp() ? arith::CmpIPredicate::ult
                                          : arith::CmpIPredicate::slt;
    auto compare = arith::CmpIOp::create(
        rewriter, loc, less, Value(before->getArgument(0)), op.getUpperBound());
    ConditionOp::create(rewriter, loc, compare->getResult(0),
                        before->getArguments());

    Block *after = rewriter.createBlock(&loop.getAfter(), {}, types, locations);
    auto next = arith::AddIOp::create(
        rewriter, loc, Value(after->getArgument(0)), op.getStep());
    Operation *yieldOp = op.getBody()->getTerminator();
    SmallVector<Value> yielded{next->getResult(0)};
    llvm::append_range(yielded, yieldOp->getOperands());
    rewriter.modifyOpInPlace(yieldOp, [&] { yieldOp->setOperands(yielded); });
    rewriter.mergeBlocks(op.getBody(), after, after->getArguments());
    rewriter.replaceOp(op, loop->getResults().drop_front());
    return success();
  }
};

struct SCFForToWhileLoop : impl::SCFForToWhileLoopBase<SCFForToWhileLoop> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ForLoopLowering>(&getContext());
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

} // namespace mlir::scf
