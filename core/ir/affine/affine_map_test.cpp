// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_map.h"

#include <limits>

#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

using Positions = llvm::SmallVector<unsigned>;

using AffineMapTest = AffineTest;

TEST_F(AffineMapTest, NullIsFalse) { EXPECT_FALSE(AffineMap()); }

TEST_F(AffineMapTest, EqualMapsAreTheSameObject) {
  EXPECT_EQ(map(2, 1, {d0 + s0, d1}), map(2, 1, {d0 + s0, d1}));
}

TEST_F(AffineMapTest, InputsTellMapsApart) {
  EXPECT_NE(map(2, 1, {d0}), map(2, 0, {d0}));
  EXPECT_NE(map(2, 0, {d0}), map(1, 0, {d0}));
}

TEST_F(AffineMapTest, ResultsTellMapsApart) {
  EXPECT_NE(map(2, 0, {d0, d1}), map(2, 0, {d1, d0}));
}

TEST_F(AffineMapTest, Accessors) {
  AffineMap both = map(2, 1, {d0, s0, d1});
  EXPECT_EQ(both.getNumDims(), 2u);
  EXPECT_EQ(both.getNumSymbols(), 1u);
  EXPECT_EQ(both.getNumInputs(), 3u);
  EXPECT_EQ(both.getNumResults(), 3u);
  EXPECT_EQ(both.getResult(1), s0);
  EXPECT_EQ(both.getContext(), &context);
}

TEST_F(AffineMapTest, OpaquePointerRoundTrip) {
  AffineMap one = map(1, 0, {d0});
  EXPECT_EQ(AffineMap::getFromOpaquePointer(one.getAsOpaquePointer()), one);
}

TEST_F(AffineMapTest, MadeWithoutResults) {
  EXPECT_EQ(text(AffineMap::get(&context)), "() -> ()");
  EXPECT_EQ(text(AffineMap::get(1, 2, &context)), "(d0)[s0, s1] -> ()");
}

TEST_F(AffineMapTest, MadeWithOneResult) {
  EXPECT_EQ(AffineMap::get(1, 0, d0 + 1), map(1, 0, {d0 + 1}));
}

TEST_F(AffineMapTest, ConstantMap) {
  EXPECT_EQ(text(AffineMap::getConstantMap(5, &context)), "() -> (5)");
}

TEST_F(AffineMapTest, MultiDimIdentityMap) {
  EXPECT_EQ(text(AffineMap::getMultiDimIdentityMap(2, &context)),
            "(d0, d1) -> (d0, d1)");
}

TEST_F(AffineMapTest, MinorIdentityMap) {
  EXPECT_EQ(text(AffineMap::getMinorIdentityMap(3, 2, &context)),
            "(d0, d1, d2) -> (d1, d2)");
  EXPECT_EQ(text(AffineMap::getMinorIdentityMap(1, 0, &context)), "(d0) -> ()");
}

TEST_F(AffineMapTest, PermutationMap) {
  EXPECT_EQ(
      AffineMap::getPermutationMap(llvm::ArrayRef<unsigned>{1, 2, 0}, &context),
      map(3, 0, {d1, d2, d0}));
  EXPECT_EQ(
      AffineMap::getPermutationMap(llvm::ArrayRef<int64_t>{1, 0}, &context),
      map(2, 0, {d1, d0}));
}

TEST_F(AffineMapTest, MultiDimMapWithTargets) {
  EXPECT_EQ(AffineMap::getMultiDimMapWithTargets(3, {2, 0}, &context),
            map(3, 0, {d2, d0}));
}

TEST_F(AffineMapTest, FilteredIdentityMap) {
  EXPECT_EQ(AffineMap::getFilteredIdentityMap(
                &context, 3,
                [](AffineDimExpr dim) { return dim.getPosition() != 1; }),
            map(3, 0, {d0, d2}));
}

TEST_F(AffineMapTest, InferredInputsServeAllLists) {
  llvm::SmallVector<llvm::SmallVector<AffineExpr, 4>> lists = {{d1, s0}, {d0}};
  auto maps = AffineMap::inferFromExprList(
      llvm::ArrayRef<llvm::SmallVector<AffineExpr, 4>>(lists), &context);
  ASSERT_EQ(maps.size(), 2u);
  EXPECT_EQ(maps[0], map(2, 1, {d1, s0}));
  EXPECT_EQ(maps[1], map(2, 1, {d0}));
}

