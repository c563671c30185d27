// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_expr.h"

#include <limits>
#include <vector>

#include "core/ir/affine/affine_test_base.h"
#include "core/ir/structure/walk.h"

namespace mlir {
namespace {

using AffineExprTest = AffineTest;

TEST_F(AffineExprTest, NullIsFalse) { EXPECT_FALSE(AffineExpr()); }

TEST_F(AffineExprTest, EqualExpressionsAreTheSameObject) {
  EXPECT_EQ(d0 * 2 + s1, getAffineSymbolExpr(1, &context) + 2 * d0);
}

TEST_F(AffineExprTest, DimensionsAndSymbolsOfOnePositionDiffer) {
  EXPECT_NE(d0, s0);
}

TEST_F(AffineExprTest, OperationsOfDifferentKindsDiffer) {
  EXPECT_NE(d0.floorDiv(2), d0.ceilDiv(2));
}

TEST_F(AffineExprTest, ExpressionsOfDifferentContextsDiffer) {
  MLIRContext other(MLIRContext::Threading::Disabled);
  EXPECT_NE(d0, getAffineDimExpr(0, &other));
}

TEST_F(AffineExprTest, ContextIsKept) {
  EXPECT_EQ((d0 + s0).getContext(), &context);
}

TEST_F(AffineExprTest, ComparesWithAConstant) {
  EXPECT_TRUE(constant(3) == 3);
  EXPECT_FALSE(constant(3) == 4);
  EXPECT_FALSE(d0 == 0);
}

TEST_F(AffineExprTest, OpaquePointerRoundTrip) {
  EXPECT_EQ(AffineExpr::getFromOpaquePointer(d1.getAsOpaquePointer()), d1);
}

TEST_F(AffineExprTest, CastsToItsKind) {
  EXPECT_EQ(llvm::cast<AffineDimExpr>(d2).getPosition(), 2u);
  EXPECT_EQ(llvm::cast<AffineSymbolExpr>(s1).getPosition(), 1u);
  EXPECT_EQ(llvm::cast<AffineConstantExpr>(constant(-7)).getValue(), -7);
}

TEST_F(AffineExprTest, DoesNotCastToAnotherKind) {
  EXPECT_FALSE(llvm::dyn_cast<AffineSymbolExpr>(d0));
  EXPECT_FALSE(llvm::isa<AffineBinaryOpExpr>(constant(1)));
}

TEST_F(AffineExprTest, OperandsOfAnOperation) {
  auto op = llvm::cast<AffineBinaryOpExpr>(d0 % s0);
  EXPECT_EQ(op.getKind(), AffineExprKind::Mod);
  EXPECT_EQ(op.getLHS(), d0);
  EXPECT_EQ(op.getRHS(), s0);
}

TEST_F(AffineExprTest, ConstantsOfAList) {
  llvm::SmallVector<AffineExpr> constants =
      getAffineConstantExprs({4, -5}, &context);
  ASSERT_EQ(constants.size(), 2u);
  EXPECT_EQ(constants[0], constant(4));
  EXPECT_EQ(constants[1], constant(-5));
}

TEST_F(AffineExprTest, BindsLists) {
  llvm::SmallVector<AffineExpr> dims(2), symbols(2);
  bindDimsList(&context, llvm::MutableArrayRef<AffineExpr>(dims));
  bindSymbolsList(&context, llvm::MutableArrayRef<AffineExpr>(symbols));
  EXPECT_EQ(dims[1], d1);
  EXPECT_EQ(symbols[1], s1);
}

TEST_F(AffineExprTest, DepthCountsOperations) {
  EXPECT_EQ(getAffineExprDepth(d0), 0u);
  EXPECT_EQ(getAffineExprDepth(d0 + s0 * d1), 2u);
}

TEST_F(AffineExprTest, SymbolicOrConstant) {
  EXPECT_TRUE((s0 * s1 + 3).isSymbolicOrConstant());
  EXPECT_FALSE((s0 + d0).isSymbolicOrConstant());
}

TEST_F(AffineExprTest, PureAffine) {
  EXPECT_TRUE((d0 * 3 + (s0 + d1) % 4 + d0.ceilDiv(2)).isPureAffine());
}

TEST_F(AffineExprTest, ProductsWithSymbolsAreNotPureAffine) {
  EXPECT_FALSE((d0 * s0).isPureAffine());
  EXPECT_FALSE((d0 * s0 + 1).isPureAffine());
}

TEST_F(AffineExprTest, DivisionsBySymbolsAreNotPureAffine) {
  EXPECT_FALSE(d0.floorDiv(s0).isPureAffine());
  EXPECT_FALSE((d0 % s0).isPureAffine());
}

TEST_F(AffineExprTest, LargestKnownDivisorOfLeaves) {
  EXPECT_EQ(d0.getLargestKnownDivisor(), 1);
  EXPECT_EQ(s0.getLargestKnownDivisor(), 1);
  EXPECT_EQ(constant(-6).getLargestKnownDivisor(), 6);
  EXPECT_EQ(constant(0).getLargestKnownDivisor(), 0);
}

TEST_F(AffineExprTest, LargestKnownDivisorOfTheSmallestNumberFits) {
  int64_t divisor = constant(smallest).getLargestKnownDivisor();
  EXPECT_EQ(divisor, -(smallest / 2));
}

TEST_F(AffineExprTest, LargestKnownDivisorOfOperations) {
  EXPECT_EQ((d0 * 6 + d1 * 4).getLargestKnownDivisor(), 2);
  EXPECT_EQ(((d0 * 6) * (s0 * 4)).getLargestKnownDivisor(), 24);
  EXPECT_EQ(((d0 * 6) % 4).getLargestKnownDivisor(), 2);
}

TEST_F(AffineExprTest, LargestKnownDivisorOfQuotients) {
  AffineExpr sum = d0 * 12 + d1 * 18;
  EXPECT_EQ(sum.ceilDiv(3).getLargestKnownDivisor(), 2);
  EXPECT_EQ(sum.ceilDiv(constant(-3)).getLargestKnownDivisor(), 2);
  EXPECT_EQ(sum.ceilDiv(4).getLargestKnownDivisor(), 1);
  EXPECT_EQ(sum.floorDiv(s0).getLargestKnownDivisor(), 1);
  EXPECT_EQ(sum.ceilDiv(constant(smallest)).getLargestKnownDivisor(), 1);
}

TEST_F(AffineExprTest, LargestKnownDivisorDoesNotOverflow) {
  int64_t large = int64_t(1) << 40;
  AffineExpr product = (d0 * large) * (s0 * large);
  EXPECT_EQ(product.getLargestKnownDivisor(), large);
}

TEST_F(AffineExprTest, MultipleOf) {
  EXPECT_TRUE((d0 * 6).isMultipleOf(3));
  EXPECT_TRUE((d0 * 6).isMultipleOf(-2));
  EXPECT_FALSE((d0 * 6).isMultipleOf(4));
  EXPECT_FALSE((d0 * 6).isMultipleOf(0));
}

TEST_F(AffineExprTest, FunctionOfDim) {
  EXPECT_TRUE((s0 + d1 % 2).isFunctionOfDim(1));
  EXPECT_FALSE((s0 + d1 % 2).isFunctionOfDim(0));
}

TEST_F(AffineExprTest, FunctionOfSymbol) {
  EXPECT_TRUE((s0 + d1 % 2).isFunctionOfSymbol(0));
  EXPECT_FALSE((s0 + d1 % 2).isFunctionOfSymbol(1));
}

TEST_F(AffineExprTest, WalksOperandsFirst) {
  std::vector<AffineExpr> visited;
  (d0 + s0 * 2).walk([&](AffineExpr expr) { visited.push_back(expr); });
  EXPECT_EQ(visited, (std::vector<AffineExpr>{d0, s0, constant(2), s0 * 2,
                                              d0 + s0 * 2}));
}

TEST_F(AffineExprTest, WalkIsInterrupted) {
  unsigned count = 0;
  WalkResult result = (d0 + s0 * 2).walk([&](AffineExpr expr) {
    ++count;
    return expr == s0 ? WalkResult::interrupt() : WalkResult::advance();
  });
  EXPECT_TRUE(result.wasInterrupted());
  EXPECT_EQ(count, 2u);
}

TEST_F(AffineExprTest, WalkThatIsNotInterruptedAdvances) {
  EXPECT_FALSE((d0 + 1)
                   .walk([](AffineExpr) { return WalkResult::advance(); })
                   .wasInterrupted());
}

TEST_F(AffineExprTest, ReplacesDimsAndSymbols) {
  EXPECT_EQ((d0 + s0 * d1).replaceDimsAndSymbols({d2, d0}, {s1}), d2 + d0 * s1);
}

TEST_F(AffineExprTest, InputsWithoutReplacementStay) {
  EXPECT_EQ((d0 + d1 + s0).replaceDimsAndSymbols({constant(1)}, {}),
            d1 + s0 + 1);
}

TEST_F(AffineExprTest, ReplacedExpressionsAreSimplified) {
  EXPECT_EQ((d0 * s0).replaceSymbols({constant(0)}), constant(0));
}

TEST_F(AffineExprTest, ReplacesDims) {
  EXPECT_EQ((d0 + s0).replaceDims({d1}), d1 + s0);
}

TEST_F(AffineExprTest, ReplacesSymbols) {
  EXPECT_EQ((d0 + s0).replaceSymbols({s2}), d0 + s2);
}

TEST_F(AffineExprTest, ReplacesAnExpression) {
  EXPECT_EQ(((d0 + 1) * 2 + s0).replace(d0 + 1, d1), d1 * 2 + s0);
}

TEST_F(AffineExprTest, ReplacesAConstant) {
  EXPECT_EQ((d0 * 4).replace(constant(4), constant(5)), d0 * 5);
}

TEST_F(AffineExprTest, ReplacesTheOutermostOnly) {
  llvm::DenseMap<AffineExpr, AffineExpr> replacements = {{d0 + 1, d0},
                                                         {d0, s0}};
  EXPECT_EQ(((d0 + 1) * 2).replace(replacements), d0 * 2);
}

TEST_F(AffineExprTest, ReplacesByAMap) {
  llvm::DenseMap<AffineExpr, AffineExpr> replacements = {{d0, d1}, {d1, d0}};
  EXPECT_EQ((d0 * 2 + d1).replace(replacements), d1 * 2 + d0);
}

TEST_F(AffineExprTest, WhatDoesNotOccurIsNotReplaced) {
  EXPECT_EQ((d0 + 1).replace(d1, d2), d0 + 1);
}

TEST_F(AffineExprTest, ShiftsDims) {
  EXPECT_EQ((d0 + d1 + s1).shiftDims(2, 3),
            getAffineDimExpr(3, &context) + getAffineDimExpr(4, &context) + s1);
}

TEST_F(AffineExprTest, ShiftsDimsFromAnOffset) {
  EXPECT_EQ((d0 + d1).shiftDims(2, 1, 1), d0 + d2);
}

TEST_F(AffineExprTest, ShiftsSymbols) {
  EXPECT_EQ((d1 + s0 + s1).shiftSymbols(2, 1, 0), d1 + s1 + s2);
}

TEST_F(AffineExprTest, ShiftsSymbolsFromAnOffset) {
  EXPECT_EQ((d1 + s0 + s1).shiftSymbols(2, 1, 1), d1 + s0 + s2);
}

TEST_F(AffineExprTest, ComposesWithAMap) {
  EXPECT_EQ((d0 + d1 * 2).compose(map(1, 1, {d0 + 1, s0})), d0 + s0 * 2 + 1);
}

TEST_F(AffineExprTest, OperatorsWithNumbers) {
  EXPECT_EQ(text(3 + d0), "d0 + 3");
  EXPECT_EQ(text(3 - d0), "-d0 + 3");
  EXPECT_EQ(text(3 * d0), "d0 * 3");
  EXPECT_EQ(text(d0 % 3), "d0 mod 3");
  EXPECT_EQ(text(d0.floorDiv(3)), "d0 floordiv 3");
  EXPECT_EQ(text(d0.ceilDiv(3)), "d0 ceildiv 3");
}

TEST_F(AffineExprTest, Negation) { EXPECT_EQ(-d0, d0 * -1); }

TEST_F(AffineExprTest, Subtraction) {
  EXPECT_EQ(d0 - s0, d0 + s0 * -1);
  EXPECT_EQ(d0 - 4, d0 + -4);
}

TEST_F(AffineExprTest, SubtractsTheSmallestNumberWithoutOverflow) {
  EXPECT_EQ(text(d0 - smallest), "d0 - -9223372036854775808");
}

TEST_F(AffineExprTest, HashesAsTheObject) {
  EXPECT_EQ(hash_value(d0 + 1), hash_value(1 + d0));
}

/// Functions on expressions of the maximum depth that readers accept must not
/// recurse.
class DeepAffineExprTest : public AffineTest {
protected:
  static constexpr unsigned depth = MaximumAffineExprDepth;

