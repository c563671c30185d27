// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/element.h"

#include <cmath>
#include <cstdint>
#include <limits>

#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

const ElementType &type(llvm::StringRef name) { return *findElementType(name); }

template <typename T> double read(llvm::StringRef name, T value) {
  return readNumber(type(name), reinterpret_cast<const char *>(&value)).real;
}

template <typename T> std::string print(llvm::StringRef name, T value) {
  return printNumber(type(name), reinterpret_cast<const char *>(&value));
}

template <typename T> double distance(llvm::StringRef name, T a, T b) {
  return getDistance(type(name), reinterpret_cast<const char *>(&a),
                     reinterpret_cast<const char *>(&b));
}

TEST(Element, ReadsEveryFormat) {
  EXPECT_EQ(read<float>("f32", -1.5f), -1.5);
  EXPECT_EQ(read<double>("f64", 0.1), 0.1);
  EXPECT_EQ(read<uint16_t>("f16", 0xc000), -2);
  EXPECT_EQ(read<uint16_t>("bf16", 0x3fc0), 1.5);
  EXPECT_EQ(read<uint8_t>("f8E4M3FN", 0x38), 1);
  EXPECT_EQ(read<uint8_t>("f8E4M3FNUZ", 0x40), 1);
  EXPECT_EQ(read<uint8_t>("f8E5M2", 0x3c), 1);
  EXPECT_EQ(read<uint8_t>("f8E5M2FNUZ", 0x40), 1);
  EXPECT_EQ(read<uint8_t>("f8E8M0FNU", 128), 2);
  EXPECT_TRUE(std::isnan(read<uint8_t>("f8E8M0FNU", 255)));
  EXPECT_TRUE(std::isnan(read<uint16_t>("f16", 0x7e00)));
  EXPECT_EQ(read<int8_t>("i8", -128), -128);
  EXPECT_EQ(read<uint8_t>("ui8", 255), 255);
  EXPECT_EQ(read<int16_t>("i16", -2), -2);
  EXPECT_EQ(read<uint16_t>("ui16", 65535), 65535);
  EXPECT_EQ(read<int32_t>("i32", INT32_MIN), INT32_MIN);
  EXPECT_EQ(read<uint32_t>("ui32", UINT32_MAX), UINT32_MAX);
  EXPECT_EQ(read<int64_t>("i64", -5), -5);
  EXPECT_EQ(read<uint64_t>("ui64", uint64_t(1) << 63), std::ldexp(1, 63));
  EXPECT_EQ(read<uint8_t>("i1", 1), 1);
}

TEST(Element, ReadsTheLowerBitsOfSmallTypes) {
  EXPECT_EQ(read<uint8_t>("ui4", 0x2c), 12);
  EXPECT_EQ(read<uint8_t>("i4", 0x2c), -4);
  EXPECT_EQ(read<int8_t>("i4", -8), -8);
  EXPECT_EQ(read<uint8_t>("ui2", 0xfe), 2);
  EXPECT_EQ(read<uint8_t>("i2", 2), -2);
  EXPECT_EQ(read<uint8_t>("f4E2M1FN", 0x17), 6);
  EXPECT_EQ(read<uint8_t>("f4E2M1FN", 0x0a), -1);
}

TEST(Element, DistanceOfLargeIntegersIsExact) {
  EXPECT_EQ(distance<int64_t>("i64", INT64_MAX, INT64_MAX - 1), 1);
  EXPECT_EQ(distance<int64_t>("i64", INT64_MIN, INT64_MAX), std::ldexp(1, 64));
  EXPECT_EQ(distance<uint64_t>("ui64", 3, UINT64_MAX), std::ldexp(1, 64));
  EXPECT_EQ(distance<int8_t>("i8", -128, 127), 255);
  EXPECT_EQ(distance<uint8_t>("i4", 0x8, 0x7), 15);
}

TEST(Element, DistanceOfRealAndComplexNumbers) {
  EXPECT_EQ(distance<float>("f32", 1, -1), 2);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(std::isnan(distance<float>("f32", 1, nan)));
  struct Complex {
    float real, imaginary;
  };
  EXPECT_EQ(distance<Complex>("complex<f32>", {1, 2}, {4, 6}), 5);
}

TEST(Element, Print) {
  EXPECT_EQ(print<float>("f32", 0.1f), "0.100000001");
  EXPECT_EQ(print<double>("f64", 0.1), "0.10000000000000001");
  EXPECT_EQ(print<int64_t>("i64", INT64_MIN), "-9223372036854775808");
  EXPECT_EQ(print<uint64_t>("ui64", UINT64_MAX), "18446744073709551615");
  EXPECT_EQ(print<uint8_t>("i1", 1), "1");
  EXPECT_EQ(print<int8_t>("i8", -3), "-3");
  EXPECT_EQ(print<uint8_t>("i4", 0xd), "-3");
  EXPECT_EQ(print<uint8_t>("ui2", 3), "3");
  struct Complex {
    float real, imaginary;
  };
  EXPECT_EQ(print<Complex>("complex<f32>", {1, -2}), "1-2j");
  EXPECT_EQ(print<Complex>("complex<f32>", {1, 2}), "1+2j");
}

} // namespace
