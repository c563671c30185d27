// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

class AffineSimplifyTest : public AffineTest {
protected:
  AffineExpr fold(AffineExprKind kind, int64_t lhs, int64_t rhs) {
    return getAffineBinaryOpExpr(kind, constant(lhs), constant(rhs));
  }
};

TEST_F(AffineSimplifyTest, FoldsSums) {
  EXPECT_TRUE(fold(AffineExprKind::Add, 3, -5) == -2);
}

TEST_F(AffineSimplifyTest, FoldsProducts) {
  EXPECT_TRUE(fold(AffineExprKind::Mul, 3, -5) == -15);
}

TEST_F(AffineSimplifyTest, FoldsModuli) {
  EXPECT_TRUE(fold(AffineExprKind::Mod, 7, 3) == 1);
  EXPECT_TRUE(fold(AffineExprKind::Mod, -7, 3) == 2);
  EXPECT_TRUE(fold(AffineExprKind::Mod, -6, 3) == 0);
  EXPECT_TRUE(fold(AffineExprKind::Mod, smallest, largest) == largest - 1);
}

TEST_F(AffineSimplifyTest, FoldsFloorDivisions) {
  EXPECT_TRUE(fold(AffineExprKind::FloorDiv, -7, 3) == -3);
  EXPECT_TRUE(fold(AffineExprKind::FloorDiv, 7, -3) == -3);
  EXPECT_TRUE(fold(AffineExprKind::FloorDiv, -6, 3) == -2);
}

TEST_F(AffineSimplifyTest, FoldsCeilDivisions) {
  EXPECT_TRUE(fold(AffineExprKind::CeilDiv, 7, 3) == 3);
  EXPECT_TRUE(fold(AffineExprKind::CeilDiv, -7, 3) == -2);
  EXPECT_TRUE(fold(AffineExprKind::CeilDiv, 7, -3) == -2);
}

TEST_F(AffineSimplifyTest, DivisionsByZeroStay) {
  EXPECT_EQ(text(fold(AffineExprKind::FloorDiv, 5, 0)), "5 floordiv 0");
  EXPECT_EQ(text(fold(AffineExprKind::CeilDiv, 5, 0)), "5 ceildiv 0");
  EXPECT_EQ(text(d0.floorDiv(0)), "d0 floordiv 0");
}

TEST_F(AffineSimplifyTest, ModuliByWhatIsNotPositiveStay) {
  EXPECT_EQ(text(fold(AffineExprKind::Mod, 5, 0)), "5 mod 0");
  EXPECT_EQ(text(fold(AffineExprKind::Mod, 5, -3)), "5 mod -3");
  EXPECT_EQ(text((d0 * 4) % constant(-2)), "(d0 * 4) mod -2");
}

TEST_F(AffineSimplifyTest, SumsThatOverflowStay) {
  EXPECT_EQ(text(fold(AffineExprKind::Add, largest, 1)),
            "9223372036854775807 + 1");
  EXPECT_EQ(text(d0 + largest + 1), "d0 + 9223372036854775807 + 1");
  EXPECT_EQ(text(d0 * largest + d0), "d0 * 9223372036854775807 + d0");
}

TEST_F(AffineSimplifyTest, ProductsThatOverflowStay) {
  EXPECT_EQ(text(fold(AffineExprKind::Mul, largest, 2)),
            "9223372036854775807 * 2");
  EXPECT_EQ(text(d0 * largest * 2), "(d0 * 9223372036854775807) * 2");
}

TEST_F(AffineSimplifyTest, DivisionsThatOverflowStay) {
  EXPECT_EQ(text(fold(AffineExprKind::FloorDiv, smallest, -1)),
            "-9223372036854775808 floordiv -1");
  EXPECT_EQ(text(fold(AffineExprKind::CeilDiv, smallest, -1)),
            "-9223372036854775808 ceildiv -1");
  EXPECT_EQ(text((d0 * smallest).floorDiv(constant(-1))),
            "(d0 * -9223372036854775808) floordiv -1");
}

TEST_F(AffineSimplifyTest, SummandsInOrder) {
  EXPECT_EQ(text(1 + s0), "s0 + 1");
  EXPECT_EQ(text(s0 + d0), "d0 + s0");
  EXPECT_EQ(text(d1 + d0), "d0 + d1");
  EXPECT_EQ(text(s1 + s0), "s0 + s1");
}

