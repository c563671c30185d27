// SPDX-License-Identifier: Apache-2.0
//
// Ranges of width changes, minima and maxima, bitwise operations and
// comparisons.
#include "core/interfaces/int_range_common.h"

#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::intrange;
using llvm::APInt;

// Widths.

static bool isSame(const ConstantIntRanges &a, const ConstantIntRanges &b,
                   CmpMode mode) {
  const bool sameSigned = a.smin() == b.smin() && a.smax() == b.smax();
  const bool sameUnsigned = a.umin() == b.umin() && a.umax() == b.umax();
  return (sameSigned || mode == CmpMode::Unsigned) &&
         (sameUnsigned || mode == CmpMode::Signed);
}

ConstantIntRanges
intrange::inferIndexOp(InferRangeFn inferFn,
                       llvm::ArrayRef<ConstantIntRanges> argRanges,
                       CmpMode mode) {
  llvm::SmallVector<ConstantIntRanges, 2> narrow;
  for (const ConstantIntRanges &range : argRanges)
    narrow.push_back(truncRange(range, indexMinWidth));
  const ConstantIntRanges with64Bits = inferFn(argRanges);
  const ConstantIntRanges with32Bits = inferFn(narrow);
  if (isSame(with32Bits, truncRange(with64Bits, indexMinWidth), mode))
    return with64Bits;
  return with64Bits.rangeUnion(extRange(with32Bits, indexMaxWidth));
}

ConstantIntRanges intrange::extRange(const ConstantIntRanges &range,
                                     unsigned destWidth) {
  return {range.umin().zext(destWidth), range.umax().zext(destWidth),
          range.smin().sext(destWidth), range.smax().sext(destWidth)};
}

ConstantIntRanges intrange::extUIRange(const ConstantIntRanges &range,
                                       unsigned destWidth) {
  return ConstantIntRanges::fromUnsigned(range.umin().zext(destWidth),
                                         range.umax().zext(destWidth));
}

ConstantIntRanges intrange::extSIRange(const ConstantIntRanges &range,
                                       unsigned destWidth) {
  return ConstantIntRanges::fromSigned(range.smin().sext(destWidth),
                                       range.smax().sext(destWidth));
}

/// Returns true if truncation keeps the signed order of all numbers between
/// `min` and `max`: the truncated bits and the new sign bit are equal for both
/// bounds, or all numbers fit.
static bool keepsSignedOrder(const APInt &min, const APInt &max,
                             unsigned width) {
  const APInt minHigh = min.ashr(width - 1), maxHigh = max.ashr(width - 1);
  return minHigh == maxHigh ||
         (minHigh.isAllOnes() && (maxHigh.isAllOnes() || maxHigh.isZero()));
}

ConstantIntRanges intrange::truncRange(const ConstantIntRanges &range,
                                       unsigned destWidth) {
  const auto all = ConstantIntRanges::maxRange(destWidth);
  // Truncation keeps the unsigned order if the truncated bits of both bounds
  // are equal.
  const bool keepsUnsigned =
      range.umin().lshr(destWidth) == range.umax().lshr(destWidth);
  const bool keepsSigned =
      keepsSignedOrder(range.smin(), range.smax(), destWidth);
  return {keepsUnsigned ? range.umin().trunc(destWidth) : all.umin(),
          keepsUnsigned ? range.umax().trunc(destWidth) : all.umax(),
          keepsSigned ? range.smin().trunc(destWidth) : all.smin(),
          keepsSigned ? range.smax().trunc(destWidth) : all.smax()};
}

// Minima and maxima.

ConstantIntRanges
intrange::inferMaxS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromSigned(
      llvm::APIntOps::smax(lhs.smin(), rhs.smin()),
      llvm::APIntOps::smax(lhs.smax(), rhs.smax()));
}

ConstantIntRanges
intrange::inferMaxU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromUnsigned(
      llvm::APIntOps::umax(lhs.umin(), rhs.umin()),
      llvm::APIntOps::umax(lhs.umax(), rhs.umax()));
}

ConstantIntRanges
intrange::inferMinS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromSigned(
      llvm::APIntOps::smin(lhs.smin(), rhs.smin()),
      llvm::APIntOps::smin(lhs.smax(), rhs.smax()));
}

ConstantIntRanges
intrange::inferMinU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromUnsigned(
      llvm::APIntOps::umin(lhs.umin(), rhs.umin()),
      llvm::APIntOps::umin(lhs.umax(), rhs.umax()));
}

