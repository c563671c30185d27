// SPDX-License-Identifier: Apache-2.0
#include "core/asm/asm_parser_impl.h"

#include "core/asm/asm_parser_test_base.h"

namespace mlir {
namespace {

using Delimiter = AsmParser::Delimiter;

class AsmParserTest : public AsmParserTestBase {};

// Cyclic types and attributes.

/// Parses `in in … out` and records if a name could be entered within itself.
ParseResult parseCycle(OpAsmParser &parser, OperationState &state) {
  static const int a = 0, b = 0;
  bool first = succeeded(parser.pushCyclicParsing(&a));
  bool other = succeeded(parser.pushCyclicParsing(&b));
  bool again = succeeded(parser.pushCyclicParsing(&a));
  parser.popCyclicParsing();
  bool afterPop = succeeded(parser.pushCyclicParsing(&b));
  parser.popCyclicParsing();
  parser.popCyclicParsing();
  bool afterAll = succeeded(parser.pushCyclicParsing(&a));
  parser.popCyclicParsing();
  return keep(state, parser.getBuilder().getBoolArrayAttr(
                         {first, other, again, afterPop, afterAll}));
}

TEST_F(AsmParserTest, CyclicParsingIsEnteredOncePerKey) {
  EXPECT_EQ(show(parseCycle, ""), "[true, true, false, true, true]");
}

// Names and lists.

ParseResult parseSymbol(OpAsmParser &parser, OperationState &state) {
  StringAttr name;
  return parser.parseSymbolName(name, "result", state.attributes);
}

TEST_F(AsmParserTest, SymbolName) {
  EXPECT_EQ(show(parseSymbol, "@\"a b\""), "\"a b\"");
}

TEST_F(AsmParserTest, NoSymbolName) {
  EXPECT_EQ(
      fail(parseSymbol, "a"),
      "1:6 custom op 't.op' expected valid '@'-identifier for symbol name\n");
}

TEST_F(AsmParserTest, KeywordOfAList) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  llvm::StringRef keyword;
                  bool found = succeeded(
                      parser.parseOptionalKeyword(&keyword, {"a", "b"}));
                  bool other = succeeded(
                      parser.parseOptionalKeyword(&keyword, {"a", "b"}));
                  return failure(
                      parser.parseKeyword("c") ||
                      keep(parser, state, found && !other && keyword == "b"));
                },
                "b c"),
            "true");
}

template <Delimiter delimiter>
ParseResult parseList(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<int64_t> values;
  if (parser.parseCommaSeparatedList(
          delimiter,
          [&]() -> ParseResult {
            return parser.parseInteger(values.emplace_back());
          },
          " in list"))
    return failure();
  return keep(state, parser.getBuilder().getDenseI64ArrayAttr(values));
}

TEST_F(AsmParserTest, ListInBraces) {
  EXPECT_EQ(show(parseList<Delimiter::Braces>, "{1, 2}"), "array<i64: 1, 2>");
}

TEST_F(AsmParserTest, EmptyListInAngles) {
  EXPECT_EQ(show(parseList<Delimiter::LessGreater>, "<>"), "array<i64>");
}

TEST_F(AsmParserTest, ListWithoutDelimiters) {
  EXPECT_EQ(show(parseList<Delimiter::None>, "1, 2"), "array<i64: 1, 2>");
}

TEST_F(AsmParserTest, EmptyListWithoutDelimiters) {
  EXPECT_EQ(fail(parseList<Delimiter::None>, "x"),
            "1:6 custom op 't.op' expected integer value\n");
}

TEST_F(AsmParserTest, OptionalListThatIsNotThere) {
  EXPECT_EQ(show(parseList<Delimiter::OptionalSquare>, ""), "array<i64>");
}

TEST_F(AsmParserTest, ListThatIsNotClosed) {
  EXPECT_EQ(fail(parseList<Delimiter::OptionalBraces>, "{1 2}"),
            "1:8 expected '}' in list\n");
}

template <bool optional>
ParseResult parseArrowTypes(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<Type> types;
  if (optional ? parser.parseOptionalArrowTypeList(types)
               : parser.parseArrowTypeList(types))
    return failure();
  return keep(state, parser.getBuilder().getTypeArrayAttr(types));
}

