// SPDX-License-Identifier: Apache-2.0
//
// Ranges of sums, products and shifts, computed from the operand bounds unless
// a result overflows.
#include "core/interfaces/int_range_common.h"

using namespace mlir;
using namespace mlir::intrange;
using llvm::APInt;

ConstantIntRanges intrange::detail::minMaxBy(BoundFn op,
                                             llvm::ArrayRef<APInt> lhs,
                                             llvm::ArrayRef<APInt> rhs,
                                             bool isSigned) {
  std::optional<APInt> min, max;
  for (const APInt &left : lhs) {
    for (const APInt &right : rhs) {
      const std::optional<APInt> result = op(left, right);
      if (!result)
        return ConstantIntRanges::maxRange(left.getBitWidth());
      if (!min || (isSigned ? result->slt(*min) : result->ult(*min)))
        min = result;
      if (!max || (isSigned ? result->sgt(*max) : result->ugt(*max)))
        max = result;
    }
  }
  return ConstantIntRanges::range(*min, *max, isSigned);
}

namespace {

using OverflowMethod = APInt (APInt::*)(const APInt &, bool &) const;
using SaturatingMethod = APInt (APInt::*)(const APInt &) const;

/// An operation on unsigned or signed numbers. It saturates if results out of
/// range do not matter.
struct Operator {
  OverflowMethod plain;
  SaturatingMethod saturating;
  bool saturates;

  std::optional<APInt> operator()(const APInt &lhs, const APInt &rhs) const {
    if (saturates)
      return (lhs.*saturating)(rhs);
    bool overflow = false;
    APInt result = (lhs.*plain)(rhs, overflow);
    if (overflow)
      return std::nullopt;
    return result;
  }
};

} // namespace

static bool has(OverflowFlags flags, OverflowFlags flag) {
  return (flags & flag) != OverflowFlags::None;
}

/// Returns the range from op(minLeft, minRight) to op(maxLeft, maxRight).
static ConstantIntRanges getBoundsBy(const Operator &op, const APInt &minLeft,
                                     const APInt &minRight,
                                     const APInt &maxLeft,
                                     const APInt &maxRight, bool isSigned) {
  const std::optional<APInt> min = op(minLeft, minRight);
  const std::optional<APInt> max = op(maxLeft, maxRight);
  if (!min || !max)
    return ConstantIntRanges::maxRange(minLeft.getBitWidth());
  return ConstantIntRanges::range(*min, *max, isSigned);
}

ConstantIntRanges
intrange::inferAdd(llvm::ArrayRef<ConstantIntRanges> argRanges,
                   OverflowFlags ovfFlags) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const Operator uadd = {&APInt::uadd_ov, &APInt::uadd_sat,
                         has(ovfFlags, OverflowFlags::Nuw)};
  const Operator sadd = {&APInt::sadd_ov, &APInt::sadd_sat,
                         has(ovfFlags, OverflowFlags::Nsw)};
  return getBoundsBy(uadd, lhs.umin(), rhs.umin(), lhs.umax(), rhs.umax(),
                     /*isSigned=*/false)
      .intersection(getBoundsBy(sadd, lhs.smin(), rhs.smin(), lhs.smax(),
                                rhs.smax(), /*isSigned=*/true));
}

ConstantIntRanges
intrange::inferSub(llvm::ArrayRef<ConstantIntRanges> argRanges,
                   OverflowFlags ovfFlags) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const Operator usub = {&APInt::usub_ov, &APInt::usub_sat,
                         has(ovfFlags, OverflowFlags::Nuw)};
  const Operator ssub = {&APInt::ssub_ov, &APInt::ssub_sat,
                         has(ovfFlags, OverflowFlags::Nsw)};
  return getBoundsBy(usub, lhs.umin(), rhs.umax(), lhs.umax(), rhs.umin(),
                     /*isSigned=*/false)
      .intersection(getBoundsBy(ssub, lhs.smin(), rhs.smax(), lhs.smax(),
                                rhs.smin(), /*isSigned=*/true));
}

ConstantIntRanges
intrange::inferMul(llvm::ArrayRef<ConstantIntRanges> argRanges,
                   OverflowFlags ovfFlags) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const Operator umul = {&APInt::umul_ov, &APInt::umul_sat,
                         has(ovfFlags, OverflowFlags::Nuw)};
  const Operator smul = {&APInt::smul_ov, &APInt::smul_sat,
                         has(ovfFlags, OverflowFlags::Nsw)};
  return intrange::detail::minMaxBy(umul, {lhs.umin(), lhs.umax()},
                                    {rhs.umin(), rhs.umax()},
                                    /*isSigned=*/false)
      .intersection(intrange::detail::minMaxBy(smul, {lhs.smin(), lhs.smax()},
                                               {rhs.smin(), rhs.smax()},
                                               /*isSigned=*/true));
}

// Shifts are multiplications with and divisions by powers of two. A shift
// amount that is too large overflows. The second operand is unsigned.

ConstantIntRanges
intrange::inferShl(llvm::ArrayRef<ConstantIntRanges> argRanges,
                   OverflowFlags ovfFlags) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const Operator ushl = {&APInt::ushl_ov, &APInt::ushl_sat,
                         has(ovfFlags, OverflowFlags::Nuw)};
  const Operator sshl = {&APInt::sshl_ov, &APInt::sshl_sat,
                         has(ovfFlags, OverflowFlags::Nsw)};
  return intrange::detail::minMaxBy(ushl, {lhs.umin(), lhs.umax()},
                                    {rhs.umin(), rhs.umax()},
                                    /*isSigned=*/false)
      .intersection(intrange::detail::minMaxBy(sshl, {lhs.smin(), lhs.smax()},
                                               {rhs.umin(), rhs.umax()},
                                               /*isSigned=*/true));
}

ConstantIntRanges
intrange::inferShrS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  auto ashr = [](const APInt &value,
                 const APInt &amount) -> std::optional<APInt> {
    if (amount.uge(amount.getBitWidth()))
      return std::nullopt;
    return value.ashr(amount);
  };
  return intrange::detail::minMaxBy(ashr, {lhs.smin(), lhs.smax()},
                                    {rhs.umin(), rhs.umax()},
                                    /*isSigned=*/true);
}

ConstantIntRanges
intrange::inferShrU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  auto lshr = [](const APInt &value,
                 const APInt &amount) -> std::optional<APInt> {
    if (amount.uge(amount.getBitWidth()))
      return std::nullopt;
    return value.lshr(amount);
  };
  return intrange::detail::minMaxBy(lshr, {lhs.umin(), lhs.umax()},
                                    {rhs.umin(), rhs.umax()},
                                    /*isSigned=*/false);
}
