// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::elementary;

// The expected bits were computed by mpmath with 3000 bits and rounded once.

TEST(Power, Pow) {
  EXPECT_EQ(
      bits(elementary::pow(f64(0x4000000000000000), f64(0x3fe0000000000000))),
      0x3ff6a09e667f3bcdu);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x4022000000000000), f64(0x3fe0000000000000))),
      0x4008000000000000u);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x4008000000000000), f64(0x4041000000000000))),
      0x434d9fe779881944u);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x3ff199999999999a), f64(0xc072c80000000000))),
      0x3d59a33bdada45b6u);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x433ffffffffffffe), f64(0x3ff0000000000000))),
      0x433ffffffffffffeu);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x3ff0000000000001), f64(0x430c6bf526340000))),
      0x3ff3fa60615291eeu);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x4000000000000000), f64(0xc090c80000000000))),
      0x0000000000000001u);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x4000000000000000), f64(0xc090cc0000000000))),
      0x0000000000000000u);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x4020000000000000), f64(0xc076600000000000))),
      0x0000000000000001u);
  EXPECT_EQ(
      bits(elementary::pow(f64(0x4024000000000000), f64(0x4073400000000000))),
      0x7fe1ccf385ebc8a0u);
  EXPECT_EQ(bits(elementary::pow(f32(0x40400000), f32(0x41800000))),
            0x4c2435d0u);
  EXPECT_EQ(bits(elementary::pow(f32(0x3f000000), f32(0x43150000))),
            0x00000001u);
  EXPECT_EQ(bits(elementary::pow(f32(0x3f000000), f32(0x43160000))),
            0x00000000u);
  EXPECT_EQ(bits(elementary::pow(f32(0x41200000), f32(0xc0533333))),
            0x3a03621cu);
  EXPECT_EQ(bits(elementary::pow(f32(0x45800800), f32(0x40000000))),
            0x4b801000u);
  EXPECT_EQ(bits(elementary::pow(f16(0x4200), f16(0x3800))), 0x3eeeu);
  EXPECT_EQ(bits(elementary::pow(f16(0x5020), f16(0x4000))), 0x6441u);
}

// The columns are x, y and x^y.
TEST(Power, SpecialValues) {
  const uint32_t one = 0x3f800000, two = 0x40000000, three = 0x40400000,
                 half = 0x3f000000, infinity = 0x7f800000, sign = 0x80000000,
                 nan = 0x7fc00001, invalid = 0xffc00000, largest = 0x7f7fffff;
  const uint32_t rows[][3] = {
      {nan, sign, one},
      {one, nan, one},
      {two, nan, nan},
      {nan, two, nan},
      {0x7f800001, two, nan},
      {sign, three | sign, infinity | sign},
      {sign, two | sign, infinity},
      {0, infinity | sign, infinity},
      {sign, three, sign},
      {sign, half, 0},
      {one | sign, infinity, one},
      {half, infinity | sign, infinity},
      {half | sign, infinity, 0},
      {two | sign, infinity, infinity},
      {two, infinity | sign, 0},
      {infinity | sign, three | sign, sign},
      {infinity | sign, half | sign, 0},
      {infinity | sign, three, infinity | sign},
      {infinity | sign, half, infinity},
      {infinity, half | sign, 0},
      {one | sign, half | sign, invalid},
      {two | sign, three, 0xc1000000},
      {one | sign, largest, one},
      {two | sign, largest, infinity},
      {three, largest | sign, 0},
  };
  for (const auto &row : rows)
    EXPECT_EQ(bits(elementary::pow(f32(row[0]), f32(row[1]))), row[2])
        << std::hex << row[0] << " to " << row[1];
}
