// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(ErrorFunction, Erf) {
  EXPECT_EQ(bits(elementary::erf(f64(0x3fe0000000000000))),
            0x3fe0a7ef5c18edd2u);
  EXPECT_EQ(bits(elementary::erf(f64(0xbff0000000000000))),
            0xbfeaf767a741088bu);
  EXPECT_EQ(bits(elementary::erf(f64(0x4000000000000000))),
            0x3fefd9ae142795e3u);
  EXPECT_EQ(bits(elementary::erf(f64(0x4016000000000000))),
            0x3fefffffffffffbeu);
  EXPECT_EQ(bits(elementary::erf(f64(0x01a56e1fc2f8f359))),
            0x01a82e6d98711d3au);
  EXPECT_EQ(bits(elementary::erf(f64(0x3ee4f8b588e368f1))),
            0x3ee7a9f084b5e44cu);
  EXPECT_EQ(bits(elementary::erf(f32(0x3f000000))), 0x3f053f7bu);
  EXPECT_EQ(bits(elementary::erf(f32(0xc0000000))), 0xbf7ecd71u);
  EXPECT_EQ(bits(elementary::erf(f32(0x40600000))), 0x3f7ffff4u);
  EXPECT_EQ(bits(elementary::erf(f16(0x3800))), 0x382au);
  EXPECT_EQ(bits(elementary::erf(f16(0xc000))), 0xbbf6u);
}

TEST(ErrorFunction, Erfc) {
  EXPECT_EQ(bits(elementary::erfc(f64(0x3fe0000000000000))),
            0x3fdeb02147ce245cu);
  EXPECT_EQ(bits(elementary::erfc(f64(0xbff0000000000000))),
            0x3ffd7bb3d3a08445u);
  EXPECT_EQ(bits(elementary::erfc(f64(0x4000000000000000))),
            0x3f7328f5ec350e67u);
  EXPECT_EQ(bits(elementary::erfc(f64(0x4016000000000000))),
            0x3d009182b326b229u);
  EXPECT_EQ(bits(elementary::erfc(f64(0x403b000000000000))),
            0x0000000000019e0fu);
  EXPECT_EQ(bits(elementary::erfc(f64(0x403a800000000000))),
            0x0043df6725a60cf5u);
  EXPECT_EQ(bits(elementary::erfc(f64(0xc016000000000000))),
            0x3fffffffffffffdfu);
  EXPECT_EQ(bits(elementary::erfc(f32(0x3f000000))), 0x3ef5810au);
  EXPECT_EQ(bits(elementary::erfc(f32(0xc0000000))), 0x3fff66b8u);
  EXPECT_EQ(bits(elementary::erfc(f32(0x41200000))), 0x00000001u);
  EXPECT_EQ(bits(elementary::erfc(f16(0x3800))), 0x37acu);
  EXPECT_EQ(bits(elementary::erfc(f16(0x4200))), 0x0173u);
}

TEST(ErrorFunction, SpecialValues) {
  EXPECT_EQ(bits(elementary::erf(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::erf(f32(0xff800000))), 0xbf800000u);
  EXPECT_EQ(bits(elementary::erf(f32(0x7f7fffff))), 0x3f800000u);
  EXPECT_EQ(bits(elementary::erfc(f32(0x80000000))), 0x3f800000u);
  EXPECT_EQ(bits(elementary::erfc(f32(0xff800000))), 0x40000000u);
  EXPECT_EQ(bits(elementary::erfc(f32(0x7f800000))), 0u);
  EXPECT_EQ(bits(elementary::erfc(f32(0x7f7fffff))), 0u);
}
