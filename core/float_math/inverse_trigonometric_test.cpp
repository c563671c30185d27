// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(InverseTrigonometric, Asin) {
  EXPECT_EQ(bits(elementary::asin(f64(0x3fe0000000000000))),
            0x3fe0c152382d7366u);
  EXPECT_EQ(bits(elementary::asin(f64(0xbff0000000000000))),
            0xbff921fb54442d18u);
  EXPECT_EQ(bits(elementary::asin(f64(0x3fefffffffffffff))),
            0x3ff921fb50442d18u);
  EXPECT_EQ(bits(elementary::asin(f64(0x3ee4f8b588e368f1))),
            0x3ee4f8b588e4e940u);
  EXPECT_EQ(bits(elementary::asin(f32(0x3f000000))), 0x3f060a92u);
  EXPECT_EQ(bits(elementary::asin(f32(0x3f800000))), 0x3fc90fdbu);
  EXPECT_EQ(bits(elementary::asin(f32(0xbf7d70a4))), 0xbfb6f1e4u);
  EXPECT_EQ(bits(elementary::asin(f16(0x3800))), 0x3830u);
  EXPECT_EQ(bits(elementary::asin(f16(0x3c00))), 0x3e48u);
}

TEST(InverseTrigonometric, Acos) {
  EXPECT_EQ(bits(elementary::acos(f64(0x3fe0000000000000))),
            0x3ff0c152382d7366u);
  EXPECT_EQ(bits(elementary::acos(f64(0xbff0000000000000))),
            0x400921fb54442d18u);
  EXPECT_EQ(bits(elementary::acos(f64(0x3fefffffffffffff))),
            0x3e50000000000000u);
  EXPECT_EQ(bits(elementary::acos(f64(0x3ee4f8b588e368f1))),
            0x3ff921f0d7e968a6u);
  EXPECT_EQ(bits(elementary::acos(f32(0x3f000000))), 0x3f860a92u);
  EXPECT_EQ(bits(elementary::acos(f32(0xbf800000))), 0x40490fdbu);
  EXPECT_EQ(bits(elementary::acos(f32(0x3f7d70a4))), 0x3e10efb5u);
  EXPECT_EQ(bits(elementary::acos(f16(0x3800))), 0x3c30u);
  EXPECT_EQ(bits(elementary::acos(f16(0xbc00))), 0x4248u);
}

TEST(InverseTrigonometric, Atan) {
  EXPECT_EQ(bits(elementary::atan(f64(0x3ff0000000000000))),
            0x3fe921fb54442d18u);
  EXPECT_EQ(bits(elementary::atan(f64(0xbf847ae147ae147b))),
            0xbf847ab48b1efb5du);
  EXPECT_EQ(bits(elementary::atan(f64(0x4202a05f20000000))),
            0x3ff921fb543d4de0u);
  EXPECT_EQ(bits(elementary::atan(f64(0x7e37e43c8800759c))),
            0x3ff921fb54442d18u);
  EXPECT_EQ(bits(elementary::atan(f32(0x3f800000))), 0x3f490fdbu);
  EXPECT_EQ(bits(elementary::atan(f32(0x3e99999a))), 0x3e9539d4u);
  EXPECT_EQ(bits(elementary::atan(f32(0xd01502f9))), 0xbfc90fdbu);
  EXPECT_EQ(bits(elementary::atan(f16(0x3c00))), 0x3a48u);
  EXPECT_EQ(bits(elementary::atan(f16(0x34cd))), 0x34aau);
}

TEST(InverseTrigonometric, Atan2) {
  EXPECT_EQ(
      bits(elementary::atan2(f64(0x3ff0000000000000), f64(0x4000000000000000))),
      0x3fddac670561bb4fu);
  EXPECT_EQ(
      bits(elementary::atan2(f64(0xbff0000000000000), f64(0xc000000000000000))),
      0xc0056c6e7397f5aeu);
  EXPECT_EQ(
      bits(elementary::atan2(f64(0x0000000000000001), f64(0x4000000000000000))),
      0x0000000000000000u);
  EXPECT_EQ(
      bits(elementary::atan2(f64(0x0000000000000003), f64(0x4000000000000000))),
      0x0000000000000001u);
  EXPECT_EQ(
      bits(elementary::atan2(f64(0x0000000000000001), f64(0xbff0000000000000))),
      0x400921fb54442d18u);
  EXPECT_EQ(
      bits(elementary::atan2(f64(0x7e37e43c8800759c), f64(0x01a56e1fc2f8f359))),
      0x3ff921fb54442d18u);
  EXPECT_EQ(bits(elementary::atan2(f32(0x3f800000), f32(0x40400000))),
            0x3ea4bc7du);
  EXPECT_EQ(bits(elementary::atan2(f32(0xbf800000), f32(0xc0400000))),
            0xc034784bu);
  EXPECT_EQ(bits(elementary::atan2(f16(0x3c00), f16(0x4200))), 0x3526u);
}

TEST(InverseTrigonometric, SpecialValues) {
  EXPECT_EQ(bits(elementary::asin(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::acos(f32(0x3f800000))), 0u);
  EXPECT_EQ(bits(elementary::acos(f32(0))), 0x3fc90fdbu);
  EXPECT_EQ(bits(elementary::atan(f32(0xff800000))), 0xbfc90fdbu);
  EXPECT_EQ(bits(elementary::asin(f32(0xc0000000))), 0x7fc00000u);
  EXPECT_EQ(bits(elementary::acos(f32(0x40000000))), 0x7fc00000u);
}

TEST(InverseTrigonometric, Atan2OnAxesAndAtInfinity) {
  uint32_t infinity = 0x7f800000, sign = 0x80000000, one = 0x3f800000;
  auto atan2Bits = [](uint32_t y, uint32_t x) {
    return bits(elementary::atan2(f32(y), f32(x)));
  };
  EXPECT_EQ(atan2Bits(0, 0), 0u);
  EXPECT_EQ(atan2Bits(sign, 0), 0x80000000u);
  EXPECT_EQ(atan2Bits(0, sign), 0x40490fdbu);
  EXPECT_EQ(atan2Bits(sign, one | sign), 0xc0490fdbu);
  EXPECT_EQ(atan2Bits(one, sign), 0x3fc90fdbu);
  EXPECT_EQ(atan2Bits(one | sign, 0), 0xbfc90fdbu);
  EXPECT_EQ(atan2Bits(infinity, infinity), 0x3f490fdbu);
  EXPECT_EQ(atan2Bits(infinity | sign, infinity | sign), 0xc016cbe4u);
  EXPECT_EQ(atan2Bits(infinity, one | sign), 0x3fc90fdbu);
  EXPECT_EQ(atan2Bits(one | sign, infinity), 0x80000000u);
  EXPECT_EQ(atan2Bits(one, infinity | sign), 0x40490fdbu);
  EXPECT_EQ(atan2Bits(0x7f800001, one), 0x7fc00001u);
  EXPECT_EQ(atan2Bits(one, 0xffc00002), 0xffc00002u);
}
