// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/integer_set.h"

#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

using IntegerSetTest = AffineTest;

TEST_F(IntegerSetTest, NullIsFalse) { EXPECT_FALSE(IntegerSet()); }

TEST_F(IntegerSetTest, EqualSetsAreTheSameObject) {
  EXPECT_TRUE(IntegerSet::get(1, 1, {d0, s0}, {true, false}) ==
              IntegerSet::get(1, 1, {d0, s0}, {true, false}));
}

TEST_F(IntegerSetTest, EqualitiesTellSetsApart) {
  EXPECT_FALSE(IntegerSet::get(1, 1, {d0, s0}, {true, false}) ==
               IntegerSet::get(1, 1, {d0, s0}, {false, true}));
}

TEST_F(IntegerSetTest, InputsTellSetsApart) {
  EXPECT_FALSE(IntegerSet::get(1, 0, d0, true) ==
               IntegerSet::get(2, 0, d0, true));
}

TEST_F(IntegerSetTest, Accessors) {
  IntegerSet set = IntegerSet::get(2, 1, {d0, d1, s0}, {true, false, true});
  EXPECT_EQ(set.getNumDims(), 2u);
  EXPECT_EQ(set.getNumSymbols(), 1u);
  EXPECT_EQ(set.getNumInputs(), 3u);
  EXPECT_EQ(set.getNumConstraints(), 3u);
  EXPECT_EQ(set.getNumEqualities(), 2u);
  EXPECT_EQ(set.getNumInequalities(), 1u);
  EXPECT_EQ(set.getConstraint(2), s0);
  EXPECT_TRUE(set.isEq(2));
  EXPECT_FALSE(set.isEq(1));
  EXPECT_EQ(set.getContext(), &context);
}

TEST_F(IntegerSetTest, OpaquePointerRoundTrip) {
  IntegerSet set = IntegerSet::get(1, 0, d0, true);
  EXPECT_TRUE(IntegerSet::getFromOpaquePointer(set.getAsOpaquePointer()) ==
              set);
}

TEST_F(IntegerSetTest, EmptySet) {
  IntegerSet empty = IntegerSet::getEmptySet(1, 1, &context);
  EXPECT_TRUE(empty.isEmptyIntegerSet());
  EXPECT_EQ(text(empty), "(d0)[s0] : (1 == 0)");
}

TEST_F(IntegerSetTest, OtherSetsAreNotRecognisedAsEmpty) {
  EXPECT_FALSE(IntegerSet::get(1, 0, constant(1), false).isEmptyIntegerSet());
  EXPECT_FALSE(IntegerSet::get(1, 0, d0, true).isEmptyIntegerSet());
}

TEST_F(IntegerSetTest, WalksAllConstraints) {
  std::string visited;
  IntegerSet::get(1, 1, {d0 + 1, s0}, {true, true})
      .walkExprs([&](AffineExpr expr) { visited += text(expr) + ";"; });
  EXPECT_EQ(visited, "d0;1;d0 + 1;s0;");
}

TEST_F(IntegerSetTest, ReplacesDimsAndSymbols) {
  IntegerSet set = IntegerSet::get(1, 1, {d0 - 1, s0}, {false, true});
  EXPECT_EQ(text(set.replaceDimsAndSymbols({s1}, {d1}, 2, 2)),
            "(d0, d1)[s0, s1] : (s1 - 1 >= 0, d1 == 0)");
}

TEST_F(IntegerSetTest, SimplifiesConstraints) {
  IntegerSet set = IntegerSet::get(2, 0, {d0 + d1 - d0, d0}, {false, true});
  EXPECT_EQ(text(simplifyIntegerSet(set)), "(d0, d1) : (d1 >= 0, d0 == 0)");
}

TEST_F(IntegerSetTest, ConstraintsThatAlwaysHoldAreLeftOut) {
  IntegerSet set = IntegerSet::get(1, 0, {constant(1), d0, constant(0)},
                                   {false, false, true});
  EXPECT_EQ(text(simplifyIntegerSet(set)), "(d0) : (d0 >= 0)");
}

TEST_F(IntegerSetTest, SetOfAllPoints) {
  EXPECT_EQ(text(simplifyIntegerSet(IntegerSet::get(1, 0, constant(5), false))),
            "(d0) : (0 == 0)");
}

TEST_F(IntegerSetTest, ConstraintThatNeverHolds) {
  IntegerSet set = IntegerSet::get(1, 0, {d0, constant(-1)}, {false, false});
  EXPECT_TRUE(simplifyIntegerSet(set).isEmptyIntegerSet());
}

TEST_F(IntegerSetTest, EqualityThatNeverHolds) {
  IntegerSet set = IntegerSet::get(1, 0, {d0, constant(2)}, {false, true});
  EXPECT_TRUE(simplifyIntegerSet(set).isEmptyIntegerSet());
}

} // namespace
} // namespace mlir
