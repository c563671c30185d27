// SPDX-License-Identifier: Apache-2.0
#include "core/presburger/flat_linear_constraints.h"

#include "core/ir/affine/affine_map.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using presburger::BoundType;

class FlatLinearConstraintsTest : public testing::Test {
protected:
  AffineExpr dim(unsigned i) { return getAffineDimExpr(i, &context); }
  AffineExpr symbol(unsigned i) { return getAffineSymbolExpr(i, &context); }
  AffineMap map(unsigned numDims, unsigned numSymbols,
                llvm::ArrayRef<AffineExpr> results) {
    return AffineMap::get(numDims, numSymbols, results, &context);
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
};

TEST_F(FlatLinearConstraintsTest, UpperBoundIsOpenUnlessClosed) {
  FlatLinearConstraints open(1), closed(1);
  AffineExpr ten = getAffineConstantExpr(10, &context);
  ASSERT_TRUE(succeeded(open.addBound(BoundType::UB, 0, map(1, 0, ten))));
  ASSERT_TRUE(succeeded(closed.addBound(BoundType::UB, 0, map(1, 0, ten),
                                        /*isClosedBound=*/true)));
  EXPECT_EQ(open.getConstantBound64(BoundType::UB, 0), 9);
  EXPECT_EQ(closed.getConstantBound64(BoundType::UB, 0), 10);
}

TEST_F(FlatLinearConstraintsTest, EachResultIsABound) {
  FlatLinearConstraints set(2, 1);
  // d0 >= max(d1, 7), d1 = 3
  ASSERT_TRUE(succeeded(
      set.addBound(BoundType::LB, 0,
                   map(2, 1, {dim(1), getAffineConstantExpr(7, &context)}))));
  set.addBound(BoundType::EQ, 1, 3);
  EXPECT_EQ(set.getConstantBound64(BoundType::LB, 0), 7);
}

TEST_F(FlatLinearConstraintsTest, QuotientIsALocalVariable) {
  FlatLinearConstraints set(2);
  // d0 = d1 floordiv 4, 8 <= d1 <= 19
  ASSERT_TRUE(
      succeeded(set.addBound(BoundType::EQ, 0, map(2, 0, dim(1).floorDiv(4)),
                             /*isClosedBound=*/true)));
  set.addBound(BoundType::LB, 1, 8);
  set.addBound(BoundType::UB, 1, 19);
  EXPECT_EQ(set.getConstantBound64(BoundType::LB, 0), 2);
  EXPECT_EQ(set.getConstantBound64(BoundType::UB, 0), 4);
}

TEST_F(FlatLinearConstraintsTest, ProductOfVariablesIsRefused) {
  FlatLinearConstraints set(2, 1);
  EXPECT_TRUE(
      failed(set.addBound(BoundType::EQ, 0, map(2, 1, dim(1) * symbol(0)),
                          /*isClosedBound=*/true)));
  EXPECT_EQ(set.getConstantBound64(BoundType::LB, 0), std::nullopt);
}

TEST_F(FlatLinearConstraintsTest, ModulusBySymbolIsBoundedIfAskedFor) {
  using Conservative = FlatLinearConstraints::AddConservativeSemiAffineBounds;
  AffineMap modulus = map(2, 1, dim(1) % symbol(0));
  FlatLinearConstraints plain(2, 1), conservative(2, 1);
  EXPECT_TRUE(failed(plain.addBound(BoundType::EQ, 0, modulus, true)));
  ASSERT_TRUE(succeeded(conservative.addBound(BoundType::EQ, 0, modulus, true,
                                              Conservative::Yes)));
  conservative.addBound(BoundType::UB, 2, 8);
  EXPECT_EQ(conservative.getConstantBound64(BoundType::LB, 0), 0);
  EXPECT_EQ(conservative.getConstantBound64(BoundType::UB, 0), 7);
}

TEST_F(FlatLinearConstraintsTest, BoundsOfASliceAreMaps) {
  FlatLinearConstraints set(1, 1);
  // 2 <= d0 < s0
  set.addBound(BoundType::LB, 0, 2);
  ASSERT_TRUE(succeeded(set.addBound(BoundType::UB, 0, map(1, 1, symbol(0)))));
  llvm::SmallVector<AffineMap> lower, upper;
  set.getSliceBounds(0, 1, &context, &lower, &upper);
  ASSERT_EQ(lower.size(), 1u);
  ASSERT_EQ(upper.size(), 1u);
  EXPECT_EQ(lower[0], map(0, 1, getAffineConstantExpr(2, &context)));
  EXPECT_EQ(upper[0], map(0, 1, symbol(0)));
}

TEST_F(FlatLinearConstraintsTest, WithoutBoundTheMapHasNoResults) {
  FlatLinearConstraints set(1, 1);
  set.addBound(BoundType::LB, 0, 2);
  llvm::SmallVector<AffineMap> lower, upper;
  set.getSliceBounds(0, 1, &context, &lower, &upper);
  EXPECT_EQ(lower[0].getNumResults(), 1u);
  EXPECT_EQ(upper[0].getNumResults(), 0u);
}

} // namespace
} // namespace mlir
