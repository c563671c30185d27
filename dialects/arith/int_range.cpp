// SPDX-License-Identifier: Apache-2.0
//
// Inference of result ranges from operand ranges.
#include "core/interfaces/int_range_common.h"
#include "core/ir/builtin/elements.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::arith;

/// Returns the range that covers all elements of a constant. Returns nullopt if
/// there are no elements or they have width 0.
static std::optional<ConstantIntRanges> getRange(Attribute constant) {
  if (auto number = dyn_cast<IntegerAttr>(constant))
    return ConstantIntRanges::constant(number.getValue());
  auto elements = dyn_cast<DenseIntElementsAttr>(constant);
  if (!elements || elements.getNumElements() == 0)
    return std::nullopt;
  if (elements.isSplat())
    return ConstantIntRanges::constant(elements.getSplatValue<APInt>());
  std::optional<ConstantIntRanges> range;
  for (const APInt &value : elements.getValues<APInt>()) {
    const auto one = ConstantIntRanges::constant(value);
    range = range ? range->rangeUnion(one) : one;
  }
  return range;
}

void ConstantOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                   SetIntRangeFn setResultRange) {
  const std::optional<ConstantIntRanges> range = getRange(getValue());
  if (range && range->umin().getBitWidth() != 0)
    setResultRange(getResult(), *range);
}

// Arithmetic.

static intrange::OverflowFlags getFlags(IntegerOverflowFlags flags) {
  auto result = intrange::OverflowFlags::None;
  if (bitEnumContainsAny(flags, IntegerOverflowFlags::nsw))
    result |= intrange::OverflowFlags::Nsw;
  if (bitEnumContainsAny(flags, IntegerOverflowFlags::nuw))
    result |= intrange::OverflowFlags::Nuw;
  return result;
}

#define INFER_WITH_FLAGS(OP, RULE)                                             \
  void OP::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,            \
                             SetIntRangeFn setResultRange) {                   \
    setResultRange(getResult(),                                                \
                   intrange::RULE(argRanges, getFlags(getOverflowFlags())));   \
  }
INFER_WITH_FLAGS(AddIOp, inferAdd)
INFER_WITH_FLAGS(SubIOp, inferSub)
INFER_WITH_FLAGS(MulIOp, inferMul)
INFER_WITH_FLAGS(ShLIOp, inferShl)
#undef INFER_WITH_FLAGS

#define INFER(OP, RULE)                                                        \
  void OP::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,            \
                             SetIntRangeFn setResultRange) {                   \
    setResultRange(getResult(), intrange::RULE(argRanges));                    \
  }
INFER(DivUIOp, inferDivU)
INFER(DivSIOp, inferDivS)
INFER(CeilDivUIOp, inferCeilDivU)
INFER(CeilDivSIOp, inferCeilDivS)
INFER(FloorDivSIOp, inferFloorDivS)
INFER(RemUIOp, inferRemU)
INFER(RemSIOp, inferRemS)
INFER(AndIOp, inferAnd)
INFER(OrIOp, inferOr)
INFER(XOrIOp, inferXor)
INFER(MaxSIOp, inferMaxS)
INFER(MaxUIOp, inferMaxU)
INFER(MinSIOp, inferMinS)
INFER(MinUIOp, inferMinU)
INFER(ShRUIOp, inferShrU)
INFER(ShRSIOp, inferShrS)
#undef INFER

// Casts.

/// Infers the range of a value that is converted to another width. Infers
/// nothing for width 0.
static void inferCast(Value from, Value result, const ConstantIntRanges &range,
                      bool isSigned, SetIntRangeFn setResultRange) {
  const unsigned width = range.umin().getBitWidth();
  const unsigned newWidth =
      ConstantIntRanges::getStorageBitwidth(result.getType());
  if (width == 0 || newWidth == 0)
    return;
  if (newWidth < width)
    return setResultRange(result, intrange::truncRange(range, newWidth));
  if (newWidth == width)
    return setResultRange(result, range);
  setResultRange(result, isSigned ? intrange::extSIRange(range, newWidth)
                                  : intrange::extUIRange(range, newWidth));
}

#define INFER_CAST(OP, IS_SIGNED)                                              \
  void OP::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,            \
                             SetIntRangeFn setResultRange) {                   \
    inferCast(getIn(), getOut(), argRanges[0], IS_SIGNED, setResultRange);     \
  }
INFER_CAST(ExtUIOp, /*isSigned=*/false)
INFER_CAST(ExtSIOp, /*isSigned=*/true)
INFER_CAST(TruncIOp, /*isSigned=*/false)
INFER_CAST(IndexCastOp, /*isSigned=*/true)
INFER_CAST(IndexCastUIOp, /*isSigned=*/false)
#undef INFER_CAST

// Comparison and select.

void CmpIOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                               SetIntRangeFn setResultRange) {
  const std::optional<bool> truth = intrange::evaluatePred(
      static_cast<intrange::CmpPredicate>(getPredicate()), argRanges[0],
      argRanges[1]);
  setResultRange(getResult(),
                 truth ? ConstantIntRanges::constant(APInt(1, *truth))
                       : ConstantIntRanges::maxRange(1));
}

void SelectOp::inferResultRangesFromOptional(
    ArrayRef<IntegerValueRange> argRanges, SetIntLatticeFn setResultRange) {
  const IntegerValueRange &condition = argRanges[0];
  if (!condition.isUninitialized())
    if (const std::optional<APInt> chosen =
            condition.getValue().getConstantValue())
      return setResultRange(getResult(), argRanges[chosen->isZero() ? 2 : 1]);
  // An uninitialized range must not be joined.
  if (argRanges[1].isUninitialized() || argRanges[2].isUninitialized())
    return setResultRange(getResult(),
                          IntegerValueRange::getMaxRange(getResult()));
  setResultRange(getResult(),
                 IntegerValueRange::join(argRanges[1], argRanges[2]));
}
