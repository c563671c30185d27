// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/packing.h"

#include <vector>

#include "gtest/gtest.h"

using namespace onnx_mlir;

using Bytes = std::vector<char>;

TEST(Packing, UnpacksTheLowestBitsFirst) {
  EXPECT_EQ(unpackElements(Bytes{0x21, 0x43}, 4, 4), (Bytes{1, 2, 3, 4}));
  EXPECT_EQ(unpackElements(Bytes{0x1b}, 4, 2), (Bytes{3, 2, 1, 0}));
}

TEST(Packing, IgnoresBitsAfterTheLastElement) {
  EXPECT_EQ(unpackElements(Bytes{char(0xf5)}, 1, 4), (Bytes{5}));
  EXPECT_EQ(unpackElements(Bytes{char(0xff)}, 3, 2), (Bytes{3, 3, 3}));
  EXPECT_EQ(unpackElements(Bytes{}, 0, 2), Bytes());
}

TEST(Packing, PacksTheLowestBitsFirst) {
  EXPECT_EQ(packElements(Bytes{1, 2, 3}, 4), (Bytes{0x21, 0x03}));
  EXPECT_EQ(packElements(Bytes{3, 2, 1, 0, 2}, 2), (Bytes{0x1b, 0x02}));
  EXPECT_EQ(packElements(Bytes{}, 4), Bytes());
}

TEST(Packing, PacksOnlyTheLowerBits) {
  EXPECT_EQ(packElements(Bytes{char(-1), char(-8)}, 4), (Bytes{char(0x8f)}));
}
