// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of while. Each comment shows `before`, then
// `after`.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/region_branch_patterns.h"
#include "core/rewrite/region_simplification.h"
#include "dialects/scf/patterns.h"

using namespace mlir;
using namespace mlir::scf;

namespace {

/// condition(c) c;  use(x) -> condition(c) c;  use(true)
struct WhileConditionTruth final : OpRewritePattern<WhileOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    ConditionOp condition = op.getConditionOp();
    LazyBool constant(rewriter, op.getLoc(), true);
    bool changed = false;
    for (auto [value, argument] :
         llvm::zip(condition.getArgs(), op.getAfterArguments())) {
      if (value != condition.getCondition() || argument.use_empty())
        continue;
      rewriter.replaceAllUsesWith(argument, constant.get());
      changed = true;
    }
    return success(changed);
  }
};

/// c = cmpi p a, b; condition(c) a;  cmpi p x, b  -> …;  true
/// c = cmpi p a, b; condition(c) a;  cmpi !p x, b -> …;  false
/// c = cmpi p a, b; condition(c) b;  cmpi p a, x  -> …;  true
struct WhileCmpCond final : OpRewritePattern<WhileOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    ConditionOp condition = op.getConditionOp();
    auto known = condition.getCondition().getDefiningOp<arith::CmpIOp>();
    if (!known)
      return failure();
    bool changed = false;
    for (auto [value, argument] :
         llvm::zip(condition.getArgs(), op.getAfterArguments())) {
      for (unsigned side : {0, 1}) {
        if (value != known->getOperand(side))
          continue;
        for (Operation *user : llvm::make_early_inc_range(argument.getUsers()))
          changed |= replaceComparison(user, side, known, rewriter);
      }
    }
    return success(changed);
  }

private:
  /// Replaces `user` by a constant if it compares with the same value on the
  /// other side as `known` does.
  static bool replaceComparison(Operation *user, unsigned side,
                                arith::CmpIOp known,
                                PatternRewriter &rewriter) {
    auto comparison = dyn_cast<arith::CmpIOp>(user);
    if (!comparison ||
        comparison->getOperand(1 - side) != known->getOperand(1 - side))
      return false;
    const arith::CmpIPredicate predicate = known.getPredicate();
    const bool same = comparison.getPredicate() == predicate;
    if (!same && comparison.getPredicate() != arith::invertPredicate(predicate))
      return false;
    // The insertion point is before the loop.
    auto constant =
        arith::ConstantIntOp::create(rewriter, comparison.getLoc(), same, 1);
    rewriter.replaceOp(comparison, constant.getOperation());
    return true;
  }
};

/// while (a, b) { condition(c) b, a } do { ^(x, y): A } -> r, s
///   -> while (a, b) { condition(c) a, b } do { ^(y, x): A } -> s, r
/// Guard: the condition forwards each argument of `before` once, in another
/// order.
struct WhileOpAlignBeforeArgs final : OpRewritePattern<WhileOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(WhileOp loop,
                                PatternRewriter &rewriter) const override {
    ConditionOp condition = loop.getConditionOp();
    const SmallVector<unsigned> places =
        getPlaces(copyOperands(condition.getArgs()), loop.getBeforeArguments());
    if (places.empty())
      return failure();

    SmallVector<Type> types(places.size());
    for (auto [i, place] : llvm::enumerate(places))
      types[place] = loop->getResult(i).getType();
    {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPoint(condition);
      rewriter.replaceOpWithNewOp<ConditionOp>(
          condition, condition.getCondition(),
          ValueRange(loop.getBeforeArguments()));
    }
    auto aligned = WhileOp::create(rewriter, loop.getLoc(), types,
                                   loop.getInits(), nullptr, nullptr);
    SmallVector<Value> results, afterArguments;
    for (unsigned place : places) {
      results.push_back(aligned->getResult(place));
      afterArguments.push_back(aligned.getAfterArguments()[place]);
    }
    Block *before = aligned.getBeforeBody(), *after = aligned.getAfterBody();
    rewriter.inlineBlockBefore(loop.getBeforeBody(), before, before->begin(),
                               ValueRange(before->getArguments()));
    rewriter.inlineBlockBefore(loop.getAfterBody(), after, after->begin(),
                               afterArguments);
    rewriter.replaceOp(loop, results);
    return success();
  }

