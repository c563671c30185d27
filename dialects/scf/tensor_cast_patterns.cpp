// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns that let loops carry tensors of the more static
// type that is known before the loop.
#include "dialects/scf/patterns.h"
#include "dialects/tensor/tensor.h"

using namespace mlir;
using namespace mlir::scf;

/// Returns the cast that defines the value, if its result type is less static
/// than its operand type.
static tensor::CastOp getErasingCast(Value value) {
  auto cast = value.getDefiningOp<tensor::CastOp>();
  if (!cast)
    return nullptr;
  const Type source = cast.getSource().getType();
  const Type target = cast->getResult(0).getType();
  return source != target && tensor::preservesStaticInformation(target, source)
             ? cast
             : tensor::CastOp();
}

static Value createCast(OpBuilder &builder, Location loc, Type type,
                        Value value) {
  return tensor::CastOp::create(builder, loc, type, value)->getResult(0);
}

namespace {

/// r = for x = cast(v) { A; yield w }
///   -> r = cast(for x' = v { x = cast(x'); A; yield cast(w) })
/// Guard: the cast removes static information, and r has one use.
struct ForOpTensorCastFolder final : OpRewritePattern<ForOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForOp op,
                                PatternRewriter &rewriter) const override {
    for (auto [index, init] : llvm::enumerate(op.getInitArgs()))
      if (tensor::CastOp cast = getErasingCast(init);
          cast && op->getResult(index).hasOneUse()) {
        rewriter.replaceOp(op, carry(rewriter, op, index, cast.getSource()));
        return success();
      }
    return failure();
  }

private:
  /// Replaces the initial value at `index`. Returns the values that replace the
  /// results of the loop.
  static SmallVector<Value> carry(PatternRewriter &rewriter, ForOp op,
                                  size_t index, Value init) {
    const Location loc = op.getLoc();
    const Type oldType = op->getResult(index).getType();
    SmallVector<Value> inits(op.getInitArgs());
    inits[index] = init;
    // The builder does not create a terminator if a body builder is given.
    auto loop = ForOp::create(
        rewriter, loc, op.getLowerBound(), op.getUpperBound(), op.getStep(),
        inits, [](OpBuilder &, Location, Value, ValueRange) {},
        op.getUnsignedCmp());
    loop->setDiscardableAttrs(op->getDiscardableAttrDictionary());

    rewriter.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> arguments(loop.getBody()->getArguments());
    Value &argument = arguments[index + loop.getNumInductionVars()];
    argument = createCast(rewriter, loc, oldType, argument);
    rewriter.mergeBlocks(op.getBody(), loop.getBody(), arguments);

    auto yieldOp = llvm::cast<YieldOp>(loop.getBody()->getTerminator());
    rewriter.setInsertionPoint(yieldOp);
    Value yielded = createCast(rewriter, loc, init.getType(),
                               Value(yieldOp->getOperand(index)));
    SmallVector<Value> values(yieldOp->getOperands());
    values[index] = yielded;
    YieldOp::create(rewriter, loc, values);
    rewriter.eraseOp(yieldOp);

    rewriter.setInsertionPointAfter(loop);
    SmallVector<Value> results(loop->getResults());
    results[index] = createCast(rewriter, loc, oldType, results[index]);
    return results;
  }
};

/// r = forall shared_outs(x = cast(v)) { A; insert a into x }
/// -> r = cast(forall shared_outs(x' = v) { x = cast(x'); A;
///                                          insert a into x' })
/// Guard: the cast removes static information.
struct FoldTensorCastOfOutputIntoForallOp final : OpRewritePattern<ForallOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ForallOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> outputs = copyOperands(op.getOutputs());
    SmallVector<unsigned> changed;
    for (auto [index, output] : llvm::enumerate(outputs))
      if (tensor::CastOp cast = getErasingCast(output)) {
        output = cast.getSource();
        changed.push_back(index);
      }
    if (changed.empty())
      return failure();

    const SmallVector<Type> oldTypes(op->getResultTypes());
    auto loop = ForallOp::create(rewriter, op.getLoc(), op.getMixedLowerBound(),
                                 op.getMixedUpperBound(), op.getMixedStep(),
                                 outputs, op.getMapping(),
                                 [](OpBuilder &, Location, ValueRange) {});
    loop->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    moveBody(rewriter, op, loop, changed);

    rewriter.setInsertionPointAfter(loop);
    SmallVector<Value> results(loop->getResults());
    for (unsigned index : changed)
      results[index] =
          createCast(rewriter, op.getLoc(), oldTypes[index], results[index]);
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  static void moveBody(PatternRewriter &rewriter, ForallOp from, ForallOp to,
                       ArrayRef<unsigned> changed) {
    rewriter.setInsertionPointToStart(to.getBody());
    SmallVector<Value> arguments(to.getBody()->getArguments());
    for (unsigned index : changed) {
      Value &argument = arguments[to.getRank() + index];
      argument =
          createCast(rewriter, to.getLoc(),
                     from.getRegionIterArgs()[index].getType(), argument);
    }
    rewriter.mergeBlocks(from.getBody(), to.getBody(), arguments);
    // The insertions go to the output itself.
    for (unsigned index : changed) {
      Value output = to.getRegionIterArgs()[index];
      Value casted = arguments[to.getRank() + index];
      for (Operation &op : to.getTerminator().getYieldingOps())
        rewriter.modifyOpInPlace(&op,
                                 [&] { op.replaceUsesOfWith(casted, output); });
    }
  }
};

} // namespace

void scf::populateTensorCastPatterns(RewritePatternSet &patterns,
                                     bool ofForall) {
  if (ofForall)
    patterns.add<FoldTensorCastOfOutputIntoForallOp>(patterns.getContext());
  else
    patterns.add<ForOpTensorCastFolder>(patterns.getContext());
}
