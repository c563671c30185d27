// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_flatten.h"

#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

LinearForm makeForm(llvm::ArrayRef<LinearForm::Term> terms, int64_t constant) {
  LinearForm form;
  form.terms.append(terms.begin(), terms.end());
  form.constant = constant;
  return form;
}

TEST(LinearFormTest, AddsForms) {
  LinearForm form = makeForm({{0, 1}, {2, 3}}, 4);
  ASSERT_TRUE(succeeded(form.add(makeForm({{1, 5}, {2, 1}}, -1))));
  EXPECT_EQ(form, makeForm({{0, 1}, {1, 5}, {2, 4}}, 3));
}

TEST(LinearFormTest, CancelledTermsGo) {
  LinearForm form = makeForm({{0, 1}, {2, 3}}, 0);
  ASSERT_TRUE(succeeded(form.add(makeForm({{0, -1}, {2, -3}}, 0))));
  EXPECT_EQ(form, LinearForm());
}

TEST(LinearFormTest, AddsATerm) {
  LinearForm form = makeForm({{0, 1}, {2, 3}}, 0);
  ASSERT_TRUE(succeeded(form.add(1, 7)));
  ASSERT_TRUE(succeeded(form.add(2, -3)));
  EXPECT_EQ(form, makeForm({{0, 1}, {1, 7}}, 0));
}

TEST(LinearFormTest, AdditionFailsOnOverflow) {
  LinearForm form = makeForm({{0, largest}, {1, 1}}, smallest);
  EXPECT_TRUE(failed(LinearForm(form).add(makeForm({{0, 1}, {1, 1}}, 0))));
  EXPECT_TRUE(failed(LinearForm(form).add(makeForm({}, -1))));
  EXPECT_TRUE(failed(LinearForm(form).add(0, 1)));
}

TEST(LinearFormTest, Scales) {
  LinearForm form = makeForm({{0, 1}, {2, 3}}, 4);
  ASSERT_TRUE(succeeded(form.scale(-2)));
  EXPECT_EQ(form, makeForm({{0, -2}, {2, -6}}, -8));
}

TEST(LinearFormTest, ScaledByZeroIsZero) {
  LinearForm form = makeForm({{0, 1}}, 4);
  ASSERT_TRUE(succeeded(form.scale(0)));
  EXPECT_EQ(form, LinearForm());
}

TEST(LinearFormTest, ScalingFailsOnOverflow) {
  EXPECT_TRUE(failed(makeForm({{0, largest}}, 0).scale(2)));
  EXPECT_TRUE(failed(makeForm({}, smallest).scale(-1)));
}

TEST(LinearFormTest, GreatestCommonDivisor) {
  EXPECT_EQ(makeForm({{0, 12}, {1, -18}}, 30).getGCD(24), 6);
  EXPECT_EQ(makeForm({{0, smallest}}, 0).getGCD(8), 8);
}

TEST(LinearFormTest, DividesExactly) {
  LinearForm form = makeForm({{0, 12}, {1, -18}}, 30);
  form.divideExactly(6);
  EXPECT_EQ(form, makeForm({{0, 2}, {1, -3}}, 5));
}

class AffineFlattenTest : public AffineTest {
protected:
  /// Returns the text of the simplified expression.
  std::string simplify(AffineExpr expr) {
    return text(simplifyAffineExpr(expr, 3, 3));
  }

  AffineExprFlattener flattener{&context, 3, 3};
};

TEST_F(AffineFlattenTest, FormOfALinearExpression) {
  FailureOr<LinearForm> form =
      flattener.flatten(d0 * 2 + (s1 - d0 * 3) * 4 + 5);
  ASSERT_TRUE(succeeded(form));
  EXPECT_EQ(*form, makeForm({{0, -10}, {4, 4}}, 5));
}

TEST_F(AffineFlattenTest, LocalOfAFloorDivision) {
  FailureOr<LinearForm> form = flattener.flatten((d0 * 4 + 2).floorDiv(6) + d1);
  ASSERT_TRUE(succeeded(form));
  EXPECT_EQ(*form, makeForm({{1, 1}, {6, 1}}, 0));
  ASSERT_EQ(flattener.getLocals().size(), 1u);
  const AffineExprFlattener::Local &local = flattener.getLocals()[0];
  EXPECT_EQ(local.dividend, makeForm({{0, 2}}, 1));
  EXPECT_EQ(local.divisor, 3);
  EXPECT_EQ(local.expr, (d0 * 2 + 1).floorDiv(3));
}

TEST_F(AffineFlattenTest, LocalOfACeilDivisionRoundsUp) {
  ASSERT_TRUE(succeeded(flattener.flatten((d0 + 1).ceilDiv(4))));
  const AffineExprFlattener::Local &local = flattener.getLocals()[0];
  EXPECT_EQ(local.dividend, makeForm({{0, 1}}, 4));
  EXPECT_EQ(local.expr, (d0 + 1).ceilDiv(4));
}

