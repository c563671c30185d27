// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/for_peeling/for_peeling.h"

#include <limits>

#include "core/interfaces/int_range_matchers.h"
#include "core/rewrite/greedy.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/utils/min_max.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORLOOPPEELING
#include "dialects/scf/transforms/for_peeling/for_peeling_pass.h.inc"

namespace {

constexpr llvm::StringLiteral peeledLabel = "__peeled_loop__";
constexpr llvm::StringLiteral partialLabel = "__partial_iteration__";

/// Creates an `affine.apply` of the map to the bounds and the step before the
/// loop. Returns the result in the type of the bounds.
Value createBound(RewriterBase &rewriter, ForOp loop, AffineMap map,
                  ValueRange operands) {
  Value bound = rewriter.createOrFold<affine::AffineApplyOp>(loop.getLoc(), map,
                                                             operands);
  const Type type = Value(loop.getLowerBound()).getType();
  if (bound.getType() != type)
    bound =
        rewriter.createOrFold<arith::IndexCastOp>(loop.getLoc(), type, bound);
  return bound;
}

/// Creates max(u, l), the upper bound of a loop that runs as often and whose
/// distance to the lower bound is not negative.
Value createUpperBound(RewriterBase &rewriter, ForOp loop) {
  return rewriter.createOrFold<arith::MaxSIOp>(
      loop.getLoc(), Value(loop.getUpperBound()), Value(loop.getLowerBound()));
}

/// Returns u - l if both are constants.
std::optional<int64_t> getConstantDistance(ForOp loop) {
  const std::optional<int64_t> lower =
      getConstantIntValue(loop.getLowerBound());
  const std::optional<int64_t> upper =
      getConstantIntValue(loop.getUpperBound());
  int64_t distance;
  if (!lower || !upper || llvm::SubOverflow(*upper, *lower, distance))
    return std::nullopt;
  return distance;
}

/// Returns whether constants and maps prove that (u - l) mod s = 0.
bool isEven(ForOp loop, std::optional<int64_t> step, AffineExpr rest) {
  const std::optional<int64_t> distance = getConstantDistance(loop);
  if (distance && step && *distance % *step == 0)
    return true;
  SmallVector<Value> operands{loop.getLowerBound(), loop.getUpperBound(),
                              loop.getStep()};
  AffineMap map = AffineMap::get(0, 3, rest);
  affine::fullyComposeAffineMapAndOperands(&map, &operands);
  auto constant = dyn_cast<AffineConstantExpr>(map.getResult(0));
  return constant && constant.getValue() == 0;
}

/// Returns whether constant bounds and step prove that there is at most one
/// iteration.
bool hasOneRoundAtMost(ForOp loop) {
  const std::optional<int64_t> distance = getConstantDistance(loop);
  const std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (!distance || !step)
    return false;
  if (*step <= 0)
    return *step == 0 ? *distance < 0 : *distance >= *step;
  return llvm::divideCeilSigned(*distance, *step) <= 1;
}

/// Simplifies minima and maxima in a part of the loop that ended at `ub` before
/// the split.
void simplifyMinMax(RewriterBase &rewriter, ForOp loop, Value ub,
                    bool insideLoop) {
  SmallVector<Operation *> ops;
  loop.getBody()->walk([&](Operation *op) {
    if (isa<affine::AffineMinOp, affine::AffineMaxOp>(op))
      ops.push_back(op);
  });
  for (Operation *op : ops)
    (void)rewritePeeledMinMaxOp(rewriter, op, loop.getInductionVar(), ub,
                                loop.getStep(), insideLoop);
}

/// Returns whether u - l is known not to be negative, and neither u - l nor -l
/// to overflow, which maps require: both are constants, or l is a constant that
/// is not negative, and the range of u begins there.
bool isOrdered(ForOp loop) {
  const std::optional<int64_t> distance = getConstantDistance(loop);
  const std::optional<int64_t> least =
      getConstantIntValue(loop.getLowerBound());
  if (distance)
    return *distance >= 0 && *least != std::numeric_limits<int64_t>::min();
  Operation *definition = Value(loop.getUpperBound()).getDefiningOp();
  if (!least || *least < 0 || !definition)
    return false;
  const IntegerValueRange range = mlir::detail::inferRangeOfResult(definition);
  return !range.isUninitialized() && range.getValue().smin().sge(*least);
}

/// Creates u - (u - l) mod s before the loop, or l if there is no iteration.
/// `map` is that of l, u and s; it is applied if u - l is known to be positive.
/// Otherwise the distance of max(u, l) is an unsigned number.
Value createLastBound(RewriterBase &rewriter, ForOp loop, AffineExpr map) {
  const Location loc = loop.getLoc();
  Value lower = loop.getLowerBound(), step = loop.getStep();
  if (isa<IndexType>(lower.getType()) && isOrdered(loop))
    return createBound(rewriter, loop, AffineMap::get(0, 3, map),
                       {lower, loop.getUpperBound(), step});
  Value upper = createUpperBound(rewriter, loop);
  Value difference = rewriter.createOrFold<arith::SubIOp>(loc, upper, lower);
  Value rest = rewriter.createOrFold<arith::RemUIOp>(loc, difference, step);
  return rewriter.createOrFold<arith::SubIOp>(loc, upper, rest);
}

/// for l to u step s -> for l to m step s; for m to u step s, with m = u - (u -
/// l) mod s
/// Guard: m is not known to be u.
FailureOr<ForOp> peelLast(RewriterBase &rewriter, ForOp loop) {
  const std::optional<int64_t> step = getConstantIntValue(loop.getStep());
  if (step && *step <= 1)
    return failure();
  const std::optional<int64_t> distance = getConstantDistance(loop);
  if (distance && *distance <= 0)
    return failure();
  AffineExpr l, u, s;
  bindSymbols(rewriter.getContext(), l, u, s);
  const AffineExpr rest = (u - l) % s;
  if (isEven(loop, step, rest))
    return failure();

  Value upper = loop.getUpperBound();
  rewriter.setInsertionPoint(loop);
  Value middle = createLastBound(rewriter, loop, u - rest);
  rewriter.setInsertionPointAfter(loop);
  auto partial = cast<ForOp>(rewriter.clone(*loop.getOperation()));
  partial.setLowerBound(middle);
  rewriter.replaceAllUsesWith(loop->getResults(), partial->getResults());
  partial.getInitArgsMutable().assign(loop->getResults());
  rewriter.modifyOpInPlace(loop, [&] { loop.setUpperBound(middle); });
  simplifyMinMax(rewriter, loop, upper, /*insideLoop=*/true);
  simplifyMinMax(rewriter, partial, upper, /*insideLoop=*/false);
  return partial;
}

/// Creates the lower bound of the second iteration before the loop: l + s, but
/// not more than u, and l if there is no iteration.
Value createFirstBound(RewriterBase &rewriter, ForOp loop) {
  const Location loc = loop.getLoc();
  Value lower = loop.getLowerBound(), step = loop.getStep();
  const std::optional<int64_t> distance = getConstantDistance(loop);
  const std::optional<int64_t> stepSize = getConstantIntValue(step);
  if (isa<IndexType>(lower.getType()) && distance && stepSize &&
      *distance >= *stepSize) {
    AffineExpr l, s;
    bindSymbols(rewriter.getContext(), l, s);
    return createBound(rewriter, loop, AffineMap::get(0, 2, l + s),
                       {lower, step});
  }
  Value upper = createUpperBound(rewriter, loop);
  Value difference = rewriter.createOrFold<arith::SubIOp>(loc, upper, lower);
  Value size = rewriter.createOrFold<arith::MinUIOp>(loc, difference, step);
  return rewriter.createOrFold<arith::AddIOp>(loc, lower, size);
}

/// for l to u step s -> for l to m step s; for m to u step s, with m = l + s
/// Guard: the loop is not known to have at most one iteration.
FailureOr<ForOp> peelFirst(RewriterBase &rewriter, ForOp loop) {
  if (hasOneRoundAtMost(loop))
    return failure();
  rewriter.setInsertionPoint(loop);
  Value middle = createFirstBound(rewriter, loop);
  auto first = cast<ForOp>(rewriter.clone(*loop.getOperation()));
  first.setUpperBound(middle);
  rewriter.modifyOpInPlace(loop, [&] {
    loop.getInitArgsMutable().assign(first->getResults());
    loop.setLowerBound(middle);
  });
  return first;
}

/// for l to u step s -> for l to m step s; for m to u step s, with m as in
/// peelFirst or peelLast
/// Guard: the comparison is signed, and the loop is not a part of a peeled
/// loop. With `skipPartial`, the loop is not in a partial iteration, either.
struct ForLoopPeeling final : OpRewritePattern<ForOp> {
  ForLoopPeeling(MLIRContext *context, bool peelFront, bool skipPartial)
      : OpRewritePattern(context), peelFront(peelFront),
        skipPartial(skipPartial) {}