TEST_F(AffineMapTest, InferredFromNoExpressions) {
  llvm::ArrayRef<AffineExpr> none;
  auto maps = AffineMap::inferFromExprList(llvm::ArrayRef(none), &context);
  ASSERT_EQ(maps.size(), 1u);
  EXPECT_TRUE(maps[0].isEmpty());
}

TEST_F(AffineMapTest, Identity) {
  EXPECT_TRUE(map(2, 0, {d0, d1}).isIdentity());
  EXPECT_FALSE(map(2, 0, {d1, d0}).isIdentity());
  EXPECT_FALSE(map(2, 0, {d0}).isIdentity());
  EXPECT_FALSE(map(1, 1, {s0}).isIdentity());
}

TEST_F(AffineMapTest, SymbolIdentity) {
  EXPECT_TRUE(map(1, 2, {s0, s1}).isSymbolIdentity());
  EXPECT_FALSE(map(1, 2, {s1, s0}).isSymbolIdentity());
  EXPECT_FALSE(map(1, 1, {d0}).isSymbolIdentity());
}

TEST_F(AffineMapTest, MinorIdentity) {
  EXPECT_TRUE(map(3, 0, {d1, d2}).isMinorIdentity());
  EXPECT_TRUE(map(2, 0, {}).isMinorIdentity());
  EXPECT_FALSE(map(3, 0, {d0, d1}).isMinorIdentity());
  EXPECT_FALSE(map(1, 0, {d0, d0}).isMinorIdentity());
  EXPECT_FALSE(map(1, 1, {d0}).isMinorIdentity());
}

TEST_F(AffineMapTest, MinorIdentityWithBroadcasting) {
  Positions broadcast;
  EXPECT_TRUE(
      map(3, 0, {constant(0), d2}).isMinorIdentityWithBroadcasting(&broadcast));
  EXPECT_EQ(broadcast, Positions{0});
}

TEST_F(AffineMapTest, NotMinorIdentityWithBroadcasting) {
  EXPECT_FALSE(map(2, 0, {constant(1), d1}).isMinorIdentityWithBroadcasting());
  EXPECT_FALSE(map(2, 0, {d1, constant(0)}).isMinorIdentityWithBroadcasting());
  EXPECT_FALSE(map(1, 0, {d0, constant(0)}).isMinorIdentityWithBroadcasting());
}

TEST_F(AffineMapTest, PermutationOfMinorIdentityWithBroadcasting) {
  Positions permuted;
  EXPECT_TRUE(map(3, 0, {constant(0), d1})
                  .isPermutationOfMinorIdentityWithBroadcasting(permuted));
  EXPECT_EQ(permuted, (Positions{1, 0}));
}

TEST_F(AffineMapTest, PermutationOfMinorIdentityWithLeadingZeros) {
  Positions permuted;
  EXPECT_TRUE(map(2, 0, {d1, constant(0), constant(0), d0})
                  .isPermutationOfMinorIdentityWithBroadcasting(permuted));
  EXPECT_EQ(permuted, (Positions{3, 0, 1, 2}));
}

TEST_F(AffineMapTest, NotPermutationOfMinorIdentityWithBroadcasting) {
  Positions permuted;
  EXPECT_FALSE(map(3, 0, {d0, d2})
                   .isPermutationOfMinorIdentityWithBroadcasting(permuted));
  EXPECT_FALSE(
      map(1, 1, {s0}).isPermutationOfMinorIdentityWithBroadcasting(permuted));
}

TEST_F(AffineMapTest, BroadcastDims) {
  EXPECT_EQ(map(1, 0, {constant(0), d0, constant(0)}).getBroadcastDims(),
            (Positions{0, 2}));
}

TEST_F(AffineMapTest, Empty) {
  EXPECT_TRUE(map(0, 0, {}).isEmpty());
  EXPECT_FALSE(map(1, 0, {}).isEmpty());
}

TEST_F(AffineMapTest, SingleConstant) {
  EXPECT_TRUE(map(1, 0, {constant(3)}).isSingleConstant());
  EXPECT_FALSE(map(1, 0, {constant(3), constant(4)}).isSingleConstant());
  EXPECT_FALSE(map(1, 0, {d0}).isSingleConstant());
}

