// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

using AffinePrintTest = AffineTest;

TEST_F(AffinePrintTest, Leaves) {
  EXPECT_EQ(text(getAffineDimExpr(12, &context)), "d12");
  EXPECT_EQ(text(s1), "s1");
  EXPECT_EQ(text(constant(-3)), "-3");
}

TEST_F(AffinePrintTest, Null) {
  EXPECT_EQ(text(AffineExpr()), "<<NULL AFFINE EXPR>>");
  EXPECT_EQ(text(AffineMap()), "<<NULL AFFINE MAP>>");
  EXPECT_EQ(text(IntegerSet()), "<<NULL INTEGER SET>>");
}

TEST_F(AffinePrintTest, Operations) {
  EXPECT_EQ(text(d0 * 2), "d0 * 2");
  EXPECT_EQ(text(d0 % s0), "d0 mod s0");
  EXPECT_EQ(text(d0.floorDiv(2)), "d0 floordiv 2");
  EXPECT_EQ(text(d0.ceilDiv(2)), "d0 ceildiv 2");
}

TEST_F(AffinePrintTest, OperandsOfSumsHaveNoParentheses) {
  EXPECT_EQ(text(d0 + (d1 * 2 + d2 % 3)), "d0 + d1 * 2 + d2 mod 3");
}

TEST_F(AffinePrintTest, OperandsOfOtherOperationsHaveParentheses) {
  EXPECT_EQ(text(((d0 + 1) * 2) % 5), "((d0 + 1) * 2) mod 5");
  EXPECT_EQ(text(d0 * (s0 + s1)), "d0 * (s0 + s1)");
  EXPECT_EQ(text(d0 * (s0 * 2)), "d0 * (s0 * 2)");
}

TEST_F(AffinePrintTest, NegatedFactor) {
  EXPECT_EQ(text(-d0), "-d0");
  EXPECT_EQ(text(-(d0 + d1)), "-(d0 + d1)");
  EXPECT_EQ(text(-(d0 % 2)), "-(d0 mod 2)");
  EXPECT_EQ(text(d0 * -s0), "d0 * (-s0)");
}

TEST_F(AffinePrintTest, SubtractedConstant) {
  EXPECT_EQ(text(d0 - 5), "d0 - 5");
}

TEST_F(AffinePrintTest, SubtractedExpression) {
  EXPECT_EQ(text(d0 - d1), "d0 - d1");
  EXPECT_EQ(text(d0 - d1 % 2), "d0 - d1 mod 2");
  EXPECT_EQ(text(d0 - (d1 + d2)), "d0 - (d1 + d2)");
  EXPECT_EQ(text(d0 - d1 * s0), "d0 - d1 * s0");
}

TEST_F(AffinePrintTest, SubtractedProduct) {
  EXPECT_EQ(text(d0 - d1 * 2), "d0 - d1 * 2");
  EXPECT_EQ(text(d0 - (d1 % 3) * 2), "d0 - (d1 mod 3) * 2");
  EXPECT_EQ(text(d0 - (d1 + d2) * 2), "d0 - (d1 + d2) * 2");
}

TEST_F(AffinePrintTest, SubtractedSumInParentheses) {
  EXPECT_EQ(text((d0 - d1) % 4), "(d0 - d1) mod 4");
  EXPECT_EQ(text((d0 - 1) * 2), "(d0 - 1) * 2");
}

TEST_F(AffinePrintTest, NegationAfterPlus) {
  EXPECT_EQ(text(d0 + (-d1 + s0)), "d0 + -d1 + s0");
}

TEST_F(AffinePrintTest, TheSmallestNumberIsNotNegated) {
  int64_t smallest = std::numeric_limits<int64_t>::min();
  EXPECT_EQ(text(d0 + smallest), "d0 + -9223372036854775808");
  EXPECT_EQ(text(d0 + d1 * smallest), "d0 + d1 * -9223372036854775808");
}

TEST_F(AffinePrintTest, NamesOfTheCaller) {
  std::string result;
  llvm::raw_string_ostream os(result);
  (d1 - s0 * 2).print(os, [&](unsigned position, bool isSymbol) {
    os << (isSymbol ? "%n" : "%i") << position;
  });
  EXPECT_EQ(result, "%i1 - %n0 * 2");
}

TEST_F(AffinePrintTest, StreamOperators) {
  std::string result;
  llvm::raw_string_ostream os(result);
  os << d0 << '|' << map(1, 0, {d0}) << '|'
     << IntegerSet::get(1, 0, d0, /*equalities=*/true);
  EXPECT_EQ(result, "d0|(d0) -> (d0)|(d0) : (d0 == 0)");
}

TEST_F(AffinePrintTest, Maps) {
  EXPECT_EQ(text(map(2, 1, {d0 + s0, d1 - 1})),
            "(d0, d1)[s0] -> (d0 + s0, d1 - 1)");
  EXPECT_EQ(text(map(0, 0, {})), "() -> ()");
  EXPECT_EQ(text(map(0, 2, {s1})), "()[s0, s1] -> (s1)");
}

TEST_F(AffinePrintTest, Sets) {
  EXPECT_EQ(text(IntegerSet::get(2, 1, {d0 - 1, d1 + s0}, {false, true})),
            "(d0, d1)[s0] : (d0 - 1 >= 0, d1 + s0 == 0)");
}

} // namespace
} // namespace mlir
