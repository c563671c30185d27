// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/utils/while_loops.h"

#include "core/ir/structure/ir_mapping.h"
#include "core/ir/verify/dominance.h"
#include "core/rewrite/pattern.h"
#include "core/rewrite/pattern_set.h"
#include "core/rewrite/rewriter.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::scf;

namespace {

/// A counting loop: while (i < u) i += s.
struct Counting {
  unsigned argument = 0;
  Value upperBound;
  Value step;
};

bool isDefinedOutside(Value value, Operation *loop) {
  return DominanceInfo().properlyDominates(value, loop);
}

/// Matches a comparison i < u or u > i, in which i is an argument of `before`.
/// Returns i and u.
std::optional<Counting> matchComparison(WhileOp loop, arith::CmpIOp compare) {
  Value index = compare.getLhs();
  Value bound = compare.getRhs();
  if (compare.getPredicate() == arith::CmpIPredicate::sgt)
    std::swap(index, bound);
  else if (compare.getPredicate() != arith::CmpIPredicate::slt)
    return std::nullopt;
  auto argument = dyn_cast<BlockArgument>(index);
  if (!argument || argument.getOwner() != &loop.getBefore().front() ||
      !isDefinedOutside(bound, loop) || !llvm::hasNItems(index.getUses(), 2))
    return std::nullopt;
  return Counting{argument.getArgNumber(), bound, Value()};
}

/// Returns s if the loop yields i + s or s + i for i. Returns null otherwise.
Value matchStep(WhileOp loop, unsigned argument) {
  Block &after = loop.getAfter().front();
  const Value index = after.getArgument(argument);
  auto add = after.getTerminator()
                 ->getOperand(argument)
                 .getDefiningOp<arith::AddIOp>();
  if (!add)
    return Value();
  for (auto [operand, other] :
       {std::pair(add.getLhs(), add.getRhs()), {add.getRhs(), add.getLhs()}})
    if (operand == index && isDefinedOutside(other, loop))
      return other;
  return Value();
}

/// Matches the loops that upliftWhileToForLoop converts.
FailureOr<Counting> matchCounting(RewriterBase &rewriter, WhileOp loop) {
  Block &before = loop.getBefore().front();
  if (!llvm::hasSingleElement(before.without_terminator()))
    return rewriter.notifyMatchFailure(loop, "Loop body must have single op");
  auto compare = dyn_cast<arith::CmpIOp>(before.front());
  if (!compare)
    return rewriter.notifyMatchFailure(loop,
                                       "Loop body must have single cmp op");
  auto condition = cast<ConditionOp>(before.getTerminator());
  if (!compare->getResult(0).hasOneUse() ||
      condition.getCondition() != compare->getResult(0))
    return rewriter.notifyMatchFailure(loop, "Expected single condition use");
  if (!llvm::equal(before.getArguments(), condition.getArgs()))
    return rewriter.notifyMatchFailure(loop, "Invalid args order");
  std::optional<Counting> counting = matchComparison(loop, compare);
  if (!counting)
    return rewriter.notifyMatchFailure(loop, "Unrecognized cmp form");
  counting->step = matchStep(loop, counting->argument);
  if (!counting->step)
    return rewriter.notifyMatchFailure(loop, "Didn't found suitable 'addi' op");
  return *counting;
}

/// Creates l + ((u - l + s - 1) / s - 1) * s.
Value createLastIndex(OpBuilder &builder, Location loc, Value lower,
                      Value upper, Value step) {
  auto apply = [&]<typename OpTy>(OpTy, Value lhs, Value rhs) -> Value {
    return OpTy::create(builder, loc, lhs, rhs)->getResult(0);
  };
  Value one = arith::ConstantOp::create(
                  builder, loc, builder.getIntegerAttr(step.getType(), 1))
                  ->getResult(0);
  Value less = apply(arith::SubIOp(), step, one);
  Value distance = apply(arith::SubIOp(), upper, lower);
  Value rounds =
      apply(arith::DivSIOp(), apply(arith::AddIOp(), distance, less), step);
  Value last = apply(arith::SubIOp(), rounds, one);
  return apply(arith::AddIOp(), lower, apply(arith::MulIOp(), last, step));
}

/// Returns the values without the one at position `dropped`.
SmallVector<Value> dropOne(ValueRange values, unsigned dropped) {
  SmallVector<Value> others(values);
  others.erase(others.begin() + dropped);
  return others;
}

/// while (i = l, x = v) { i < u } do { A; yield i + s, w }
///   -> for i = l to u step s, x = v { A; yield w }
/// Guard: see upliftWhileToForLoop.
struct UpliftWhile : OpRewritePattern<WhileOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    return upliftWhileToForLoop(rewriter, op);
  }
};

