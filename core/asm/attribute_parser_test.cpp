// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_fixture.h"
#include "core/ir/builtin/builtin_attributes.h"

namespace mlir {
namespace {

TEST_P(AttributeParserTest, Reads) {
  EXPECT_EQ(readAttribute(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Integers, AttributeParserTest,
    testing::Values(
        ParserCase{"1", "1 : i64"}, ParserCase{"-1", "-1 : i64"},
        ParserCase{"- 1", "-1 : i64"}, ParserCase{"1 : i32", "1 : i32"},
        ParserCase{"0x10 : i32", "16 : i32"}, ParserCase{"255 : i8", "-1 : i8"},
        ParserCase{"-128 : i8", "-128 : i8"},
        ParserCase{"255 : ui8", "255 : ui8"},
        ParserCase{"-128 : si8", "-128 : si8"}, ParserCase{"0 : i0", "0 : i0"},
        ParserCase{"-1 : i1", "true"}, ParserCase{"7 : index", "7 : index"},
        ParserCase{"123456789012345678901234567890 : i128",
                   "123456789012345678901234567890 : i128"},
        ParserCase{"-0x123456789012345678901234567890 : i128",
                   "-94522879687365475552814062743484560 : i128"},
        ParserCase{"18446744073709551615", "-1 : i64"},
        ParserCase{"0000000000000000000000000000000001 : i8", "1 : i8"},
        ParserCase{"18446744073709551616",
                   "1:1 integer constant out of range for attribute"},
        ParserCase{"-9223372036854775808", "-9223372036854775808 : i64"},
        ParserCase{"-9223372036854775809",
                   "1:2 integer constant out of range for attribute"},
        ParserCase{"9223372036854775808 : index",
                   "1:1 integer constant out of range for attribute"},
        ParserCase{"256 : i8",
                   "1:1 integer constant out of range for attribute"},
        ParserCase{"-129 : i8",
                   "1:2 integer constant out of range for attribute"},
        ParserCase{"128 : si8",
                   "1:1 integer constant out of range for attribute"},
        ParserCase{"-0 : i8",
                   "1:2 integer constant out of range for attribute"},
        ParserCase{"1 : i0", "1:1 integer constant out of range for attribute"},
        ParserCase{"340282366920938463463374607431768211456 : i128",
                   "1:1 integer constant out of range for attribute"},
        ParserCase{"-1 : ui8", "1:2 negative integer literal not valid for "
                               "unsigned integer type"},
        ParserCase{"1 : none",
                   "1:1 integer literal not valid for specified type"},
        ParserCase{"- x",
                   "1:2 expected constant integer or floating point value"},
        ParserCase{"1 : ", "1:4 expected non-function type"}));

INSTANTIATE_TEST_SUITE_P(
    Floats, AttributeParserTest,
    testing::Values(
        ParserCase{"0.5", "5.000000e-01 : f64"},
        ParserCase{"-2.5e-1 : f32", "-2.500000e-01 : f32"},
        ParserCase{"1. : f16", "1.000000e+00 : f16"},
        ParserCase{"1.0e300 : f32", "0x7F800000 : f32"},
        ParserCase{"-1.0e999", "0xFFF0000000000000 : f64"},
        ParserCase{"1.0e-999", "0.000000e+00 : f64"},
        ParserCase{"0x3F800000 : f32", "1.000000e+00 : f32"},
        ParserCase{"0x1 : f32", "1.401300e-45 : f32"},
        ParserCase{"0x7FC00000 : f32", "0x7FC00000 : f32"},
        ParserCase{"1 : f32",
                   "1:1 unexpected decimal integer literal for a floating "
                   "point value\n1:1 add a trailing dot to make the literal a "
                   "float"},
        ParserCase{"-0x1 : f32", "1:2 hexadecimal float literal should not "
                                 "have a leading minus"},
        ParserCase{"0x10000 : bf16",
                   "1:1 hexadecimal float constant out of range for type"},
        ParserCase{"1.0 : i32  ",
                   "1:11 floating point value not valid for specified type"}));

INSTANTIATE_TEST_SUITE_P(
    Simple, AttributeParserTest,
    testing::Values(
        ParserCase{"true", "true"}, ParserCase{"false", "false"},
        ParserCase{"unit", "unit"}, ParserCase{"i32", "i32"},
        ParserCase{"() -> ()", "() -> ()"}, ParserCase{"\"a\"", "\"a\""},
        ParserCase{"\"a\" : i32", "\"a\" : i32"},
        ParserCase{"\"\\22\\n\\t\\\\\"", "\"\\22\\0A\\09\\\\\""},
        ParserCase{"@a", "@a"}, ParserCase{"@\"a b\"", "@\"a b\""},
        ParserCase{"@a::@b::@c", "@a::@b::@c"}, ParserCase{"@a: :@b", "@a::@b"},
        ParserCase{"@a:: ", "1:6 expected nested symbol reference identifier"},
        ParserCase{"@a:@b", "1:3 found trailing characters: ':@b'"},
        ParserCase{"foo", "1:1 expected attribute value"},
        ParserCase{"", "1:1 expected attribute value"},
        ParserCase{"\"a", "1:3 expected '\"' in string literal"}));

INSTANTIATE_TEST_SUITE_P(
    Containers, AttributeParserTest,
    testing::Values(
        ParserCase{"[]", "[]"},
        ParserCase{"[1, \"a\", [i32]]", "[1, \"a\", [i32]]"},
        ParserCase{"[1, 2)", "1:6 expected ',' or ']'"},
        ParserCase{"[1 2]", "1:3 expected ',' or ']'"},
        ParserCase{"[1, ]", "1:4 expected attribute value"},
        ParserCase{"{}", "{}"}, ParserCase{"{a}", "{a}"},
        ParserCase{"{b = 1, a}", "{a, b = 1 : i64}"},
        ParserCase{"{\"b c\" = 1, i32 = 2, loc = 3}",
                   "{\"b c\" = 1 : i64, i32 = 2 : i64, loc = 3 : i64}"},
        ParserCase{"{a = 1, \"a\" = 2}",
                   "1:9 duplicate key 'a' in dictionary attribute"},
        ParserCase{"{ = 1}", "1:2 expected attribute name"},
        ParserCase{"{a = 1, }", "1:8 expected attribute name"},
        ParserCase{"{\"\" = 1}", "1:2 expected valid attribute name"},
        ParserCase{"{a = 1\n", "1:7 expected '}' in attribute dictionary"},
        ParserCase{"{a 1}", "1:3 expected '}' in attribute dictionary"}));

INSTANTIATE_TEST_SUITE_P(
    Strided, AttributeParserTest,
    testing::Values(
        ParserCase{"strided<[]>", "strided<[]>"},
        ParserCase{"strided<[-1, ?], offset: ?>",
                   "strided<[-1, ?], offset: ?>"},
        ParserCase{"strided<[1], offset: 0>", "strided<[1]>"},
        ParserCase{"strided\n", "1:8 expected '<' after 'strided'"},
        ParserCase{"strided<>", "1:9 expected '['"},
        ParserCase{"strided<[1>", "1:11 expected ']'"},
        ParserCase{"strided<[1], >", "1:13 expected 'offset' after comma"},
        ParserCase{"strided<[1], offset>", "1:20 expected ':' after 'offset'"},
        ParserCase{"strided<[ - x]>",
                   "1:11 expected a 64-bit signed integer or '?'"},
        ParserCase{"strided<[9223372036854775808]>",
                   "1:10 expected a 64-bit signed integer or '?'"},
        ParserCase{"strided<[1], offset: 1)", "1:23 expected '>'"}));

INSTANTIATE_TEST_SUITE_P(
    Distinct, AttributeParserTest,
    testing::Values(
        ParserCase{"[distinct[0]<1>, distinct[0]<2>]",
                   "1:18 referenced attribute does not match previous "
                   "definition: 1 : i64"},
        ParserCase{"distinct\n", "1:9 expected '[' after 'distinct'"},
        ParserCase{"distinct[x]", "1:10 expected distinct ID"},
        ParserCase{"distinct[0\n", "1:11 expected ']' to close distinct ID"},
        ParserCase{"distinct[0]\n", "1:12 expected '<' after distinct ID"},
        ParserCase{"distinct[0]<)",
                   "1:13 expected attribute value\n1:13 expected attribute"},
        ParserCase{"distinct[0]<1)",
                   "1:14 expected '>' to close distinct attribute"},
        ParserCase{"distinct[99999999999999999999]<1>",
                   "1:30 expected an unsigned 64-bit integer"}));

TEST_F(ParserTest, KeepsDistinctAttributesOfOneTextTheSame) {
  auto array = dyn_cast_or_null<ArrayAttr>(
      parseAttribute("[distinct[0]<1>, distinct[0]<1>]", &context));
  ASSERT_TRUE(array);
  EXPECT_EQ(array[0], array[1]);
}

TEST_F(ParserTest, KeepsDistinctAttributesApart) {
  auto array = dyn_cast_or_null<ArrayAttr>(
      parseAttribute("[distinct[0]<>, distinct[1]<>]", &context));
  ASSERT_TRUE(array);
  EXPECT_NE(array[0], array[1]);
}

TEST_F(ParserTest, TakesTheTypeThatIsAskedFor) {
  EXPECT_EQ(readAttribute("1", IntegerType::get(&context, 8)), "1 : i8");
}

TEST_F(ParserTest, LeavesAColonBehindATypeThatIsAskedFor) {
  EXPECT_EQ(readAttribute("1 : i32", IntegerType::get(&context, 8)),
            "1:3 found trailing characters: ': i32'");
}

TEST_F(ParserTest, FindsDuplicatesInLargeDictionaries) {
  std::string text = "{";
  for (unsigned i = 0; i != 100; ++i)
    text += "a" + std::to_string(i) + ",";
  EXPECT_EQ(readAttribute(text + "a50}"),
            "1:" + std::to_string(text.size() + 1) +
                " duplicate key 'a50' in dictionary attribute");
}

TEST_F(ParserTest, RefusesDigitsWithoutReadingThem) {
  EXPECT_EQ(readAttribute(std::string(1000000, '9') + " : i8"),
            "1:1 integer constant out of range for attribute");
}

TEST_F(ParserTest, ReadsFloatsOfManyDigits) {
  EXPECT_EQ(readAttribute("0." + std::string(100000, '0') + "1"),
            "0.000000e+00 : f64");
}

TEST_F(ParserTest, ReadsArraysUpToTheLimit) {
  EXPECT_TRUE(parseAttribute(nest("[", "", "]", 10000), &context));
}

TEST_F(ParserTest, RefusesArraysBeyondTheLimit) {
  EXPECT_EQ(readAttribute(nest("[", "", "]", 10001)),
            "1:10001 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesDictionariesBeyondTheLimit) {
  EXPECT_EQ(readAttribute(nest("{a = ", "1", "}", 10001)),
            "1:50001 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, ReportsAnUnfinishedTokenBehindASymbolOnce) {
  EXPECT_EQ(readAttribute("[@a:\"b]"), "1:8 expected '\"' in string literal");
}

TEST_F(ParserTest, RefusesWideIntegersThatWouldFillTheMemory) {
  EXPECT_EQ(readAttribute(nest("[0 : i16777215, ", "1", "]", 40)),
            "1:514 wide integers take too much memory");
}

TEST_F(ParserTest, RefusesDistinctBeyondTheLimit) {
  EXPECT_TRUE(
      llvm::StringRef(readAttribute(nest("distinct[0]<", "1", ">", 10001)))
          .starts_with("1:120001 nesting is too deep, the limit is 10000"));
}

} // namespace
} // namespace mlir
