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

/// Returns the number that is as far from the limits of a 32-bit index as
/// `bound` is from those of a 64-bit index. Returns `bound` itself if it fits
/// 32 bits, and nothing if it is far from all limits.
static std::optional<APInt> narrowBound(const APInt &bound) {
  const unsigned width = intrange::indexMinWidth;
  const APInt low = bound.trunc(width);
  if (bound.isSignedIntN(width))
    return low;
  const APInt max = APInt::getSignedMaxValue(bound.getBitWidth());
  const APInt min = APInt::getSignedMinValue(bound.getBitWidth());
  if ((max - bound)
          .ult(APInt::getSignedMaxValue(width).zext(max.getBitWidth())))
    return low ^ APInt::getSignMask(width);
  if ((bound - min)
          .ult(APInt::getSignedMaxValue(width).zext(max.getBitWidth())))
    return low ^ APInt::getSignMask(width);
  return std::nullopt;
}

/// The low half of a constant at the limit of a 64-bit index is far from the
/// limit of a 32-bit index. The range covers both numbers, since a bound at the
/// limit stands for the limit of either width.
void ConstantOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                   SetIntRangeFn setResultRange) {
  const auto range = ConstantIntRanges::constant(getValue());
  const APInt low = getValue().trunc(intrange::indexMinWidth);
  const std::optional<APInt> narrow = narrowBound(getValue());
  if (!narrow || *narrow == low)
    return setResultRange(getResult(), range);
  setResultRange(getResult(), range.rangeUnion(intrange::extRange(
                                  ConstantIntRanges::constant(low),
                                  intrange::indexMaxWidth)));
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

// A cast yields a range that covers both widths.

static ConstantIntRanges castTo(const ConstantIntRanges &range, unsigned width,
                                bool isSigned) {
  if (range.umin().getBitWidth() == width)
    return range;
  if (range.umin().getBitWidth() > width)
    return intrange::truncRange(range, width);
  return isSigned ? intrange::extSIRange(range, width)
                  : intrange::extUIRange(range, width);
}

/// Returns the range of the low halves of an index, as a 32-bit target sees
/// them. A bound at the limit of 64 bits stands for the limit of 32 bits: the
/// variable of a loop is not negative with either width.
static ConstantIntRanges narrowIndex(const ConstantIntRanges &range) {
  const ConstantIntRanges low =
      intrange::truncRange(range, intrange::indexMinWidth);
  const bool keepsOrder =
      !low.smin().isMinSignedValue() || !low.smax().isMaxSignedValue();
  const std::optional<APInt> min = narrowBound(range.smin());
  const std::optional<APInt> max = narrowBound(range.smax());
  if (keepsOrder || !min || !max || min->sgt(*max))
    return low;
  return ConstantIntRanges::fromSigned(*min, *max).intersection(low);
}

static void inferCast(Value input, Value output, const ConstantIntRanges &range,
                      bool isSigned, SetIntRangeFn setResultRange) {
  const unsigned width =
      ConstantIntRanges::getStorageBitwidth(output.getType());
  if (width == 0 || range.umin().getBitWidth() == 0)
    return;
  const ConstantIntRanges with64Bits = castTo(range, width, isSigned);
  const ConstantIntRanges with32Bits =
      isa<IndexType>(input.getType())
          ? castTo(narrowIndex(range), width, isSigned)
          : intrange::extRange(castTo(range, intrange::indexMinWidth, isSigned),
                               width);
  setResultRange(output, with64Bits.rangeUnion(with32Bits));
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
