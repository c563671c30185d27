// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/compare.h"

#include "core/ir/data/float_semantics.h"
#include "tests/interpreter/memory.h"

namespace mlir::interpreter {
namespace {

/// Returns true for equal bits, and for two NaNs of a float type.
bool isSameNumber(Type type, const llvm::APInt &a, const llvm::APInt &b) {
  if (a.getBitWidth() != b.getBitWidth())
    return false;
  if (a == b)
    return true;
  auto floatType = llvm::dyn_cast<FloatType>(type);
  if (!floatType)
    return false;
  const FloatSemantics &semantics = floatType.getFloatSemantics();
  return floatFromBits(semantics, a).isNaN() &&
         floatFromBits(semantics, b).isNaN();
}

/// Compares the parts of values with a function of their numbers.
class Comparison {
public:
  using Compare =
      llvm::function_ref<bool(Type, const llvm::APInt &, const llvm::APInt &)>;
  Comparison(Compare compare, bool poisonIsAnything)
      : compare(compare), poisonIsAnything(poisonIsAnything) {}

  bool operator()(const RuntimeValue &a, const RuntimeValue &b) {
    if (a.isPoison())
      return poisonIsAnything || b.isPoison();
    if (a.isFunction() && b.isFunction())
      return a.getFunction() == b.getFunction();
    if (a.isScalar() && b.isScalar())
      return areElements(a.getType(), a.getElement(), b.getElement());
    if (a.isMemRef() && b.isMemRef())
      return areMemRefs(a.getMemRef(), b.getMemRef());
    return a.isShaped() && b.isShaped() && a.getShape() == b.getShape() &&
           areLists(getElementTypeOrSelf(a.getType()), a.getElements(),
                    b.getElements());
  }

private:
  bool areElements(Type type, const Element &a, const Element &b) {
    if (a.isPoison())
      return poisonIsAnything || b.isPoison();
    if (a.isNumber())
      return b.isNumber() && compare(type, a.getBits(), b.getBits());
    if (a.isValue())
      return b.isValue() && (*this)(a.getValue(), b.getValue());
    Type part = llvm::cast<ComplexType>(type).getElementType();
    return b.isComplex() &&
           compare(part, a.getComplex().real, b.getComplex().real) &&
           compare(part, a.getComplex().imaginary, b.getComplex().imaginary);
  }
  bool areLists(Type type, llvm::ArrayRef<Element> a,
                llvm::ArrayRef<Element> b) {
    for (auto [x, y] : llvm::zip_equal(a, b))
      if (!areElements(type, x, y))
        return false;
    return true;
  }
  bool areMemRefs(const MemRef &a, const MemRef &b) {
    if (a.sizes != b.sizes || a.buffer->isLive() != b.buffer->isLive())
      return false;
    bool areSame = true;
    forEachPlace(a.sizes, [&](llvm::ArrayRef<int64_t> place) {
      Element x, y;
      areSame &= !load(a, place, x) && !load(b, place, y) &&
                 areElements(a.elementType, x, y);
    });
    return areSame;
  }

  Compare compare;
  bool poisonIsAnything;
};

/// Maps floats to integers in the same order: -0.0 to -1, 0.0 to 0.
llvm::APInt getOrdinal(const llvm::APInt &bits) {
  const unsigned width = bits.getBitWidth();
  if (!bits.isNegative())
    return bits.zext(width + 1);
  llvm::APInt magnitude = bits;
  magnitude.clearSignBit();
  return -magnitude.zext(width + 1) - 1;
}

} // namespace

bool sameBits(const RuntimeValue &a, const RuntimeValue &b) {
  return Comparison(isSameNumber, /*poisonIsAnything=*/false)(a, b);
}

bool refines(const RuntimeValue &before, const RuntimeValue &after) {
  return Comparison(isSameNumber, /*poisonIsAnything=*/true)(before, after);
}

bool refines(llvm::ArrayRef<RuntimeValue> before,
             llvm::ArrayRef<RuntimeValue> after) {
  return before.size() == after.size() &&
         llvm::all_of(llvm::zip(before, after), [](const auto &pair) {
           return refines(std::get<0>(pair), std::get<1>(pair));
         });
}

std::optional<uint64_t> getUlps(const RuntimeValue &a, const RuntimeValue &b) {
  uint64_t greatest = 0;
  auto measure = [&](Type type, const llvm::APInt &x, const llvm::APInt &y) {
    if (isSameNumber(type, x, y))
      return true;
    auto floatType = llvm::dyn_cast<FloatType>(type);
    if (!floatType || x.getBitWidth() != y.getBitWidth())
      return false;
    const FloatSemantics &semantics = floatType.getFloatSemantics();
    if (floatFromBits(semantics, x).isNaN() ||
        floatFromBits(semantics, y).isNaN())
      return false;
    const llvm::APInt distance = (getOrdinal(x) - getOrdinal(y)).abs();
    greatest = std::max(greatest, distance.getLimitedValue());
    return true;
  };
  if (!Comparison(measure, /*poisonIsAnything=*/false)(a, b))
    return std::nullopt;
  return greatest;
}

} // namespace mlir::interpreter
