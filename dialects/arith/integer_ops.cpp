// SPDX-License-Identifier: Apache-2.0
#include "core/ir/elements.h"
#include "core/ir/traits.h"
#include "dialects/arith/arith.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::arith;

// The attribute of the constant that defines a value; null if none does.
static Attribute getConstantAttr(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !op->isRegistered() || !op->hasTrait<OpTrait::ConstantLike>())
    return nullptr;
  return op->getInherentAttr("value").value_or(nullptr);
}

// `c4_vscale` for an index that is a constant times vector.vscale, an operation
// that is known by its name only: its dialect stands on this one.
void MulIOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  if (!getType().isIndex())
    return;
  for (auto [scale, base] : {std::pair<Value, Value>{getRhs(), getLhs()},
                             std::pair<Value, Value>{getLhs(), getRhs()}}) {
    Operation *op = scale.getDefiningOp();
    if (!op || op->getName().getStringRef() != "vector.vscale")
      continue;
    if (auto constant = dyn_cast_or_null<IntegerAttr>(getConstantAttr(base)))
      return setNameFn(getResult(),
                       ("c" + Twine(constant.getInt()) + "_vscale").str());
  }
}

// Divisions.

// The smallest and the greatest number among those of a constant, in an order;
// nothing if it is no constant of integers.
template <typename Less>
static std::optional<std::pair<APInt, APInt>> getConstantRange(Value value,
                                                               Less less) {
  Attribute constant = getConstantAttr(value);
  if (auto integer = dyn_cast_or_null<IntegerAttr>(constant))
    return std::pair(integer.getValue(), integer.getValue());
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(constant);
  if (!elements || elements.empty())
    return std::nullopt;
  std::pair<APInt, APInt> range(elements.getValue<APInt>(0),
                                elements.getValue<APInt>(0));
  if (elements.isSplat())
    return range;
  for (const APInt &element : elements) {
    if (less(element, range.first))
      range.first = element;
    if (less(range.second, element))
      range.second = element;
  }
  return range;
}

static Speculation::Speculatability getUnsignedSpeculatability(Value divisor) {
  auto range = getConstantRange(
      divisor, [](const APInt &a, const APInt &b) { return a.ult(b); });
  return range && !range->first.isZero() ? Speculation::Speculatable
                                         : Speculation::NotSpeculatable;
}

// The least number by -1 overflows: -1 is refused whatever is divided.
static Speculation::Speculatability getSignedSpeculatability(Value divisor) {
  auto range = getConstantRange(
      divisor, [](const APInt &a, const APInt &b) { return a.slt(b); });
  const bool isHarmless =
      range && (range->first.isStrictlyPositive() ||
                (range->second.isNegative() && !range->second.isAllOnes()));
  return isHarmless ? Speculation::Speculatable : Speculation::NotSpeculatable;
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