// Bitwise operations. All bits from the highest one in which the bounds differ
// may vary.

static APInt getVaryingBits(const ConstantIntRanges &range) {
  const unsigned width = range.umin().getBitWidth();
  const unsigned same = (range.umin() ^ range.umax()).countl_zero();
  return APInt::getLowBitsSet(width, width - same);
}

/// Returns the least and the greatest number with the same constant bits.
static std::array<APInt, 2> getWidenedBounds(const ConstantIntRanges &range) {
  const APInt varying = getVaryingBits(range);
  return {range.umin() & ~varying, range.umax() | varying};
}

ConstantIntRanges
intrange::inferAnd(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return intrange::detail::minMaxBy(
      [](const APInt &a, const APInt &b) { return a & b; },
      getWidenedBounds(argRanges[0]), getWidenedBounds(argRanges[1]),
      /*isSigned=*/false);
}

ConstantIntRanges
intrange::inferOr(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return intrange::detail::minMaxBy(
      [](const APInt &a, const APInt &b) { return a | b; },
      getWidenedBounds(argRanges[0]), getWidenedBounds(argRanges[1]),
      /*isSigned=*/false);
}

ConstantIntRanges
intrange::inferXor(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const APInt varying = getVaryingBits(lhs) | getVaryingBits(rhs);
  const APInt bits = lhs.umin() ^ rhs.umin();
  return ConstantIntRanges::fromUnsigned(bits & ~varying, bits | varying);
}

// Comparisons.

static CmpPredicate invert(CmpPredicate pred) {
  switch (pred) {
  case CmpPredicate::eq:
    return CmpPredicate::ne;
  case CmpPredicate::ne:
    return CmpPredicate::eq;
  case CmpPredicate::slt:
    return CmpPredicate::sge;
  case CmpPredicate::sle:
    return CmpPredicate::sgt;
  case CmpPredicate::sgt:
    return CmpPredicate::sle;
  case CmpPredicate::sge:
    return CmpPredicate::slt;
  case CmpPredicate::ult:
    return CmpPredicate::uge;
  case CmpPredicate::ule:
    return CmpPredicate::ugt;
  case CmpPredicate::ugt:
    return CmpPredicate::ule;
  case CmpPredicate::uge:
    return CmpPredicate::ult;
  }
  llvm_unreachable("no such predicate");
}

/// Returns true if the predicate holds for all pairs. For `ne`, the ranges must
/// be disjoint in both interpretations.
static bool isAlwaysTrue(CmpPredicate pred, const ConstantIntRanges &lhs,
                         const ConstantIntRanges &rhs) {
  switch (pred) {
  case CmpPredicate::eq: {
    const std::optional<APInt> left = lhs.getConstantValue();
    return left && left == rhs.getConstantValue();
  }
  case CmpPredicate::ne:
    return (isAlwaysTrue(CmpPredicate::slt, lhs, rhs) ||
            isAlwaysTrue(CmpPredicate::sgt, lhs, rhs)) &&
           (isAlwaysTrue(CmpPredicate::ult, lhs, rhs) ||
            isAlwaysTrue(CmpPredicate::ugt, lhs, rhs));
  case CmpPredicate::slt:
    return lhs.smax().slt(rhs.smin());
  case CmpPredicate::sle:
    return lhs.smax().sle(rhs.smin());
  case CmpPredicate::sgt:
    return lhs.smin().sgt(rhs.smax());
  case CmpPredicate::sge:
    return lhs.smin().sge(rhs.smax());
  case CmpPredicate::ult:
    return lhs.umax().ult(rhs.umin());
  case CmpPredicate::ule:
    return lhs.umax().ule(rhs.umin());
  case CmpPredicate::ugt:
    return lhs.umin().ugt(rhs.umax());
  case CmpPredicate::uge:
    return lhs.umin().uge(rhs.umax());
  }
  llvm_unreachable("no such predicate");
}

std::optional<bool> intrange::evaluatePred(CmpPredicate pred,
                                           const ConstantIntRanges &lhs,
                                           const ConstantIntRanges &rhs) {
  if (isAlwaysTrue(pred, lhs, rhs))
    return true;
  if (isAlwaysTrue(invert(pred), lhs, rhs))
    return false;
  return std::nullopt;
}
