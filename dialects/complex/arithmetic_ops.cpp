// SPDX-License-Identifier: Apache-2.0
//
// Folders of arithmetic. They hold but for signs of zeros, NaNs and rounding,
// as those of release 22.
#include "dialects/complex/complex.h"

using namespace mlir;
using namespace mlir::complex;

/// Returns true if the constant is `real` with an imaginary part of zero.
static bool isReal(Attribute constant, double real) {
  auto parts = dyn_cast_if_present<ArrayAttr>(constant);
  return parts && cast<FloatAttr>(parts[0]).getValue().isExactlyValue(real) &&
         cast<FloatAttr>(parts[1]).getValue().isZero();
}

/// Returns true if the constant is a zero of either sign.
static bool isZero(Attribute constant) {
  return isReal(constant, 0.0) || isReal(constant, -0.0);
}

// (a - b) + b = a; b + (a - b) = a; a + 0 = a.
OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (auto difference = getLhs().getDefiningOp<SubOp>())
    if (difference.getRhs() == getRhs())
      return difference.getLhs();
  if (auto difference = getRhs().getDefiningOp<SubOp>())
    if (difference.getRhs() == getLhs())
      return difference.getLhs();
  return isZero(adaptor.getRhs()) ? getLhs() : Value();
}

// (a + b) - b = a; a - 0 = a.
OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  if (auto sum = getLhs().getDefiningOp<AddOp>())
    if (sum.getRhs() == getRhs())
      return sum.getLhs();
  return isZero(adaptor.getRhs()) ? getLhs() : Value();
}

// a * 1 = a.
OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  return isReal(adaptor.getRhs(), 1.0) ? getLhs() : Value();
}

// a / 1 = a.
OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  return isReal(adaptor.getRhs(), 1.0) ? getLhs() : Value();
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

// Functions.

// exp(log(a)) = a.
OpFoldResult ExpOp::fold(FoldAdaptor) {
  auto inner = getComplex().getDefiningOp<LogOp>();
  return inner ? inner.getComplex() : Value();
}

// log(exp(a)) = a.
OpFoldResult LogOp::fold(FoldAdaptor) {
  auto inner = getComplex().getDefiningOp<ExpOp>();
  return inner ? inner.getComplex() : Value();
}
