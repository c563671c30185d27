// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_fixture.h"
#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"

namespace mlir {
namespace {

TEST_P(AttributeParserTest, ReadsAffine) {
  EXPECT_EQ(readAttribute(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Maps, AttributeParserTest,
    testing::Values(
        ParserCase{"affine_map<() -> ()>", "affine_map<() -> ()>"},
        ParserCase{"affine_map<(i, j)[n] -> (j, i + n)>",
                   "affine_map<(d0, d1)[s0] -> (d1, d0 + s0)>"},
        ParserCase{"affine_map<(d0)[] -> (d0)>", "affine_map<(d0) -> (d0)>"},
        ParserCase{"affine_map<(i32) -> (i32)>", "affine_map<(d0) -> (d0)>"},
        ParserCase{"affine_map<(mod) -> (mod)>", "affine_map<(d0) -> (d0)>"},
        ParserCase{"affine_map<(d0) -> (d0 + 2 * 3)>",
                   "affine_map<(d0) -> (d0 + 6)>"},
        ParserCase{"affine_map<(d0) -> ((d0 + 2) * 3)>",
                   "affine_map<(d0) -> ((d0 + 2) * 3)>"},
        ParserCase{"affine_map<(d0) -> (d0 - 1 - 2)>",
                   "affine_map<(d0) -> (d0 - 3)>"},
        ParserCase{"affine_map<(d0) -> (d0 - - 1)>",
                   "affine_map<(d0) -> (d0 + 1)>"},
        ParserCase{"affine_map<(d0) -> (-d0 * 2)>",
                   "affine_map<(d0) -> (d0 * -2)>"},
        ParserCase{"affine_map<(d0)[s0] -> (d0 floordiv 2 mod 3 ceildiv s0)>",
                   "affine_map<(d0)[s0] -> (((d0 floordiv 2) mod 3) ceildiv "
                   "s0)>"},
        ParserCase{"affine_map<(d0) -> (d0 mod 0)>",
                   "affine_map<(d0) -> (d0 mod 0)>"}));

INSTANTIATE_TEST_SUITE_P(
    MapErrors, AttributeParserTest,
    testing::Values(
        ParserCase{"affine_map\n", "1:11 expected '<' in affine map"},
        ParserCase{"affine_map<\n",
                   "1:12 expected '(' in dimensional identifier list"},
        ParserCase{"affine_map<(1)", "1:13 expected bare identifier"},
        ParserCase{"affine_map<(d0, )", "1:16 expected bare identifier"},
        ParserCase{"affine_map<(d0)[s0 ->", "1:19 expected ']' in symbol list"},
        ParserCase{"affine_map<(d0)>", "1:16 expected '->' or ':'"},
        ParserCase{"affine_map<(d0, d0)",
                   "1:17 redefinition of identifier 'd0'"},
        ParserCase{"affine_map<(d0)[d0]",
                   "1:17 redefinition of identifier 'd0'"},
        ParserCase{"affine_map<(d0) -> d0>",
                   "1:19 expected '(' in affine map range"},
        ParserCase{"affine_map<(d0) -> (d0 d0)>",
                   "1:23 expected ')' in affine map range"},
        ParserCase{"affine_map<(d0) -> (d0)\n",
                   "1:24 expected '>' in affine map"},
        ParserCase{"affine_map<(d0) -> (d1)>",
                   "1:21 use of undeclared identifier"},
        ParserCase{"affine_map<(d0) -> (d0, )>",
                   "1:25 expected affine expression"},
        ParserCase{"affine_map<(d0) -> (+ d0)>",
                   "1:21 missing left operand of binary operator"},
        ParserCase{"affine_map<(d0) -> (d0 +)>",
                   "1:25 missing right operand of binary operator"},
        ParserCase{"affine_map<(d0) -> (d0 * * 1)>",
                   "1:26 missing right operand of binary operator"},
        ParserCase{"affine_map<(d0) -> (-)>",
                   "1:22 expected affine expression\n1:22 missing operand of "
                   "negation"},
        ParserCase{"affine_map<(d0) -> (())>",
                   "1:22 no expression inside parentheses"},
        ParserCase{"affine_map<(d0) -> (9223372036854775808)>",
                   "1:21 constant too large for index"},
        ParserCase{"affine_map<(d0) -> (%x)>",
                   "1:21 unexpected ssa identifier"},
        ParserCase{"affine_map<(d0) -> (symbol)>",
                   "1:27 expected '(' at start of SSA symbol"},
        ParserCase{"affine_map<(d0) -> (d0 * d0)>",
                   "1:24 non-affine expression: at least one of the multiply "
                   "operands has to be either a constant or symbolic"},
        ParserCase{"affine_map<(d0) -> (2 floordiv d0)>",
                   "1:23 non-affine expression: right operand of floordiv has "
                   "to be either a constant or symbolic"},
        ParserCase{"affine_map<(d0) -> (2 ceildiv d0)>",
                   "1:23 non-affine expression: right operand of ceildiv has "
                   "to be either a constant or symbolic"},
        ParserCase{"affine_map<(d0) -> (2 mod d0)>",
                   "1:23 non-affine expression: right operand of mod has to be "
                   "either a constant or symbolic"},
        ParserCase{"affine_map<(d0) : (d0 >= 0)>",
                   "1:12 expected AffineMap, but got IntegerSet"}));

INSTANTIATE_TEST_SUITE_P(
    Sets, AttributeParserTest,
    testing::Values(
        ParserCase{"affine_set<(d0) : (d0 >= 0)>",
                   "affine_set<(d0) : (d0 >= 0)>"},
        ParserCase{"affine_set<(d0)[s0] : (d0 >= s0, d0 <= 5, d0 == s0)>",
                   "affine_set<(d0)[s0] : (d0 - s0 >= 0, -d0 + 5 >= 0, d0 - s0 "
                   "== 0)>"},
        ParserCase{"affine_set<(d0) : ()>", "affine_set<(d0) : (0 == 0)>"},
        ParserCase{"affine_set\n", "1:11 expected '<' in integer set"},
        ParserCase{"affine_set<(d0) :>",
                   "1:18 expected '(' in integer set constraint list"},
        ParserCase{"affine_set<(d0) : (d0)>",
                   "1:22 expected '== affine-expr' or '>= affine-expr' at end "
                   "of affine constraint"},
        ParserCase{"affine_set<(d0) : (d0 > 0)>",
                   "1:25 expected '== affine-expr' or '>= affine-expr' at end "
                   "of affine constraint"},
        ParserCase{"affine_set<(d0) : (d0 >= 0\n",
                   "1:27 expected ')' in integer set constraint list"},
        ParserCase{"affine_set<(d0) : (d0 >= 0)\n",
                   "1:28 expected '>' in integer set"},
        ParserCase{"affine_set<(d0) -> (d0)>",
                   "1:12 expected IntegerSet, but got AffineMap"}));

TEST_F(ParserTest, ReadsMapsFromText) {
  EXPECT_EQ(parseAffineMap("(d0, d1) -> (d0, d1)", &context),
            AffineMap::getMultiDimIdentityMap(2, &context));
}

TEST_F(ParserTest, ReadsSetsFromText) {
  IntegerSet set = parseIntegerSet("(d0) : (d0 >= 0)", &context);
  ASSERT_TRUE(set);
  EXPECT_EQ(set.getNumConstraints(), 1u);
}

TEST_F(ParserTest, FindsNamesOfLargeMaps) {
  std::string names = "d0";
  for (unsigned i = 1; i != 1000; ++i)
    names += ", d" + std::to_string(i);
  AffineMap map =
      parseAffineMap("(" + names + ") -> (" + names + ")", &context);
  ASSERT_TRUE(map);
  EXPECT_TRUE(map.isIdentity());
}

TEST_F(ParserTest, RefusesParenthesesBeyondTheLimit) {
  EXPECT_EQ(
      readAttribute("affine_map<() -> (" + nest("(", "1", ")", 10001) + ")>"),
      "1:10019 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, ReadsParenthesesUpToTheLimit) {
  EXPECT_EQ(
      readAttribute("affine_map<() -> (" + nest("(", "1", ")", 10000) + ")>"),
      "affine_map<() -> (1)>");
}

TEST_F(ParserTest, RefusesExpressionsBeyondTheLimit) {
  std::string sum;
  for (unsigned i = 0; i != 20000; ++i)
    sum +=
        " + d" + std::to_string(i % 2) + " floordiv " + std::to_string(i + 2);
  EXPECT_TRUE(
      llvm::StringRef(readAttribute("affine_map<(d0, d1) -> (d0" + sum + ")>"))
          .ends_with("nesting is too deep, the limit is 10000"));
}

} // namespace
} // namespace mlir