TEST_F(AffineMapTest, SingleConstantResult) {
  EXPECT_EQ(map(1, 0, {constant(3)}).getSingleConstantResult(), 3);
}

TEST_F(AffineMapTest, Constant) {
  EXPECT_TRUE(map(1, 0, {constant(3), constant(4)}).isConstant());
  EXPECT_FALSE(map(1, 0, {constant(3), d0}).isConstant());
}

TEST_F(AffineMapTest, ConstantResults) {
  EXPECT_EQ(map(0, 0, {constant(3), constant(-4)}).getConstantResults(),
            (llvm::SmallVector<int64_t>{3, -4}));
}

TEST_F(AffineMapTest, ProjectedPermutation) {
  EXPECT_TRUE(map(3, 0, {d2, d0}).isProjectedPermutation());
  EXPECT_FALSE(map(2, 0, {d0, d0}).isProjectedPermutation());
  EXPECT_FALSE(map(2, 0, {d0 + 1}).isProjectedPermutation());
  EXPECT_FALSE(map(2, 1, {d0}).isProjectedPermutation());
  EXPECT_FALSE(map(1, 0, {d0, d0}).isProjectedPermutation());
}

TEST_F(AffineMapTest, ProjectedPermutationWithZeros) {
  AffineMap zeros = map(3, 0, {constant(0), d1, constant(0)});
  EXPECT_FALSE(zeros.isProjectedPermutation());
  EXPECT_TRUE(zeros.isProjectedPermutation(/*allowZeroInResults=*/true));
  EXPECT_FALSE(map(2, 0, {constant(1)}).isProjectedPermutation(true));
}

TEST_F(AffineMapTest, Permutation) {
  EXPECT_TRUE(map(2, 0, {d1, d0}).isPermutation());
  EXPECT_FALSE(map(2, 0, {d1}).isPermutation());
}

TEST_F(AffineMapTest, FunctionOfInputs) {
  AffineMap both = map(2, 2, {d1 % 2, s0});
  EXPECT_TRUE(both.isFunctionOfDim(1));
  EXPECT_FALSE(both.isFunctionOfDim(0));
  EXPECT_TRUE(both.isFunctionOfSymbol(0));
  EXPECT_FALSE(both.isFunctionOfSymbol(1));
}

TEST_F(AffineMapTest, DimPosition) {
  EXPECT_EQ(map(3, 0, {d1, d2}).getDimPosition(1), 2u);
}

TEST_F(AffineMapTest, ResultPosition) {
  EXPECT_EQ(map(3, 0, {d1, d2}).getResultPosition(d2), 1u);
  EXPECT_EQ(map(3, 0, {d1, d2}).getResultPosition(d0), std::nullopt);
}

TEST_F(AffineMapTest, LargestKnownDivisor) {
  EXPECT_EQ(map(2, 0, {d0 * 12, d1 * 8}).getLargestKnownDivisorOfMapExprs(), 4);
  EXPECT_EQ(map(0, 0, {constant(0)}).getLargestKnownDivisorOfMapExprs(),
            std::numeric_limits<int64_t>::max());
}

TEST_F(AffineMapTest, NumOfZeroResults) {
  EXPECT_EQ(map(1, 0, {constant(0), d0, constant(0)}).getNumOfZeroResults(),
            2u);
}

TEST_F(AffineMapTest, WalksAllResults) {
  std::string visited;
  map(1, 1, {d0 + 1, s0}).walkExprs([&](AffineExpr expr) {
    visited += text(expr) + ";";
  });
  EXPECT_EQ(visited, "d0;1;d0 + 1;s0;");
}

TEST_F(AffineMapTest, MaxDimAndSymbol) {
  int64_t maxDim = -1, maxSymbol = -1;
  llvm::SmallVector<AffineExpr> list[] = {{d1 % 2, d0}, {d0}};
  getMaxDimAndSymbol(llvm::ArrayRef(list), maxDim, maxSymbol);
  EXPECT_EQ(maxDim, 1);
  EXPECT_EQ(maxSymbol, -1);
}

} // namespace
} // namespace mlir