TEST_F(AsmParserTest, OneTypeBehindAnArrow) {
  EXPECT_EQ(show(parseArrowTypes<false>, "-> i8"), "[i8]");
}

TEST_F(AsmParserTest, TypesBehindAnArrow) {
  EXPECT_EQ(show(parseArrowTypes<true>, "-> (i8, i16)"), "[i8, i16]");
}

TEST_F(AsmParserTest, NoTypesBehindAnArrow) {
  EXPECT_EQ(show(parseArrowTypes<false>, "-> ()"), "[]");
}

TEST_F(AsmParserTest, NoArrow) {
  EXPECT_EQ(show(parseArrowTypes<true>, ""), "[]");
}

TEST_F(AsmParserTest, ArrowThatMustBeThere) {
  EXPECT_EQ(fail(parseArrowTypes<false>, "i8"), "1:5 expected '->'\n");
}

TEST_F(AsmParserTest, AttributesBehindAKeyword) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  return parser.parseOptionalAttrDictWithKeyword(
                      state.attributes);
                },
                "attributes {result = 1 : i8}"),
            "1 : i8");
}

// Resources.

TEST_F(AsmParserTest, ResourceOfADialect) {
  EXPECT_EQ(
      show(
          [](OpAsmParser &parser, OperationState &state) -> ParseResult {
            Dialect *builtin = parser.getContext()->getLoadedDialect("builtin");
            FailureOr<ResourceHandle> handle =
                parser.parseResourceHandle(builtin);
            if (failed(handle))
              return failure();
            return keep(state,
                        parser.getBuilder().getStringAttr(handle->getKey()));
          },
          "key"),
      "\"key\"");
}

TEST_F(AsmParserTest, ResourceOfADialectWithoutAny) {
  EXPECT_EQ(fail(
                [](OpAsmParser &parser, OperationState &) -> ParseResult {
                  return failure(failed(parser.parseResourceHandle(
                      parser.getContext()->getLoadedDialect("t"))));
                },
                "key"),
            "1:6 dialect 't' does not expect resource handles\n");
}

// Punctuation.

TEST_F(AsmParserTest, Punctuation) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  return failure(
                      parser.parseArrow() || parser.parseColon() ||
                      parser.parseComma() || parser.parseEqual() ||
                      parser.parseLess() || parser.parseGreater() ||
                      parser.parseQuestion() || parser.parsePlus() ||
                      parser.parseSlash() || parser.parseMinus() ||
                      parser.parseStar() || parser.parseVerticalBar() ||
                      parser.parseEllipsis() || parser.parseLParen() ||
                      parser.parseRParen() || parser.parseLSquare() ||
                      parser.parseRSquare() || parser.parseLBrace() ||
                      parser.parseRBrace() || keep(parser, state, true));
                },
                "-> : , = < > ? + / - * | ... ( ) [ ] { }"),
            "true");
}

TEST_F(AsmParserTest, OptionalPunctuationThatIsNotThere) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  return keep(parser, state,
                              succeeded(parser.parseOptionalSlash()) ||
                                  succeeded(parser.parseOptionalEllipsis()));
                },
                ""),
            "false");
}

TEST_F(AsmParserTest, PunctuationThatMustBeThere) {
  EXPECT_EQ(fail([](OpAsmParser &parser,
                    OperationState &) { return parser.parseVerticalBar(); },
                 "x"),
            "1:5 expected '|'\n");
}

// Locations.

TEST_F(AsmParserTest, PlaceOfTheName) {
  EXPECT_EQ(fail(
                [](OpAsmParser &parser, OperationState &) -> ParseResult {
                  return parser.emitError(parser.getNameLoc(), "here");
                },
                "x"),
            "1:1 custom op 't.op' here\n");
}

TEST_F(AsmParserTest, PlaceAsALocation) {
  Attribute place = read(
      [](OpAsmParser &parser, OperationState &state) -> ParseResult {
        Location location =
            parser.getEncodedSourceLoc(parser.getCurrentLocation());
        return failure(keep(state, location.getAttr()) ||
                       parser.parseKeyword("x"));
      },
      "x");
  ASSERT_TRUE(place) << messages;
  EXPECT_EQ(llvm::cast<FileLineColLoc>(place).getColumn(), 6u);
}

} // namespace
} // namespace mlir
