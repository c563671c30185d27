// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_fixture.h"

namespace mlir {
namespace {

TEST_P(AttributeParserTest, ReadsLocations) {
  EXPECT_EQ(readAttribute(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Locations, AttributeParserTest,
    testing::Values(
        ParserCase{"loc(unknown)", "loc(unknown)"},
        ParserCase{"loc(\"f\":1:2)", "loc(\"f\":1:2)"},
        ParserCase{"loc(\"f\":5)", "loc(\"f\":5:0)"},
        ParserCase{"loc(\"f\":1:2 to 3:4)", "loc(\"f\":1:2 to 3:4)"},
        ParserCase{"loc(\"f\":1:2 to :4)", "loc(\"f\":1:2 to :4)"},
        ParserCase{"loc(\"name\")", "loc(\"name\")"},
        ParserCase{"loc(\"name\"(\"f\":1:2))", "loc(\"name\"(\"f\":1:2))"},
        ParserCase{"loc(callsite(\"a\" at \"f\":1:2))",
                   "loc(callsite(\"a\" at \"f\":1:2))"},
        ParserCase{"loc(fused[\"a\", \"b\"])", "loc(fused[\"a\", \"b\"])"},
        ParserCase{"loc(fused<1>[\"a\"])", "loc(fused<1 : i64>[\"a\"])"},
        ParserCase{"loc(fused[])", "loc(unknown)"},
        ParserCase{"loc(fused[\"a\"])", "loc(\"a\")"}));

INSTANTIATE_TEST_SUITE_P(
    LocationErrors, AttributeParserTest,
    testing::Values(
        ParserCase{"loc\n", "1:4 expected '(' in inline location"},
        ParserCase{"loc()", "1:5 expected location instance"},
        ParserCase{"loc( x)", "1:5 expected location instance"},
        ParserCase{"loc(unknown\n", "1:12 expected ')' in inline location"},
        ParserCase{"loc(\"x\":)",
                   "1:9 expected integer line number in FileLineColRange"},
        ParserCase{"loc(\"x\":4294967296:1)",
                   "1:9 expected integer line number in FileLineColRange"},
        ParserCase{"loc(\"x\":1:\n4294967296)",
                   "2:1 expected integer column number in FileLineColRange"},
        ParserCase{"loc(\"x\":1:)",
                   "1:11 expected integer column number in FileLineColRange"},
        ParserCase{"loc(\"x\":1:2 to)",
                   "1:15 expected either integer or `:` post `to` in "
                   "FileLineColRange"},
        ParserCase{"loc(\"x\":1:2 to 3)",
                   "1:17 expected either integer or `:` post `to` in "
                   "FileLineColRange"},
        ParserCase{"loc(\"x\":1:2 to 3:)",
                   "1:18 expected integer column number in FileLineColRange"},
        ParserCase{"loc(callsite)", "1:13 expected '(' in callsite location"},
        ParserCase{"loc(callsite(\"x\" \"y\"))",
                   "1:17 expected 'at' in callsite location"},
        ParserCase{"loc(callsite(\"x\" at \"y\"\n",
                   "1:24 expected ')' in callsite location"},
        ParserCase{"loc(fused)", "1:10 expected '[' in fused location"},
        ParserCase{"loc(fused<1[\"x\"])",
                   "1:12 expected '>' after fused location metadata"},
        ParserCase{"loc(fused[\"x\" \"y\"])",
                   "1:14 expected ']' in fused location"},
        ParserCase{"loc(#foo.x)",
                   "1:11 expected location attribute, but got#foo.x"}));

TEST_F(ParserTest, RefusesCallSitesBeyondTheLimit) {
  EXPECT_EQ(readAttribute("loc(" +
                          nest("callsite(", "unknown", " at unknown)", 10001) +
                          ")"),
            "1:90005 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, ReadsFusedUpToTheLimit) {
  EXPECT_EQ(readAttribute("loc(" + nest("fused[", "unknown", "]", 9999) + ")"),
            "loc(unknown)");
}

TEST_F(ParserTest, RefusesFusedBeyondTheLimit) {
  EXPECT_EQ(readAttribute("loc(" + nest("fused[", "unknown", "]", 10000) + ")"),
            "1:60005 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesMetadataBeyondTheLimit) {
  EXPECT_EQ(readAttribute("loc(" +
                          nest("fused<loc(", "unknown", ")>[unknown]", 10000) +
                          ")"),
            "1:100005 nesting is too deep, the limit is 10000");
}

} // namespace
} // namespace mlir
