// SPDX-License-Identifier: Apache-2.0
//
// Folders of arithmetic. A fold that forgets the sign of a zero, a NaN, an
// infinity or a rounding takes fast-math flags that allow it.
#include "dialects/complex/complex.h"

using namespace mlir;
using namespace mlir::complex;
using arith::FastMathFlags;

/// Returns whether a constant is `real`, with an imaginary part of zero.
static bool isReal(Attribute constant, double real) {
  auto parts = dyn_cast_if_present<ArrayAttr>(constant);
  return parts && cast<FloatAttr>(parts[0]).getValue().isExactlyValue(real) &&
         cast<FloatAttr>(parts[1]).getValue().isZero();
}

/// Returns whether both parts of a constant are zero. `isNegative` is the sign
/// that they have, if the sign matters.
static bool isZero(Attribute constant, std::optional<bool> isNegative) {
  auto parts = dyn_cast_if_present<ArrayAttr>(constant);
  return parts && llvm::all_of(parts, [&](Attribute part) {
           const APFloat value = cast<FloatAttr>(part).getValue();
           return value.isZero() &&
                  (!isNegative || value.isNegative() == *isNegative);
         });
}

static bool hasFlags(FastMathFlags flags, FastMathFlags required) {
  return bitEnumContainsAll(flags, required);
}

/// The flags under which no NaN, no infinity and no sign of a zero matters.
static constexpr FastMathFlags finiteMath =
    FastMathFlags::nnan | FastMathFlags::ninf | FastMathFlags::nsz;

/// Returns whether outer(inner(a, b), b) may be a, where inner undoes outer:
/// both may be reassociated, and a - a is zero unless a is NaN or infinite.
template <typename OuterT, typename InnerT>
static bool mayCancel(OuterT outer, InnerT inner) {
  return hasFlags(outer.getFastmath(), FastMathFlags::reassoc | finiteMath) &&
         hasFlags(inner.getFastmath(), FastMathFlags::reassoc);
}

/// Returns whether a * 1 and a / 1 may be a. The other part of a is multiplied
/// by zero, which is NaN if that part is NaN or infinite, and of either sign.
template <typename OpT> static bool mayForgetOtherPart(OpT op) {
  return hasFlags(op.getFastmath(), finiteMath);
}

// (a - b) + b = a and b + (a - b) = a, with reassoc, nnan, ninf and nsz.
// a + (-0 - 0i) = a; a + 0 = a for other signs of the zeros, with nsz.
OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (auto difference = getLhs().getDefiningOp<SubOp>())
    if (difference.getRhs() == getRhs() && mayCancel(*this, difference))
      return difference.getLhs();
  if (auto difference = getRhs().getDefiningOp<SubOp>())
    if (difference.getRhs() == getLhs() && mayCancel(*this, difference))
      return difference.getLhs();
  if (isZero(adaptor.getRhs(), /*isNegative=*/true) ||
      (hasFlags(getFastmath(), FastMathFlags::nsz) &&
       isZero(adaptor.getRhs(), /*isNegative=*/std::nullopt)))
    return getLhs();
  return {};
}

// (a + b) - b = a, with reassoc, nnan, ninf and nsz.
// a - (0 + 0i) = a; a - 0 = a for other signs of the zeros, with nsz.
OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  if (auto sum = getLhs().getDefiningOp<AddOp>())
    if (sum.getRhs() == getRhs() && mayCancel(*this, sum))
      return sum.getLhs();
  if (isZero(adaptor.getRhs(), /*isNegative=*/false) ||
      (hasFlags(getFastmath(), FastMathFlags::nsz) &&
       isZero(adaptor.getRhs(), /*isNegative=*/std::nullopt)))
    return getLhs();
  return {};
}

// a * 1 = a, with nnan, ninf and nsz.
OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  return mayForgetOtherPart(*this) && isReal(adaptor.getRhs(), 1.0) ? getLhs()
                                                                    : Value();
}

// a / 1 = a, with nnan, ninf and nsz.
OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  return mayForgetOtherPart(*this) && isReal(adaptor.getRhs(), 1.0) ? getLhs()
                                                                    : Value();
}

// -(-a) = a.
OpFoldResult NegOp::fold(FoldAdaptor) {
  auto inner = getComplex().getDefiningOp<NegOp>();
  return inner ? inner.getComplex() : Value();
}

// conj(conj(a)) = a.
OpFoldResult ConjOp::fold(FoldAdaptor) {
  auto inner = getComplex().getDefiningOp<ConjOp>();
  return inner ? inner.getComplex() : Value();
}

// Functions. log(exp(a)) is a only up to a multiple of 2 * pi * i, whatever the
// flags are: it does not fold.

// exp(log(a)) = a, with reassoc, nnan, ninf and nsz.
OpFoldResult ExpOp::fold(FoldAdaptor) {
  auto inner = getComplex().getDefiningOp<LogOp>();
  return inner && mayCancel(*this, inner) ? inner.getComplex() : Value();
}
