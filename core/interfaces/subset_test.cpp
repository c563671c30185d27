// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/subset.h"

#include "core/interfaces/interface_test_base.h"
#include "core/interfaces/static_values.h"

namespace mlir {
namespace {

class Subset : public InterfaceTest {
protected:
  OpFoldResult number(int64_t n) { return test.builder.getIndexAttr(n); }
  HyperrectangularSlice slice(OpFoldResult offset, OpFoldResult size,
                              int64_t stride = 1) {
    return HyperrectangularSlice({offset}, {size}, {number(stride)});
  }
};

TEST_F(Subset, SlicesBehindEachOtherDoNotOverlap) {
  auto a = slice(number(0), number(5)), b = slice(number(5), number(4));
  for (auto overlap :
       {areOverlappingSlices(a, b), areOverlappingSlices(b, a)}) {
    ASSERT_TRUE(succeeded(overlap));
    EXPECT_FALSE(*overlap);
  }
}

TEST_F(Subset, StridesReachFarther) {
  auto overlap = areOverlappingSlices(slice(number(0), number(5), 2),
                                      slice(number(8), number(1)));
  ASSERT_TRUE(succeeded(overlap));
  EXPECT_TRUE(*overlap);
}

TEST_F(Subset, KnowsTheSameValue) {
  Value offset = value(index), other = value(index);
  auto a = slice(offset, number(5));
  auto same = areEquivalentSlices(a, slice(offset, number(5)));
  ASSERT_TRUE(succeeded(same));
  EXPECT_TRUE(*same);
  auto shorter = areEquivalentSlices(a, slice(offset, number(4)));
  ASSERT_TRUE(succeeded(shorter));
  EXPECT_FALSE(*shorter);
  EXPECT_TRUE(failed(areEquivalentSlices(a, slice(other, number(5)))));
  EXPECT_TRUE(failed(areOverlappingSlices(a, slice(other, number(5)))));
}

} // namespace
} // namespace mlir
