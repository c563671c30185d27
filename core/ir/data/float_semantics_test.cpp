// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/float_semantics.h"

#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::APFloat;
using llvm::APInt;

const FloatSemantics &get(llvm::StringRef name) {
  return *lookupFloatSemantics(name);
}

double toDouble(APFloat value) {
  bool loses;
  value.convert(APFloat::IEEEdouble(), llvm::RoundingMode::NearestTiesToEven,
                &loses);
  return value.convertToDouble();
}

double decode(const FloatSemantics &format, uint64_t bits) {
  return toDouble(floatFromBits(format, APInt(format.width, bits)));
}

uint64_t encode(llvm::StringRef name, double value) {
  const FloatSemantics &format = get(name);
  return floatToBits(format, roundToFloat(format, APFloat(value)))
      .getZExtValue();
}

std::string print(llvm::StringRef name, double value) {
  const FloatSemantics &format = get(name);
  std::string text;
  llvm::raw_string_ostream os(text);
  printFloat(format, roundToFloat(format, APFloat(value)), os);
  return text;
}

/// The definition of a small format, to which the table is compared.
struct Definition {
  const char *name;
  int exponentBits, fractionBits, bias;
  /// The meaning of encodings with the largest exponent.
  enum { Numbers, InfinityAndNaN, OneNaN, NegativeZeroIsNaN, NoFraction } kind;

  int getWidth() const {
    return exponentBits + fractionBits + (kind == NoFraction ? 0 : 1);
  }
  double getValue(uint64_t bits) const {
    const uint64_t fraction = bits & ((1u << fractionBits) - 1);
    const uint64_t exponent = bits >> fractionBits & ((1u << exponentBits) - 1);
    const bool negative = bits >> (fractionBits + exponentBits) & 1;
    const double sign = negative ? -1 : 1;
    const uint64_t last = (1u << exponentBits) - 1;
    if (kind == NoFraction)
      return exponent == last ? std::nan("")
                              : std::ldexp(1.0, int(exponent) - bias);
    if (kind == NegativeZeroIsNaN && negative && !exponent && !fraction)
      return std::nan("");
    if (kind == InfinityAndNaN && exponent == last)
      return fraction ? std::nan("")
                      : sign * std::numeric_limits<double>::infinity();
    if (kind == OneNaN && exponent == last &&
        fraction == (1u << fractionBits) - 1)
      return std::nan("");
    const uint64_t significand =
        exponent ? fraction | 1u << fractionBits : fraction;
    return sign * std::ldexp(double(significand),
                             std::max(int(exponent), 1) - bias - fractionBits);
  }
};

constexpr Definition Definitions[] = {
    {"f4E2M1FN", 2, 1, 1, Definition::Numbers},
    {"f6E2M3FN", 2, 3, 1, Definition::Numbers},
    {"f6E3M2FN", 3, 2, 3, Definition::Numbers},
    {"f8E5M2", 5, 2, 15, Definition::InfinityAndNaN},
    {"f8E4M3", 4, 3, 7, Definition::InfinityAndNaN},
    {"f8E4M3FN", 4, 3, 7, Definition::OneNaN},
    {"f8E5M2FNUZ", 5, 2, 16, Definition::NegativeZeroIsNaN},
    {"f8E4M3FNUZ", 4, 3, 8, Definition::NegativeZeroIsNaN},
    {"f8E4M3B11FNUZ", 4, 3, 11, Definition::NegativeZeroIsNaN},
    {"f8E3M4", 3, 4, 3, Definition::InfinityAndNaN},
    {"f8E8M0FNU", 8, 0, 127, Definition::NoFraction},
    {"bf16", 8, 7, 127, Definition::InfinityAndNaN},
    {"f16", 5, 10, 15, Definition::InfinityAndNaN},
};

class SmallFormat : public testing::TestWithParam<Definition> {};

