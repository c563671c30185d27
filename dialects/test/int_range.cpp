// SPDX-License-Identifier: Apache-2.0
//
// Operations whose ranges are attributes, for tests of range analyses.
#include "core/ir/builtin/type_utilities.h"
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

/// Returns the range of the attributes, or the full range if their width
/// differs from that of the value.
template <typename OpT>
static ConstantIntRanges getBounds(OpT op, Value value) {
  const unsigned width = ConstantIntRanges::getStorageBitwidth(value.getType());
  for (const APInt &bound :
       {op.getUmin(), op.getUmax(), op.getSmin(), op.getSmax()})
    if (bound.getBitWidth() != width)
      return ConstantIntRanges::maxRange(width);
  return {op.getUmin(), op.getUmax(), op.getSmin(), op.getSmax()};
}

void TestWithBoundsOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                         SetIntRangeFn setResultRanges) {
  setResultRanges(getResult(), getBounds(*this, getResult()));
}

void TestWithBoundsRegionOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                               SetIntRangeFn setResultRanges) {
  const Value argument = getRegion().getArgument(0);
  setResultRanges(argument, getBounds(*this, argument));
}

void TestIncrementOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                        SetIntRangeFn setResultRanges) {
  const ConstantIntRanges &range = argRanges[0];
  const APInt one(range.umin().getBitWidth(), 1);
  setResultRanges(getResult(),
                  {range.umin().uadd_sat(one), range.umax().uadd_sat(one),
                   range.smin().sadd_sat(one), range.smax().sadd_sat(one)});
}

void TestReflectBoundsOp::inferResultRanges(
    ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setResultRanges) {
  const ConstantIntRanges &range = argRanges[0];
  Type signedType = getElementTypeOrSelf(getResult().getType());
  Type unsignedType = signedType;
  if (auto integer = dyn_cast<IntegerType>(signedType)) {
    signedType =
        IntegerType::get(getContext(), integer.getWidth(), IntegerType::Signed);
    unsignedType = IntegerType::get(getContext(), integer.getWidth(),
                                    IntegerType::Unsigned);
  }
  setUminAttr(IntegerAttr::get(unsignedType, range.umin()));
  setUmaxAttr(IntegerAttr::get(unsignedType, range.umax()));
  setSminAttr(IntegerAttr::get(signedType, range.smin()));
  setSmaxAttr(IntegerAttr::get(signedType, range.smax()));
  setResultRanges(getResult(), range);
}
