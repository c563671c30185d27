// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_flatten.h"
#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

class AffineSemiAffineTest : public AffineTest {
protected:
  static AffineExpr divide(AffineExpr expr) {
    return detail::simplifySymbolicDivisions(expr);
  }
};

TEST_F(AffineSemiAffineTest, SymbolByItself) {
  EXPECT_EQ(divide(s0.floorDiv(s0)), constant(1));
  EXPECT_EQ(divide(s0.ceilDiv(s0)), constant(1));
  EXPECT_EQ(divide(s0 % s0), constant(0));
}

TEST_F(AffineSemiAffineTest, Zero) {
  EXPECT_EQ(divide(constant(0).floorDiv(s0)), constant(0));
  EXPECT_EQ(divide(constant(0) % s0), constant(0));
}

TEST_F(AffineSemiAffineTest, Product) {
  EXPECT_EQ(divide((d0 * s0).floorDiv(s0)), d0);
  EXPECT_EQ(divide((d0 * s0 * 4) % s0), constant(0));
  EXPECT_EQ(divide((s1 * (d0 * s0)).ceilDiv(s1)), d0 * s0);
}

TEST_F(AffineSemiAffineTest, SumOfMultiples) {
  EXPECT_EQ(divide((d0 * s0 + s0).floorDiv(s0)), d0 + 1);
}

TEST_F(AffineSemiAffineTest, SumWithAnotherSummandStays) {
  AffineExpr expr = (d0 * s0 + d1).floorDiv(s0);
  EXPECT_EQ(divide(expr), expr);
}

TEST_F(AffineSemiAffineTest, AnotherSymbolStays) {
  AffineExpr expr = (d0 * s0).floorDiv(s1);
  EXPECT_EQ(divide(expr), expr);
}

TEST_F(AffineSemiAffineTest, QuotientOfTheSameKind) {
  EXPECT_EQ(divide((d0 * s0).floorDiv(s1).floorDiv(s0)), d0.floorDiv(s1));
}

TEST_F(AffineSemiAffineTest, QuotientOfAnotherKindStays) {
  AffineExpr expr = (d0 * s0).ceilDiv(s1).floorDiv(s0);
  EXPECT_EQ(divide(expr), expr);
}

TEST_F(AffineSemiAffineTest, QuotientInAProductStays) {
  AffineExpr expr = (d0 * s0.floorDiv(4)).floorDiv(s0);
  EXPECT_EQ(divide(expr), expr);
}

TEST_F(AffineSemiAffineTest, QuotientOfModulus) {
  EXPECT_EQ(divide(((d0 * s0) % (s0 * s1)).floorDiv(s0)), d0 % s1);
}

TEST_F(AffineSemiAffineTest, QuotientOfQuotientsInModulusStays) {
  AffineExpr expr =
      (((s0 * s1).floorDiv(s2)) % ((s0 * d1).floorDiv(s2))).floorDiv(s0);
  EXPECT_EQ(divide(expr), expr);
}

TEST_F(AffineSemiAffineTest, InnerDivisionsFirst) {
  EXPECT_EQ(divide((d0 * s0).floorDiv(s0).floorDiv(s0)), d0.floorDiv(s0));
  EXPECT_EQ(divide(d0 + (d1 * s0).floorDiv(s0)), d0 + d1);
}

TEST_F(AffineSemiAffineTest, DividendIsJudgedAsWritten) {
  EXPECT_EQ(text(divide((s0 % s0) % s1)), "0 mod s1");
}

} // namespace
} // namespace mlir
