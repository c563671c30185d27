// SPDX-License-Identifier: Apache-2.0
//
// The folder and canonicalization patterns of if. The patterns that merge
// several ifs are in if_merging.cpp.
#include "core/ir/structure/ir_mapping.h"
#include "core/ir/structure/matchers.h"
#include "core/rewrite/region_branch_patterns.h"
#include "dialects/scf/patterns.h"

using namespace mlir;
using namespace mlir::scf;

/// if !c { A } else { B } -> if c { B } else { A }
LogicalResult IfOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  auto negation = getCondition().getDefiningOp<arith::XOrIOp>();
  if (getElseRegion().empty() || !negation ||
      !matchPattern(Value(negation.getRhs()), m_One()))
    return failure();
  getConditionMutable().set(negation.getLhs());
  Block *thenBlock = &getThenRegion().front();
  getThenRegion().getBlocks().splice(getThenRegion().begin(),
                                     getElseRegion().getBlocks());
  getElseRegion().getBlocks().splice(getElseRegion().begin(),
                                     getThenRegion().getBlocks(),
                                     Region::iterator(thenBlock));
  return success();
}

namespace {

/// if true { A } else { B } -> A
/// if false { A } else { B } -> B
struct RemoveStaticCondition final : OpRewritePattern<IfOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    APInt condition;
    if (!matchPattern(Value(op.getCondition()), m_ConstantInt(&condition)))
      return failure();
    if (!condition.isZero())
      replaceOpWithRegion(rewriter, op, op.getThenRegion());
    else if (!op.getElseRegion().empty())
      replaceOpWithRegion(rewriter, op, op.getElseRegion());
    else
      rewriter.eraseOp(op);
    return success();
  }
};

/// r = if c { yield a } else { yield b } -> r = select c, a, b
/// r = if c { yield a } else { yield a } -> r = a
/// Guard: applies to the results for which a and b are both defined outside.
struct ConvertTrivialIfToSelect final : OpRewritePattern<IfOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults() == 0)
      return failure();
    const SmallVector<Value> thenValues =
        copyOperands(op.thenYield().getResults());
    const SmallVector<Value> elseValues =
        copyOperands(op.elseYield().getResults());

    SmallVector<bool> stays;
    SmallVector<Type> stayingTypes;
    SmallVector<Value> stayingThen, stayingElse;
    for (auto [a, b] : llvm::zip_equal(thenValues, elseValues)) {
      stays.push_back(isDefinedIn(a, op.getThenRegion()) ||
                      isDefinedIn(b, op.getElseRegion()));
      if (!stays.back())
        continue;
      stayingTypes.push_back(a.getType());
      stayingThen.push_back(a);
      stayingElse.push_back(b);
    }
    if (stayingTypes.size() == op->getNumResults())
      return failure();

    Value condition = op.getCondition();
    auto replacement = IfOp::create(rewriter, op.getLoc(), stayingTypes,
                                    condition, /*withElseRegion=*/false);
    rewriter.eraseBlock(replacement.thenBlock());
    replacement.getThenRegion().takeBody(op.getThenRegion());
    replacement.getElseRegion().takeBody(op.getElseRegion());

    rewriter.setInsertionPoint(replacement);
    SmallVector<Value> results;
    unsigned next = 0;
    for (auto [a, b, stay] : llvm::zip_equal(thenValues, elseValues, stays)) {
      if (stay)
        results.push_back(replacement->getResult(next++));
      else if (a == b)
        results.push_back(a);
      else
        results.push_back(
            arith::SelectOp::create(rewriter, op.getLoc(), condition, a, b)
                ->getResult(0));
    }
    replaceYield(rewriter, replacement.thenYield(), stayingThen);
    replaceYield(rewriter, replacement.elseYield(), stayingElse);
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  static void replaceYield(PatternRewriter &rewriter, YieldOp yield,
                           ValueRange values) {
    rewriter.setInsertionPointToEnd(yield->getBlock());
    rewriter.replaceOpWithNewOp<YieldOp>(yield, values);
  }
};

