// SPDX-License-Identifier: Apache-2.0
#include "core/presburger/integer_polyhedron.h"

#include "gtest/gtest.h"

using namespace mlir::presburger;

using Numbers = llvm::ArrayRef<int64_t>;

TEST(IntegerPolyhedron, ContradictionIsEmpty) {
  IntegerPolyhedron set(1);
  set.addBound(BoundType::LB, 0, 5);
  EXPECT_FALSE(set.isEmpty());
  set.addBound(BoundType::UB, 0, 4);
  EXPECT_TRUE(set.isEmpty());
}

TEST(IntegerPolyhedron, NoIntegerPointIsEmpty) {
  // 2x - 2y = 1
  IntegerPolyhedron set(2);
  set.addEquality(Numbers{2, -2, -1});
  EXPECT_TRUE(set.isEmpty());
}

TEST(IntegerPolyhedron, BoundsThroughOtherVariables) {
  // x = 2y + 1, 3 <= y <= z, z <= 10
  IntegerPolyhedron set(2, 1);
  set.addEquality(Numbers{1, -2, 0, -1});
  set.addBound(BoundType::LB, 1, 3);
  set.addInequality(Numbers{0, -1, 1, 0});
  set.addBound(BoundType::UB, 2, 10);
  EXPECT_EQ(set.getConstantBound64(BoundType::LB, 0), 7);
  EXPECT_EQ(set.getConstantBound64(BoundType::UB, 0), 21);
  EXPECT_EQ(set.getConstantBound64(BoundType::EQ, 0), std::nullopt);
  EXPECT_EQ(set.getConstantBound64(BoundType::UB, 1), 10);
}

TEST(IntegerPolyhedron, BoundsOfQuotient) {
  // 9 <= x <= 15, q = x floordiv 4
  IntegerPolyhedron set(1);
  set.addBound(BoundType::LB, 0, 9);
  set.addBound(BoundType::UB, 0, 15);
  unsigned q =
      set.addLocalFloorDiv({DynamicAPInt(1), DynamicAPInt(0)}, DynamicAPInt(4));
  EXPECT_EQ(set.getConstantBound64(BoundType::LB, q), 2);
  EXPECT_EQ(set.getConstantBound64(BoundType::UB, q), 3);
}

TEST(IntegerPolyhedron, BigNumbers) {
  // x = 2^62 y, y = 4: no bound in 64 bits, but the set is not empty.
  IntegerPolyhedron set(2);
  set.addEquality(Numbers{1, -(int64_t(1) << 62), 0});
  set.addBound(BoundType::EQ, 1, 4);
  EXPECT_FALSE(set.isEmpty());
  EXPECT_TRUE(set.getConstantBound(BoundType::EQ, 0).has_value());
  EXPECT_EQ(set.getConstantBound64(BoundType::EQ, 0), std::nullopt);
}

TEST(IntegerPolyhedron, RedundantInequalities) {
  // x >= 0, y >= x, y >= 0: the last constraint is implied.
  IntegerPolyhedron set(2);
  set.addInequality(Numbers{1, 0, 0});
  set.addInequality(Numbers{-1, 1, 0});
  set.addInequality(Numbers{0, 1, 0});
  set.removeRedundantInequalities();
  EXPECT_EQ(set.getNumInequalities(), 2u);
}