  LogicalResult matchAndRewrite(ForOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getUnsignedCmp())
      return rewriter.notifyMatchFailure(op,
                                         "unsigned loops are not supported");
    if (op->hasAttr(peeledLabel) ||
        (!peelFront && skipPartial && isInPartialIteration(op)))
      return failure();
    const FailureOr<ForOp> other =
        peelFront ? peelFirst(rewriter, op) : peelLast(rewriter, op);
    if (failed(other))
      return failure();
    // Label both parts, so that they are not peeled again.
    Operation *part = *other;
    rewriter.modifyOpInPlace(part, [&] {
      part->setAttr(peeledLabel, rewriter.getUnitAttr());
      part->setAttr(partialLabel, rewriter.getUnitAttr());
    });
    rewriter.modifyOpInPlace(
        op, [&] { op->setAttr(peeledLabel, rewriter.getUnitAttr()); });
    return success();
  }

private:
  static bool isInPartialIteration(ForOp op) {
    for (Operation *outer = op->getParentOp(); outer;
         outer = outer->getParentOp())
      if (isa<ForOp>(outer) && outer->hasAttr(partialLabel))
        return true;
    return false;
  }

  bool peelFront;
  bool skipPartial;
};

struct SCFForLoopPeeling : impl::SCFForLoopPeelingBase<SCFForLoopPeeling> {
  using SCFForLoopPeelingBase::SCFForLoopPeelingBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ForLoopPeeling>(&getContext(), peelFront, skipPartial);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
    getOperation()->walk([](Operation *op) {
      op->removeAttr(peeledLabel);
      op->removeAttr(partialLabel);
    });
  }
};

} // namespace

} // namespace mlir::scf