/// if c { use(c) } else { use(c) } -> if c { use(true) } else { use(false) }
/// Guard: c is not a constant.
struct ConditionPropagation final : OpRewritePattern<IfOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    Value condition = op.getCondition();
    if (matchPattern(condition, m_Constant()))
      return failure();
    LazyBool inThen(rewriter, op.getLoc(), true);
    LazyBool inElse(rewriter, op.getLoc(), false);
    KnownRegions known;
    bool changed = false;
    for (OpOperand &use : llvm::make_early_inc_range(condition.getUses())) {
      Region *around = findRegion(use.getOwner()->getParentRegion(), op,
                                  condition.getParentRegion(), known);
      if (!around)
        continue;
      LazyBool &constant = around == &op.getThenRegion() ? inThen : inElse;
      Value value = constant.get();
      rewriter.modifyOpInPlace(use.getOwner(), [&] { use.set(value); });
      changed = true;
    }
    return success(changed);
  }

private:
  /// Maps each region that was visited to the region of the `if` that contains
  /// it.
  using KnownRegions = llvm::SmallDenseMap<Region *, Region *>;

  /// Returns the region of the `if` that is `region` or contains it, or null if
  /// there is none. All uses are within `end`.
  static Region *findRegion(Region *region, IfOp op, Region *end,
                            KnownRegions &known) {
    SmallVector<Region *> seen;
    Region *found = nullptr;
    for (; region != end; region = region->getParentRegion()) {
      if (auto it = known.find(region); it != known.end()) {
        found = it->second;
        break;
      }
      seen.push_back(region);
      if (region->getParentOp() == op.getOperation()) {
        found = region;
        break;
      }
    }
    for (Region *each : seen)
      known[each] = found;
    return found;
  }
};

/// r = if c { yield a } else { yield a }          : r -> a
/// r = if c { yield true } else { yield false }   : r -> c
/// r = if c { yield false } else { yield true }   : r -> c ^ true
struct ReplaceIfYieldWithConditionOrValue final : OpRewritePattern<IfOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults() == 0)
      return failure();
    bool changed = false;
    for (auto [a, b, result] :
         llvm::zip(op.thenYield().getResults(), op.elseYield().getResults(),
                   op->getResults())) {
      if (result.use_empty())
        continue;
      Value value = a == b ? Value(a) : getByCondition(op, a, b, rewriter);
      if (!value)
        continue;
      rewriter.replaceAllUsesWith(result, value);
      changed = true;
    }
    return success(changed);
  }

private:
  /// Returns the condition or its negation if the values are the constants true
  /// and false. Returns null otherwise.
  static Value getByCondition(IfOp op, Value a, Value b,
                              PatternRewriter &rewriter) {
    BoolAttr inThen, inElse;
    if (!matchPattern(a, m_Constant(&inThen)) ||
        !matchPattern(b, m_Constant(&inElse)) ||
        inThen.getValue() == inElse.getValue())
      return nullptr;
    if (inThen.getValue())
      return op.getCondition();
    rewriter.setInsertionPoint(op);
    LazyBool constant(rewriter, op.getLoc(), true);
    Value one = constant.get();
    return arith::XOrIOp::create(rewriter, op.getLoc(), op.getCondition(), one)
        ->getResult(0);
  }
};

/// if c { A } else { } -> if c { A }
struct RemoveEmptyElseBranch final : OpRewritePattern<IfOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(IfOp op,
                                PatternRewriter &rewriter) const override {
    Block *elseBlock = op.elseBlock();
    if (op->getNumResults() != 0 || !elseBlock ||
        !llvm::hasSingleElement(*elseBlock))
      return failure();
    IRMapping mapping;
    auto replacement =
        cast<IfOp>(rewriter.cloneWithoutRegions(*op.getOperation(), mapping));
    rewriter.inlineRegionBefore(op.getThenRegion(), replacement.getThenRegion(),
                                replacement.getThenRegion().begin());
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void IfOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                       MLIRContext *context) {
  populateIfMergingPatterns(results);
  results.add<ConditionPropagation, ConvertTrivialIfToSelect,
              RemoveEmptyElseBranch, RemoveStaticCondition,
              ReplaceIfYieldWithConditionOrValue>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(results,
                                                          getOperationName());
}
