// SPDX-License-Identifier: Apache-2.0
//
// Folds of sums, products, logic, shifts, minima and maxima of integers. A
// constant operand of a commutative operation is the second one here.
#include "dialects/arith/folds.h"

using namespace mlir;
using namespace mlir::arith;

// Sums and differences.

// x + 0 = x; (a - b) + b = a; b + (a - b) = a.
OpFoldResult AddIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getLhs();
  if (auto sub = getLhs().getDefiningOp<SubIOp>())
    if (sub.getRhs() == getRhs())
      return sub.getLhs();
  if (auto sub = getRhs().getDefiningOp<SubIOp>())
    if (sub.getRhs() == getLhs())
      return sub.getLhs();
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) { return a + b; });
}

// x + 0 = (x, no carry). For constants, the carry is set if the sum is less
// than a summand.
LogicalResult AddUIExtendedOp::fold(FoldAdaptor adaptor,
                                    SmallVectorImpl<OpFoldResult> &results) {
  if (matchPattern(adaptor.getRhs(), m_Zero())) {
    TypedAttr noCarry = getZeroOf(getOverflow().getType());
    if (!noCarry)
      return failure();
    results.append({getLhs(), noCarry});
    return success();
  }
  Attribute sum = foldIntegers(
      adaptor, [](const APInt &a, const APInt &b) { return a + b; });
  if (!sum)
    return failure();
  if (matchPattern(sum, ub::m_Poison())) {
    results.append({sum, sum});
    return success();
  }
  Attribute carry = constFoldBinaryOp<IntegerAttr>(
      {sum, adaptor.getLhs()}, getOverflow().getType(),
      [](const APInt &sum, const APInt &a) { return APInt(1, sum.ult(a)); });
  if (!carry)
    return failure();
  results.append({sum, carry});
  return success();
}

// x - x = 0; x - 0 = x; (a + b) - b = a; (a + b) - a = b.
OpFoldResult SubIOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    if (TypedAttr zero = getZeroOf(getType()))
      return zero;
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getLhs();
  if (auto add = getLhs().getDefiningOp<AddIOp>()) {
    if (add.getRhs() == getRhs())
      return add.getLhs();
    if (add.getLhs() == getRhs())
      return add.getRhs();
  }
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) { return a - b; });
}

// Products.

// x * 0 = 0; x * 1 = x.
OpFoldResult MulIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getRhs();
  if (matchPattern(adaptor.getRhs(), m_One()))
    return getLhs();
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) { return a * b; });
}

// Folds a product of constants to its two halves.
template <typename OpAdaptorT, typename HighT>
static LogicalResult foldProduct(OpAdaptorT adaptor, HighT high,
                                 SmallVectorImpl<OpFoldResult> &results) {
  Attribute low = foldIntegers(
      adaptor, [](const APInt &a, const APInt &b) { return a * b; });
  if (!low)
    return failure();
  results.append({low, foldIntegers(adaptor, high)});
  return success();
}

// x * 0 = (0, 0).
LogicalResult MulSIExtendedOp::fold(FoldAdaptor adaptor,
                                    SmallVectorImpl<OpFoldResult> &results) {
  Attribute rhs = adaptor.getRhs();
  if (matchPattern(rhs, m_Zero())) {
    results.append({rhs, rhs});
    return success();
  }
  return foldProduct(
      adaptor,
      [](const APInt &a, const APInt &b) {
        return llvm::APIntOps::mulhs(a, b);
      },
      results);
}

// x * 0 = (0, 0); x * 1 = (x, 0).
LogicalResult MulUIExtendedOp::fold(FoldAdaptor adaptor,
                                    SmallVectorImpl<OpFoldResult> &results) {
  Attribute rhs = adaptor.getRhs();
  if (matchPattern(rhs, m_Zero())) {
    results.append({rhs, rhs});
    return success();
  }
  if (matchPattern(rhs, m_One()))
    if (TypedAttr zero = getZeroOf(getLhs().getType())) {
      results.append({getLhs(), zero});
      return success();
    }
  return foldProduct(
      adaptor,
      [](const APInt &a, const APInt &b) {
        return llvm::APIntOps::mulhu(a, b);
      },
      results);
}

// Logic. ~x is xori(x, -1).

