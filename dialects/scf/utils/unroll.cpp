// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/utils/unroll.h"

#include "core/ir/structure/ir_mapping.h"
#include "core/ir/structure/matchers.h"
#include "core/rewrite/rewriter.h"
#include "dialects/arith/arith.h"

using namespace mlir;

namespace {
/// The upper bound and the step of the unrolled loop.
struct Bounds {
  Value upperBound;
  Value step;
  bool hasEpilogue = true;
};
} // namespace

static Value createConstant(OpBuilder &builder, Location loc, Type type,
                            int64_t value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getIntegerAttr(type, value))
      ->getResult(0);
}

/// Returns the width of constants of a bound's type.
static unsigned getWidth(Type type) {
  return isa<IndexType>(type) ? IndexType::kInternalStorageBitWidth
                              : type.getIntOrFloatBitWidth();
}

/// Returns the bounds if all are constants: upper bound l + m * s, step s * f,
/// where m is the greatest multiple of f of at most `rounds`. Returns nothing
/// if the step overflows and the unrolled loop runs.
static std::optional<Bounds>
getConstantBounds(scf::ForOp loop, const APInt &rounds, uint64_t factor) {
  APInt lower, step;
  if (!matchPattern(Value(loop.getLowerBound()), m_ConstantInt(&lower)) ||
      !matchPattern(Value(loop.getStep()), m_ConstantInt(&step)))
    return std::nullopt;
  const unsigned width = lower.getBitWidth();
  const unsigned wide = std::max({width, rounds.getBitWidth(), 64u}) * 2;
  const APInt factorBits(wide, factor);
  const APInt wideRounds = rounds.zext(wide);
  const APInt even = wideRounds - wideRounds.urem(factorBits);
  APInt newStep = step.zext(wide) * factorBits;
  // The step is a signed number, also if the loop compares unsigned ones.
  if (newStep.getActiveBits() > width - 1) {
    if (!even.isZero())
      return std::nullopt;
    newStep = step.zext(wide);
  }
  OpBuilder builder(loop);
  const auto makeConstant = [&](const APInt &value) -> Value {
    return arith::ConstantOp::create(
               builder, loop.getLoc(),
               IntegerAttr::get(loop.getLowerBound().getType(), value))
        ->getResult(0);
  };
  Bounds bounds{loop.getUpperBound(), loop.getStep(), even != wideRounds};
  if (bounds.hasEpilogue)
    bounds.upperBound =
        makeConstant(lower + (even * step.zext(wide)).trunc(width));
  if (newStep != step.zext(wide))
    bounds.step = makeConstant(newStep.trunc(width));
  return bounds;
}

/// n = (max(u, l) - l) / s, m = n - n mod f
/// upper bound l + m * s, step s * f
/// The difference is not negative and n is rounded down, so that nothing
/// overflows; the epilogue has the rest, of up to f iterations. If the step
/// overflows, m is 0 and the epilogue has all.
static Bounds computeBounds(scf::ForOp loop, int64_t factor) {
  OpBuilder builder(loop);
  const Location loc = loop.getLoc();
  Value lower = loop.getLowerBound(), step = loop.getStep();
  const Type type = lower.getType();
  auto apply = [&]<typename OpTy>(OpTy, Value lhs, Value rhs) -> Value {
    return OpTy::create(builder, loc, lhs, rhs)->getResult(0);
  };
  const bool isUnsigned = loop.getUnsignedCmp();
  Value upper = isUnsigned
                    ? apply(arith::MaxUIOp(), loop.getUpperBound(), lower)
                    : apply(arith::MaxSIOp(), loop.getUpperBound(), lower);
  Value distance = apply(arith::SubIOp(), upper, lower);
  Value rounds = apply(arith::DivUIOp(), distance, step);
  Value constant = createConstant(builder, loc, type, factor);
  Value even =
      apply(arith::SubIOp(), rounds, apply(arith::RemUIOp(), rounds, constant));
  Value newStep = apply(arith::MulIOp(), step, constant);
  if (!matchPattern(step, m_Constant())) {
    const unsigned width = getWidth(type);
    const APInt greatest = APInt::getSignedMaxValue(width);
    Value limit = arith::ConstantOp::create(
                      builder, loc,
                      IntegerAttr::get(
                          type, greatest.udiv(APInt(width, uint64_t(factor)))))
                      ->getResult(0);
    Value overflows = arith::CmpIOp::create(
                          builder, loc, arith::CmpIPredicate::ugt, step, limit)
                          ->getResult(0);
    Value zero = createConstant(builder, loc, type, 0);
    even = arith::SelectOp::create(builder, loc, overflows, zero, even)
               ->getResult(0);
    newStep = arith::SelectOp::create(builder, loc, overflows, step, newStep)
                  ->getResult(0);
  }
  Value middle =
      apply(arith::AddIOp(), lower, apply(arith::MulIOp(), even, step));
  return {middle, newStep, true};
}

