// SPDX-License-Identifier: Apache-2.0
//
// Ranges of quotients and remainders.
#include "core/interfaces/int_range_common.h"

using namespace mlir;
using namespace mlir::intrange;
using llvm::APInt;

/// Computes a rounded quotient from the operands and their truncated quotient.
/// Returns nothing on overflow.
using RoundFn = llvm::function_ref<std::optional<APInt>(
    const APInt &lhs, const APInt &rhs, const APInt &quotient)>;

static std::optional<APInt> keep(const APInt &, const APInt &,
                                 const APInt &quotient) {
  return quotient;
}

// Unsigned. If the divisor may be 0, X / Y is still at most X.

static ConstantIntRanges divideUnsigned(const ConstantIntRanges &lhs,
                                        const ConstantIntRanges &rhs,
                                        RoundFn round) {
  const APInt &lhsMin = lhs.umin(), &lhsMax = lhs.umax();
  const APInt &rhsMin = rhs.umin(), &rhsMax = rhs.umax();
  if (!rhsMin.isZero() && !rhsMax.isZero())
    return intrange::detail::minMaxBy(
        [&](const APInt &a, const APInt &b) { return round(a, b, a.udiv(b)); },
        {lhsMin, lhsMax}, {rhsMin, rhsMax}, /*isSigned=*/false);
  APInt min = APInt::getZero(rhsMin.getBitWidth());
  if (!rhsMax.isZero() && lhsMin.uge(rhsMax))
    min = lhsMin.udiv(rhsMax);
  return ConstantIntRanges::fromUnsigned(min, lhsMax);
}

ConstantIntRanges
intrange::inferDivU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideUnsigned(argRanges[0], argRanges[1], keep);
}

ConstantIntRanges
intrange::inferCeilDivU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideUnsigned(argRanges[0], argRanges[1],
                        [](const APInt &lhs, const APInt &rhs,
                           const APInt &quotient) -> std::optional<APInt> {
                          if (lhs.urem(rhs).isZero())
                            return quotient;
                          if (quotient.isMaxValue())
                            return std::nullopt;
                          return quotient + 1;
                        });
}

// Signed. Nothing is known if the divisor may be 0.

static bool cannotBeZero(const ConstantIntRanges &divisor) {
  return divisor.smin().isStrictlyPositive() || divisor.smax().isNegative();
}

static ConstantIntRanges divideSigned(const ConstantIntRanges &lhs,
                                      const ConstantIntRanges &rhs,
                                      RoundFn round) {
  if (!cannotBeZero(rhs))
    return ConstantIntRanges::maxRange(rhs.smin().getBitWidth());
  return intrange::detail::minMaxBy(
      [&](const APInt &a, const APInt &b) -> std::optional<APInt> {
        bool overflow = false;
        const APInt quotient = a.sdiv_ov(b, overflow);
        if (overflow)
          return std::nullopt;
        return round(a, b, quotient);
      },
      {lhs.smin(), lhs.smax()}, {rhs.smin(), rhs.smax()}, /*isSigned=*/true);
}

ConstantIntRanges
intrange::inferDivS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideSigned(argRanges[0], argRanges[1], keep);
}

ConstantIntRanges
intrange::inferCeilDivS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideSigned(argRanges[0], argRanges[1],
                      [](const APInt &lhs, const APInt &rhs,
                         const APInt &quotient) -> std::optional<APInt> {
                        if (lhs.srem(rhs).isZero() ||
                            lhs.isNonNegative() != rhs.isNonNegative())
                          return quotient;
                        if (quotient.isMaxSignedValue())
                          return std::nullopt;
                        return quotient + 1;
                      });
}

ConstantIntRanges
intrange::inferFloorDivS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideSigned(argRanges[0], argRanges[1],
                      [](const APInt &lhs, const APInt &rhs,
                         const APInt &quotient) -> std::optional<APInt> {
                        if (lhs.srem(rhs).isZero() ||
                            lhs.isNonNegative() == rhs.isNonNegative())
                          return quotient;
                        if (quotient.isMinSignedValue())
                          return std::nullopt;
                        return quotient - 1;
                      });
}

// Remainders are less than the divisor in magnitude and have the sign of the
// dividend. For a constant divisor, the remainders of a range of dividends are
// ordered, unless the range contains a multiple of the divisor.

ConstantIntRanges
intrange::inferRemS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const unsigned width = rhs.smax().getBitWidth();
  if (!cannotBeZero(rhs))
    return ConstantIntRanges::fromSigned(APInt::getSignedMinValue(width),
                                         APInt::getSignedMaxValue(width));
  const APInt divisor =
      rhs.smin().isStrictlyPositive() ? rhs.smax() : rhs.smin().abs();
  if (rhs.smin() == rhs.smax() && (lhs.smax() - lhs.smin()).ult(divisor)) {
    const APInt min = lhs.smin().srem(divisor), max = lhs.smax().srem(divisor);
    if (min.sle(max))
      return ConstantIntRanges::fromSigned(min, max);
  }
  const APInt zero = APInt::getZero(width);
  return ConstantIntRanges::fromSigned(
      lhs.smin().isNegative() ? -(divisor - 1) : zero,
      lhs.smax().isStrictlyPositive() ? divisor - 1 : zero);
}

ConstantIntRanges
intrange::inferRemU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const APInt &divisor = rhs.umax();
  if (!rhs.umin().isZero() && rhs.umin() == divisor &&
      (lhs.umax() - lhs.umin()).ult(divisor)) {
    const APInt min = lhs.umin().urem(divisor), max = lhs.umax().urem(divisor);
    if (min.ule(max))
      return ConstantIntRanges::fromUnsigned(min, max);
  }
  return ConstantIntRanges::fromUnsigned(
      APInt::getZero(divisor.getBitWidth()),
      llvm::APIntOps::umin(divisor - 1, lhs.umax()));
}
