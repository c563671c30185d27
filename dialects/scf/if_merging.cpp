// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns that merge several ifs into one.
#include "core/ir/structure/matchers.h"
#include "dialects/scf/patterns.h"

using namespace mlir;
using namespace mlir::scf;

/// Returns whether a = !b.
static bool isNegationOf(Value a, Value b) {
  auto negation = a.getDefiningOp<arith::XOrIOp>();
  return negation && negation.getLhs() == b &&
         matchPattern(Value(negation.getRhs()), m_One());
}

namespace {

/// r = if c { A; yield a } else { B; yield b }
/// s = if c { C; yield d } else { D; yield e }
///   -> r, s = if c { A; C; yield a, d } else { B; D; yield b, e }
/// If one condition is the negation of the other, C and D are swapped.
struct CombineIfs final : OpRewritePattern<IfOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IfOp next,
                                PatternRewriter &rewriter) const override {
    auto previous = dyn_cast_or_null<IfOp>(next->getPrevNode());
    if (!previous)
      return failure();
    // The regions of the second op that execute with each region of the first.
    Block *nextThen = nullptr, *nextElse = nullptr;
    if (next.getCondition() == previous.getCondition()) {
      nextThen = next.thenBlock();
      nextElse = next.elseBlock();
    } else if (isNegationOf(next.getCondition(), previous.getCondition()) ||
               isNegationOf(previous.getCondition(), next.getCondition())) {
      nextElse = next.thenBlock();
      nextThen = next.elseBlock();
    } else {
      return failure();
    }

    replaceUsesInNext(previous, nextThen, nextElse, rewriter);
    SmallVector<Type> types(previous->getResultTypes().begin(),
                            previous->getResultTypes().end());
    llvm::append_range(types, next->getResultTypes());
    auto combined =
        IfOp::create(rewriter, next.getLoc(), types, previous.getCondition(),
                     /*withElseRegion=*/false);
    rewriter.eraseBlock(combined.thenBlock());
    join(previous.getThenRegion(), nextThen, combined.getThenRegion(),
         rewriter);
    join(previous.getElseRegion(), nextElse, combined.getElseRegion(),
         rewriter);

    const unsigned numPrevious = previous->getNumResults();
    rewriter.replaceOp(previous,
                       combined->getResults().take_front(numPrevious));
    rewriter.replaceOp(next, combined->getResults().drop_front(numPrevious));
    return success();
  }

private:
  /// Replaces the uses, in the second `if`, of the first one's results by the
  /// values that the corresponding region of the first one yields.
  static void replaceUsesInNext(IfOp previous, Block *nextThen, Block *nextElse,
                                PatternRewriter &rewriter) {
    if (previous.getElseRegion().empty())
      return;
    auto isIn = [](Block *block, OpOperand &use) {
      return block &&
             block->getParent()->isAncestor(use.getOwner()->getParentRegion());
    };
    for (auto [result, inThen, inElse] :
         llvm::zip(previous->getResults(), previous.thenYield().getResults(),
                   previous.elseYield().getResults())) {
      for (OpOperand &use : llvm::make_early_inc_range(result.getUses())) {
        Value value;
        if (isIn(nextThen, use))
          value = inThen;
        else if (isIn(nextElse, use))
          value = inElse;
        else
          continue;
        rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(value); });
      }
    }
  }

  /// Moves `region` to the empty region `to`, and appends the operations of the
  /// block. Either may be missing.
  static void join(Region &region, Block *block, Region &to,
                   PatternRewriter &rewriter) {
    rewriter.inlineRegionBefore(region, to, to.begin());
    if (!block)
      return;
    if (to.empty()) {
      rewriter.inlineRegionBefore(*block->getParent(), to, to.begin());
      return;
    }
    Block *joined = &to.back();
    auto first = cast<YieldOp>(joined->back());
    auto second = cast<YieldOp>(block->back());
    rewriter.mergeBlocks(block, joined);
    rewriter.setInsertionPointToEnd(joined);
    SmallVector<Value> values = copyOperands(first.getResults());
    llvm::append_range(values, second.getResults());
    YieldOp::create(rewriter, second.getLoc(), values);
    rewriter.eraseOp(first);
    rewriter.eraseOp(second);
  }
};

/// if a { if b { A } } -> if a & b { A }
/// r = if a { s = if b { A; yield x } else { yield y }; yield s }
///     else { yield y } -> r = if a & b { A; yield x } else { yield y }
/// r = if a { if b { A }; yield x } else { yield y }
///   -> if a & b { A }; r = select a, x, y
/// Guard: in the last case, x is defined outside.
struct CombineNestedIfs final : OpRewritePattern<IfOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    auto nested = getOnlyNested(op);
    if (!nested)
      return failure();
    SmallVector<Value> thenValues = copyOperands(op.thenYield().getResults());
    SmallVector<Value> elseValues;
    if (op.elseBlock())
      elseValues = copyOperands(op.elseYield().getResults());

    SmallVector<unsigned> selected;
    for (auto [i, value] : llvm::enumerate(thenValues)) {
      if (value.getDefiningOp() == nested.getOperation()) {
        const unsigned number = cast<OpResult>(value).getResultNumber();
        if (nested.elseYield()->getOperand(number) != elseValues[i])
          return failure();
        value = nested.thenYield()->getOperand(number);
      } else if (isDefinedIn(value, op.getThenRegion())) {
        return failure();
      } else {
        selected.push_back(i);
      }
    }

    const Location loc = op.getLoc();
    Value condition = arith::AndIOp::create(rewriter, loc, op.getCondition(),
                                            nested.getCondition())
                          ->getResult(0);
    auto combined =
        IfOp::create(rewriter, loc, TypeRange(op->getResultTypes()), condition);
    Block *thenBlock = rewriter.createBlock(&combined.getThenRegion());
    SmallVector<Value> results(combined->getResults().begin(),
                               combined->getResults().end());
    rewriter.setInsertionPoint(combined);
    for (unsigned i : selected)
      results[i] = arith::SelectOp::create(rewriter, loc, op.getCondition(),
                                           thenValues[i], elseValues[i])
                       ->getResult(0);

    rewriter.mergeBlocks(nested.thenBlock(), thenBlock);
    rewriter.setInsertionPointToEnd(thenBlock);
    rewriter.replaceOpWithNewOp<YieldOp>(combined.thenYield(), thenValues);
    if (!elseValues.empty()) {
      rewriter.createBlock(&combined.getElseRegion());
      rewriter.setInsertionPointToEnd(combined.elseBlock());
      YieldOp::create(rewriter, loc, elseValues);
    }
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  /// Returns the `if` that is the only op of the first region, if the else
  /// regions of both only yield. Returns null otherwise.
  static IfOp getOnlyNested(IfOp op) {
    auto onlyYields = [](Block *block) {
      return !block || llvm::hasSingleElement(*block);
    };
    auto operations = op.thenBlock()->without_terminator();
    if (!llvm::hasSingleElement(operations) || !onlyYields(op.elseBlock()))
      return nullptr;
    auto nested = dyn_cast<IfOp>(*operations.begin());
    return nested && onlyYields(nested.elseBlock()) ? nested : IfOp();
  }
};

} // namespace

void scf::populateIfMergingPatterns(RewritePatternSet &patterns) {
  patterns.add<CombineIfs, CombineNestedIfs>(patterns.getContext());
}
