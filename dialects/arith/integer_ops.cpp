// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/int_range_matchers.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::arith;

// The name is `c4_vscale` for an index that is a constant times vector.vscale.
// That operation is identified by its name, since the vector dialect depends on
// this one.
void MulIOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  if (!getType().isIndex())
    return;
  for (auto [scale, base] : {std::pair<Value, Value>{getRhs(), getLhs()},
                             std::pair<Value, Value>{getLhs(), getRhs()}}) {
    Operation *op = scale.getDefiningOp();
    if (!op || op->getName().getStringRef() != "vector.vscale")
      continue;
    IntegerAttr constant;
    if (matchPattern(base, m_Constant(&constant)))
      return setNameFn(getResult(),
                       ("c" + Twine(constant.getInt()) + "_vscale").str());
  }
}

// Divisions.

// A divisor with flags is excluded: its range does not contain 0 only because
// it is poison otherwise, and division by poison is undefined, too.
static bool hasOverflowFlags(Value value) {
  auto flagged = value.getDefiningOp<ArithIntegerOverflowFlagsInterface>();
  return flagged &&
         flagged.getOverflowAttr().getValue() != IntegerOverflowFlags::none;
}

static Speculation::Speculatability getUnsignedSpeculatability(Value divisor) {
  return matchPattern(divisor, m_IntRangeWithoutZeroU()) &&
                 !hasOverflowFlags(divisor)
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

// The minimum divided by -1 overflows. A divisor that may be -1 is rejected for
// all dividends.
static Speculation::Speculatability getSignedSpeculatability(Value divisor) {
  return matchPattern(divisor, m_IntRangeWithoutZeroS()) &&
                 matchPattern(divisor, m_IntRangeWithoutNegOneS()) &&
                 !hasOverflowFlags(divisor)
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

Speculation::Speculatability DivUIOp::getSpeculatability() {
  return getUnsignedSpeculatability(getRhs());
}

Speculation::Speculatability DivSIOp::getSpeculatability() {
  return getSignedSpeculatability(getRhs());
}

Speculation::Speculatability CeilDivUIOp::getSpeculatability() {
  return getUnsignedSpeculatability(getRhs());
}

Speculation::Speculatability CeilDivSIOp::getSpeculatability() {
  return getSignedSpeculatability(getRhs());
}

Speculation::Speculatability FloorDivSIOp::getSpeculatability() {
  return getSignedSpeculatability(getRhs());
}

Speculation::Speculatability RemUIOp::getSpeculatability() {
  return getUnsignedSpeculatability(getRhs());
}

Speculation::Speculatability RemSIOp::getSpeculatability() {
  return getSignedSpeculatability(getRhs());
}