/// Inlines the body of a loop with exactly one iteration.
static LogicalResult promoteIfSingleIteration(scf::ForOp loop,
                                              RewriterBase &rewriter) {
  const std::optional<APInt> rounds = loop.getStaticTripCount();
  if (!rounds || !rounds->isOne())
    return failure();
  SmallVector<Value> arguments{loop.getLowerBound()};
  llvm::append_range(arguments, loop.getInitArgs());
  Operation *yieldOp = loop.getBody()->getTerminator();
  rewriter.inlineBlockBefore(loop.getBody(), loop, arguments);
  rewriter.replaceOp(loop, SmallVector<Value>(yieldOp->getOperands()));
  rewriter.eraseOp(yieldOp);
  return success();
}

/// Creates the loop of the remaining iterations after the unrolled loop and
/// returns it. If it has one iteration, inlines its body instead and returns
/// nothing.
static std::optional<scf::ForOp> createEpilogue(scf::ForOp loop, Value bound,
                                                RewriterBase &rewriter) {
  OpBuilder builder(loop->getContext());
  builder.setInsertionPointAfter(loop);
  auto rest = cast<scf::ForOp>(builder.clone(*loop.getOperation()));
  rest.setLowerBound(bound);
  loop->getResults().replaceAllUsesWith(rest->getResults());
  rest.getInitArgsMutable().assign(loop->getResults());
  if (succeeded(promoteIfSingleIteration(rest, rewriter)))
    return std::nullopt;
  return rest;
}

/// Appends `factor` - 1 copies of the body. `step` is the step before
/// unrolling.
static void
repeatBody(scf::ForOp loop, Value step, uint64_t factor,
           function_ref<void(unsigned, Operation *, OpBuilder)> annotate) {
  Block *body = loop.getBody();
  Operation *yieldOp = body->getTerminator();
  OpBuilder builder(yieldOp);
  SmallVector<Operation *> operations;
  for (Operation &op : body->without_terminator())
    operations.push_back(&op);
  Value variable = loop.getInductionVar();
  const bool usesVariable = !variable.use_empty();
  const SmallVector<Value> yielded(yieldOp->getOperands());
  SmallVector<Value> last = yielded;
  for (uint64_t i = 1; i < factor; ++i) {
    IRMapping mapping;
    mapping.map(ValueRange(loop.getRegionIterArgs()), ValueRange(last));
    if (usesVariable) {
      Value constant =
          createConstant(builder, loop.getLoc(), variable.getType(), i);
      Value stride =
          arith::MulIOp::create(builder, loop.getLoc(), step, constant)
              ->getResult(0);
      mapping.map(variable, arith::AddIOp::create(builder, loop.getLoc(),
                                                  variable, stride)
                                ->getResult(0));
    }
    for (Operation *op : operations) {
      Operation *copy = builder.clone(*op, mapping);
      if (annotate)
        annotate(i, copy, builder);
    }
    for (auto [value, original] : llvm::zip(last, yielded))
      value = mapping.lookupOrDefault(original);
  }
  if (annotate)
    for (Operation *op : operations)
      annotate(0, op, builder);
  yieldOp->setOperands(last);
}

FailureOr<UnrolledLoopInfo> mlir::loopUnrollByFactor(
    scf::ForOp forOp, uint64_t unrollFactor,
    function_ref<void(unsigned, Operation *, OpBuilder)> annotateFn) {
  if (unrollFactor == 0)
    return failure();
  if (llvm::hasSingleElement(*forOp.getBody()))
    return UnrolledLoopInfo{forOp, std::nullopt};

  IRRewriter rewriter(forOp->getContext());
  Value step = forOp.getStep();
  Bounds bounds;
  if (const std::optional<APInt> rounds = forOp.getStaticTripCount()) {
    if (unrollFactor == 1) {
      if (rounds->isOne() && failed(promoteIfSingleIteration(forOp, rewriter)))
        return failure();
      return UnrolledLoopInfo{forOp, std::nullopt};
    }
    if (rounds->getActiveBits() > 63 || int64_t(unrollFactor) < 0)
      return failure();
    const std::optional<Bounds> constants =
        getConstantBounds(forOp, *rounds, unrollFactor);
    if (!constants)
      return failure();
    bounds = *constants;
  } else {
    const unsigned width = getWidth(forOp.getLowerBound().getType());
    if (llvm::Log2_64(unrollFactor) + 1 >= width)
      return failure();
    bounds = computeBounds(forOp, unrollFactor);
  }

  UnrolledLoopInfo result;
  if (bounds.hasEpilogue)
    result.epilogueLoopOp = createEpilogue(forOp, bounds.upperBound, rewriter);
  forOp.setUpperBound(bounds.upperBound);
  forOp.setStep(bounds.step);
  // The epilogue executes all iterations.
  if (const std::optional<APInt> rounds = forOp.getStaticTripCount();
      rounds && rounds->isZero()) {
    rewriter.replaceOp(forOp, SmallVector<Value>(forOp.getInitArgs()));
    return result;
  }
  repeatBody(forOp, step, unrollFactor, annotateFn);
  if (failed(promoteIfSingleIteration(forOp, rewriter)))
    result.mainLoopOp = forOp;
  return result;
}

LogicalResult mlir::loopUnrollFull(scf::ForOp forOp) {
  const std::optional<APInt> rounds = forOp.getStaticTripCount();
  if (!rounds || rounds->getActiveBits() > 63)
    return failure();
  return rounds->isZero()
             ? success()
             : LogicalResult(loopUnrollByFactor(forOp, rounds->getZExtValue()));
}
