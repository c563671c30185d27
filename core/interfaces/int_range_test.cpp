// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/int_range_common.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::APInt;
using namespace intrange;

ConstantIntRanges fromSigned(int64_t min, int64_t max, unsigned width = 4) {
  return ConstantIntRanges::fromSigned(APInt(width, min, true),
                                       APInt(width, max, true));
}

bool contains(const ConstantIntRanges &range, const APInt &value) {
  return range.umin().ule(value) && value.ule(range.umax()) &&
         range.smin().sle(value) && value.sle(range.smax());
}

using Rule = ConstantIntRanges (*)(llvm::ArrayRef<ConstantIntRanges>);
using Function = std::optional<APInt> (*)(const APInt &, const APInt &);

/// Checks for all ranges of 4-bit operands that the rule contains all results
/// of the function.
void expectSound(Rule rule, Function function) {
  for (int a = -8; a < 8; ++a)
    for (int b = a; b < 8; ++b)
      for (int c = -8; c < 8; ++c)
        for (int d = c; d < 8; ++d) {
          const ConstantIntRanges range =
              rule({fromSigned(a, b), fromSigned(c, d)});
          for (int x = a; x <= b; ++x)
            for (int y = c; y <= d; ++y) {
              const APInt lhs(4, x, true), rhs(4, y, true);
              const std::optional<APInt> result = function(lhs, rhs);
              if (result && !contains(range, *result)) {
                FAIL() << x << ", " << y << " in [" << a << ", " << b << "], ["
                       << c << ", " << d << "]";
              }
            }
        }
}

TEST(IntRange, Sums) {
  expectSound([](auto args) { return inferAdd(args); },
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return a + b;
              });
  expectSound([](auto args) { return inferSub(args); },
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return a - b;
              });
}

TEST(IntRange, SumsWithoutOverflow) {
  expectSound([](auto args) { return inferAdd(args, OverflowFlags::Nsw); },
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                bool overflow = false;
                const APInt sum = a.sadd_ov(b, overflow);
                return overflow ? std::nullopt : std::optional(sum);
              });
}

TEST(IntRange, Products) {
  expectSound([](auto args) { return inferMul(args); },
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return a * b;
              });
}

TEST(IntRange, Quotients) {
  expectSound(inferDivU,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return b.isZero() ? std::nullopt : std::optional(a.udiv(b));
              });
  expectSound(inferDivS,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                if (b.isZero() || (a.isMinSignedValue() && b.isAllOnes()))
                  return std::nullopt;
                return a.sdiv(b);
              });
}

/// Returns `by` if the truncated quotient needs this correction. Returns
/// nothing if the quotient does not exist or overflows.
std::optional<int64_t> getRounding(const APInt &a, const APInt &b, int64_t by,
                                   bool ofPositive) {
  if (b.isZero() || (a.isMinSignedValue() && b.isAllOnes()))
    return std::nullopt;
  const bool isPositive = a.isNegative() == b.isNegative();
  return !a.srem(b).isZero() && isPositive == ofPositive ? by : 0;
}

TEST(IntRange, RoundedQuotients) {
  expectSound(inferCeilDivU,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                if (b.isZero())
                  return std::nullopt;
                return a.udiv(b) + (a.urem(b).isZero() ? 0 : 1);
              });
  expectSound(inferCeilDivS,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                const auto rounding = getRounding(a, b, 1, true);
                return rounding ? std::optional(a.sdiv(b) + *rounding)
                                : std::nullopt;
              });
  expectSound(inferFloorDivS,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                const auto rounding = getRounding(a, b, -1, false);
                return rounding ? std::optional(a.sdiv(b) + *rounding)
                                : std::nullopt;
              });
}

TEST(IntRange, Remainders) {
  expectSound(inferRemU,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return b.isZero() ? std::nullopt : std::optional(a.urem(b));
              });
  expectSound(inferRemS,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                if (b.isZero() || (a.isMinSignedValue() && b.isAllOnes()))
                  return std::nullopt;
                return a.srem(b);
              });
}

TEST(IntRange, Bits) {
  expectSound(inferAnd,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return a & b;
              });
  expectSound(inferOr,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return a | b;
              });
  expectSound(inferXor,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return a ^ b;
              });
}

TEST(IntRange, Shifts) {
  expectSound([](auto args) { return inferShl(args); },
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return b.uge(4) ? std::nullopt : std::optional(a.shl(b));
              });
  expectSound(inferShrS,
              [](const APInt &a, const APInt &b) -> std::optional<APInt> {
                return b.uge(4) ? std::nullopt : std::optional(a.ashr(b));
              });
}

TEST(IntRange, Widths) {
  for (int a = -8; a < 8; ++a)
    for (int b = a; b < 8; ++b)
      for (int x = a; x <= b; ++x) {
        const ConstantIntRanges range = fromSigned(a, b);
        const APInt value(4, x, true);
        EXPECT_TRUE(contains(truncRange(range, 2), value.trunc(2)));
        EXPECT_TRUE(contains(extSIRange(range, 6), value.sext(6)));
        EXPECT_TRUE(contains(extUIRange(range, 6), value.zext(6)));
      }
}

TEST(IntRange, AnIndexHasTwoWidths) {
  const auto large = ConstantIntRanges::constant(APInt(64, 0x1'0000'0004));
  const auto two = ConstantIntRanges::constant(APInt(64, 2));
  const ConstantIntRanges range =
      inferIndexOp(inferDivU, {large, two}, CmpMode::Unsigned);
  EXPECT_EQ(range.umin(), 2);
  EXPECT_EQ(range.umax(), 0x8000'0002);
}

TEST(IntRange, Comparisons) {
  EXPECT_EQ(
      evaluatePred(CmpPredicate::slt, fromSigned(-3, 1), fromSigned(2, 4)),
      true);
  EXPECT_EQ(
      evaluatePred(CmpPredicate::ult, fromSigned(-3, 1), fromSigned(2, 4)),
      std::nullopt);
  EXPECT_EQ(evaluatePred(CmpPredicate::eq, fromSigned(3, 4), fromSigned(5, 6)),
            false);
}

} // namespace
} // namespace mlir