// x & 0 = 0; x & -1 = x; x & ~x = 0; ~x & x = 0;
// (a & b) & a = a & b, with the operands of either in any order.
OpFoldResult AndIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getRhs();
  if (isAllOnes(adaptor.getRhs()))
    return getLhs();
  if (isNotOf(getRhs(), getLhs()) || isNotOf(getLhs(), getRhs()))
    if (TypedAttr zero = getZeroOf(getType()))
      return zero;
  for (auto [inner, other] : {std::pair<Value, Value>{getLhs(), getRhs()},
                              std::pair<Value, Value>{getRhs(), getLhs()}})
    if (auto andOp = inner.getDefiningOp<AndIOp>())
      if (andOp.getLhs() == other || andOp.getRhs() == other)
        return andOp.getResult();
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) { return a & b; });
}

// x | 0 = x; x | -1 = -1; x | ~x = -1; ~x | x = -1.
OpFoldResult OrIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getLhs();
  if (isAllOnes(adaptor.getRhs()))
    return adaptor.getRhs();
  // The xori has the constant -1 as an operand.
  if (isNotOf(getRhs(), getLhs()))
    return getRhs().getDefiningOp<XOrIOp>().getRhs();
  if (isNotOf(getLhs(), getRhs()))
    return getLhs().getDefiningOp<XOrIOp>().getRhs();
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) { return a | b; });
}

// x ^ 0 = x; x ^ x = 0; (x ^ a) ^ a = x, in any order of operands.
OpFoldResult XOrIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getLhs();
  if (getLhs() == getRhs())
    if (TypedAttr zero = getZeroOf(getType()))
      return zero;
  for (auto [inner, other] : {std::pair<Value, Value>{getLhs(), getRhs()},
                              std::pair<Value, Value>{getRhs(), getLhs()}})
    if (auto xorOp = inner.getDefiningOp<XOrIOp>()) {
      if (xorOp.getRhs() == other)
        return xorOp.getLhs();
      if (xorOp.getLhs() == other)
        return xorOp.getRhs();
    }
  return foldIntegers(adaptor,
                      [](const APInt &a, const APInt &b) { return a ^ b; });
}

// Shifts.

// Folds constants. An element that is shifted by the width or more is poison;
// it folds to zero, or to the sign. Does not fold if the last element is such,
// or if an operand is poison.
template <typename OpAdaptorT, typename ShiftT>
static Attribute foldShift(OpAdaptorT adaptor, ShiftT shift) {
  bool inRange = false;
  Attribute result =
      foldIntegers(adaptor, [&](const APInt &a, const APInt &amount) {
        inRange = amount.ult(a.getBitWidth());
        return shift(a, amount);
      });
  return inRange ? result : nullptr;
}

// x << 0 = x.
OpFoldResult ShLIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getLhs();
  return foldShift(adaptor,
                   [](const APInt &a, const APInt &b) { return a.shl(b); });
}

// x >> 0 = x, unsigned.
OpFoldResult ShRUIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getLhs();
  return foldShift(adaptor,
                   [](const APInt &a, const APInt &b) { return a.lshr(b); });
}

// x >> 0 = x, signed.
OpFoldResult ShRSIOp::fold(FoldAdaptor adaptor) {
  if (matchPattern(adaptor.getRhs(), m_Zero()))
    return getLhs();
  return foldShift(adaptor,
                   [](const APInt &a, const APInt &b) { return a.ashr(b); });
}

// Minima and maxima: extremum(x, x) = x; extremum(x, bound) = bound, if the
// bound is the limit in the direction of the extremum; extremum(x, limit) = x
// for the opposite limit.
template <typename OpT, typename ChooseT>
static OpFoldResult foldExtremum(OpT op, typename OpT::FoldAdaptor adaptor,
                                 bool (APInt::*isEnd)() const,
                                 bool (APInt::*isOtherEnd)() const,
                                 ChooseT choose) {
  if (op.getLhs() == op.getRhs())
    return op.getRhs();
  APInt value;
  if (matchPattern(adaptor.getRhs(), m_ConstantInt(&value))) {
    if ((value.*isEnd)())
      return op.getRhs();
    if ((value.*isOtherEnd)())
      return op.getLhs();
  }
  return foldIntegers(adaptor, choose);
}

OpFoldResult MaxSIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(*this, adaptor, &APInt::isMaxSignedValue,
                      &APInt::isMinSignedValue, llvm::APIntOps::smax);
}

OpFoldResult MaxUIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(*this, adaptor, &APInt::isMaxValue, &APInt::isMinValue,
                      llvm::APIntOps::umax);
}

OpFoldResult MinSIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(*this, adaptor, &APInt::isMinSignedValue,
                      &APInt::isMaxSignedValue, llvm::APIntOps::smin);
}

OpFoldResult MinUIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(*this, adaptor, &APInt::isMinValue, &APInt::isMaxValue,
                      llvm::APIntOps::umin);
}