TEST_P(SmallFormat, DecodesEveryPattern) {
  const FloatSemantics &format = get(GetParam().name);
  ASSERT_EQ(format.width, unsigned(GetParam().getWidth()));
  for (uint64_t bits = 0; bits >> format.width == 0; ++bits) {
    const double expected = GetParam().getValue(bits);
    const double actual = decode(format, bits);
    if (std::isnan(expected))
      EXPECT_TRUE(std::isnan(actual)) << bits;
    else
      EXPECT_TRUE(actual == expected &&
                  std::signbit(actual) == std::signbit(expected))
          << bits << " is " << actual << " instead of " << expected;
  }
}

TEST_P(SmallFormat, EncodesWhatItDecodes) {
  const FloatSemantics &format = get(GetParam().name);
  for (uint64_t bits = 0; bits >> format.width == 0; ++bits) {
    const APInt pattern(format.width, bits);
    EXPECT_EQ(floatToBits(format, floatFromBits(format, pattern)), pattern);
  }
}

TEST_P(SmallFormat, RoundingKeepsItsOwnValues) {
  const FloatSemantics &format = get(GetParam().name);
  for (uint64_t bits = 0; bits >> format.width == 0; ++bits) {
    const double value = GetParam().getValue(bits);
    if (!std::isnan(value)) {
      EXPECT_EQ(encode(format.name, value), bits);
    }
  }
}

/// Returns the encoding of the finite value nearest to `value`; of two, the
/// even one.
uint64_t findNearest(const Definition &format, double value) {
  uint64_t best = 0;
  double bestDistance = std::numeric_limits<double>::infinity();
  for (uint64_t bits = 0; bits >> format.getWidth() == 0; ++bits) {
    const double candidate = format.getValue(bits);
    const bool isOnlyZero =
        candidate == 0 && format.kind == Definition::NegativeZeroIsNaN;
    if (!std::isfinite(candidate) ||
        (std::signbit(candidate) != std::signbit(value) && !isOnlyZero))
      continue;
    const double distance = std::abs(candidate - value);
    if (distance < bestDistance || (distance == bestDistance && !(bits & 1)))
      best = bits, bestDistance = distance;
  }
  return best;
}

/// A format with few encodings, every second of which is even.
class TinyFormat : public testing::TestWithParam<Definition> {};

TEST_P(TinyFormat, RoundsToTheNearest) {
  const Definition &format = GetParam();
  double largest = 0;
  for (uint64_t bits = 0; bits >> format.getWidth() == 0; ++bits)
    if (std::isfinite(format.getValue(bits)))
      largest = std::max(largest, format.getValue(bits));
  std::mt19937_64 random(1);
  for (int i = 0; i != 2000; ++i) {
    // Few bits make ties frequent.
    const double value =
        std::ldexp(double(random() % 64) + 1, int(random() % 30) - 25) *
        (random() & 1 ? 1 : -1);
    if (std::abs(value) > largest)
      continue;
    EXPECT_EQ(encode(format.name, value), findNearest(format, value)) << value;
  }
}

INSTANTIATE_TEST_SUITE_P(FloatSemantics, SmallFormat,
                         testing::ValuesIn(Definitions),
                         [](const auto &info) { return info.param.name; });
INSTANTIATE_TEST_SUITE_P(FloatSemantics, TinyFormat,
                         testing::ValuesIn(Definitions, Definitions + 10),
                         [](const auto &info) { return info.param.name; });

TEST(FloatSemantics, TableHasEachFormatOnce) {
  EXPECT_EQ(getFloatSemantics().size(), 18u);
  for (const FloatSemantics &format : getFloatSemantics())
    EXPECT_EQ(lookupFloatSemantics(format.name), &format);
}

TEST(FloatSemantics, UnknownNameHasNoFormat) {
  EXPECT_EQ(lookupFloatSemantics("f8"), nullptr);
}

TEST(FloatSemantics, HolderHasTheSameWidth) {
  for (const FloatSemantics &format : getFloatSemantics())
    if (format.isHolder) {
      EXPECT_EQ(APFloat::getSizeInBits(format.getHolder()), format.width)
          << format.name.str();
    }
}

TEST(FloatSemantics, HolderHasTheSameMantissa) {
  for (const FloatSemantics &format : getFloatSemantics())
    if (format.isHolder) {
      EXPECT_EQ(APFloat::semanticsPrecision(format.getHolder()),
                format.mantissaWidth)
          << format.name.str();
    }
}