TEST_F(AffineFlattenTest, ModulusSubtractsMultiplesOfALocal) {
  FailureOr<LinearForm> form = flattener.flatten(d0 % 4);
  ASSERT_TRUE(succeeded(form));
  EXPECT_EQ(*form, makeForm({{0, 1}, {6, -4}}, 0));
  EXPECT_EQ(flattener.getLocals()[0].expr, d0.floorDiv(4));
}

TEST_F(AffineFlattenTest, EqualLocalsAreOne) {
  ASSERT_TRUE(succeeded(flattener.flatten(d0 % 4 + d0.floorDiv(4) * 3)));
  EXPECT_EQ(flattener.getLocals().size(), 1u);
}

TEST_F(AffineFlattenTest, LocalsAreSharedByExpressions) {
  ASSERT_TRUE(succeeded(flattener.flatten(d0.floorDiv(4))));
  FailureOr<LinearForm> form = flattener.flatten(d0.floorDiv(4) + 1);
  ASSERT_TRUE(succeeded(form));
  EXPECT_EQ(*form, makeForm({{6, 1}}, 1));
}

TEST_F(AffineFlattenTest, SemiAffineLocalHasNoDivisor) {
  ASSERT_TRUE(succeeded(flattener.flatten(d0 * s0)));
  EXPECT_EQ(flattener.getLocals()[0].expr, d0 * s0);
  EXPECT_EQ(flattener.getLocals()[0].divisor, 0);
}

TEST_F(AffineFlattenTest, ExpressionsOfVariables) {
  ASSERT_TRUE(succeeded(flattener.flatten(d0.floorDiv(4))));
  EXPECT_EQ(flattener.getVariableExpr(2), d2);
  EXPECT_EQ(flattener.getVariableExpr(3), s0);
  EXPECT_EQ(flattener.getVariableExpr(6), d0.floorDiv(4));
}

TEST_F(AffineFlattenTest, RefusesDivisionsByWhatIsNotPositive) {
  EXPECT_TRUE(failed(flattener.flatten(d0.floorDiv(0))));
  EXPECT_TRUE(failed(flattener.flatten(d0.ceilDiv(constant(-2)))));
  EXPECT_TRUE(failed(flattener.flatten(d0 % 0)));
}

TEST_F(AffineFlattenTest, RefusesOtherInputs) {
  EXPECT_TRUE(failed(flattener.flatten(getAffineDimExpr(3, &context))));
  EXPECT_TRUE(failed(flattener.flatten(getAffineSymbolExpr(3, &context))));
}

TEST_F(AffineFlattenTest, RefusesOverflow) {
  EXPECT_TRUE(failed(flattener.flatten((d0 * largest) * 2)));
  EXPECT_TRUE(failed(flattener.flatten((d0 + largest) + (d1 + 1))));
}

TEST_F(AffineFlattenTest, CollectsLikeTerms) {
  EXPECT_EQ(simplify((d0 + d1) * 2 + d0), "d0 * 3 + d1 * 2");
  EXPECT_EQ(simplify(d0 + d1 - d0), "d1");
  EXPECT_EQ(simplify(d1 * 2 + s0 + d0 + 1 - s0), "d0 + d1 * 2 + 1");
}

TEST_F(AffineFlattenTest, CancelsCommonFactorsOfDivisions) {
  EXPECT_EQ(simplify((d0 * 4 + d1 * 6).floorDiv(8)),
            "(d0 * 2 + d1 * 3) floordiv 4");
  EXPECT_EQ(simplify((d0 * 4 + d1 * 8).ceilDiv(4)), "d0 + d1 * 2");
}

TEST_F(AffineFlattenTest, ReunitesQuotientAndRemainder) {
  EXPECT_EQ(simplify(d0 % 4 + d0.floorDiv(4) * 4), "d0");
}

TEST_F(AffineFlattenTest, ModulusOfAMultipleIsZero) {
  EXPECT_EQ(simplify(((d0 + d1) * 2 - d1 * 2) % 2), "0");
}

TEST_F(AffineFlattenTest, ModulusIsWrittenOutUnlessItStandsAlone) {
  EXPECT_EQ(simplify(d0 % 3), "d0 mod 3");
  EXPECT_EQ(simplify(d0 % 3 + d0), "d0 * 2 - (d0 floordiv 3) * 3");
  EXPECT_EQ(simplify((d0 * 4) % 6), "d0 * 4 - ((d0 * 2) floordiv 3) * 6");
}

// Written out, each modulus repeats its dividend.
TEST_F(AffineFlattenTest, DeepModuliStay) {
  AffineExpr expr = d0;
  for (unsigned modulus = 100; modulus > 60; --modulus)
    expr = (expr + d1) % modulus;
  EXPECT_EQ(simplifyAffineExpr(expr, 3, 3), expr);
}

