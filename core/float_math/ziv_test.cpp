// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/ziv.h"

#include "gtest/gtest.h"

using namespace mlir::elementary;
using llvm::APFloat;

// Rounds an exact number to single precision.
static float roundToSingle(int64_t value, int64_t exponent) {
  return mlir::elementary::round(Ball(64, value, exponent),
                                 APFloat::IEEEsingle())
      ->convertToFloat();
}

TEST(Round, ExactNumbers) {
  EXPECT_EQ(roundToSingle(0, 0), 0.0f);
  EXPECT_EQ(roundToSingle(-3, -1), -1.5f);
  EXPECT_EQ(roundToSingle((1 << 24) + 1, 0), 16777216.0f);
  EXPECT_EQ(roundToSingle((1 << 24) + 3, 0), 16777220.0f);
  EXPECT_EQ(roundToSingle((int64_t(1) << 40) + (1 << 16) + 1, -40),
            1.00000011920928955078125f);
}

TEST(Round, SubnormalsAndOverflow) {
  const llvm::fltSemantics &single = APFloat::IEEEsingle();
  APFloat smallest = APFloat::getSmallest(single);
  auto rounded = [&](int64_t value, int64_t exponent) {
    return *mlir::elementary::round(Ball(64, value, exponent), single);
  };
  EXPECT_TRUE(rounded(1, -149).bitwiseIsEqual(smallest));
  EXPECT_TRUE(rounded(3, -151).bitwiseIsEqual(smallest));
  EXPECT_TRUE(rounded(1, -150).isPosZero());
  EXPECT_TRUE(rounded(-1, -1000000).isNegZero());
  EXPECT_TRUE(rounded(1, 128).isInfinity());
  EXPECT_TRUE(rounded(-1, 1000000).isInfinity());
  // Half a unit above the largest number.
  EXPECT_TRUE(rounded((1 << 25) - 1, 103).isInfinity());
  EXPECT_TRUE(
      rounded((1 << 26) - 3, 102).bitwiseIsEqual(APFloat::getLargest(single)));
}

TEST(Round, UnclearOnes) {
  const llvm::fltSemantics &single = APFloat::IEEEsingle();
  Ball halfWay(64, (1 << 24) + 1, 0);
  Magnitude tiny(1, -100000);
  EXPECT_EQ(mlir::elementary::round(halfWay.widened(tiny), single),
            std::nullopt);
  EXPECT_EQ(mlir::elementary::round(Ball(64, 0).widened(tiny), single),
            std::nullopt);
  EXPECT_EQ(mlir::elementary::round(Ball::getUnknown(64), single),
            std::nullopt);
  EXPECT_TRUE(mlir::elementary::round(Ball(64, 1).widened(tiny), single)
                  ->isExactlyValue(1.0));
}

// 2^24 + 1 + 2^-100 looks half-way until the last bit is computed.
TEST(Ziv, RaisesThePrecision) {
  unsigned highest = 0;
  APFloat result =
      roundCorrectly(APFloat::IEEEsingle(), [&](unsigned precision) {
        highest = precision;
        return Ball(precision, (1 << 24) + 1) + Ball(precision, 1, -100);
      });
  EXPECT_EQ(result.convertToFloat(), 16777218.0f);
  EXPECT_EQ(highest, 128u);
}
