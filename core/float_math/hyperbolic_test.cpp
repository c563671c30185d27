// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(Hyperbolic, Sinh) {
  EXPECT_EQ(bits(elementary::sinh(f64(0x3ff0000000000000))),
            0x3ff2cd9fc44eb982u);
  EXPECT_EQ(bits(elementary::sinh(f64(0xbee4f8b588e368f1))),
            0xbee4f8b588e4e940u);
  EXPECT_EQ(bits(elementary::sinh(f64(0x4086300000000000))),
            0x7fe3e21a464507f9u);
  EXPECT_EQ(bits(elementary::sinh(f64(0x4034000000000000))),
            0x41aceb088b68e804u);
  EXPECT_EQ(bits(elementary::sinh(f32(0x3f800000))), 0x3f966cfeu);
  EXPECT_EQ(bits(elementary::sinh(f32(0xbdcccccd))), 0xbdcd243au);
  EXPECT_EQ(bits(elementary::sinh(f32(0x42b20000))), 0x7f28e166u);
  EXPECT_EQ(bits(elementary::sinh(f16(0x3c00))), 0x3cb3u);
  EXPECT_EQ(bits(elementary::sinh(f16(0xae66))), 0xae69u);
}

TEST(Hyperbolic, Cosh) {
  EXPECT_EQ(bits(elementary::cosh(f64(0x3ff0000000000000))),
            0x3ff8b07551d9f550u);
  EXPECT_EQ(bits(elementary::cosh(f64(0x3ee4f8b588e368f1))),
            0x3ff0000000036f9cu);
  EXPECT_EQ(bits(elementary::cosh(f64(0xc086300000000000))),
            0x7fe3e21a464507f9u);
  EXPECT_EQ(bits(elementary::cosh(f64(0x4034000000000000))),
            0x41aceb088b68e804u);
  EXPECT_EQ(bits(elementary::cosh(f32(0x3f800000))), 0x3fc583abu);
  EXPECT_EQ(bits(elementary::cosh(f32(0xbdcccccd))), 0x3f80a3fau);
  EXPECT_EQ(bits(elementary::cosh(f32(0x42b20000))), 0x7f28e166u);
  EXPECT_EQ(bits(elementary::cosh(f16(0x3c00))), 0x3e2cu);
  EXPECT_EQ(bits(elementary::cosh(f16(0xae66))), 0x3c05u);
}

TEST(Hyperbolic, Tanh) {
  EXPECT_EQ(bits(elementary::tanh(f64(0x3ff0000000000000))),
            0x3fe85efab514f394u);
  EXPECT_EQ(bits(elementary::tanh(f64(0xbee4f8b588e368f1))),
            0xbee4f8b588e06854u);
  EXPECT_EQ(bits(elementary::tanh(f64(0x4032000000000000))),
            0x3feffffffffffffcu);
  EXPECT_EQ(bits(elementary::tanh(f64(0x4034000000000000))),
            0x3ff0000000000000u);
  EXPECT_EQ(bits(elementary::tanh(f32(0x3f800000))), 0x3f42f7d6u);
  EXPECT_EQ(bits(elementary::tanh(f32(0xbdcccccd))), 0xbdcc1ebcu);
  EXPECT_EQ(bits(elementary::tanh(f32(0x41080000))), 0x3f7fffffu);
  EXPECT_EQ(bits(elementary::tanh(f16(0x3c00))), 0x3a18u);
  EXPECT_EQ(bits(elementary::tanh(f16(0xae66))), 0xae61u);
}

TEST(Hyperbolic, Asinh) {
  EXPECT_EQ(bits(elementary::asinh(f64(0x3ff0000000000000))),
            0x3fec34366179d427u);
  EXPECT_EQ(bits(elementary::asinh(f64(0xbee4f8b588e368f1))),
            0xbee4f8b588e1e8a2u);
  EXPECT_EQ(bits(elementary::asinh(f64(0x7e37e43c8800759c))),
            0x40859bbfd8b83e44u);
  EXPECT_EQ(bits(elementary::asinh(f64(0x4034000000000000))),
            0x400d841a9abe2ebbu);
  EXPECT_EQ(bits(elementary::asinh(f32(0x3f800000))), 0x3f61a1b3u);
  EXPECT_EQ(bits(elementary::asinh(f32(0xbdcccccd))), 0xbdcc75cfu);
  EXPECT_EQ(bits(elementary::asinh(f32(0x60ad78ec))), 0x423afabau);
  EXPECT_EQ(bits(elementary::asinh(f16(0x3c00))), 0x3b0du);
  EXPECT_EQ(bits(elementary::asinh(f16(0xae66))), 0xae63u);
}

TEST(Hyperbolic, Acosh) {
  EXPECT_EQ(bits(elementary::acosh(f64(0x3ff8000000000000))),
            0x3feecc2caec5160au);
  EXPECT_EQ(bits(elementary::acosh(f64(0x3ff0000000000001))),
            0x3e56a09e667f3bccu);
  EXPECT_EQ(bits(elementary::acosh(f64(0x7e37e43c8800759c))),
            0x40859bbfd8b83e44u);
  EXPECT_EQ(bits(elementary::acosh(f32(0x3fc00000))), 0x3f766165u);
  EXPECT_EQ(bits(elementary::acosh(f32(0x60ad78ec))), 0x423afabau);
  EXPECT_EQ(bits(elementary::acosh(f16(0x3e00))), 0x3bb3u);
  EXPECT_EQ(bits(elementary::acosh(f16(0x5640))), 0x454cu);
}

TEST(Hyperbolic, Atanh) {
  EXPECT_EQ(bits(elementary::atanh(f64(0x3fe0000000000000))),
            0x3fe193ea7aad030bu);
  EXPECT_EQ(bits(elementary::atanh(f64(0xbee4f8b588e368f1))),
            0xbee4f8b588e6698eu);
  EXPECT_EQ(bits(elementary::atanh(f64(0x3fefffffffffffff))),
            0x4032b708872320e2u);
  EXPECT_EQ(bits(elementary::atanh(f32(0x3f000000))), 0x3f0c9f54u);
  EXPECT_EQ(bits(elementary::atanh(f32(0xbf666666))), 0xbfbc71afu);
  EXPECT_EQ(bits(elementary::atanh(f16(0x3800))), 0x3865u);
  EXPECT_EQ(bits(elementary::atanh(f16(0xbb33))), 0xbde3u);
}

TEST(Hyperbolic, SpecialValues) {
  EXPECT_EQ(bits(elementary::sinh(f32(0xff800000))), 0xff800000u);
  EXPECT_EQ(bits(elementary::sinh(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::cosh(f32(0xff800000))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::cosh(f32(0xff7fffff))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::tanh(f32(0xff800000))), 0xbf800000u);
  EXPECT_EQ(bits(elementary::tanh(f32(0xff7fffff))), 0xbf800000u);
  EXPECT_EQ(bits(elementary::asinh(f32(0xff800000))), 0xff800000u);
  EXPECT_EQ(bits(elementary::acosh(f32(0x3f800000))), 0u);
  EXPECT_EQ(bits(elementary::acosh(f32(0x7f800000))), 0x7f800000u);
  EXPECT_EQ(bits(elementary::atanh(f32(0xbf800000))), 0xff800000u);
}

TEST(Hyperbolic, OutsideDomain) {
  EXPECT_EQ(bits(elementary::acosh(f32(0))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::acosh(f32(0xc0000000))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::atanh(f32(0x40000000))), 0xffc00000u);
}
