// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(Root, Sqrt) {
  EXPECT_EQ(bits(elementary::sqrt(f64(0x4000000000000000))),
            0x3ff6a09e667f3bcdu);
  EXPECT_EQ(bits(elementary::sqrt(f64(0x3fb999999999999a))),
            0x3fd43d136248490fu);
  EXPECT_EQ(bits(elementary::sqrt(f64(0x4022000000000000))),
            0x4008000000000000u);
  EXPECT_EQ(bits(elementary::sqrt(f64(0x0000000000000001))),
            0x1e60000000000000u);
  EXPECT_EQ(bits(elementary::sqrt(f64(0x7fefffffffffffff))),
            0x5fefffffffffffffu);
  EXPECT_EQ(bits(elementary::sqrt(f32(0x40000000))), 0x3fb504f3u);
  EXPECT_EQ(bits(elementary::sqrt(f32(0x3dcccccd))), 0x3ea1e89bu);
  EXPECT_EQ(bits(elementary::sqrt(f32(0x00000001))), 0x1a3504f3u);
  EXPECT_EQ(bits(elementary::sqrt(f16(0x4000))), 0x3da8u);
  EXPECT_EQ(bits(elementary::sqrt(f16(0x2e66))), 0x350fu);
}

TEST(Root, Rsqrt) {
  EXPECT_EQ(bits(elementary::rsqrt(f64(0x4000000000000000))),
            0x3fe6a09e667f3bcdu);
  EXPECT_EQ(bits(elementary::rsqrt(f64(0x3fb999999999999a))),
            0x40094c583ada5b52u);
  EXPECT_EQ(bits(elementary::rsqrt(f64(0x3fd0000000000000))),
            0x4000000000000000u);
  EXPECT_EQ(bits(elementary::rsqrt(f64(0x0000000000000001))),
            0x6180000000000000u);
  EXPECT_EQ(bits(elementary::rsqrt(f32(0x40000000))), 0x3f3504f3u);
  EXPECT_EQ(bits(elementary::rsqrt(f32(0x3dcccccd))), 0x404a62c2u);
  EXPECT_EQ(bits(elementary::rsqrt(f32(0x41800000))), 0x3e800000u);
  EXPECT_EQ(bits(elementary::rsqrt(f16(0x4000))), 0x39a8u);
  EXPECT_EQ(bits(elementary::rsqrt(f16(0x2e66))), 0x4253u);
}

TEST(Root, Cbrt) {
  EXPECT_EQ(bits(elementary::cbrt(f64(0x4000000000000000))),
            0x3ff428a2f98d728bu);
  EXPECT_EQ(bits(elementary::cbrt(f64(0xc03b000000000000))),
            0xc008000000000000u);
  EXPECT_EQ(bits(elementary::cbrt(f64(0x3fb999999999999a))),
            0x3fddb4c7760bcff3u);
  EXPECT_EQ(bits(elementary::cbrt(f64(0x0000000000000001))),
            0x2990000000000000u);
  EXPECT_EQ(bits(elementary::cbrt(f32(0x40000000))), 0x3fa14518u);
  EXPECT_EQ(bits(elementary::cbrt(f32(0xc1d80000))), 0xc0400000u);
  EXPECT_EQ(bits(elementary::cbrt(f32(0x3dcccccd))), 0x3eeda63cu);
  EXPECT_EQ(bits(elementary::cbrt(f16(0x4000))), 0x3d0au);
  EXPECT_EQ(bits(elementary::cbrt(f16(0xcec0))), 0xc200u);
}

TEST(Root, SpecialValues) {
  EXPECT_EQ(bits(elementary::sqrt(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::sqrt(f32(0x7f800000))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::sqrt(f32(0xbf800000))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::rsqrt(f32(0))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::rsqrt(f32(0x80000000))), 0xff800000u);
  EXPECT_EQ(bits(elementary::rsqrt(f32(0x7f800000))), 0u);
  EXPECT_EQ(bits(elementary::rsqrt(f32(0xff800000))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::cbrt(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::cbrt(f32(0xff800000))), 0xff800000u);
}
