// SPDX-License-Identifier: Apache-2.0
//
// Folds of quotients and remainders of integers. Undefined behavior, which is
// division by zero or overflow of the quotient, does not fold.
#include "dialects/arith/folds.h"

using namespace mlir;
using namespace mlir::arith;

using MaybeAPInt = std::optional<APInt>;

// (a * b) / b = a and (a * b) / a = b, if the product has `flags`.
static Value foldQuotientOfProduct(Value dividend, Value divisor,
                                   IntegerOverflowFlags flags) {
  auto product = dividend.getDefiningOp<MulIOp>();
  if (!product || !bitEnumContainsAll(product.getOverflowFlags(), flags))
    return nullptr;
  if (product.getLhs() == divisor)
    return product.getRhs();
  return product.getRhs() == divisor ? product.getLhs() : Value();
}

// x / 1 = x.
OpFoldResult DivUIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getLhs();
  if (Value factor =
          foldQuotientOfProduct(getLhs(), getRhs(), IntegerOverflowFlags::nuw))
    return factor;
  return foldIntegers(adaptor, [](const APInt &a, const APInt &b) {
    return b.isZero() ? std::nullopt : MaybeAPInt(a.udiv(b));
  });
}

// x / 1 = x.
OpFoldResult DivSIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getLhs();
  if (Value factor =
          foldQuotientOfProduct(getLhs(), getRhs(), IntegerOverflowFlags::nsw))
    return factor;
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) -> MaybeAPInt {
                        bool overflow = b.isZero();
                        APInt quotient = overflow ? a : a.sdiv_ov(b, overflow);
                        return overflow ? std::nullopt : MaybeAPInt(quotient);
                      });
}

// x / 1 = x.
OpFoldResult CeilDivUIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getLhs();
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) -> MaybeAPInt {
                        if (b.isZero())
                          return std::nullopt;
                        APInt quotient = a.udiv(b);
                        return a.urem(b).isZero() ? quotient : quotient + 1;
                      });
}

// Returns the quotient, rounded up. Computes with absolute values and returns
// nullopt if one of them overflows.
static MaybeAPInt divideUp(const APInt &a, const APInt &b) {
  if (b.isZero())
    return std::nullopt;
  if (a.isZero())
    return a;
  if ((a.isNegative() && a.isMinSignedValue()) ||
      (b.isNegative() && b.isMinSignedValue()))
    return std::nullopt;
  const APInt absA = a.abs(), absB = b.abs();
  if (a.isNegative() != b.isNegative())
    return -absA.udiv(absB);
  return (absA - 1).udiv(absB) + 1;
}

// x / 1 = x.
OpFoldResult CeilDivSIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getLhs();
  return foldIntegers(adaptor, divideUp);
}

// x / 1 = x. The last element decides whether constants fold: if one element
// has undefined behavior, any result is allowed.
OpFoldResult FloorDivSIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getLhs();
  bool isUndefined = false;
  Attribute result = foldIntegers(adaptor, [&](const APInt &a, const APInt &b) {
    isUndefined = b.isZero();
    return isUndefined ? a : a.sfloordiv_ov(b, isUndefined);
  });
  return isUndefined ? nullptr : result;
}

// x rem 1 = 0.
OpFoldResult RemUIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getZeroOf(getType());
  return foldIntegers(adaptor, [](const APInt &a, const APInt &b) {
    return b.isZero() ? std::nullopt : MaybeAPInt(a.urem(b));
  });
}

// x rem 1 = 0.
OpFoldResult RemSIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getZeroOf(getType());
  return foldIntegers(adaptor, [](const APInt &a, const APInt &b) {
    return b.isZero() ? std::nullopt : MaybeAPInt(a.srem(b));
  });
}
