// SPDX-License-Identifier: Apache-2.0
//
// Fast conversions are those of APFloat.
#include "core/ir/data/float_format.h"

#include <cmath>
#include <cstdint>
#include <random>
#include <string>

#include "llvm/ADT/bit.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class FloatFormatTest : public testing::TestWithParam<const char *> {
protected:
  const FloatSemantics &semantics = *lookupFloatSemantics(GetParam());
  const FloatFormat format{semantics};

  /// Returns the bits that the format writes for a number.
  uint64_t write(double number) const {
    unsigned char bytes[8];
    format.write(reinterpret_cast<char *>(bytes), number);
    uint64_t bits = 0;
    for (size_t i = format.getWidth(); i-- > 0;)
      bits = bits << 8 | bytes[i];
    return bits;
  }
  double read(uint64_t bits) const {
    char bytes[8];
    for (size_t i = 0; i < format.getWidth(); ++i)
      bytes[i] = static_cast<char>(bits >> (8 * i));
    return format.read(bytes);
  }

  uint64_t getExpectedBits(double number) const {
    return floatToBits(semantics,
                       roundToFloat(semantics, llvm::APFloat(number)))
        .getZExtValue();
  }
  uint64_t getExpectedNumber(uint64_t bits) const {
    llvm::APFloat value =
        floatFromBits(semantics, llvm::APInt(semantics.width, bits));
    bool isInexact;
    value.convert(llvm::APFloat::IEEEdouble(),
                  llvm::APFloat::rmNearestTiesToEven, &isInexact);
    return value.bitcastToAPInt().getZExtValue();
  }
};

TEST_P(FloatFormatTest, AllOrManyBitsAreRead) {
  std::mt19937_64 random(1);
  for (uint32_t i = 0; i < 1 << 16; ++i) {
    const uint64_t bits =
        semantics.width == 16 ? i : random() >> (64 - semantics.width);
    // APFloat makes signaling NaNs quiet, which are read as they are.
    if (semantics.width == 64 && std::isnan(llvm::bit_cast<double>(bits)))
      continue;
    EXPECT_EQ(llvm::bit_cast<uint64_t>(read(bits)), getExpectedNumber(bits))
        << bits;
  }
}

TEST_P(FloatFormatTest, NumbersAreRoundedOnce) {
  std::mt19937_64 random(1);
  auto check = [&](double number) {
    EXPECT_EQ(write(number), getExpectedBits(number)) << number;
  };
  for (uint32_t i = 0; i < 1 << 16; ++i) {
    check(llvm::bit_cast<double>(random()));
    const double number = read(random() >> (64 - semantics.width));
    // Near a number, and near the middle of two.
    for (double factor : {1.0, 1 + 0x1p-11, 1 + 0x1p-8, 1 + 0x1p-24,
                          1 + 0x1p-11 + 0x1p-40, 1 + 0x1p-9 - 0x1p-50})
      check(number * factor);
    check(std::ldexp(number, -20));
  }
}

TEST_P(FloatFormatTest, SpecialNumbers) {
  for (double number :
       {0.0, -0.0, HUGE_VAL, -HUGE_VAL, 65504.0, 65519.999, 65520.0, 65536.0,
        0x1p-14, 0x1p-24, 0x1p-25, 0x1.8p-25, 0x1.000002p-25, -0x1p-149,
        0x1p-150, 3.5e38, std::nan("")})
    EXPECT_EQ(write(number), getExpectedBits(number)) << number;
}

TEST_P(FloatFormatTest, TheLargestNumberIsFinite) {
  const double largest = format.getLargest();
  EXPECT_EQ(read(write(largest)), largest);
  EXPECT_TRUE(std::isfinite(largest));
}

INSTANTIATE_TEST_SUITE_P(Formats, FloatFormatTest,
                         testing::Values("f16", "bf16", "f32", "f64"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

} // namespace
} // namespace mlir