  /// Returns ((d0 mod 7 + d1) mod 7 + d1) …
  AffineExpr makeLeftDeep() {
    AffineExpr expr = d0;
    for (unsigned i = 0; i != depth / 2; ++i)
      expr = expr % 7 + d1;
    return expr;
  }
  /// Returns d0 + (d1 + (d0 + (d1 + …))).
  AffineExpr makeRightDeep() {
    AffineExpr expr = d0;
    for (unsigned i = 0; i != depth; ++i)
      expr = (i % 2 ? d0 : d1) + expr;
    return expr;
  }
};

TEST_F(DeepAffineExprTest, IsAsDeepAsMeant) {
  EXPECT_EQ(getAffineExprDepth(makeLeftDeep()), depth);
  EXPECT_EQ(getAffineExprDepth(makeRightDeep()), depth);
}

TEST_F(DeepAffineExprTest, Walk) {
  unsigned count = 0;
  makeRightDeep().walk([&](AffineExpr) { ++count; });
  EXPECT_EQ(count, 2 * depth + 1);
}

TEST_F(DeepAffineExprTest, Replace) {
  AffineExpr replaced = makeLeftDeep().replaceDims({d1, d0});
  EXPECT_TRUE(replaced.isFunctionOfDim(1));
}

TEST_F(DeepAffineExprTest, Print) {
  EXPECT_EQ(text(makeRightDeep()).size(), (depth + 1) * 5 - 3);
}

TEST_F(DeepAffineExprTest, Simplify) {
  EXPECT_EQ(simplifyAffineExpr(makeRightDeep(), 2, 0),
            d0 * (depth / 2 + 1) + d1 * (depth / 2));
}

TEST_F(DeepAffineExprTest, SimplifySemiAffine) {
  AffineExpr expr = s0;
  for (unsigned i = 0; i != depth; ++i)
    expr = i % 2 ? s1 * expr : s0 + expr;
  EXPECT_FALSE(
      simplifyAffineExpr(expr.floorDiv(s0), 0, 3).isFunctionOfSymbol(0));
}

TEST_F(DeepAffineExprTest, DivisionOfASum) {
  AffineExpr expr = d0;
  for (unsigned i = 1; i != depth; ++i)
    expr = expr + getAffineDimExpr(i, &context) * 4;
  AffineExpr quotient = expr.floorDiv(4);
  EXPECT_EQ(expr % 4, d0 % 4);
  EXPECT_EQ(quotient.getLargestKnownDivisor(), 1);
}

TEST_F(DeepAffineExprTest, ConstantsThatCannotBeAddedUp) {
  AffineExpr expr = d0;
  for (unsigned i = 0; i != depth; ++i)
    expr = expr + std::numeric_limits<int64_t>::max();
  EXPECT_EQ(getAffineExprDepth(expr + d1), depth + 1);
}

} // namespace
} // namespace mlir
