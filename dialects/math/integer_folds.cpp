// SPDX-License-Identifier: Apache-2.0
//
// Folds of functions of integers.
#include "dialects/math/integer_ops.h"
#include "dialects/ub/constant_fold.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::math;

OpFoldResult AbsIOp::fold(FoldAdaptor adaptor) {
  return constFoldUnaryOp<IntegerAttr>(adaptor.getOperands(),
                                       [](const APInt &a) { return a.abs(); });
}

/// Folds a bit count. The result has the width of the operand.
template <typename OpAdaptorT>
static OpFoldResult foldCount(OpAdaptorT adaptor,
                              unsigned (APInt::*count)() const) {
  return constFoldUnaryOp<IntegerAttr>(
      adaptor.getOperands(),
      [&](const APInt &a) { return APInt(a.getBitWidth(), (a.*count)()); });
}

OpFoldResult CountLeadingZerosOp::fold(FoldAdaptor adaptor) {
  return foldCount(adaptor, &APInt::countl_zero);
}

OpFoldResult CountTrailingZerosOp::fold(FoldAdaptor adaptor) {
  return foldCount(adaptor, &APInt::countr_zero);
}

OpFoldResult CtPopOp::fold(FoldAdaptor adaptor) {
  return foldCount(adaptor, &APInt::popcount);
}

/// Computes the power by squaring. Returns nullopt for zero to a negative
/// power.
static std::optional<APInt> getPower(APInt base, APInt exponent) {
  const unsigned width = base.getBitWidth();
  const APInt one(width, 1);
  if (exponent.isZero())
    return one;
  if (exponent.isNegative()) {
    if (base.isZero())
      return std::nullopt;
    if (base == one)
      return one;
    if (base.isAllOnes())
      return exponent[0] ? base : one;
    return APInt::getZero(width);
  }
  APInt power = one;
  for (; !exponent.isZero(); exponent.lshrInPlace(1)) {
    if (exponent[0])
      power *= base;
    base *= base;
  }
  return power;
}

OpFoldResult IPowIOp::fold(FoldAdaptor adaptor) {
  return constFoldBinaryOpConditional<IntegerAttr>(adaptor.getOperands(),
                                                   getPower);
}
