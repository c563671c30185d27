// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(Trigonometric, Sin) {
  EXPECT_EQ(bits(elementary::sin(f64(0x3ff0000000000000))),
            0x3feaed548f090ceeu);
  EXPECT_EQ(bits(elementary::sin(f64(0x400921fb54442d18))),
            0x3ca1a62633145c07u);
  EXPECT_EQ(bits(elementary::sin(f64(0x4480f0cf064dd592))),
            0xbfeb453ab76bf397u);
  EXPECT_EQ(bits(elementary::sin(f64(0x7fefffffffffffff))),
            0x3f7452fc98b34e97u);
  EXPECT_EQ(bits(elementary::sin(f64(0xbe45798ee2308c3a))),
            0xbe45798ee2308c3au);
  EXPECT_EQ(bits(elementary::sin(f64(0x4086300000000000))),
            0x3f0f9bd0303f6fafu);
  EXPECT_EQ(bits(elementary::sin(f32(0x3f800000))), 0x3f576aa4u);
  EXPECT_EQ(bits(elementary::sin(f32(0x40490fdb))), 0xb3bbbd2eu);
  EXPECT_EQ(bits(elementary::sin(f32(0x7149f2ca))), 0xbf4a89b0u);
  EXPECT_EQ(bits(elementary::sin(f32(0xb8d1b717))), 0xb8d1b717u);
  EXPECT_EQ(bits(elementary::sin(f16(0x3c00))), 0x3abbu);
  EXPECT_EQ(bits(elementary::sin(f16(0x7b53))), 0x3ba9u);
}

TEST(Trigonometric, Cos) {
  EXPECT_EQ(bits(elementary::cos(f64(0x3ff0000000000000))),
            0x3fe14a280fb5068cu);
  EXPECT_EQ(bits(elementary::cos(f64(0x3ff921fb54442d18))),
            0x3c91a62633145c07u);
  EXPECT_EQ(bits(elementary::cos(f64(0x4480f0cf064dd592))),
            0x3fe0be2cef01c8f4u);
  EXPECT_EQ(bits(elementary::cos(f64(0x7506ac5b262ca1ff))),
            0xbc214ae72e6ba22fu);
  EXPECT_EQ(bits(elementary::cos(f64(0x3e45798ee2308c3a))),
            0x3ff0000000000000u);
  EXPECT_EQ(bits(elementary::cos(f64(0xc008000000000000))),
            0xbfefae04be85e5d2u);
  EXPECT_EQ(bits(elementary::cos(f32(0x3f800000))), 0x3f0a5140u);
  EXPECT_EQ(bits(elementary::cos(f32(0x3fc90fdb))), 0xb33bbd2eu);
  EXPECT_EQ(bits(elementary::cos(f32(0x7f61b1e6))), 0xbef7f57cu);
  EXPECT_EQ(bits(elementary::cos(f32(0x38d1b717))), 0x3f800000u);
  EXPECT_EQ(bits(elementary::cos(f16(0x3c00))), 0x3853u);
  EXPECT_EQ(bits(elementary::cos(f16(0x7b53))), 0xb49eu);
}

TEST(Trigonometric, Tan) {
  EXPECT_EQ(bits(elementary::tan(f64(0x3ff0000000000000))),
            0x3ff8eb245cbee3a6u);
  EXPECT_EQ(bits(elementary::tan(f64(0x3ff921fb54442d18))),
            0x434d02967c31cdb5u);
  EXPECT_EQ(bits(elementary::tan(f64(0x4480f0cf064dd592))),
            0xbffa0f79c1b6b257u);
  EXPECT_EQ(bits(elementary::tan(f64(0xbe45798ee2308c3a))),
            0xbe45798ee2308c3au);
  EXPECT_EQ(bits(elementary::tan(f64(0x4008000000000000))),
            0xbfc23ef71254b86fu);
  EXPECT_EQ(bits(elementary::tan(f32(0x3f800000))), 0x3fc75923u);
  EXPECT_EQ(bits(elementary::tan(f32(0x3fc90fdb))), 0xcbae8a4au);
  EXPECT_EQ(bits(elementary::tan(f32(0x7149f2ca))), 0x3fa5943bu);
  EXPECT_EQ(bits(elementary::tan(f16(0x3c00))), 0x3e3bu);
  EXPECT_EQ(bits(elementary::tan(f16(0x3e48))), 0x6809u);
}

TEST(Trigonometric, SpecialValues) {
  EXPECT_EQ(bits(elementary::sin(f32(0x80000000))), 0x80000000u);
  EXPECT_EQ(bits(elementary::cos(f32(0x80000000))), 0x3f800000u);
  EXPECT_EQ(bits(elementary::tan(f32(0x80000001))), 0x80000001u);
  EXPECT_EQ(bits(elementary::sin(f32(0x7f800000))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::cos(f32(0xff800000))), 0xffc00000u);
  EXPECT_EQ(bits(elementary::tan(f32(0x7f800000))), 0xffc00000u);
}
