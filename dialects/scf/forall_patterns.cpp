// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of forall.
#include "core/ir/structure/ir_mapping.h"
#include "dialects/scf/patterns.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::scf;

/// Returns the number of iterations of a dimension if it is constant.
static std::optional<APInt> getRounds(OpFoldResult lb, OpFoldResult ub,
                                      OpFoldResult step) {
  return constantTripCount(lb, ub, step, /*isSigned=*/true, computeUbMinusLb);
}

namespace {

/// forall (i) = (%c0) to (%c8) step (%c1) -> forall (i) = (0) to (8) step (1)
/// Guard: at least one dynamic bound or step is a constant.
struct ForallOpControlOperandsFolder final : OpRewritePattern<ForallOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForallOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<OpFoldResult> lowerBounds = op.getMixedLowerBound();
    SmallVector<OpFoldResult> upperBounds = op.getMixedUpperBound();
    SmallVector<OpFoldResult> steps = op.getMixedStep();
    bool changed = succeeded(foldDynamicIndexList(lowerBounds));
    changed |= succeeded(foldDynamicIndexList(upperBounds));
    changed |= succeeded(foldDynamicIndexList(steps));
    if (!changed)
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.setStaticLowerBound(
          set(op.getDynamicLowerBoundMutable(), lowerBounds));
      op.setStaticUpperBound(
          set(op.getDynamicUpperBoundMutable(), upperBounds));
      op.setStaticStep(set(op.getDynamicStepMutable(), steps));
    });
    return success();
  }

private:
  /// Assigns the dynamic values to the operand range. Returns the static
  /// values.
  static SmallVector<int64_t> set(MutableOperandRange operands,
                                  ArrayRef<OpFoldResult> values) {
    auto [staticValues, dynamicValues] = decomposeMixedValues(values);
    operands.assign(dynamicValues);
    return staticValues;
  }
};

/// r = forall shared_outs(x = v) { A } -> r = v, x = v
/// Guard: r has no uses, or the terminator inserts nothing into x.
struct ForallOpIterArgsFolder final : OpRewritePattern<ForallOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForallOp op,
                                PatternRewriter &rewriter) const override {
    llvm::BitVector dead(op->getNumResults());
    SmallVector<Value> keptOutputs;
    for (OpResult result : op->getResults()) {
      if (result.use_empty() ||
          op.getCombiningOps(op.getTiedBlockArgument(result)).empty())
        dead.set(result.getResultNumber());
      else
        keptOutputs.push_back(op.getTiedOpOperand(result)->get());
    }
    if (dead.none())
      return failure();

    for (unsigned i : dead.set_bits())
      for (Operation *combining : op.getCombiningOps(op.getRegionOutArgs()[i]))
        rewriter.eraseOp(combining);
    for (unsigned i : dead.set_bits()) {
      Value output = op.getOutputs()[i];
      rewriter.replaceAllUsesWith(op.getRegionOutArgs()[i], output);
      rewriter.replaceAllUsesWith(op->getResult(i), output);
    }
    const unsigned rank = op.getRank();
    rewriter.modifyOpInPlace(op, [&] {
      op.getBody()->eraseArguments([&](BlockArgument argument) {
        return argument.getArgNumber() >= rank &&
               dead.test(argument.getArgNumber() - rank);
      });
    });
    auto smaller = cast<ForallOp>(rewriter.eraseOpResults(op, dead));
    rewriter.modifyOpInPlace(
        smaller, [&] { smaller.getOutputsMutable().assign(keptOutputs); });
    return success();
  }
};

/// forall with a dimension of no iterations, shared_outs(v) -> v
/// forall (i, j) with one iteration of i { A } -> forall (j) { A, i = l }
/// forall (i) with one iteration of i { A } -> A with i = l
/// Guard: the second and the third case need an op without mapping.
struct ForallOpSingleOrZeroIterationDimsFolder final
    : OpRewritePattern<ForallOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForallOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getMapping() && !op.getMapping()->empty())
      return failure();
    SmallVector<OpFoldResult> lowerBounds, upperBounds, steps;
    IRMapping mapping;
    for (auto [lb, ub, step, variable] :
         llvm::zip(op.getMixedLowerBound(), op.getMixedUpperBound(),
                   op.getMixedStep(), op.getInductionVars())) {
      const std::optional<APInt> rounds = getRounds(lb, ub, step);
      if (rounds && rounds->isZero()) {
        rewriter.replaceOp(op, op.getOutputs());
        return success();
      }
      if (rounds && rounds->isOne()) {
        mapping.map(variable,
                    getValueOrCreateConstantIndexOp(rewriter, op.getLoc(), lb));
        continue;
      }
      lowerBounds.push_back(lb);
      upperBounds.push_back(ub);
      steps.push_back(step);
    }
    if (steps.empty())
      return promote(rewriter, op);
    if (steps.size() == static_cast<size_t>(op.getRank()))
      return rewriter.notifyMatchFailure(
          op, "no dimensions have 0 or 1 iterations");

    auto smaller =
        ForallOp::create(rewriter, op.getLoc(), lowerBounds, upperBounds, steps,
                         op.getOutputs(), std::nullopt, nullptr);
    rewriter.eraseBlock(smaller.getBody());
    rewriter.modifyOpInPlace(smaller, [&] {
      smaller->setDiscardableAttrs(op->getDiscardableAttrDictionary());
      if (op.getMappingAttr())
        smaller.setMappingAttr(op.getMappingAttr());
    });
    rewriter.cloneRegionBefore(op.getRegion(), smaller.getRegion(),
                               smaller.getRegion().begin(), mapping);
    rewriter.replaceOp(op, smaller->getResults());
    return success();
  }
};

/// forall i = l, one iteration { use(i) } -> forall i = l { use(l) }
struct ForallOpReplaceConstantInductionVar final : OpRewritePattern<ForallOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForallOp op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    for (auto [lb, ub, step, variable] :
         llvm::zip(op.getMixedLowerBound(), op.getMixedUpperBound(),
                   op.getMixedStep(), op.getInductionVars())) {
      const std::optional<APInt> rounds = getRounds(lb, ub, step);
      if (variable.use_empty() || !rounds || !rounds->isOne())
        continue;
      rewriter.replaceAllUsesWith(
          variable, getValueOrCreateConstantIndexOp(rewriter, op.getLoc(), lb));
      changed = true;
    }
    return success(changed);
  }
};

} // namespace

void ForallOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  populateTensorCastPatterns(results, /*ofForall=*/true);
  results.add<ForallOpControlOperandsFolder, ForallOpIterArgsFolder,
              ForallOpSingleOrZeroIterationDimsFolder,
              ForallOpReplaceConstantInductionVar>(context);
}
