// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/data/float_semantics.h"
#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_pattern.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/rules.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns whether `c` broadcasts to `x` in all runs.
static bool broadcastsTo(Value c, Value x) {
  const auto small = getTypeShape(c), large = getTypeShape(x);
  if (!small || !large || small->size() > large->size())
    return false;
  return llvm::all_of(
      llvm::zip(*small, large->take_back(small->size())), [](auto sizes) {
        const auto [size, to] = sizes;
        return size == 1 || (size == to && !ShapedType::isDynamic(size));
      });
}

static bool isNeutral(Value result, Value x, Value c, double number) {
  return broadcastsTo(c, x) && canReplace(result, x) &&
         getElementTypeOrSelf(result) == getElementTypeOrSelf(x) &&
         isSplat(c, number);
}

static bool isSquare(Value x, Value exponent) {
  return isa<FloatType>(getElementTypeOrSelf(x)) && broadcastsTo(exponent, x) &&
         isSplat(exponent, 2);
}

/// Returns the bits of numbers that a type represents without a gap, and those
/// of its exponents; 0 for other types.
static std::pair<unsigned, int> getPrecision(Type type) {
  if (!type.isF16() && !type.isBF16() && !type.isF32() && !type.isF64())
    return {0, 0};
  const FloatSemantics &semantics = cast<FloatType>(type).getFloatSemantics();
  return {semantics.mantissaWidth,
          llvm::APFloat::semanticsMaxExponent(semantics.getHolder())};
}

/// Returns whether a cast from the type of `x` to that of `y` keeps all values.
static bool castKeepsValues(Value x, Value y) {
  const Type from = getElementTypeOrSelf(x), to = getElementTypeOrSelf(y);
  const auto [precision, exponent] = getPrecision(to);
  if (const auto integer = dyn_cast<IntegerType>(from)) {
    const bool isUnsigned = integer.isUnsigned() || integer.getWidth() == 1;
    const unsigned bits = integer.getWidth() - (isUnsigned ? 0 : 1);
    if (precision != 0)
      return bits <= precision && static_cast<int>(bits) <= exponent;
    const auto wide = dyn_cast<IntegerType>(to);
    if (!wide || wide.getWidth() == 1)
      return false;
    const bool isWideUnsigned = wide.isUnsigned();
    return (isUnsigned || !isWideUnsigned) &&
           bits <= wide.getWidth() - (isWideUnsigned ? 0 : 1);
  }
  const auto [fromPrecision, fromExponent] = getPrecision(from);
  return fromPrecision != 0 && fromPrecision <= precision &&
         fromExponent <= exponent;
}

namespace {
namespace arithmetic_rules {
#include "dialects/onnx/rules/arithmetic.h.inc"
} // namespace arithmetic_rules
} // namespace

void populateArithmeticRules(RewritePatternSet &patterns) {
  using namespace arithmetic_rules;
  MLIRContext *context = patterns.getContext();
  patterns.add<AddZero, ZeroAdd, SubZero, MulOne, OneMul, DivOne, PowOne,
               PowTwo, AndTrue, TrueAnd, OrFalse, FalseOr, NegOfNeg, NotOfNot,
               BitwiseNotOfBitwiseNot, AbsOfAbs, CeilOfCeil, FloorOfFloor,
               ReluOfRelu, RoundOfRound, SignOfSign, ClipWithoutBounds,
               MaxOfOne, MeanOfOne, MinOfOne, SumOfOne, WhereOfSame, WhereTrue,
               WhereFalse, CastToSame, CastOfCast>(context);
  patterns.addWithLabel<AddPlusZero, PlusZeroAdd>({reassociates}, context);
}

} // namespace mlir::onnx
