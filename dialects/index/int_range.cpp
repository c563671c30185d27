// SPDX-License-Identifier: Apache-2.0
//
// Inference of result ranges from operand ranges, valid for any width of
// indices.
#include "core/interfaces/int_range_common.h"
#include "dialects/index/index.h"

using namespace mlir;
using namespace mlir::index;
using intrange::CmpMode;
using llvm::APInt;

void ConstantOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                   SetIntRangeFn setResultRange) {
  setResultRange(getResult(), ConstantIntRanges::constant(getValue()));
}

void BoolConstantOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                       SetIntRangeFn setResultRange) {
  setResultRange(getResult(),
                 ConstantIntRanges::constant(APInt(1, getValue())));
}

/// The result is between the minimum and maximum width.
void SizeOfOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                 SetIntRangeFn setResultRange) {
  setResultRange(getResult(),
                 ConstantIntRanges::fromUnsigned(
                     APInt(intrange::indexMaxWidth, intrange::indexMinWidth),
                     APInt(intrange::indexMaxWidth, intrange::indexMaxWidth)));
}

// Arithmetic.

/// Applies a rule without overflow flags.
template <auto rule>
static ConstantIntRanges apply(ArrayRef<ConstantIntRanges> argRanges) {
  if constexpr (requires { rule(argRanges, intrange::OverflowFlags::None); })
    return rule(argRanges, intrange::OverflowFlags::None);
  else
    return rule(argRanges);
}

#define INFER(OP, RULE, MODE)                                                  \
  void OP::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,            \
                             SetIntRangeFn setResultRange) {                   \
    setResultRange(getResult(),                                                \
                   intrange::inferIndexOp(apply<intrange::RULE>, argRanges,    \
                                          CmpMode::MODE));                     \
  }
INFER(AddOp, inferAdd, Both)
INFER(SubOp, inferSub, Both)
INFER(MulOp, inferMul, Both)
INFER(DivUOp, inferDivU, Unsigned)
INFER(DivSOp, inferDivS, Signed)
INFER(CeilDivUOp, inferCeilDivU, Unsigned)
INFER(CeilDivSOp, inferCeilDivS, Signed)
INFER(FloorDivSOp, inferFloorDivS, Signed)
INFER(RemSOp, inferRemS, Signed)
INFER(RemUOp, inferRemU, Unsigned)
INFER(MaxSOp, inferMaxS, Signed)
INFER(MaxUOp, inferMaxU, Unsigned)
INFER(MinSOp, inferMinS, Signed)
INFER(MinUOp, inferMinU, Unsigned)
INFER(ShlOp, inferShl, Both)
INFER(ShrSOp, inferShrS, Signed)
INFER(ShrUOp, inferShrU, Unsigned)
INFER(AndOp, inferAnd, Unsigned)
INFER(OrOp, inferOr, Unsigned)
INFER(XOrOp, inferXor, Unsigned)
#undef INFER

// A cast to an index yields a range that covers both widths.

static ConstantIntRanges castTo(const ConstantIntRanges &range, unsigned width,
                                bool isSigned) {
  if (range.umin().getBitWidth() == width)
    return range;
  if (range.umin().getBitWidth() > width)
    return intrange::truncRange(range, width);
  return isSigned ? intrange::extSIRange(range, width)
                  : intrange::extUIRange(range, width);
}

static void inferCast(Value input, Value output, const ConstantIntRanges &range,
                      bool isSigned, SetIntRangeFn setResultRange) {
  const unsigned width =
      ConstantIntRanges::getStorageBitwidth(output.getType());
  if (width == 0 || range.umin().getBitWidth() == 0)
    return;
  const ConstantIntRanges result = castTo(range, width, isSigned);
  if (isa<IndexType>(input.getType()))
    return setResultRange(output, result);
  setResultRange(output,
                 result.rangeUnion(intrange::extRange(
                     castTo(range, intrange::indexMinWidth, isSigned), width)));
}

void CastSOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                SetIntRangeFn setResultRange) {
  inferCast(getInput(), getOutput(), argRanges[0], /*isSigned=*/true,
            setResultRange);
}

void CastUOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                SetIntRangeFn setResultRange) {
  inferCast(getInput(), getOutput(), argRanges[0], /*isSigned=*/false,
            setResultRange);
}

// A comparison is constant if it is so for both widths.

void CmpOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                              SetIntRangeFn setResultRange) {
  const auto pred = static_cast<intrange::CmpPredicate>(getPred());
  const std::optional<bool> with64Bits =
      intrange::evaluatePred(pred, argRanges[0], argRanges[1]);
  const std::optional<bool> with32Bits = intrange::evaluatePred(
      pred, intrange::truncRange(argRanges[0], intrange::indexMinWidth),
      intrange::truncRange(argRanges[1], intrange::indexMinWidth));
  const bool isKnown = with64Bits && with64Bits == with32Bits;
  setResultRange(getResult(),
                 isKnown ? ConstantIntRanges::constant(APInt(1, *with64Bits))
                         : ConstantIntRanges::maxRange(1));
}
