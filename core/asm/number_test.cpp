// SPDX-License-Identifier: Apache-2.0
#include "core/asm/number.h"

#include <cmath>

#include "llvm/ADT/StringExtras.h"
#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

std::string toText(std::optional<llvm::APInt> value) {
  return value ? llvm::toString(*value, 10, /*Signed=*/false) : "none";
}

TEST(NumberTest, ReadsDecimals) {
  EXPECT_EQ(toText(readInteger("123456789012345678901234567890", 128)),
            "123456789012345678901234567890");
}

TEST(NumberTest, ReadsHex) {
  EXPECT_EQ(toText(readInteger("0x10000000000000000", 128)),
            "18446744073709551616");
}

TEST(NumberTest, ReadsAllBits) {
  EXPECT_EQ(toText(readInteger("340282366920938463463374607431768211455", 128)),
            "340282366920938463463374607431768211455");
}

TEST(NumberTest, RefusesOneMore) {
  EXPECT_EQ(toText(readInteger("340282366920938463463374607431768211456", 128)),
            "none");
}

TEST(NumberTest, IgnoresLeadingZeros) {
  EXPECT_EQ(toText(readInteger("0x" + std::string(100, '0') + "1", 1)), "1");
}

TEST(NumberTest, RefusesTooManyDigits) {
  EXPECT_EQ(toText(readInteger(std::string(1000000, '9'), 64)), "none");
}

TEST(NumberTest, ReadsAsManyDigitsAsFit) {
  // 2^1000 has 302 digits, 2^997 has 301.
  EXPECT_TRUE(readInteger("1" + std::string(300, '0'), 1000).has_value());
}

TEST(NumberTest, ReadsDoubles) { EXPECT_EQ(readDouble("1.5e1"), 15.0); }

TEST(NumberTest, ReadsDoublesWithoutFraction) {
  EXPECT_EQ(readDouble("1.e1"), 10.0);
}

TEST(NumberTest, RoundsToInfinity) {
  EXPECT_TRUE(std::isinf(readDouble("1.0e999")));
}

TEST(NumberTest, RoundsToZero) { EXPECT_EQ(readDouble("1.0e-999"), 0.0); }

TEST(NumberTest, ReadsTheSmallestDouble) {
  EXPECT_EQ(readDouble("4.9e-324"), 4.9e-324);
}

TEST(NumberTest, FitsSignless) {
  EXPECT_EQ(fitInteger(255, false, 8, false), 255);
}

TEST(NumberTest, RefusesLargeSigned) {
  EXPECT_EQ(fitInteger(128, false, 8, true), std::nullopt);
}

TEST(NumberTest, FitsNegative) {
  EXPECT_EQ(fitInteger(128, true, 8, true), 128);
}

TEST(NumberTest, RefusesSmallNegative) {
  EXPECT_EQ(fitInteger(129, true, 8, false), std::nullopt);
}

TEST(NumberTest, RefusesNegativeZero) {
  EXPECT_EQ(fitInteger(0, true, 8, false), std::nullopt);
}

TEST(NumberTest, FitsAllOf64Bits) {
  EXPECT_EQ(fitInteger(~uint64_t(0), false, 64, false), ~uint64_t(0));
}

TEST(NumberTest, FitsZeroInNoBits) {
  EXPECT_EQ(fitInteger(0, false, 0, false), 0);
}

TEST(NumberTest, FitsWideNegative) {
  EXPECT_EQ(toText(fitInteger("1", true, 72, true)), "4722366482869645213695");
}

TEST(NumberTest, RefusesWideSigned) {
  EXPECT_EQ(toText(fitInteger("0x800000000000000000", false, 72, true)),
            "none");
}

TEST(NumberTest, DecodesHex) {
  char bytes[4] = {};
  EXPECT_TRUE(decodeHex("00fFA51b", bytes));
  EXPECT_EQ(llvm::StringRef(bytes, 4), llvm::StringRef("\0\xFF\xA5\x1B", 4));
}

TEST(NumberTest, DecodesLongHex) {
  std::string digits, expected;
  for (unsigned i = 0; i != 1000; ++i) {
    digits += llvm::utohexstr(0x100 | (i * 7 & 0xFF)).substr(1);
    expected += static_cast<char>(i * 7);
  }
  std::string bytes(expected.size(), 0);
  EXPECT_TRUE(decodeHex(digits, bytes.data()));
  EXPECT_EQ(bytes, expected);
}

TEST(NumberTest, RefusesWhatIsNoHex) {
  std::string bytes(1000, 0);
  for (size_t i = 0; i != 200; ++i) {
    std::string digits(200, '0');
    digits[i] = i % 2 ? 'g' : '/';
    EXPECT_FALSE(decodeHex(digits, bytes.data())) << i;
  }
}

TEST(NumberTest, RefusesOddHex) {
  char bytes[4];
  EXPECT_FALSE(decodeHex("123", bytes));
}

} // namespace
} // namespace mlir::detail