TEST(FloatSemantics, HolderLeadsBackToTheFormat) {
  for (const FloatSemantics &format : getFloatSemantics())
    if (format.isHolder) {
      EXPECT_EQ(lookupFloatSemantics(format.getHolder()), &format);
    }
}

TEST(FloatSemantics, PairOfDoublesIsFoundByItsHolderOnly) {
  const FloatSemantics *pair = lookupFloatSemantics(APFloat::PPCDoubleDouble());
  ASSERT_NE(pair, nullptr);
  EXPECT_EQ(&pair->getHolder(), &APFloat::PPCDoubleDouble());
}

TEST(FloatSemantics, OverflowGivesInfinityWhereThereIsOne) {
  EXPECT_EQ(encode("f8E3M4", 15.74), 0x6Fu);
  EXPECT_EQ(encode("f8E3M4", 15.75), 0x70u);
  EXPECT_EQ(encode("f8E3M4", -1e300), 0xF0u);
  EXPECT_EQ(encode("f16", 1e5), 0x7C00u);
}

TEST(FloatSemantics, OverflowGivesNaNWhereThereIsNoInfinity) {
  EXPECT_EQ(encode("f8E4M3FN", -1e5), 0xFFu);
  EXPECT_EQ(encode("f8E5M2FNUZ", 1e5), 0x80u);
  EXPECT_EQ(encode("f8E8M0FNU", 1e40), 0xFFu);
}

TEST(FloatSemantics, OverflowGivesTheLargestValueWhereThereIsNothingElse) {
  EXPECT_EQ(encode("f4E2M1FN", 1e5), 0x7u);
  EXPECT_EQ(encode("f6E3M2FN", -1e5), 0x3Fu);
}

TEST(FloatSemantics, InfinityGivesTheLargestValueWhereThereIsNothingElse) {
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(encode("f4E2M1FN", infinity), 0x7u);
  EXPECT_EQ(encode("f6E2M3FN", -infinity), 0x3Fu);
}

TEST(FloatSemantics, NaNGivesTheLargestValueWhereThereIsNothingElse) {
  EXPECT_EQ(encode("f6E3M2FN", -std::numeric_limits<double>::quiet_NaN()),
            0x1Fu);
}

TEST(FloatSemantics, InfinityBecomesNaNInAFormatOfPowers) {
  EXPECT_EQ(encode("f8E8M0FNU", std::numeric_limits<double>::infinity()),
            0xFFu);
}

TEST(FloatSemantics, PowersRoundTiesUp) {
  EXPECT_EQ(encode("f8E8M0FNU", 3.0), encode("f8E8M0FNU", 4.0));
  EXPECT_EQ(encode("f8E8M0FNU", 1.5), encode("f8E8M0FNU", 2.0));
  EXPECT_EQ(encode("f8E8M0FNU", 2.99), encode("f8E8M0FNU", 2.0));
}

TEST(FloatSemantics, PowersHaveTheSmallestForZero) {
  EXPECT_EQ(encode("f8E8M0FNU", 0.0), 0u);
  EXPECT_EQ(encode("f8E8M0FNU", -0.0), 0u);
  EXPECT_EQ(encode("f8E8M0FNU", 1e-40), 0u);
}

TEST(FloatSemantics, PowersHaveNaNForNegativeValues) {
  EXPECT_EQ(encode("f8E8M0FNU", -2.0), 0xFFu);
}

TEST(FloatSemantics, NaNKeepsItsSignAndUpperPayload) {
  const FloatSemantics &format = get("f8E3M4");
  const APFloat nan(APFloat::IEEEdouble(), APInt(64, 0xFFFC000000000001));
  EXPECT_EQ(floatToBits(format, roundToFloat(format, nan)).getZExtValue(),
            0xFCu);
}

bool losesInformation(llvm::StringRef name, double value) {
  bool loses = false;
  roundToFloat(get(name), APFloat(value), &loses);
  return loses;
}

