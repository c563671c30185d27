// SPDX-License-Identifier: Apache-2.0
//
// Loops.
#include "conversions/scf_to_cf/pattern_families.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/transforms/forall_lowering/forall_lowering.h"

using namespace mlir;
using namespace mlir::scf;
using namespace mlir::scf_to_cf;

/// Copies the attributes of the llvm dialect, such as loop metadata, from the
/// loop to the branch that repeats it.
static void copyLoopAttributes(Operation *loop, Operation *branch) {
  for (NamedAttribute attribute : loop->getDiscardableAttrs())
    if (attribute.getValue().getDialect().getNamespace() == "llvm")
      branch->setDiscardableAttr(attribute.getName(), attribute.getValue());
}

namespace {

/// for i = l to u step s iter_args(x = a) { A; yield y }
///   -> br ^cond(l, a)
///      ^cond(i, x): cond_br i < u, ^body, ^end
///      ^body: A; br ^cond(i + s, y)
struct ForLowering : OpRewritePattern<ForOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ForOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkSplit(rewriter, op)))
      return failure();
    const Location loc = op.getLoc();
    Block *init = rewriter.getInsertionBlock();
    Block *end = rewriter.splitBlock(init, rewriter.getInsertionPoint());
    // The first block of the body becomes the condition block. The rest is
    // split off.
    Block *condition = &op.getRegion().front();
    Block *firstBody = rewriter.splitBlock(condition, condition->begin());
    Block *lastBody = &op.getRegion().back();
    rewriter.inlineRegionBefore(op.getRegion(), end);
    Value inductionVar = condition->getArgument(0);

    Operation *terminator = lastBody->getTerminator();
    rewriter.setInsertionPointToEnd(lastBody);
    Value stepped =
        arith::AddIOp::create(rewriter, loc, inductionVar, op.getStep());
    SmallVector<Value> carried = {stepped};
    llvm::append_range(carried, terminator->getOperands());
    auto repeat = cf::BranchOp::create(rewriter, loc, condition, carried);
    copyLoopAttributes(op, repeat);
    rewriter.eraseOp(terminator);

    rewriter.setInsertionPointToEnd(init);
    SmallVector<Value> inits = {op.getLowerBound()};
    llvm::append_range(inits, op.getInitArgs());
    cf::BranchOp::create(rewriter, loc, condition, inits);

    rewriter.setInsertionPointToEnd(condition);
    const auto predicate = op.getUnsignedCmp() ? arith::CmpIPredicate::ult
                                               : arith::CmpIPredicate::slt;
    Value isBelow = arith::CmpIOp::create(rewriter, loc, predicate,
                                          inductionVar, op.getUpperBound());
    cf::CondBranchOp::create(rewriter, loc, isBelow, firstBody, ValueRange(),
                             end, ValueRange());
    rewriter.replaceOp(op, ValueRange(condition->getArguments()).drop_front());
    return success();
  }
};

