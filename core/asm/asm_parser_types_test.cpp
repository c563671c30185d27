// SPDX-License-Identifier: Apache-2.0
//
// Types and attributes in dialect hooks.
#include "core/asm/asm_parser_test_base.h"

namespace mlir {
namespace {

class AsmParserTypes : public AsmParserTestBase {};

TEST_F(AsmParserTypes, OptionalTypeThatIsNotThere) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  Type type;
                  return failure(
                      keep(parser, state,
                           parser.parseOptionalType(type).has_value()) ||
                      parser.parseKeyword("x"));
                },
                "x"),
            "false");
}

TEST_F(AsmParserTypes, OptionalTypeThatIsWrong) {
  EXPECT_EQ(fail(
                [](OpAsmParser &parser, OperationState &) -> ParseResult {
                  Type type;
                  OptionalParseResult parsed = parser.parseOptionalType(type);
                  return failure(parsed.has_value() && *parsed);
                },
                "tensor<x>"),
            "1:13 expected non-function type\n");
}

/// Records the kinds of attributes at a location as letters.
ParseResult parseKinds(OpAsmParser &parser, OperationState &state) {
  std::string kinds;
  while (true) {
    ArrayAttr array;
    StringAttr string;
    SymbolRefAttr symbol;
    if (parser.parseOptionalAttribute(array).has_value())
      kinds += 'a';
    else if (parser.parseOptionalAttribute(string).has_value())
      kinds += 's';
    else if (parser.parseOptionalAttribute(symbol).has_value())
      kinds += 'r';
    else
      return keep(state, parser.getBuilder().getStringAttr(kinds));
  }
}

TEST_F(AsmParserTypes, OptionalAttributesByKind) {
  EXPECT_EQ(show(parseKinds, "\"x\" [1, 2] @a::@b [\"x\"]"), "\"sara\"");
}

template <typename T>
ParseResult parseAttributeOf(OpAsmParser &parser, OperationState &state) {
  T attribute;
  return failure(parser.parseAttribute(attribute) || keep(state, attribute));
}

TEST_F(AsmParserTypes, AttributeOfAKind) {
  EXPECT_EQ(show(parseAttributeOf<IntegerAttr>, "1 : i8"), "1 : i8");
}

TEST_F(AsmParserTypes, AttributeOfAnotherKind) {
  EXPECT_EQ(fail(parseAttributeOf<IntegerAttr>, "\"x\""),
            "1:6 custom op 't.op' invalid kind of attribute specified\n");
}

template <typename T>
ParseResult parseColonTypeOf(OpAsmParser &parser, OperationState &state) {
  T type;
  return failure(parser.parseColonType(type) ||
                 keep(state, TypeAttr::get(type)));
}

TEST_F(AsmParserTypes, TypeOfAnotherKind) {
  EXPECT_EQ(fail(parseColonTypeOf<IntegerType>, ": f32"),
            "1:6 custom op 't.op' invalid kind of type specified: expected "
            "builtin.integer, but found 'f32'\n");
}

/// Parses a type, or `int WIDTH`.
ParseResult parseTypeOrWidth(OpAsmParser &parser, OperationState &state) {
  Type type;
  auto parseWidth = [&](Type &result) -> ParseResult {
    unsigned width;
    if (parser.parseKeyword("int") || parser.parseInteger(width))
      return failure();
    result = parser.getBuilder().getIntegerType(width);
    return success();
  };
  return failure(parser.parseCustomTypeWithFallback(type, parseWidth) ||
                 keep(state, TypeAttr::get(type)));
}

TEST_F(AsmParserTypes, TypeByItsOwnParser) {
  EXPECT_EQ(show(parseTypeOrWidth, "int 7"), "i7");
}

TEST_F(AsmParserTypes, TypeByTheFallback) {
  EXPECT_EQ(show(parseTypeOrWidth, "!a.b"), "!a.b");
}

/// Parses an attribute or a keyword.
ParseResult parseAttributeOrKeyword(OpAsmParser &parser,
                                    OperationState &state) {
  Attribute attribute;
  auto parseWord = [&](Attribute &result, Type) -> ParseResult {
    llvm::StringRef keyword;
    if (parser.parseKeyword(&keyword))
      return failure();
    result = parser.getBuilder().getStringAttr(keyword);
    return success();
  };
  return failure(
      parser.parseCustomAttributeWithFallback(attribute, Type(), parseWord) ||
      keep(state, attribute));
}

TEST_F(AsmParserTypes, AttributeByItsOwnParser) {
  EXPECT_EQ(show(parseAttributeOrKeyword, "word"), "\"word\"");
}

TEST_F(AsmParserTypes, AttributeByTheFallback) {
  EXPECT_EQ(show(parseAttributeOrKeyword, "#a.b"), "#a.b");
}

} // namespace
} // namespace mlir
