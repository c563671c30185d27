// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(Logarithm, Log) {
  EXPECT_EQ(bits(elementary::log(f64(0x4000000000000000))),
            0x3fe62e42fefa39efu);
  EXPECT_EQ(bits(elementary::log(f64(0x4008000000000000))),
            0x3ff193ea7aad030bu);
  EXPECT_EQ(bits(elementary::log(f64(0x3fb999999999999a))),
            0xc0026bb1bbb55515u);
  EXPECT_EQ(bits(elementary::log(f64(0x3ff0000000000001))),
            0x3cafffffffffffffu);
  EXPECT_EQ(bits(elementary::log(f64(0x3fefffffffffffff))),
            0xbca0000000000000u);
  EXPECT_EQ(bits(elementary::log(f64(0x6a562a88613629b6))),
            0x407d6479eba7c971u);
  EXPECT_EQ(bits(elementary::log(f64(0x0000000000000001))),
            0xc0874385446d71c3u);
  EXPECT_EQ(bits(elementary::log(f64(0x7fefffffffffffff))),
            0x40862e42fefa39efu);
  EXPECT_EQ(bits(elementary::log(f32(0x40000000))), 0x3f317218u);
  EXPECT_EQ(bits(elementary::log(f32(0x3f333333))), 0xbeb69e1au);
  EXPECT_EQ(bits(elementary::log(f32(0x000116c2))), 0xc2b834f2u);
  EXPECT_EQ(bits(elementary::log(f32(0x7f61b1e6))), 0x42b13196u);
  EXPECT_EQ(bits(elementary::log(f16(0x4000))), 0x398cu);
  EXPECT_EQ(bits(elementary::log(f16(0x399a))), 0xb5b4u);
  EXPECT_EQ(bits(elementary::log(f16(0x0001))), 0xcc29u);
}

TEST(Logarithm, Log2) {
  EXPECT_EQ(bits(elementary::log2(f64(0x4008000000000000))),
            0x3ff95c01a39fbd68u);
  EXPECT_EQ(bits(elementary::log2(f64(0x3fc0000000000000))),
            0xc008000000000000u);
  EXPECT_EQ(bits(elementary::log2(f64(0x7e37e43c8800759c))),
            0x408f24a09f1a8b89u);
  EXPECT_EQ(bits(elementary::log2(f64(0x3fefffffffffffff))),
            0xbca71547652b82feu);
  EXPECT_EQ(bits(elementary::log2(f64(0x0000000000000001))),
            0xc090c80000000000u);
  EXPECT_EQ(bits(elementary::log2(f32(0x40400000))), 0x3fcae00du);
  EXPECT_EQ(bits(elementary::log2(f32(0x00000001))), 0xc3150000u);
  EXPECT_EQ(bits(elementary::log2(f32(0x3f666666))), 0xbe1ba6b5u);
  EXPECT_EQ(bits(elementary::log2(f16(0x4200))), 0x3e57u);
  EXPECT_EQ(bits(elementary::log2(f16(0x3b33))), 0xb0deu);
}

TEST(Logarithm, Log10) {
  EXPECT_EQ(bits(elementary::log10(f64(0x408f400000000000))),
            0x4008000000000000u);
  EXPECT_EQ(bits(elementary::log10(f64(0x4480f0cf064dd592))),
            0x4036000000000000u);
  EXPECT_EQ(bits(elementary::log10(f64(0x44b52d02c7e14af6))),
            0x4037000000000000u);
  EXPECT_EQ(bits(elementary::log10(f64(0x4000000000000000))),
            0x3fd34413509f79ffu);
  EXPECT_EQ(bits(elementary::log10(f64(0x3f50624dd2f1a9fc))),
            0xc008000000000000u);
  EXPECT_EQ(bits(elementary::log10(f32(0x501502f9))), 0x41200000u);
  EXPECT_EQ(bits(elementary::log10(f32(0x40a00000))), 0x3f32efb3u);
  EXPECT_EQ(bits(elementary::log10(f32(0x3dcccccd))), 0xbf800000u);
  EXPECT_EQ(bits(elementary::log10(f16(0x70e2))), 0x4400u);
  EXPECT_EQ(bits(elementary::log10(f16(0x4500))), 0x3997u);
}

TEST(Logarithm, Log1p) {
  EXPECT_EQ(bits(elementary::log1p(f64(0x3ddb7cdfd9d7bdbb))),
            0x3ddb7cdfd9d1d693u);
  EXPECT_EQ(bits(elementary::log1p(f64(0xbfe0000000000000))),
            0xbfe62e42fefa39efu);
  EXPECT_EQ(bits(elementary::log1p(f64(0xbfefffffffffffff))),
            0xc0425e4f7b2737fau);
  EXPECT_EQ(bits(elementary::log1p(f64(0x7e37e43c8800759c))),
            0x4085963447f87fb5u);
  EXPECT_EQ(bits(elementary::log1p(f64(0x4008000000000000))),
            0x3ff62e42fefa39efu);
  EXPECT_EQ(bits(elementary::log1p(f32(0x3727c5ac))), 0x3727c575u);
  EXPECT_EQ(bits(elementary::log1p(f32(0xbf400000))), 0xbfb17218u);
  EXPECT_EQ(bits(elementary::log1p(f32(0x60ad78ec))), 0x423834f1u);
  EXPECT_EQ(bits(elementary::log1p(f16(0x211f))), 0x2118u);
  EXPECT_EQ(bits(elementary::log1p(f16(0xba00))), 0xbd8cu);
}

TEST(Logarithm, SpecialValues) {
  EXPECT_EQ(bits(elementary::log(f32(0x3f800000))), 0u);
  EXPECT_EQ(bits(elementary::log2(f32(0x80000000))), 0xff800000u);
  EXPECT_EQ(bits(elementary::log10(f32(0x7f800000))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::log1p(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::log1p(f32(0xbf800000))), 0xff800000u);
}

TEST(Logarithm, OutsideDomain) {
  EXPECT_EQ(bits(elementary::log(f32(0xbf800000))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::log2(f32(0xff800000))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::log10(f64(0x8000000000000001))),
            0xfff8000000000000u);
  EXPECT_EQ(bits(elementary::log1p(f32(0xc0000000))), 0xffc00000u);
}

// In this eight-bit format, -13 is half-way between -12 and -14.
TEST(Logarithm, HalfWay) {
  llvm::APFloat x = scalbn(llvm::APFloat::getOne(llvm::APFloat::Float8E5M2()),
                           -13, llvm::APFloat::rmNearestTiesToEven);
  EXPECT_EQ(elementary::log2(x)->convertToFloat(), -12.0f);
}
