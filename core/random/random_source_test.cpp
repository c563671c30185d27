// SPDX-License-Identifier: Apache-2.0
#include "core/random/random_source.h"

#include "gtest/gtest.h"

namespace mlir {
namespace {

// The values were computed by the reference implementation with the seed
// 1234567.
TEST(RandomSource, GivesTheNumbersOfTheAlgorithm) {
  RandomSource random(1234567);
  EXPECT_EQ(random.next(), 6457827717110365317u);
  EXPECT_EQ(random.next(), 3203168211198807973u);
  EXPECT_EQ(random.next(), 9817491932198370423u);
}

TEST(RandomSource, StaysInBounds) {
  RandomSource random(1);
  for (unsigned i = 0; i < 1000; ++i) {
    EXPECT_LT(random.below(7), 7u);
    const int64_t number = random.between(-3, 3);
    EXPECT_TRUE(number >= -3 && number <= 3) << number;
  }
}

TEST(RandomSource, ChanceIsInPercent) {
  RandomSource random(1);
  unsigned numTrue = 0;
  for (unsigned i = 0; i < 10000; ++i)
    numTrue += random.chance(30);
  EXPECT_NEAR(numTrue, 3000, 300);
  EXPECT_FALSE(random.chance(0));
  EXPECT_TRUE(random.chance(100));
}

} // namespace
} // namespace mlir
