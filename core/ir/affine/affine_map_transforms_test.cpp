// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_test_base.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir {
namespace {

using AffineMapTransformsTest = AffineTest;

TEST_F(AffineMapTransformsTest, ReplacesDimsAndSymbols) {
  EXPECT_EQ(map(2, 1, {d0 + s0, d1})
                .replaceDimsAndSymbols({d1, s1}, {constant(3)}, 2, 2),
            map(2, 2, {d1 + 3, s1}));
}

TEST_F(AffineMapTransformsTest, ReplacesAnExpression) {
  EXPECT_EQ(map(2, 0, {d0 + d1, d1}).replace(d1, s0, 1, 1),
            map(1, 1, {d0 + s0, s0}));
}

TEST_F(AffineMapTransformsTest, ReplacesAnExpressionAndInfersInputs) {
  EXPECT_EQ(map(2, 0, {d0 + d1, d1}).replace(d1, s0), map(1, 1, {d0 + s0, s0}));
}

TEST_F(AffineMapTransformsTest, ReplacesByAMap) {
  llvm::DenseMap<AffineExpr, AffineExpr> replacements = {{d0, d1}, {d1, d0}};
  EXPECT_EQ(map(2, 0, {d0, d1 * 2}).replace(replacements),
            map(2, 0, {d1, d0 * 2}));
  EXPECT_EQ(map(2, 0, {d0}).replace(replacements, 3, 1), map(3, 1, {d1}));
}

TEST_F(AffineMapTransformsTest, ShiftsDims) {
  EXPECT_EQ(map(2, 0, {d0, d1}).shiftDims(1), map(3, 0, {d1, d2}));
  EXPECT_EQ(map(2, 0, {d0, d1}).shiftDims(1, 1), map(3, 0, {d0, d2}));
}

TEST_F(AffineMapTransformsTest, ShiftsSymbols) {
  EXPECT_EQ(map(1, 2, {d0, s1}).shiftSymbols(1), map(1, 3, {d0, s2}));
  EXPECT_EQ(map(0, 2, {s0, s1}).shiftSymbols(1, 1), map(0, 3, {s0, s2}));
}

TEST_F(AffineMapTransformsTest, DropsAResult) {
  EXPECT_EQ(map(3, 0, {d0, d1, d2}).dropResult(1), map(3, 0, {d0, d2}));
}

TEST_F(AffineMapTransformsTest, DropsResults) {
  EXPECT_EQ(map(3, 0, {d0, d1, d2}).dropResults({2, 0}), map(3, 0, {d1}));
}

TEST_F(AffineMapTransformsTest, DropsResultsOfABitVector) {
  llvm::SmallBitVector positions(2);
  positions.set(0);
  EXPECT_EQ(map(3, 0, {d0, d1, d2}).dropResults(positions),
            map(3, 0, {d1, d2}));
}

TEST_F(AffineMapTransformsTest, DropsZeroResults) {
  EXPECT_EQ(map(1, 0, {constant(0), d0, constant(1)}).dropZeroResults(),
            map(1, 0, {d0, constant(1)}));
}

TEST_F(AffineMapTransformsTest, InsertsAResult) {
  EXPECT_EQ(map(2, 0, {d0}).insertResult(d1, 0), map(2, 0, {d1, d0}));
  EXPECT_EQ(map(2, 0, {d0}).insertResult(d1, 1), map(2, 0, {d0, d1}));
}

TEST_F(AffineMapTransformsTest, SubMap) {
  EXPECT_EQ(map(3, 0, {d0, d1, d2}).getSubMap({2, 0, 2}),
            map(3, 0, {d2, d0, d2}));
}

TEST_F(AffineMapTransformsTest, SliceMap) {
  EXPECT_EQ(map(3, 0, {d0, d1, d2}).getSliceMap(1, 2), map(3, 0, {d1, d2}));
}

TEST_F(AffineMapTransformsTest, MajorSubMap) {
  AffineMap identity = map(3, 0, {d0, d1, d2});
  EXPECT_EQ(identity.getMajorSubMap(2), map(3, 0, {d0, d1}));
  EXPECT_EQ(identity.getMajorSubMap(4), identity);
  EXPECT_FALSE(identity.getMajorSubMap(0));
}

TEST_F(AffineMapTransformsTest, MinorSubMap) {
  AffineMap identity = map(3, 0, {d0, d1, d2});
  EXPECT_EQ(identity.getMinorSubMap(2), map(3, 0, {d1, d2}));
  EXPECT_EQ(identity.getMinorSubMap(4), identity);
  EXPECT_FALSE(identity.getMinorSubMap(0));
}

TEST_F(AffineMapTransformsTest, Composition) {
  EXPECT_EQ(map(2, 0, {d0 + d1, d1}).compose(map(1, 0, {d0 * 2, d0 % 4})),
            map(1, 0, {d0 * 2 + d0 % 4, d0 % 4}));
}

TEST_F(AffineMapTransformsTest, CompositionKeepsSymbolsApart) {
  EXPECT_EQ(map(1, 1, {d0 + s0}).compose(map(1, 2, {d0 * s1})),
            map(1, 3, {d0 * s2 + s0}));
}

TEST_F(AffineMapTransformsTest, CompositionWithNumbers) {
  EXPECT_EQ(map(2, 0, {d0 + d1, d0 % 4, constant(7)}).compose({10, 20}),
            (llvm::SmallVector<int64_t, 4>{30, 2, 7}));
}

TEST_F(AffineMapTransformsTest, Simplification) {
  EXPECT_EQ(simplifyAffineMap(map(2, 1, {d0 + d1 - d0, (d0 * s0) % s0})),
            map(2, 1, {d1, constant(0)}));
}

TEST_F(AffineMapTransformsTest, DuplicatesAreRemoved) {
  EXPECT_EQ(removeDuplicateExprs(map(2, 0, {d0, d1, d0, d1 + 1})),
            map(2, 0, {d0, d1, d1 + 1}));
}

TEST_F(AffineMapTransformsTest, Concatenation) {
  EXPECT_EQ(
      concatAffineMaps({map(1, 1, {d0 + s0}), map(2, 1, {d1, s0})}, &context),
      map(2, 2, {d0 + s0, d1, s1}));
}

TEST_F(AffineMapTransformsTest, ConcatenationOfNothing) {
  EXPECT_TRUE(concatAffineMaps({}, &context).isEmpty());
}

TEST_F(AffineMapTransformsTest, MutableMapIsSimplified) {
  MutableAffineMap mutableMap(map(2, 0, {d0 + d1 - d0, d0 * 4}));
  mutableMap.simplify();
  EXPECT_EQ(mutableMap.getAffineMap(), map(2, 0, {d1, d0 * 4}));
}

TEST_F(AffineMapTransformsTest, MutableMapIsChanged) {
  MutableAffineMap mutableMap(map(1, 0, {d0}));
  mutableMap.setNumDims(2);
  mutableMap.setNumSymbols(1);
  mutableMap.setResult(0, d1 * 4 + s0 * 8);
  EXPECT_TRUE(mutableMap.isMultipleOf(0, 4));
  EXPECT_EQ(mutableMap.getAffineMap(), map(2, 1, {d1 * 4 + s0 * 8}));
}

} // namespace
} // namespace mlir
