// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of parallel.
#include "core/ir/structure/ir_mapping.h"
#include "dialects/scf/patterns.h"

using namespace mlir;
using namespace mlir::scf;

static SmallVector<Value> concatenate(OperandRange a, OperandRange b) {
  SmallVector<Value> values = copyOperands(a);
  llvm::append_range(values, b);
  return values;
}

namespace {

/// parallel with a dimension of no iterations, initial v -> v
/// parallel (i, j) with one iteration of i { A } -> parallel (j) { A, i = l }
/// r = parallel (i), one iteration, initial v { A; reduce(x) { R } }
///   -> A with i = l; r = R(v, x)
/// Guard: bounds and step of the dimension are constant.
struct ParallelOpSingleOrZeroIterationDimsFolder final
    : OpRewritePattern<ParallelOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> lowerBounds, upperBounds, steps;
    IRMapping mapping;
    for (auto [lb, ub, step, variable] :
         llvm::zip(op.getLowerBound(), op.getUpperBound(), op.getStep(),
                   op.getInductionVars())) {
      const std::optional<APInt> rounds =
          constantTripCount(Value(lb), Value(ub), Value(step),
                            /*isSigned=*/true, computeUbMinusLb);
      if (rounds && rounds->isZero()) {
        rewriter.replaceOp(op, op.getInitVals());
        return success();
      }
      if (rounds && rounds->isOne()) {
        mapping.map(variable, Value(lb));
        continue;
      }
      lowerBounds.push_back(lb);
      upperBounds.push_back(ub);
      steps.push_back(step);
    }
    if (steps.size() == op.getNumLoops())
      return failure();
    if (steps.empty()) {
      rewriter.replaceOp(op, cloneBody(op, mapping, rewriter));
      return success();
    }
    auto smaller =
        ParallelOp::create(rewriter, op.getLoc(), lowerBounds, upperBounds,
                           steps, op.getInitVals(), nullptr);
    rewriter.eraseBlock(smaller.getBody());
    rewriter.cloneRegionBefore(op.getRegion(), smaller.getRegion(),
                               smaller.getRegion().begin(), mapping);
    rewriter.replaceOp(op, smaller->getResults());
    return success();
  }

private:
  /// Clones the body for the only point of the space. Returns the results of
  /// the reductions.
  static SmallVector<Value> cloneBody(ParallelOp op, IRMapping &mapping,
                                      PatternRewriter &rewriter) {
    for (Operation &nested : op.getBody()->without_terminator())
      rewriter.clone(nested, mapping);
    auto reduce = cast<ReduceOp>(op.getBody()->back());
    SmallVector<Value> results;
    for (auto [region, init, value] : llvm::zip(
             reduce.getReductions(), op.getInitVals(), reduce.getOperands())) {
      Block &block = region.front();
      mapping.map(block.getArgument(0), Value(init));
      mapping.map(block.getArgument(1), mapping.lookupOrDefault(Value(value)));
      for (Operation &nested : block.without_terminator())
        rewriter.clone(nested, mapping);
      results.push_back(mapping.lookupOrDefault(block.back().getOperand(0)));
    }
    return results;
  }
};

/// parallel (i) { parallel (j) { A } } -> parallel (i, j) { A }
/// Guard: there are no reductions, and the inner bounds and steps do not use i.
struct MergeNestedParallelLoops final : OpRewritePattern<ParallelOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ParallelOp op,
                                PatternRewriter &rewriter) const override {
    Block &outerBody = *op.getBody();
    if (!llvm::hasSingleElement(outerBody.without_terminator()))
      return failure();
    auto inner = dyn_cast<ParallelOp>(outerBody.front());
    if (!inner || !op.getInitVals().empty() || !inner.getInitVals().empty())
      return failure();
    for (Value operand : inner->getOperands())
      if (llvm::is_contained(outerBody.getArguments(), operand))
        return failure();

    Block &innerBody = *inner.getBody();
    auto cloneBody = [&](OpBuilder &builder, Location, ValueRange variables) {
      IRMapping mapping;
      const unsigned numOuter = outerBody.getNumArguments();
      mapping.map(ValueRange(outerBody.getArguments()),
                  variables.take_front(numOuter));
      mapping.map(ValueRange(innerBody.getArguments()),
                  variables.drop_front(numOuter));
      for (Operation &nested : innerBody.without_terminator())
        builder.clone(nested, mapping);
    };
    rewriter.replaceOpWithNewOp<ParallelOp>(
        op, concatenate(op.getLowerBound(), inner.getLowerBound()),
        concatenate(op.getUpperBound(), inner.getUpperBound()),
        concatenate(op.getStep(), inner.getStep()), cloneBody);
    return success();
  }
};

} // namespace

void ParallelOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                             MLIRContext *context) {
  results
      .add<ParallelOpSingleOrZeroIterationDimsFolder, MergeNestedParallelLoops>(
          context);
}