TEST_F(AffineFlattenTest, WhatCannotBeFlattenedStays) {
  AffineExpr expr = d1 + d0.floorDiv(0) - d1;
  EXPECT_EQ(simplifyAffineExpr(expr, 3, 3), expr);
}

TEST_F(AffineFlattenTest, SemiAffineTermsStandTogether) {
  EXPECT_EQ(simplify(d0 * s0 + s0 * 2 + d0), "d0 + d0 * s0 + s0 * 2");
  EXPECT_EQ(simplify(s1 + s0 + d1 + d0 + d1 * s0 + d0 * s1),
            "d0 + d0 * s1 + s0 + d1 + d1 * s0 + s1");
  EXPECT_EQ(simplify(s0 * s1 + d0 * s0 + d1 * s2 + d2),
            "d0 * s0 + s0 * s1 + d1 * s2 + d2");
}

TEST_F(AffineFlattenTest, QuotientsByConstantsStandBeforeProducts) {
  EXPECT_EQ(simplify(d0.floorDiv(2) + d0 % 3 + d0 * s0),
            "d0 mod 3 + d0 floordiv 2 + d0 * s0");
}

TEST_F(AffineFlattenTest, LongerSemiAffineTermsStandLast) {
  EXPECT_EQ(simplify((d0 % 3) * s0 + d0), "d0 + (d0 mod 3) * s0");
  EXPECT_EQ(simplify((d0 + d1) % s0 + d0 * s0 + d2 + 5 - d2),
            "d0 * s0 + (d0 + d1) mod s0 + 5");
}

TEST_F(AffineFlattenTest, SemiAffineExpressionInOrderIsLeftAlone) {
  AffineExpr expr = d0 * s0 + d0 % s0;
  EXPECT_EQ(simplifyAffineExpr(expr, 1, 1), expr);
}

TEST_F(AffineFlattenTest, TermsOfOneDimensionAndSymbolAreKeptApart) {
  EXPECT_EQ(simplify(d2.ceilDiv(s0) + d2 * s0 + d1 + d0),
            "d0 + d1 + d2 ceildiv s0 + d2 * s0");
}

TEST_F(AffineFlattenTest, FlatFormOfAnExpression) {
  llvm::SmallVector<int64_t> coefficients;
  llvm::SmallVector<AffineExpr> locals;
  ASSERT_TRUE(succeeded(getFlattenedAffineExpr(
      d1 * 2 + s0 + d0.floorDiv(2) * 5 - 7, 2, 1, coefficients, &locals)));
  EXPECT_EQ(coefficients, (llvm::SmallVector<int64_t>{0, 2, 1, 5, -7}));
  EXPECT_EQ(locals, (llvm::SmallVector<AffineExpr>{d0.floorDiv(2)}));
}

TEST_F(AffineFlattenTest, FlatFormNeedsNoLocals) {
  llvm::SmallVector<int64_t> coefficients;
  ASSERT_TRUE(succeeded(getFlattenedAffineExpr(d0 % 2, 1, 0, coefficients)));
  EXPECT_EQ(coefficients, (llvm::SmallVector<int64_t>{1, -2, 0}));
}

TEST_F(AffineFlattenTest, FlatFormIsOfPureAffineExpressions) {
  llvm::SmallVector<int64_t> coefficients;
  EXPECT_TRUE(failed(getFlattenedAffineExpr(d0 * s0, 1, 1, coefficients)));
  EXPECT_TRUE(failed(getFlattenedAffineExpr(d0 % 0, 1, 1, coefficients)));
}

TEST_F(AffineFlattenTest, ExpressionOfAFlatForm) {
  EXPECT_EQ(text(getAffineExprFromFlatForm({1, 0, -2, 3, 4}, 2, 1, {d0 % 2},
                                           &context)),
            "d0 - s0 * 2 + (d0 mod 2) * 3 + 4");
}

TEST_F(AffineFlattenTest, ExpressionOfAFlatFormOfZeros) {
  EXPECT_EQ(getAffineExprFromFlatForm({0, 0}, 1, 0, {}, &context), constant(0));
}

using AffineFlattenRandomTest = RandomAffineTest;

TEST_F(AffineFlattenRandomTest, SimplificationKeepsValues) {
  for (unsigned i = 0; i != 3000; ++i) {
    chooseInputs();
    Sample sample = make(1 + i % 5, /*semiAffine=*/i % 2);
    AffineExpr simplified = simplifyAffineExpr(sample.expr, 3, 3);
    ASSERT_EQ(evaluate(simplified), sample.value)
        << text(sample.expr) << " became " << text(simplified);
  }
}

} // namespace
} // namespace mlir
