// SPDX-License-Identifier: Apache-2.0
//
// Literals in dialect hooks.
#include "core/asm/asm_parser_test_base.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace {

class AsmParserLiterals : public AsmParserTestBase {};

// Base 64.

ParseResult parseBase64(OpAsmParser &parser, OperationState &state) {
  std::vector<char> bytes;
  if (parser.parseOptionalBase64Bytes(&bytes))
    return failure();
  return keep(state, parser.getBuilder().getStringAttr(
                         llvm::StringRef(bytes.data(), bytes.size())));
}

TEST_F(AsmParserLiterals, Base64OfThreeBytes) {
  EXPECT_EQ(show(parseBase64, "\"YWJj\""), "\"abc\"");
}

TEST_F(AsmParserLiterals, Base64WithPadding) {
  EXPECT_EQ(show(parseBase64, "\"YQ==\""), "\"a\"");
}

TEST_F(AsmParserLiterals, Base64OfNothing) {
  EXPECT_EQ(show(parseBase64, "\"\""), "\"\"");
}

TEST_F(AsmParserLiterals, Base64OfZeros) {
  EXPECT_EQ(show(parseBase64, "\"AAA=\""), "\"\\00\\00\"");
}

TEST_F(AsmParserLiterals, Base64OfAWrongLength) {
  EXPECT_EQ(fail(parseBase64, "\"YWJ\""),
            "1:6 invalid base64: Base64 encoded strings must be a multiple of "
            "4 bytes in length\n");
}

TEST_F(AsmParserLiterals, Base64WithAWrongCharacter) {
  EXPECT_EQ(fail(parseBase64, "\"YW?j\""),
            "1:6 invalid base64: Invalid Base64 character 0x3f at index 2\n");
}

TEST_F(AsmParserLiterals, Base64ThatIsNotWanted) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  return failure(parser.parseOptionalBase64Bytes(nullptr) ||
                                 keep(parser, state, true));
                },
                "\"?\""),
            "true");
}

ParseResult parseNeededBase64(OpAsmParser &parser, OperationState &state) {
  std::vector<char> bytes;
  if (parser.parseBase64Bytes(&bytes))
    return failure();
  return keep(state, parser.getBuilder().getStringAttr(
                         llvm::StringRef(bytes.data(), bytes.size())));
}

TEST_F(AsmParserLiterals, Base64ThatMustBeThere) {
  EXPECT_EQ(show(parseNeededBase64, "\"YWJj\""), "\"abc\"");
}

TEST_F(AsmParserLiterals, Base64ThatIsMissing) {
  EXPECT_EQ(fail(parseNeededBase64, "x"),
            "1:6 custom op 't.op' expected string\n");
}

TEST_F(AsmParserLiterals, Base64ThatMustBeThereAndIsWrong) {
  EXPECT_EQ(fail(parseNeededBase64, "\"?\""),
            "1:6 invalid base64: Base64 encoded strings must be a multiple of "
            "4 bytes in length\n");
}

TEST_F(AsmParserLiterals, Base64IsOptional) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  std::vector<char> bytes;
                  return keep(
                      parser, state,
                      succeeded(parser.parseOptionalBase64Bytes(&bytes)));
                },
                ""),
            "false");
}

// Dimensions.

template <bool allowDynamic, bool withTrailingX>
ParseResult parseDimensions(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<int64_t> dimensions;
  if (parser.parseDimensionList(dimensions, allowDynamic, withTrailingX))
    return failure();
  return keep(state, parser.getBuilder().getDenseI64ArrayAttr(dimensions));
}

TEST_F(AsmParserLiterals, DimensionsWithTrailingX) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  Type type;
                  return failure(parseDimensions<true, true>(parser, state) ||
                                 parser.parseType(type));
                },
                "2x?x3xi32"),
            "array<i64: 2, -9223372036854775808, 3>");
}

TEST_F(AsmParserLiterals, DimensionsWithoutTrailingX) {
  EXPECT_EQ(show(parseDimensions<true, false>, "2x0x3"), "array<i64: 2, 0, 3>");
}

TEST_F(AsmParserLiterals, NoDimensions) {
  EXPECT_EQ(show(parseDimensions<true, false>, ""), "array<i64>");
}

TEST_F(AsmParserLiterals, DynamicDimensionWhereNoneMayBe) {
  EXPECT_EQ(fail(parseDimensions<false, false>, "2x?"),
            "1:8 expected static shape\n");
}

TEST_F(AsmParserLiterals, DimensionsWithXMissing) {
  EXPECT_EQ(fail(parseDimensions<true, true>, "2, 3"),
            "1:7 expected 'x' in dimension list\n");
}

TEST_F(AsmParserLiterals, DimensionThatIsTooLarge) {
  EXPECT_EQ(fail(parseDimensions<true, false>, "99999999999999999999"),
            "1:6 invalid dimension\n");
}

TEST_F(AsmParserLiterals, XBetweenDimensions) {
  EXPECT_EQ(
      show(
          [](OpAsmParser &parser, OperationState &state) -> ParseResult {
            int64_t dimension;
            return failure(
                parser.parseInteger(dimension) ||
                parser.parseXInDimensionList() ||
                parser.parseInteger(dimension) ||
                keep(state, parser.getBuilder().getI64IntegerAttr(dimension)));
          },
          "4x5"),
      "5 : i64");
}

// Numbers.