TEST_F(AffineSimplifyTest, OtherSummandsStayAsTheyAre) {
  EXPECT_EQ(text(d1 * 2 + d0), "d1 * 2 + d0");
  EXPECT_EQ(text(d0 + s0 + d1), "d0 + s0 + d1");
}

TEST_F(AffineSimplifyTest, ZeroIsNotAdded) { EXPECT_EQ(d0 + 0, d0); }

TEST_F(AffineSimplifyTest, EqualSummandsAreMerged) {
  EXPECT_EQ(d0 + d0, d0 * 2);
  EXPECT_EQ(d0 * 2 + d0 * 3, d0 * 5);
  EXPECT_EQ((d0 + d1) * 2 + (d0 + d1), (d0 + d1) * 3);
  EXPECT_EQ(d0 * s0 + d0 * s0, (d0 * s0) * 2);
}

TEST_F(AffineSimplifyTest, WhatIsSubtractedFromItselfIsZero) {
  EXPECT_EQ(d0 - d0, constant(0));
}

TEST_F(AffineSimplifyTest, OnlyNeighboursAreMerged) {
  EXPECT_EQ(text(d0 * 2 + d1 + d0 * 3), "d0 * 2 + d1 + d0 * 3");
}

TEST_F(AffineSimplifyTest, ConstantsAreAddedUp) {
  EXPECT_EQ(d0 + 1 + 2, d0 + 3);
  EXPECT_EQ((d0 + 1) - 1, d0);
}

TEST_F(AffineSimplifyTest, ConstantsMoveToTheRight) {
  EXPECT_EQ(text(d0 + 1 + d1), "d0 + d1 + 1");
  EXPECT_EQ((d0 + 1) + (d1 + 2), (d0 + (d1 + 2)) + 1);
}

TEST_F(AffineSimplifyTest, SubtractedMultipleIsAModulus) {
  EXPECT_EQ(d0 - d0.floorDiv(4) * 4, d0 % 4);
  EXPECT_EQ(d0 - d0.floorDiv(s0) * s0, d0 % s0);
  EXPECT_EQ((d0 + d1) + (d0 + d1).floorDiv(4) * -4, (d0 + d1) % 4);
}

TEST_F(AffineSimplifyTest, SubtractedMultipleOfTheLastSummandIsAModulus) {
  EXPECT_EQ(d0 + d1 + d1.floorDiv(4) * -4, d0 + d1 % 4);
}

TEST_F(AffineSimplifyTest, OtherSubtractedMultiplesAreNoModulus) {
  EXPECT_EQ(text(d0 - d0.floorDiv(4) * 5), "d0 - (d0 floordiv 4) * 5");
  EXPECT_EQ(text(d0 - d0.ceilDiv(4) * 4), "d0 - (d0 ceildiv 4) * 4");
  EXPECT_EQ(text(d0 - d1.floorDiv(4) * 4), "d0 - (d1 floordiv 4) * 4");
  EXPECT_EQ(text(d0 + d0.floorDiv(constant(-4)) * 4),
            "d0 + (d0 floordiv -4) * 4");
  EXPECT_EQ(text(d0 + d0.floorDiv(s0) * -s0), "d0 + (d0 floordiv s0) * (-s0)");
}

TEST_F(AffineSimplifyTest, MultipleOfAQuotientGoesBeforeSymbols) {
  EXPECT_EQ(text(d0 + s0 + d1.floorDiv(4) * 2),
            "d0 + (d1 floordiv 4) * 2 + s0");
  EXPECT_EQ(text(d0 + s0 + d1.floorDiv(4)), "d0 + s0 + d1 floordiv 4");
}

TEST_F(AffineSimplifyTest, FactorsInOrder) {
  EXPECT_EQ(text(2 * d0), "d0 * 2");
  EXPECT_EQ(text(s0 * d0), "d0 * s0");
  EXPECT_EQ(text(s1 * s0), "s0 * s1");
  EXPECT_EQ(text((s0 + 1) * s0), "(s0 + 1) * s0");
}

TEST_F(AffineSimplifyTest, ProductsOfDimensionsStay) {
  EXPECT_EQ(text(d1 * d0), "d1 * d0");
}

TEST_F(AffineSimplifyTest, FactorsOneAndZero) {
  EXPECT_EQ(d0 * 1, d0);
  EXPECT_EQ(d0 * 0, constant(0));
}