private:
  /// Returns the position of each value among the arguments. Returns nothing
  /// unless the values are a permutation of the arguments other than the
  /// identity.
  static SmallVector<unsigned> getPlaces(ArrayRef<Value> values,
                                         ArrayRef<BlockArgument> arguments) {
    llvm::SmallDenseSet<Value> seen;
    SmallVector<unsigned> places;
    bool inOrder = true;
    for (auto [i, value] : llvm::enumerate(values)) {
      const auto *found = llvm::find(arguments, value);
      if (found == arguments.end() || !seen.insert(value).second)
        return {};
      places.push_back(found - arguments.begin());
      inOrder &= places.back() == i;
    }
    return inOrder || values.size() != arguments.size()
               ? SmallVector<unsigned>()
               : places;
  }
};

/// r = if c { A(v); yield x } else { yield y }; condition(c) r;  B(a)
///   -> condition(c) y, v;  A(w); B(x)
/// Guard: the `if` directly precedes the condition, and its else region only
/// yields. v are the values from `before` that the `if` uses.
struct WhileMoveIfDown final : OpRewritePattern<WhileOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(WhileOp op,
                                PatternRewriter &rewriter) const override {
    ConditionOp condition = op.getConditionOp();
    auto branch = dyn_cast_or_null<IfOp>(condition->getPrevNode());
    if (!branch || branch.getCondition() != condition.getCondition() ||
        (branch.elseBlock() && !llvm::hasSingleElement(*branch.elseBlock())))
      return failure();

    for (auto [i, value] : llvm::enumerate(copyOperands(condition.getArgs()))) {
      if (value.getDefiningOp() != branch.getOperation())
        continue;
      const unsigned number = cast<OpResult>(value).getResultNumber();
      rewriter.replaceAllUsesWith(value,
                                  branch.elseYield()->getOperand(number));
      rewriter.replaceAllUsesWith(op.getAfterArguments()[i],
                                  branch.thenYield()->getOperand(number));
    }

    // Forward the values of `before` that the moved operations use.
    llvm::SetVector<Value> used;
    visitUsedValuesDefinedAbove(
        branch.getThenRegion(), branch.getThenRegion(),
        [&](OpOperand *operand) {
          if (isDefinedIn(operand->get(), op.getBefore()))
            used.insert(operand->get());
        });
    const SmallVector<Value> handedOn = used.takeVector();
    SmallVector<Type> types(op->getResultTypes().begin(),
                            op->getResultTypes().end());
    for (Value value : handedOn)
      types.push_back(value.getType());
    auto loop = WhileOp::create(rewriter, op.getLoc(), types, op.getInits(),
                                nullptr, nullptr);
    rewriter.modifyOpInPlace(loop, [&] {
      loop.getBefore().takeBody(op.getBefore());
      loop.getAfter().takeBody(op.getAfter());
      for (Value value : handedOn)
        loop.getAfterBody()->addArgument(value.getType(), op.getLoc());
    });
    rewriter.modifyOpInPlace(
        condition, [&] { condition.getArgsMutable().append(handedOn); });
    rewriter.replaceUsesWithIf(
        handedOn,
        ValueRange(loop.getAfterArguments().take_back(handedOn.size())),
        [&](OpOperand &use) {
          Region *region = use.getOwner()->getParentRegion();
          return branch.getThenRegion().isAncestor(region) ||
                 loop.getAfter().isAncestor(region);
        });

    rewriter.eraseOp(branch.thenYield());
    Block *after = loop.getAfterBody();
    rewriter.inlineBlockBefore(branch.thenBlock(), after, after->begin());
    rewriter.eraseOp(branch);
    rewriter.replaceOp(op, loop->getResults().drop_back(handedOn.size()));
    return success();
  }
};

} // namespace

void WhileOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                          MLIRContext *context) {
  results.add<WhileConditionTruth, WhileCmpCond, WhileOpAlignBeforeArgs,
              WhileMoveIfDown>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(results,
                                                          getOperationName());
}