/// while (v) { B; condition(c) x } do { A; yield w }
///   -> B; if c { while (x) { A; B with w; condition(c) x } do { yield } }
///         else { yield x }
/// Guard: `after` has other operations than its `yield`.
struct RotateWhile : OpRewritePattern<WhileOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    FailureOr<WhileOp> result = wrapWhileLoopInZeroTripCheck(op, rewriter);
    return success(succeeded(result) && *result != op);
  }
};

} // namespace

FailureOr<ForOp> mlir::scf::upliftWhileToForLoop(RewriterBase &rewriter,
                                                 WhileOp loop) {
  FailureOr<Counting> counting = matchCounting(rewriter, loop);
  if (failed(counting))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  const unsigned argument = counting->argument;
  const Location loc = loop.getLoc();
  Value lower = loop.getInits()[argument];
  auto newLoop =
      ForOp::create(rewriter, loc, lower, counting->upperBound, counting->step,
                    dropOne(loop.getInits(), argument),
                    [](OpBuilder &, Location, Value, ValueRange) {});

  // The induction variable is the first argument of the new body.
  Block *body = newLoop.getBody();
  SmallVector<Value> arguments(newLoop.getRegionIterArgs());
  arguments.insert(arguments.begin() + argument, newLoop.getInductionVar());
  rewriter.mergeBlocks(&loop.getAfter().front(), body, arguments);
  Operation *yield = body->getTerminator();
  rewriter.setInsertionPoint(yield);
  rewriter.replaceOpWithNewOp<YieldOp>(yield,
                                       dropOne(yield->getOperands(), argument));

  rewriter.setInsertionPointAfter(newLoop);
  SmallVector<Value> results(newLoop->getResults());
  results.insert(results.begin() + argument,
                 createLastIndex(rewriter, loc, lower, counting->upperBound,
                                 counting->step));
  rewriter.replaceOp(loop, results);
  return newLoop;
}

void mlir::scf::populateUpliftWhileToForPatterns(RewritePatternSet &patterns) {
  patterns.add<UpliftWhile>(patterns.getContext());
}

FailureOr<WhileOp>
mlir::scf::wrapWhileLoopInZeroTripCheck(WhileOp whileOp, RewriterBase &rewriter,
                                        bool forceCreateCheck) {
  Block *before = &whileOp.getBefore().front();
  Block *after = &whileOp.getAfter().front();
  if (!forceCreateCheck && isa<YieldOp>(after->front()))
    return whileOp;
  OpBuilder::InsertionGuard guard(rewriter);

  // Clone `before` for the first evaluation of the condition.
  IRMapping mapping;
  mapping.map(before->getArguments(), whileOp.getInits());
  rewriter.setInsertionPoint(whileOp);
  for (Operation &op : before->without_terminator())
    rewriter.clone(op, mapping);
  auto condition = cast<ConditionOp>(before->getTerminator());
  Value isTrue = mapping.lookupOrDefault(Value(condition.getCondition()));
  SmallVector<Value> forwarded;
  for (Value value : condition.getArgs())
    forwarded.push_back(mapping.lookupOrDefault(value));

  // { before } do { after } -> { after; before } do { }
  auto newLoop = WhileOp::create(
      rewriter, whileOp.getLoc(), whileOp->getResultTypes(), forwarded,
      [&](OpBuilder &builder, Location, ValueRange arguments) {
        Block *block = builder.getInsertionBlock();
        rewriter.mergeBlocks(after, block, arguments);
        Operation *yield = block->getTerminator();
        rewriter.mergeBlocks(before, block, yield->getOperands());
        rewriter.eraseOp(yield);
      },
      [](OpBuilder &builder, Location loc, ValueRange arguments) {
        YieldOp::create(builder, loc, arguments);
      });
  auto check = IfOp::create(
      rewriter, whileOp.getLoc(), isTrue,
      [&](OpBuilder &builder, Location loc) {
        rewriter.moveOpBefore(newLoop, builder.getInsertionBlock(),
                              builder.getInsertionPoint());
        YieldOp::create(builder, loc, newLoop->getResults());
      },
      [&](OpBuilder &builder, Location loc) {
        YieldOp::create(builder, loc, forwarded);
      });
  rewriter.replaceOp(whileOp, check);
  return newLoop;
}

void mlir::scf::populateSCFRotateWhileLoopPatterns(
    RewritePatternSet &patterns) {
  patterns.add<RotateWhile>(patterns.getContext());
}