TEST(FloatSemantics, SaysWhetherRoundingIsExact) {
  EXPECT_FALSE(losesInformation("f8E3M4", 15.5));
  EXPECT_TRUE(losesInformation("f8E3M4", 15.4));
  EXPECT_TRUE(losesInformation("f8E3M4", 1e9));
  EXPECT_FALSE(losesInformation("f8E8M0FNU", 0.25));
  EXPECT_TRUE(losesInformation("f8E8M0FNU", 0.0));
  EXPECT_FALSE(losesInformation("f32", 0.5));
  EXPECT_TRUE(losesInformation("f32", 0.1));
}

TEST(FloatSemantics, RoundsOnceFromWideFormats) {
  // Rounding to 11 bits first would create a tie.
  const FloatSemantics &format = get("f8E3M4");
  APFloat value(APFloat::IEEEquad(), "1.03125000000000000000000000000001");
  EXPECT_EQ(floatToBits(format, roundToFloat(format, value)).getZExtValue(),
            0x31u);
}

TEST(FloatSemantics, PrintsSevenDigits) {
  EXPECT_EQ(print("f32", 1.0), "1.000000e+00");
  EXPECT_EQ(print("f64", -2.5), "-2.500000e+00");
  EXPECT_EQ(print("f16", 0.1), "9.997550e-02");
  EXPECT_EQ(print("f8E3M4", 15.5), "1.550000e+01");
  EXPECT_EQ(print("f8E8M0FNU", std::ldexp(1.0, -127)), "5.877470e-39");
}

TEST(FloatSemantics, PrintsZeroWithItsSign) {
  EXPECT_EQ(print("f32", 0.0), "0.000000e+00");
  EXPECT_EQ(print("f64", -0.0), "-0.000000e+00");
}

TEST(FloatSemantics, PrintsLargeIntegersInSevenDigits) {
  EXPECT_EQ(print("f32", 999999), "9.999990e+05");
  EXPECT_EQ(print("f64", 1e22), "1.000000e+22");
}

TEST(FloatSemantics, PrintsAllDigitsWhereSevenAreTooFew) {
  EXPECT_EQ(print("f64", 3.14159265358979), "3.14159265358979");
  EXPECT_EQ(print("f32", 3.14159274f), "3.14159274");
  EXPECT_EQ(print("f64", 9.9999999999999991e22), "9.9999999999999991E+22");
}

TEST(FloatSemantics, PrintsAllDigitsWhereTheSeventhIsCut) {
  // The rounded digits would parse as the same value.
  EXPECT_EQ(print("f32", 9.54816983e-7f), "9.54816983E-7");
}

TEST(FloatSemantics, PrintsSubnormalNumbers) {
  EXPECT_EQ(print("f64", 5e-324), "4.940660e-324");
  EXPECT_EQ(print("f32", 1.4e-45), "1.401300e-45");
}

TEST(FloatSemantics, PrintsBitsOfWhatLooksLikeAnInteger) {
  EXPECT_EQ(print("f64", 12345678.0), "0x41678C29C0000000");
}

TEST(FloatSemantics, PrintsBitsOfInfinityAndNaN) {
  EXPECT_EQ(print("f32", std::numeric_limits<double>::infinity()),
            "0x7F800000");
  EXPECT_EQ(print("f8E3M4", -std::numeric_limits<double>::infinity()), "0xF0");
  EXPECT_EQ(print("f8E8M0FNU", std::nan("")), "0xFF");
}

TEST(FloatSemantics, PrintsWhatReadsBack) {
  std::mt19937_64 random(2);
  for (int i = 0; i != 2000; ++i) {
    const APFloat value(APFloat::IEEEdouble(), APInt(64, random()));
    std::string text;
    llvm::raw_string_ostream os(text);
    printFloat(get("f64"), value, os);
    const APFloat readBack =
        llvm::StringRef(text).starts_with("0x")
            ? APFloat(APFloat::IEEEdouble(), APInt(64, text.substr(2), 16))
            : APFloat(APFloat::IEEEdouble(), text);
    EXPECT_TRUE(readBack.bitwiseIsEqual(value)) << text;
  }
}

} // namespace
} // namespace mlir
