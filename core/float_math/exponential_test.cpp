// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(Exponential, Exp) {
  EXPECT_EQ(bits(elementary::exp(f64(0x3ff0000000000000))),
            0x4005bf0a8b145769u);
  EXPECT_EQ(bits(elementary::exp(f64(0xbff0000000000000))),
            0x3fd78b56362cef38u);
  EXPECT_EQ(bits(elementary::exp(f64(0x3fe0000000000000))),
            0x3ffa61298e1e069cu);
  EXPECT_EQ(bits(elementary::exp(f64(0x3ddb7cdfd9d7bdbb))),
            0x3ff000000006df38u);
  EXPECT_EQ(bits(elementary::exp(f64(0x3c9fffffffffffff))),
            0x3ff0000000000000u);
  EXPECT_EQ(bits(elementary::exp(f64(0x40862e3d70a3d70a))),
            0x7fefe9ce5c4c52b4u);
  EXPECT_EQ(bits(elementary::exp(f64(0xc086240000000000))),
            0x000e6cf6d08897acu);
  EXPECT_EQ(bits(elementary::exp(f64(0xc08748cccccccccd))),
            0x0000000000000001u);
  EXPECT_EQ(bits(elementary::exp(f64(0xc087500000000000))),
            0x0000000000000000u);
  EXPECT_EQ(bits(elementary::exp(f64(0x4086300000000000))),
            0x7ff0000000000000u);
  EXPECT_EQ(bits(elementary::exp(f32(0x3f800000))), 0x402df854u);
  EXPECT_EQ(bits(elementary::exp(f32(0xc0500000))), 0x3d1ed1b4u);
  EXPECT_EQ(bits(elementary::exp(f32(0x42b16666))), 0x7f7a37fcu);
  EXPECT_EQ(bits(elementary::exp(f32(0xc2c80000))), 0x0000001bu);
  EXPECT_EQ(bits(elementary::exp(f32(0x3dcccccd))), 0x3f8d763eu);
  EXPECT_EQ(bits(elementary::exp(f16(0x3c00))), 0x4170u);
  EXPECT_EQ(bits(elementary::exp(f16(0xc8c0))), 0x04e8u);
  EXPECT_EQ(bits(elementary::exp(f16(0x4980))), 0x7b4fu);
}

TEST(Exponential, Exp2) {
  EXPECT_EQ(bits(elementary::exp2(f64(0x3fe0000000000000))),
            0x3ff6a09e667f3bcdu);
  EXPECT_EQ(bits(elementary::exp2(f64(0xbfb999999999999a))),
            0x3feddb680117ab12u);
  EXPECT_EQ(bits(elementary::exp2(f64(0x408ffc0000000000))),
            0x7fe6a09e667f3bcdu);
  EXPECT_EQ(bits(elementary::exp2(f64(0xc090c80000000000))),
            0x0000000000000001u);
  EXPECT_EQ(bits(elementary::exp2(f64(0xc090cc0000000000))),
            0x0000000000000000u);
  EXPECT_EQ(bits(elementary::exp2(f64(0xc090ca0000000000))),
            0x0000000000000001u);
  EXPECT_EQ(bits(elementary::exp2(f64(0x4024000000000000))),
            0x4090000000000000u);
  EXPECT_EQ(bits(elementary::exp2(f32(0x3e99999a))), 0x3f9d9624u);
  EXPECT_EQ(bits(elementary::exp2(f32(0xc3150000))), 0x00000001u);
  EXPECT_EQ(bits(elementary::exp2(f32(0xc3160000))), 0x00000000u);
  EXPECT_EQ(bits(elementary::exp2(f32(0x42fffae1))), 0x7f7e3b37u);
  EXPECT_EQ(bits(elementary::exp2(f16(0x34cd))), 0x3cedu);
  EXPECT_EQ(bits(elementary::exp2(f16(0xce00))), 0x0001u);
  EXPECT_EQ(bits(elementary::exp2(f16(0xce40))), 0x0000u);
}

