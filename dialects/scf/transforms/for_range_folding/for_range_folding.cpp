// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/for_range_folding/for_range_folding.h"

#include <algorithm>

#include "core/interfaces/infer_int_range.h"
#include "core/ir/structure/matchers.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORLOOPRANGEFOLDING
#include "dialects/scf/transforms/for_range_folding/for_range_folding_pass.h.inc"

namespace {

/// Returns the range of an integer as far as constants, the induction variables
/// of loops around and `depth` operations tell it.
ConstantIntRanges getRange(Value value, unsigned depth = 6) {
  const unsigned width = ConstantIntRanges::getStorageBitwidth(value.getType());
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return ConstantIntRanges::constant(constant);
  ConstantIntRanges range = ConstantIntRanges::maxRange(width);
  if (depth == 0)
    return range;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    auto loop = dyn_cast_or_null<ForOp>(argument.getOwner()->getParentOp());
    if (!loop || loop.getInductionVar() != value || loop.getUnsignedCmp())
      return range;
    const APInt least = getRange(loop.getLowerBound(), depth - 1).smin();
    const APInt end = getRange(loop.getUpperBound(), depth - 1).smax();
    return least.slt(end) ? ConstantIntRanges::fromSigned(least, end - 1)
                          : range;
  }
  auto op = dyn_cast<InferIntRangeInterface>(value.getDefiningOp());
  if (!op)
    return range;
  SmallVector<ConstantIntRanges> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        ConstantIntRanges::getStorageBitwidth(operand.getType()) == 0
            ? ConstantIntRanges::maxRange(0)
            : getRange(operand, depth - 1));
  op.inferResultRanges(operands,
                       [&](Value result, const ConstantIntRanges &inferred) {
                         if (result == value)
                           range = inferred;
                       });
  return range;
}

/// The ends of a range in a width that holds all products and sums of a few.
struct WideRange {
  WideRange(Value value, bool isSigned) {
    const ConstantIntRanges range = getRange(value);
    const unsigned width = 2 * range.smin().getBitWidth() + 4;
    min = isSigned ? range.smin().sext(width) : range.umin().zext(width);
    max = isSigned ? range.smax().sext(width) : range.umax().zext(width);
  }
  APInt min, max;
};

/// Returns whether the sums of bounds and `x`, or their products, and what the
/// induction variable is after the last iteration do not overflow for any
/// values in the ranges, and `x` is positive if it is a factor.
bool isExact(ForOp loop, Value x, bool isProduct) {
  const bool isSigned = !loop.getUnsignedCmp();
  const WideRange lower(loop.getLowerBound(), isSigned),
      upper(loop.getUpperBound(), isSigned), step(loop.getStep(), isSigned),
      other(x, isSigned);
  if (isProduct && !other.min.isStrictlyPositive())
    return false;
  const unsigned width = ConstantIntRanges::getStorageBitwidth(x.getType());
  const unsigned wide = other.min.getBitWidth();
  const APInt least =
      isSigned ? APInt::getSignedMinValue(width).sext(wide) : APInt(wide, 0);
  const APInt greatest = isSigned ? APInt::getSignedMaxValue(width).sext(wide)
                                  : APInt::getMaxValue(width).zext(wide);
  const APInt first = llvm::APIntOps::smin(lower.min, upper.min);
  const APInt last = llvm::APIntOps::smax(lower.max, upper.max + step.max - 1);
  const APInt ends[] = {isProduct ? first * other.min : first + other.min,
                        isProduct ? first * other.max : first + other.max,
                        isProduct ? last * other.min : last + other.min,
                        isProduct ? last * other.max : last + other.max,
                        isProduct ? step.max * other.max : step.max};
  return llvm::all_of(ends, [&](const APInt &end) {
    return end.sge(least) && end.sle(greatest);
  });
}

/// 1. for i in [l, u) by s { i + x }  ->  for i in [l + x, u + x) by s { i }
/// 2. for i in [l, u) by s { i * x }  ->  for i in [l * x, u * x) by s * x { i
/// } Guard: i has one use, x is defined outside the loop, and nothing
/// overflows: else other iterations would run. In 2, x > 0: a negative factor
/// turns the order of the bounds around, and zero makes the step zero.
bool foldRange(ForOp loop) {
  Value variable = loop.getInductionVar();
  if (!variable.hasOneUse())
    return false;
  Operation *user = *variable.getUsers().begin();
  const bool isProduct = isa<arith::MulIOp>(user);
  if (!isProduct && !isa<arith::AddIOp>(user))
    return false;
  Value x = user->getOperand(0) == variable ? user->getOperand(1)
                                            : user->getOperand(0);
  if (!loop.isDefinedOutsideOfLoop(x) || !isExact(loop, x, isProduct))
    return false;

  // Flags against overflow hold for the iterations, which may be none.
  OpBuilder builder(loop);
  auto applyTo = [&](Value value) -> Value {
    SmallVector<Value> operands(user->getOperands());
    std::replace(operands.begin(), operands.end(), variable, value);
    if (isProduct)
      return arith::MulIOp::create(builder, user->getLoc(), operands[0],
                                   operands[1])
          ->getResult(0);
    return arith::AddIOp::create(builder, user->getLoc(), operands[0],
                                 operands[1])
        ->getResult(0);
  };
  Value lowerBound = applyTo(loop.getLowerBound());
  Value upperBound = applyTo(loop.getUpperBound());
  if (isProduct)
    loop.setStep(applyTo(loop.getStep()));
  loop.setLowerBound(lowerBound);
  loop.setUpperBound(upperBound);
  user->getResult(0).replaceAllUsesWith(variable);
  user->erase();
  return true;
}

struct SCFForLoopRangeFolding
    : impl::SCFForLoopRangeFoldingBase<SCFForLoopRangeFolding> {
  void runOnOperation() override {
    getOperation()->walk([](ForOp loop) {
      while (foldRange(loop)) {
      }
    });
  }
};

} // namespace

} // namespace mlir::scf