template <typename T>
ParseResult parseNumber(OpAsmParser &parser, OperationState &state) {
  T value;
  if (parser.parseInteger(value))
    return failure();
  return keep(state, parser.getBuilder().getStringAttr(std::to_string(value)));
}

TEST_F(AsmParserLiterals, LargestUnsignedInteger) {
  EXPECT_EQ(show(parseNumber<uint8_t>, "255"), "\"255\"");
}

TEST_F(AsmParserLiterals, UnsignedIntegerThatIsTooLarge) {
  EXPECT_EQ(fail(parseNumber<uint8_t>, "256"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserLiterals, SmallestSignedInteger) {
  EXPECT_EQ(show(parseNumber<int64_t>, "-9223372036854775808"),
            "\"-9223372036854775808\"");
}

TEST_F(AsmParserLiterals, SignedIntegerThatIsTooLarge) {
  EXPECT_EQ(fail(parseNumber<int32_t>, "4294967296"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserLiterals, NegativeForAnUnsignedInteger) {
  EXPECT_EQ(fail(parseNumber<uint32_t>, "-1"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserLiterals, LargestUnsignedIntegerOf64Bits) {
  EXPECT_EQ(show(parseNumber<uint64_t>, "18446744073709551615"),
            "\"18446744073709551615\"");
}

TEST_F(AsmParserLiterals, UnsignedIntegerForASignedOneOf64Bits) {
  EXPECT_EQ(fail(parseNumber<int64_t>, "18446744073709551615"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserLiterals, SmallestSignedIntegerOf8Bits) {
  EXPECT_EQ(show(parseNumber<int8_t>, "-128"), "\"-128\"");
}

TEST_F(AsmParserLiterals, SignedIntegerThatIsTooSmall) {
  EXPECT_EQ(fail(parseNumber<int8_t>, "-129"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserLiterals, BoolIsNoOtherInteger) {
  EXPECT_EQ(fail(parseNumber<bool>, "2"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserLiterals, HexadecimalInteger) {
  EXPECT_EQ(show(parseNumber<int32_t>, "0x1F"), "\"31\"");
}

TEST_F(AsmParserLiterals, TrueIsAnInteger) {
  EXPECT_EQ(show(parseNumber<uint32_t>, "true"), "\"1\"");
}

TEST_F(AsmParserLiterals, TrueIsABool) {
  EXPECT_EQ(show(parseNumber<bool>, "true"), "\"1\"");
}

TEST_F(AsmParserLiterals, NoInteger) {
  EXPECT_EQ(fail(parseNumber<int32_t>, "x"),
            "1:6 custom op 't.op' expected integer value\n");
}

TEST_F(AsmParserLiterals, MinusWithoutInteger) {
  EXPECT_EQ(fail(parseNumber<int32_t>, "-x"), "1:7 expected integer value\n");
}

/// `0x10` is the decimal 0, followed by other text.
TEST_F(AsmParserLiterals, DecimalIntegerEndsBeforeX) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  llvm::APInt value;
                  OptionalParseResult parsed =
                      parser.parseOptionalDecimalInteger(value);
                  if (!parsed.has_value() || *parsed ||
                      parser.parseKeyword("x10"))
                    return failure();
                  return keep(parser, state, value.isZero());
                },
                "0x10"),
            "true");
}

template <typename T>
ParseResult parseDecimal(OpAsmParser &parser, OperationState &state) {
  T value;
  if (parser.parseDecimalInteger(value))
    return failure();
  return keep(state, parser.getBuilder().getStringAttr(std::to_string(value)));
}

TEST_F(AsmParserLiterals, SmallestDecimalInteger) {
  EXPECT_EQ(show(parseDecimal<int8_t>, "-128"), "\"-128\"");
}

TEST_F(AsmParserLiterals, DecimalIntegerThatIsTooLarge) {
  EXPECT_EQ(fail(parseDecimal<uint8_t>, "256"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserLiterals, NoDecimalInteger) {
  EXPECT_EQ(fail(parseDecimal<int64_t>, "x"),
            "1:6 custom op 't.op' expected decimal integer value\n");
}

TEST_F(AsmParserLiterals, DecimalIntegerOfAnyWidth) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  llvm::APInt value;
                  if (parser.parseDecimalInteger(value))
                    return failure();
                  return keep(state, parser.getBuilder().getStringAttr(
                                         llvm::toString(value, 10, true)));
                },
                "-18446744073709551616"),
            "\"-18446744073709551616\"");
}

TEST_F(AsmParserLiterals, OptionalDecimalIntegerThatIsNotThere) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  int32_t value;
                  return keep(
                      parser, state,
                      parser.parseOptionalDecimalInteger(value).has_value());
                },
                ""),
            "false");
}

ParseResult parseDouble(OpAsmParser &parser, OperationState &state) {
  double value;
  if (parser.parseFloat(value))
    return failure();
  return keep(state, parser.getBuilder().getF64FloatAttr(value));
}

TEST_F(AsmParserLiterals, Float) {
  EXPECT_EQ(show(parseDouble, "-2.5e1"), "-2.500000e+01 : f64");
}

TEST_F(AsmParserLiterals, FloatInHexadecimal) {
  EXPECT_EQ(show(parseDouble, "0x3FF0000000000000"), "1.000000e+00 : f64");
}

TEST_F(AsmParserLiterals, NoFloat) {
  EXPECT_EQ(fail(parseDouble, "x"), "1:6 expected floating point literal\n");
}

} // namespace
} // namespace mlir
