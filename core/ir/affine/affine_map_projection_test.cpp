// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_test_base.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir {
namespace {

class AffineMapProjectionTest : public AffineTest {
protected:
  static llvm::SmallBitVector bits(unsigned size,
                                   llvm::ArrayRef<unsigned> positions) {
    llvm::SmallBitVector result(size);
    for (unsigned position : positions)
      result.set(position);
    return result;
  }
};

TEST_F(AffineMapProjectionTest, InverseOfAPermutation) {
  EXPECT_EQ(inversePermutation(map(3, 0, {d1, d2, d0})),
            map(3, 0, {d2, d0, d1}));
}

TEST_F(AffineMapProjectionTest, InverseTakesFirstPlaces) {
  EXPECT_EQ(inversePermutation(map(2, 0, {d0 + d1, d1, d0, d1})),
            map(4, 0, {d2, d1}));
}

TEST_F(AffineMapProjectionTest, InverseOfTheEmptyMap) {
  EXPECT_EQ(inversePermutation(map(0, 0, {})), map(0, 0, {}));
}

TEST_F(AffineMapProjectionTest, NoInverseWhereADimensionIsMissing) {
  EXPECT_FALSE(inversePermutation(map(2, 0, {d0})));
  EXPECT_FALSE(inversePermutation(map(1, 0, {d0 + 1})));
}

TEST_F(AffineMapProjectionTest, InverseAndBroadcast) {
  EXPECT_EQ(
      inverseAndBroadcastProjectedPermutation(map(3, 0, {d2, constant(0)})),
      map(2, 0, {constant(0), constant(0), d0}));
}

TEST_F(AffineMapProjectionTest, ProjectedDimsAreZero) {
  AffineMap sum = map(2, 0, {d0 + d1, d1});
  EXPECT_EQ(projectDims(sum, bits(2, {1})), map(2, 0, {d0, constant(0)}));
}

TEST_F(AffineMapProjectionTest, ProjectedDimsAreLeftOut) {
  AffineMap sum = map(3, 1, {d0 + d1, d2 + s0});
  EXPECT_EQ(projectDims(sum, bits(3, {1}), /*compressDims=*/true),
            map(2, 1, {d0, d1 + s0}));
}

TEST_F(AffineMapProjectionTest, ProjectedSymbolsAreZero) {
  AffineMap sum = map(1, 2, {d0 + s0, s1});
  EXPECT_EQ(projectSymbols(sum, bits(2, {0})), map(1, 2, {d0, s1}));
}

TEST_F(AffineMapProjectionTest, ProjectedSymbolsAreLeftOut) {
  AffineMap sum = map(1, 2, {d0 + s0, s1});
  EXPECT_EQ(projectSymbols(sum, bits(2, {0}), /*compressSymbols=*/true),
            map(1, 1, {d0, s0}));
}

TEST_F(AffineMapProjectionTest, ProjectedMap) {
  AffineMap sum = map(2, 2, {d0 * 2 + d1 + s1});
  EXPECT_EQ(getProjectedMap(sum, bits(2, {0})), map(1, 1, {d0 + s0}));
  EXPECT_EQ(getProjectedMap(sum, bits(2, {0}), /*compressDims=*/false,
                            /*compressSymbols=*/false),
            map(2, 2, {d1 + s1}));
}

TEST_F(AffineMapProjectionTest, UnusedDims) {
  llvm::SmallBitVector unused =
      getUnusedDimsBitVector({map(3, 0, {d0}), map(3, 0, {d0 + d2})});
  EXPECT_EQ(unused, bits(3, {1}));
}

TEST_F(AffineMapProjectionTest, UnusedSymbols) {
  EXPECT_EQ(getUnusedSymbolsBitVector(map(1, 2, {d0 * s1})), bits(2, {0}));
}

TEST_F(AffineMapProjectionTest, CompressesDims) {
  EXPECT_EQ(compressDims(map(3, 0, {d0, d2}), bits(3, {1})),
            map(2, 0, {d0, d1}));
}

TEST_F(AffineMapProjectionTest, CompressesUnusedDims) {
  EXPECT_EQ(compressUnusedDims(map(3, 1, {d2 + s0})), map(1, 1, {d0 + s0}));
}

TEST_F(AffineMapProjectionTest, CompressesDimsThatNoMapUses) {
  llvm::SmallVector<AffineMap> maps =
      compressUnusedDims({map(3, 0, {d2}), map(3, 0, {d1})});
  ASSERT_EQ(maps.size(), 2u);
  EXPECT_EQ(maps[0], map(2, 0, {d1}));
  EXPECT_EQ(maps[1], map(2, 0, {d0}));
}

TEST_F(AffineMapProjectionTest, CompressesSymbols) {
  EXPECT_EQ(compressSymbols(map(0, 2, {s1}), bits(2, {0})), map(0, 1, {s0}));
}

TEST_F(AffineMapProjectionTest, CompressesUnusedSymbols) {
  EXPECT_EQ(compressUnusedSymbols(map(1, 3, {d0 * s2})), map(1, 1, {d0 * s0}));
}

TEST_F(AffineMapProjectionTest, CompressesSymbolsThatNoMapUses) {
  llvm::SmallVector<AffineMap> maps =
      compressUnusedSymbols({map(0, 3, {s2}), map(0, 3, {s1})});
  ASSERT_EQ(maps.size(), 2u);
  EXPECT_EQ(maps[0], map(0, 2, {s1}));
  EXPECT_EQ(maps[1], map(0, 2, {s0}));
}

TEST_F(AffineMapProjectionTest, CompressesNoMaps) {
  EXPECT_TRUE(compressUnusedDims(llvm::ArrayRef<AffineMap>()).empty());
  EXPECT_TRUE(compressUnusedSymbols(llvm::ArrayRef<AffineMap>()).empty());
}

TEST_F(AffineMapProjectionTest, ExpandsDims) {
  EXPECT_EQ(expandDimsToRank(map(2, 0, {d0 + d1, d1}), 3, bits(3, {1})),
            map(3, 0, {d0 + d2, d2}));
}

TEST_F(AffineMapProjectionTest, AppliesAPermutation) {
  EXPECT_EQ(applyPermutationMap<char>(map(3, 0, {d2, d0}), {'a', 'b', 'c'}),
            (llvm::SmallVector<char>{'c', 'a'}));
}

} // namespace
} // namespace mlir