/// while (x = a) { A; condition(c) y } do { ^(z): B; yield w }
///   -> br ^before(a)
///      ^before(x): A; cond_br c, ^after(y), ^end
///      ^after(z): B; br ^before(w)
struct WhileLowering : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkSplit(rewriter, op)))
      return failure();
    OpBuilder::InsertionGuard guard(rewriter);
    const Location loc = op.getLoc();
    Block *current = rewriter.getInsertionBlock();
    Block *next = rewriter.splitBlock(current, rewriter.getInsertionPoint());
    Block *before = &op.getBefore().front();
    Block *beforeLast = &op.getBefore().back();
    Block *after = &op.getAfter().front();
    Block *afterLast = &op.getAfter().back();
    rewriter.inlineRegionBefore(op.getAfter(), next);
    rewriter.inlineRegionBefore(op.getBefore(), after);
    rewriter.setInsertionPointToEnd(current);
    cf::BranchOp::create(rewriter, loc, before, op.getInits());

    rewriter.setInsertionPointToEnd(beforeLast);
    auto condition = cast<ConditionOp>(beforeLast->getTerminator());
    const SmallVector<Value> results(condition.getArgs());
    rewriter.replaceOpWithNewOp<cf::CondBranchOp>(
        condition, condition.getCondition(), after, results, next,
        ValueRange());
    rewriter.setInsertionPointToEnd(afterLast);
    auto yield = cast<YieldOp>(afterLast->getTerminator());
    auto repeat = rewriter.replaceOpWithNewOp<cf::BranchOp>(yield, before,
                                                            yield.getResults());
    copyLoopAttributes(op, repeat);
    // The blocks dominate the rest, so that the values can replace the results.
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// while (x = a) { A; condition(c) y } do { ^(z): yield z }
///   -> br ^before(a)
///      ^before(x): A; cond_br c, ^before(y), ^end
struct DoWhileLowering : OpRewritePattern<WhileOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkSplit(rewriter, op)))
      return failure();
    Block &after = op.getAfter().front();
    auto yield = dyn_cast<YieldOp>(after.front());
    if (!op.getAfter().hasOneBlock() || !yield ||
        yield.getOperands() != ValueRange(after.getArguments()))
      return rewriter.notifyMatchFailure(
          op, "do-while simplification applicable only to forwarding 'after' "
              "regions");
    OpBuilder::InsertionGuard guard(rewriter);
    const Location loc = op.getLoc();
    Block *current = rewriter.getInsertionBlock();
    Block *next = rewriter.splitBlock(current, rewriter.getInsertionPoint());
    Block *before = &op.getBefore().front();
    Block *beforeLast = &op.getBefore().back();
    rewriter.inlineRegionBefore(op.getBefore(), next);
    rewriter.setInsertionPointToEnd(current);
    cf::BranchOp::create(rewriter, loc, before, op.getInits());
    rewriter.setInsertionPointToEnd(beforeLast);
    auto condition = cast<ConditionOp>(beforeLast->getTerminator());
    const SmallVector<Value> results(condition.getArgs());
    auto repeat = rewriter.replaceOpWithNewOp<cf::CondBranchOp>(
        condition, condition.getCondition(), before, results, next,
        ValueRange());
    copyLoopAttributes(op, repeat);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// parallel (i, j) … init (a) { A; reduce(x) } -> for i iter_args(r = a) { for
/// j iter_args … { A; yield r op x } }
struct ParallelLowering : OpRewritePattern<ParallelOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    auto reduce = dyn_cast<ReduceOp>(op.getBody()->getTerminator());
    if (!reduce)
      return failure();
    SmallVector<Value> carried(op.getInitVals());
    SmallVector<Value> inductionVars;
    SmallVector<Value> results;
    for (auto [lower, upper, step] : llvm::zip_equal(
             op.getLowerBound(), op.getUpperBound(), op.getStep())) {
      auto loop = ForOp::create(rewriter, loc, lower, upper, step, carried);
      inductionVars.push_back(loop.getInductionVar());
      carried.assign(loop.getRegionIterArgs().begin(),
                     loop.getRegionIterArgs().end());
      if (inductionVars.size() == 1) {
        results = SmallVector<Value>(loop->getResults());
      } else if (loop->getNumResults() != 0) {
        rewriter.setInsertionPointToEnd(rewriter.getInsertionBlock());
        YieldOp::create(rewriter, loc, loop->getResults());
      }
      rewriter.setInsertionPointToStart(loop.getBody());
    }

    SmallVector<Value> yielded;
    for (const auto &[i, region] : llvm::enumerate(reduce.getReductions())) {
      Block &body = region.front();
      Operation *terminator = body.getTerminator();
      yielded.push_back(terminator->getOperand(0));
      rewriter.eraseOp(terminator);
      rewriter.inlineBlockBefore(&body, reduce,
                                 {carried[i], reduce.getOperands()[i]});
    }
    rewriter.eraseOp(reduce);
    Block *innermost = rewriter.getInsertionBlock();
    if (innermost->empty())
      rewriter.mergeBlocks(op.getBody(), innermost, inductionVars);
    else
      rewriter.inlineBlockBefore(op.getBody(), innermost->getTerminator(),
                                 inductionVars);
    if (!yielded.empty()) {
      rewriter.setInsertionPointToEnd(innermost);
      YieldOp::create(rewriter, loc, yielded);
    }
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// forall -> parallel
/// Guard: no shared outputs.
struct ForallLowering : OpRewritePattern<ForallOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ForallOp op,
                                PatternRewriter &rewriter) const override {
    // The conversion target reports the operation that remains.
    if (!op.getOutputs().empty())
      return rewriter.notifyMatchFailure(op, "shared outputs");
    return forallToParallelLoop(rewriter, op);
  }
};

} // namespace

void scf_to_cf::populateLoopPatterns(RewritePatternSet &patterns) {
  patterns.add<ForLowering, ForallLowering, ParallelLowering, WhileLowering>(
      patterns.getContext());
  patterns.add<DoWhileLowering>(patterns.getContext(), /*benefit=*/2);
}