TEST_F(AffineSimplifyTest, ConstantFactorsAreMultiplied) {
  EXPECT_EQ(d0 * 2 * 3, d0 * 6);
  EXPECT_EQ(-(d0 * 2), d0 * -2);
}

TEST_F(AffineSimplifyTest, ConstantFactorsMoveToTheRight) {
  EXPECT_EQ(text((d0 * 2) * s0), "(d0 * s0) * 2");
  EXPECT_EQ(text(s0 * (s1 * 2)), "s0 * (s1 * 2)");
}

TEST_F(AffineSimplifyTest, SumsAreNotMultipliedOut) {
  EXPECT_EQ(text((d0 + 1) * 2), "(d0 + 1) * 2");
}

TEST_F(AffineSimplifyTest, ModulusOfAMultipleIsZero) {
  EXPECT_EQ(d0 % 1, constant(0));
  EXPECT_EQ((d0 * 6) % 3, constant(0));
  EXPECT_EQ((d0 * 4 * (s0 * 32)) % 128, constant(0));
}

TEST_F(AffineSimplifyTest, ModulusLeavesOutMultiples) {
  EXPECT_EQ((d0 * 4 + d1) % 2, d1 % 2);
  EXPECT_EQ((d0 + d1 * 4 + 8) % 4, d0 % 4);
  EXPECT_EQ((d0 * 4 + 7) % 4, constant(3));
}

TEST_F(AffineSimplifyTest, ModulusOfAModulus) {
  EXPECT_EQ(d0 % 8 % 4, d0 % 4);
  EXPECT_EQ(text(d0 % 4 % 8), "(d0 mod 4) mod 8");
}

TEST_F(AffineSimplifyTest, ModulusOfWhatIsNoMultipleStays) {
  EXPECT_EQ(text((d0 * 6) % 4), "(d0 * 6) mod 4");
}

TEST_F(AffineSimplifyTest, DivisionsByOne) {
  EXPECT_EQ((d0 + s0).floorDiv(1), d0 + s0);
  EXPECT_EQ((d0 + s0).ceilDiv(1), d0 + s0);
}

TEST_F(AffineSimplifyTest, DivisionCancelsAFactor) {
  EXPECT_EQ((d0 * 6).floorDiv(3), d0 * 2);
  EXPECT_EQ((d0 * 6).ceilDiv(constant(-3)), d0 * -2);
  EXPECT_EQ(text((d0 * 2).floorDiv(4)), "(d0 * 2) floordiv 4");
}

TEST_F(AffineSimplifyTest, FloorDivisionSplitsOffMultiples) {
  EXPECT_EQ(text((d0 * 4 + d1).floorDiv(2)), "d0 * 2 + d1 floordiv 2");
  EXPECT_EQ(text((d1 + d0 * 6 + d2 * 3).floorDiv(3)),
            "d1 floordiv 3 + d0 * 2 + d2");
  EXPECT_EQ(text((d0 + 6).floorDiv(constant(-3))), "d0 floordiv -3 - 2");
}

TEST_F(AffineSimplifyTest, CeilDivisionDoesNotSplit) {
  EXPECT_EQ(text((d0 * 4 + d1).ceilDiv(2)), "(d0 * 4 + d1) ceildiv 2");
}

TEST_F(AffineSimplifyTest, SymbolicDivisionsStay) {
  EXPECT_EQ(text(s0.floorDiv(s0)), "s0 floordiv s0");
  EXPECT_EQ(text(constant(0) % s0), "0 mod s0");
}

using AffineSimplifyRandomTest = RandomAffineTest;

TEST_F(AffineSimplifyRandomTest, KeepsValues) {
  for (unsigned i = 0; i != 3000; ++i) {
    chooseInputs();
    Sample sample = make(1 + i % 5, /*semiAffine=*/i % 2);
    ASSERT_EQ(evaluate(sample.expr), sample.value) << text(sample.expr);
  }
}

TEST_F(AffineSimplifyRandomTest, LargestKnownDivisorDivides) {
  for (unsigned i = 0; i != 3000; ++i) {
    chooseInputs();
    Sample sample = make(1 + i % 4, /*semiAffine=*/i % 2);
    int64_t divisor = sample.expr.getLargestKnownDivisor();
    ASSERT_TRUE(divisor == 0 ? sample.value == 0 : sample.value % divisor == 0)
        << text(sample.expr);
  }
}

} // namespace
} // namespace mlir