TEST(Exponential, Exp10) {
  EXPECT_EQ(bits(elementary::exp10(f64(0x3fe0000000000000))),
            0x40094c583ada5b53u);
  EXPECT_EQ(bits(elementary::exp10(f64(0x4036000000000000))),
            0x4480f0cf064dd592u);
  EXPECT_EQ(bits(elementary::exp10(f64(0x4037000000000000))),
            0x44b52d02c7e14af6u);
  EXPECT_EQ(bits(elementary::exp10(f64(0xc014000000000000))),
            0x3ee4f8b588e368f1u);
  EXPECT_EQ(bits(elementary::exp10(f64(0x4073433333333333))),
            0x7fec3647f1d600b6u);
  EXPECT_EQ(bits(elementary::exp10(f64(0xc074380000000000))),
            0x0000000000000001u);
  EXPECT_EQ(bits(elementary::exp10(f32(0x3dcccccd))), 0x3fa12478u);
  EXPECT_EQ(bits(elementary::exp10(f32(0x41200000))), 0x501502f9u);
  EXPECT_EQ(bits(elementary::exp10(f32(0x41300000))), 0x51ba43b7u);
  EXPECT_EQ(bits(elementary::exp10(f32(0xc2320000))), 0x00000002u);
  EXPECT_EQ(bits(elementary::exp10(f16(0x2e66))), 0x3d09u);
  EXPECT_EQ(bits(elementary::exp10(f16(0x4400))), 0x70e2u);
  EXPECT_EQ(bits(elementary::exp10(f16(0xc740))), 0x0001u);
}

TEST(Exponential, Expm1) {
  EXPECT_EQ(bits(elementary::expm1(f64(0x3ff0000000000000))),
            0x3ffb7e151628aed3u);
  EXPECT_EQ(bits(elementary::expm1(f64(0xbee4f8b588e368f1))),
            0xbee4f8aea9acf2c9u);
  EXPECT_EQ(bits(elementary::expm1(f64(0x3d719799812dea11))),
            0x3d719799812df3bdu);
  EXPECT_EQ(bits(elementary::expm1(f64(0xc044000000000000))),
            0xbff0000000000000u);
  EXPECT_EQ(bits(elementary::expm1(f64(0x3c30000000000000))),
            0x3c30000000000000u);
  EXPECT_EQ(bits(elementary::expm1(f64(0x4085e00000000000))),
            0x7f0d945df4f8ec8eu);
  EXPECT_EQ(bits(elementary::expm1(f32(0x3f800000))), 0x3fdbf0a9u);
  EXPECT_EQ(bits(elementary::expm1(f32(0xba83126f))), 0xba8301a9u);
  EXPECT_EQ(bits(elementary::expm1(f32(0x41a00000))), 0x4de75844u);
  EXPECT_EQ(bits(elementary::expm1(f16(0x3c00))), 0x3ee0u);
  EXPECT_EQ(bits(elementary::expm1(f16(0xa11f))), 0xa118u);
}

TEST(Exponential, SpecialValues) {
  EXPECT_EQ(bits(elementary::exp(f32(0x80000000))), 0x3f800000u);
  EXPECT_EQ(bits(elementary::exp(f32(0x7f800000))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::exp2(f32(0xff800000))), 0u);
  EXPECT_EQ(bits(elementary::exp10(f32(0x7f7fffff))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::expm1(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::expm1(f32(0xff800000))), 0xbf800000u);
}

TEST(Exponential, NaNsBecomeQuiet) {
  EXPECT_EQ(bits(elementary::exp(f32(0xff800001))), 0xffc00001u);
  EXPECT_EQ(bits(elementary::exp(f32(0x7fc12345))), 0x7fc12345u);
}

TEST(Exponential, Formats) {
  using llvm::APFloat;
  EXPECT_EQ(elementary::exp(APFloat::getOne(APFloat::IEEEquad())),
            std::nullopt);
  EXPECT_EQ(elementary::exp(APFloat::getOne(APFloat::x87DoubleExtended())),
            std::nullopt);
  EXPECT_EQ(elementary::exp(APFloat::getOne(APFloat::Float4E2M1FN())),
            std::nullopt);
  // 2.71875 in bfloat16; 2.5 and 2.75 in eight bits.
  EXPECT_EQ(bits(elementary::exp(APFloat::getOne(APFloat::BFloat()))), 0x402eu);
  EXPECT_EQ(bits(elementary::exp(APFloat::getOne(APFloat::Float8E5M2()))),
            0x41u);
  EXPECT_EQ(bits(elementary::exp(APFloat::getOne(APFloat::Float8E4M3FN()))),
            0x43u);
  // In a format without infinities, an overflow yields NaN.
  EXPECT_EQ(bits(elementary::exp(APFloat::getLargest(APFloat::Float8E4M3FN()))),
            0x7fu);
}
