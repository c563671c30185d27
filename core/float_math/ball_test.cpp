// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/ball.h"

#include "gtest/gtest.h"

using namespace mlir::elementary;

// Expects that the balls overlap and differ by at most 2^radius.
static void expectNear(const Ball &value, const Ball &expected,
                       int64_t radius) {
  Ball difference = value - expected;
  EXPECT_FALSE(difference.isApart());
  Magnitude magnitude = difference.getMagnitude();
  EXPECT_TRUE(magnitude.isZero() || magnitude.getBound() <= radius);
}

TEST(Magnitude, RoundsUp) {
  EXPECT_EQ(Magnitude(5, -2).inUnits(0), 2u);
  EXPECT_EQ(Magnitude(4, -2).inUnits(-2), 4u);
  EXPECT_EQ(Magnitude(1, -1000).inUnits(0), 1u);
  EXPECT_EQ(Magnitude(1, 1000).inUnits(0), uint64_t(1) << 30);
  EXPECT_EQ(Magnitude().inUnits(0), 0u);
  Magnitude many(uint64_t(1) << 40 | 1, 0);
  EXPECT_EQ(many.inUnits(12), (uint64_t(1) << 28) + 1);
  EXPECT_EQ((Magnitude(1, 0) + Magnitude(1, -1000)).inUnits(0), 2u);
  EXPECT_EQ((Magnitude(3, 0) * Magnitude(5, 1)).inUnits(1), 15u);
}

TEST(Ball, ExactWhereItCanBe) {
  Ball three(64, 3), half(64, 1, -1);
  Ball sum = three + half;
  EXPECT_TRUE(sum.getRadius().isZero());
  EXPECT_TRUE((sum - Ball(64, 7, -1)).isZero());
  EXPECT_TRUE((three * half - Ball(64, 3, -1)).isZero());
  EXPECT_TRUE((-three + 3).isZero());
  EXPECT_TRUE((three.scaled(-1) - Ball(64, 3, -1)).isZero());
}

TEST(Ball, ErrorsAreCounted) {
  Ball third = Ball(64, 1) / 3;
  EXPECT_FALSE(third.getRadius().isZero());
  expectNear(third * Ball(64, 3), Ball(64, 1), -58);
  expectNear(Ball(64, 1) / third, Ball(64, 3), -58);
  expectNear(Ball(64, -22) / Ball(64, 7), -(Ball(64, 22) / 7), -58);
  // A summand below the last bit is part of the radius.
  Ball sum = Ball(64, 1) + Ball(64, 1, -1000);
  EXPECT_FALSE(sum.getRadius().isZero());
  EXPECT_LE(sum.getRadius().getBound(), -63);
}

TEST(Ball, DivisionByWhatMayBeZero) {
  Ball zero = Ball(64, 1) / 3 - Ball(64, 1) / 3;
  EXPECT_FALSE((Ball(64, 1) / zero).isApart());
  EXPECT_FALSE((Ball(64, 1) / Ball(64, 0)).isApart());
  EXPECT_FALSE(Ball(64, -1).sqrt().isApart());
}

TEST(Ball, SquareRoots) {
  EXPECT_TRUE((Ball(64, 9, -2).sqrt() - Ball(64, 3, -1)).isZero());
  Ball root = Ball(64, 2, 3).sqrt();
  expectNear(root, Ball(64, 4), -58);
  Ball two = Ball(64, 2).sqrt();
  EXPECT_FALSE(two.getRadius().isZero());
  expectNear(two * two, Ball(64, 2), -58);
}

TEST(Ball, Integers) {
  EXPECT_EQ(Ball(64, 5, -1).getNearest(), 3);
  EXPECT_EQ(Ball(64, -5, -1).getNearest(), -2);
  EXPECT_EQ(Ball(64, 9, -2).getNearest(), 2);
  EXPECT_EQ(Ball(64, 1, -9).getNearest(), 0);
  EXPECT_EQ(Ball(64, 3, 2).getNearest(), 12);
  EXPECT_EQ(getIntegerSqrt(llvm::APInt(40, 99)), 9u);
  EXPECT_EQ(getIntegerSqrt(llvm::APInt(40, 100)), 10u);
  EXPECT_EQ(getIntegerSqrt(llvm::APInt(40, 1)), 1u);
}

TEST(Ball, FromFloats) {
  llvm::APFloat tenth(0.1f);
  Ball ball(64, tenth);
  EXPECT_TRUE((ball - Ball(64, 13421773, -27)).isZero());
  llvm::APFloat smallest =
      llvm::APFloat::getSmallest(llvm::APFloat::IEEEdouble(), true);
  EXPECT_TRUE((Ball(64, smallest) + Ball(64, 1, -1074)).isZero());
}

TEST(Ball, OtherPrecisions) {
  Ball wide = Ball(256, 1) / 3;
  Ball narrow = wide.withPrecision(64);
  EXPECT_EQ(narrow.getPrecision(), 64u);
  expectNear(narrow, Ball(64, 1) / 3, -58);
  expectNear(narrow.withPrecision(256), wide, -60);
}
