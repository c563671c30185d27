// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

/// d0 in [-3, 5], d1 at most 7, d2 at least 1, s0 in [2, 4]; s1 and s2 are
/// unbounded.
class AffineBoundsTest : public AffineTest {
protected:
  std::optional<int64_t> lower(AffineExpr expr) {
    return getBoundForAffineExpr(expr, 3, 3, lowerBounds, upperBounds,
                                 /*isUpper=*/false);
  }
  std::optional<int64_t> upper(AffineExpr expr) {
    return getBoundForAffineExpr(expr, 3, 3, lowerBounds, upperBounds,
                                 /*isUpper=*/true);
  }

  std::optional<int64_t> none = std::nullopt;
  llvm::SmallVector<std::optional<int64_t>> lowerBounds = {-3, none, 1,
                                                           2,  none, none};
  llvm::SmallVector<std::optional<int64_t>> upperBounds = {5, 7,    none,
                                                           4, none, none};
};

TEST_F(AffineBoundsTest, Constant) {
  EXPECT_EQ(lower(constant(4)), 4);
  EXPECT_EQ(upper(constant(4)), 4);
}

TEST_F(AffineBoundsTest, Sum) {
  EXPECT_EQ(lower(d0 + s0 + 1), 0);
  EXPECT_EQ(upper(d0 + s0 + 1), 10);
}

TEST_F(AffineBoundsTest, NegativeFactorSwapsSides) {
  EXPECT_EQ(lower(d0 * -2), -10);
  EXPECT_EQ(upper(d0 * -2), 6);
}

TEST_F(AffineBoundsTest, OneSideMayBeMissing) {
  EXPECT_EQ(lower(d0 + d1), none);
  EXPECT_EQ(upper(d0 + d1), 12);
  EXPECT_EQ(lower(d0 - d1), -10);
}

TEST_F(AffineBoundsTest, WhatCancelsNeedsNoBound) {
  EXPECT_EQ(upper(d0 + s1 - s1), 5);
}

TEST_F(AffineBoundsTest, FloorDivision) {
  EXPECT_EQ(lower(d0.floorDiv(2)), -2);
  EXPECT_EQ(upper(d0.floorDiv(2)), 2);
}

TEST_F(AffineBoundsTest, CeilDivision) {
  EXPECT_EQ(lower(d0.ceilDiv(2)), -1);
  EXPECT_EQ(upper(d0.ceilDiv(2)), 3);
}

TEST_F(AffineBoundsTest, DivisionOfWhatHasNoBound) {
  EXPECT_EQ(lower(d1.floorDiv(2)), none);
  EXPECT_EQ(upper(d1.floorDiv(2)), 3);
}

TEST_F(AffineBoundsTest, DivisionByWhatIsNotPositive) {
  EXPECT_EQ(upper(d0.floorDiv(constant(-2))), none);
  EXPECT_EQ(upper(d0.floorDiv(0)), none);
  EXPECT_EQ(upper(d0.floorDiv(s0)), none);
}

TEST_F(AffineBoundsTest, ModulusOfAnything) {
  EXPECT_EQ(lower(s1 % 8), 0);
  EXPECT_EQ(upper(s1 % 8), 7);
  EXPECT_EQ(upper(d0.floorDiv(s0) % 8), 7);
}

TEST_F(AffineBoundsTest, ModulusOfAnIntervalThatIsNotCut) {
  EXPECT_EQ(lower((s0 + 9) % 8), 3);
  EXPECT_EQ(upper((s0 + 9) % 8), 5);
}

TEST_F(AffineBoundsTest, ModulusOfAnIntervalThatIsCut) {
  EXPECT_EQ(lower((s0 + 5) % 8), 0);
  EXPECT_EQ(upper((s0 + 5) % 8), 7);
}

TEST_F(AffineBoundsTest, NestedDivisions) {
  EXPECT_EQ(lower((d0.floorDiv(2) % 8).ceilDiv(2)), 0);
  EXPECT_EQ(upper((d0.floorDiv(2) % 8).ceilDiv(2)), 4);
}

TEST_F(AffineBoundsTest, SumsOfDivisionsAreNotLookedThrough) {
  EXPECT_EQ(upper(d0 + d0 % 2), none);
}

TEST_F(AffineBoundsTest, SemiAffineExpressionsHaveNone) {
  EXPECT_EQ(upper(d0 * s0), none);
}

TEST_F(AffineBoundsTest, OverflowHasNone) {
  int64_t large = std::numeric_limits<int64_t>::max() / 2;
  EXPECT_EQ(upper(d0 * large), none);
  EXPECT_EQ(upper(s0 + std::numeric_limits<int64_t>::max()), none);
}

} // namespace
} // namespace mlir
