// SPDX-License-Identifier: Apache-2.0
#include "core/asm/asm_parser_impl.h"

#include "core/asm/operation_parser_test_base.h"
#include "core/ir/dynamic_dialect.h"
#include "core/ir/integer_set.h"

namespace mlir {
namespace {

using Delimiter = AsmParser::Delimiter;
using ParseFn = ParseResult (*)(OpAsmParser &, OperationState &);

/// An operation `t.op` that has the form of each test, and keeps what it read
/// in attributes.
class AsmParserTest : public OperationParserTestBase {
protected:
  /// What `t.op TEXT` has read as `result`; null after messages.
  Attribute read(ParseFn parse, llvm::StringRef text) {
    define(parse);
    module = OperationParserTestBase::parse(("t.op " + text).str());
    return module ? module->getBody()->front().getAttr("result") : nullptr;
  }
  /// As above, printed.
  std::string show(ParseFn parse, llvm::StringRef text) {
    Attribute attribute = read(parse, text);
    if (!attribute)
      return messages;
    std::string printed;
    llvm::raw_string_ostream(printed) << attribute;
    return printed;
  }
  /// What is said about `t.op TEXT`.
  std::string fail(ParseFn parse, llvm::StringRef text) {
    define(parse);
    return getErrors(("t.op " + text).str());
  }

private:
  void define(ParseFn parse) {
    DynamicOpDefinition definition;
    definition.name = "op";
    definition.hooks.parse = parse;
    DynamicDialect::create(&context, "t")->add(std::move(definition));
  }
};

ParseResult keep(OpAsmParser &parser, OperationState &state, bool value) {
  state.addAttribute("result", parser.getBuilder().getBoolAttr(value));
  return success();
}

ParseResult keep(OperationState &state, Attribute value) {
  state.addAttribute("result", value);
  return success();
}

// Base 64.

ParseResult parseBase64(OpAsmParser &parser, OperationState &state) {
  std::vector<char> bytes;
  if (parser.parseOptionalBase64Bytes(&bytes))
    return failure();
  return keep(state, parser.getBuilder().getStringAttr(
                         llvm::StringRef(bytes.data(), bytes.size())));
}

TEST_F(AsmParserTest, Base64OfThreeBytes) {
  EXPECT_EQ(show(parseBase64, "\"YWJj\""), "\"abc\"");
}

TEST_F(AsmParserTest, Base64WithPadding) {
  EXPECT_EQ(show(parseBase64, "\"YQ==\""), "\"a\"");
}

TEST_F(AsmParserTest, Base64OfNothing) {
  EXPECT_EQ(show(parseBase64, "\"\""), "\"\"");
}

TEST_F(AsmParserTest, Base64OfZeros) {
  EXPECT_EQ(show(parseBase64, "\"AAA=\""), "\"\\00\\00\"");
}

TEST_F(AsmParserTest, Base64OfAWrongLength) {
  EXPECT_EQ(fail(parseBase64, "\"YWJ\""),
            "1:6 invalid base64: Base64 encoded strings must be a multiple of "
            "4 bytes in length\n");
}

TEST_F(AsmParserTest, Base64WithAWrongCharacter) {
  EXPECT_EQ(fail(parseBase64, "\"YW?j\""),
            "1:6 invalid base64: Invalid Base64 character 0x3f at index 2\n");
}

TEST_F(AsmParserTest, Base64ThatIsNotWanted) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  return failure(parser.parseOptionalBase64Bytes(nullptr) ||
                                 keep(parser, state, true));
                },
                "\"?\""),
            "true");
}

TEST_F(AsmParserTest, Base64IsOptional) {
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

// Affine structures over values.

/// `EXPR`, with the number of dimensions and symbols that it has.
ParseResult parseExprOfValues(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> dims, symbols;
  AffineExpr expr;
  const Type index = parser.getBuilder().getIndexType();
  if (parser.parseAffineExprOfSSAIds(dims, symbols, expr) ||
      parser.resolveOperands(dims, index, state.operands) ||
      parser.resolveOperands(symbols, index, state.operands))
    return failure();
  return keep(state, AffineMapAttr::get(
                         AffineMap::get(dims.size(), symbols.size(), expr)));
}

/// Two values of type index, and what uses them.
constexpr llvm::StringLiteral values =
    "\n%x, %y = \"v\"() : () -> (index, index)";

TEST_F(AsmParserTest, AffineExprOfValues) {
  EXPECT_EQ(show(parseExprOfValues,
                 ("%x * 2 + symbol(%y) floordiv 4" + values).str()),
            "affine_map<(d0)[s0] -> (d0 * 2 + s0 floordiv 4)>");
}

TEST_F(AsmParserTest, ValuesOfAnAffineExprInOrder) {
  Attribute map = read(parseExprOfValues, ("symbol(%x) + %y" + values).str());
  ASSERT_TRUE(map) << messages;
  Operation &op = module->getBody()->front();
  Operation &definition = module->getBody()->back();
  EXPECT_EQ(op.getOperand(0), definition.getResult(1));
  EXPECT_EQ(op.getOperand(1), definition.getResult(0));
}

TEST_F(AsmParserTest, ValueTwiceInAnAffineExpr) {
  EXPECT_EQ(show(parseExprOfValues, ("%x + %y + %x" + values).str()),
            "affine_map<(d0, d1) -> (d0 + d1 + d0)>");
}

TEST_F(AsmParserTest, AffineExprOfAConstant) {
  EXPECT_EQ(show(parseExprOfValues, "3 + 4"), "affine_map<() -> (7)>");
}

TEST_F(AsmParserTest, AffineExprOfAResultInAPack) {
  EXPECT_EQ(show(parseExprOfValues,
                 "%v#1 + 1\n%v:2 = \"v\"() : () -> (index, index)"),
            "affine_map<(d0) -> (d0 + 1)>");
}

TEST_F(AsmParserTest, NoAffineExpr) {
  EXPECT_EQ(fail(parseExprOfValues, "]"), "1:6 expected affine expression\n");
}

TEST_F(AsmParserTest, NameInAnAffineExprOfValues) {
  EXPECT_EQ(fail(parseExprOfValues, "%x + d0"),
            "1:10 use of undeclared identifier\n");
}

TEST_F(AsmParserTest, SymbolWithoutAValue) {
  EXPECT_EQ(fail(parseExprOfValues, "symbol(3)"),
            "1:13 expected ssa identifier\n");
}

TEST_F(AsmParserTest, SymbolWithoutParenthesis) {
  EXPECT_EQ(fail(parseExprOfValues, "symbol %x"),
            "1:12 expected '(' at start of SSA symbol\n");
}

TEST_F(AsmParserTest, SymbolNotClosed) {
  EXPECT_EQ(fail(parseExprOfValues, "symbol(%x"),
            "1:14 expected ')' at end of SSA symbol\n");
}

TEST_F(AsmParserTest, ProductOfValues) {
  EXPECT_EQ(fail(parseExprOfValues, "%x * %y"),
            "1:9 non-affine expression: at least one of the multiply operands "
            "has to be either a constant or symbolic\n");
}

template <Delimiter delimiter>
ParseResult parseMapOfValues(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  Attribute map;
  if (parser.parseAffineMapOfSSAIds(operands, map, "result", state.attributes,
                                    delimiter) ||
      parser.resolveOperands(operands, parser.getBuilder().getIndexType(),
                             state.operands))
    return failure();
  return success();
}

TEST_F(AsmParserTest, AffineMapOfValues) {
  EXPECT_EQ(show(parseMapOfValues<Delimiter::Square>,
                 ("[%x, %y + 1, symbol(%y)]" + values).str()),
            "affine_map<(d0, d1) -> (d0, d1 + 1, d1)>");
}

TEST_F(AsmParserTest, AffineMapInParentheses) {
  EXPECT_EQ(
      show(parseMapOfValues<Delimiter::Paren>, ("(%x, 0)" + values).str()),
      "affine_map<(d0) -> (d0, 0)>");
}

TEST_F(AsmParserTest, AffineMapOfNoValues) {
  EXPECT_EQ(show(parseMapOfValues<Delimiter::Square>, "[]"),
            "affine_map<() -> ()>");
}

TEST_F(AsmParserTest, AffineMapWithoutBrackets) {
  EXPECT_EQ(fail(parseMapOfValues<Delimiter::Square>, "(%x)"),
            "1:5 expected '[' in affine map\n");
}

/// `EXPR` over the name n, for dimension 2.
ParseResult parseExprOfNames(OpAsmParser &parser, OperationState &state) {
  AffineExpr expr;
  const std::pair<llvm::StringRef, AffineExpr> names[] = {
      {"n", parser.getBuilder().getAffineDimExpr(2)}};
  if (parser.parseAffineExpr(names, expr))
    return failure();
  return keep(state, AffineMapAttr::get(AffineMap::get(3, 0, expr)));
}

TEST_F(AsmParserTest, AffineExprOfNames) {
  EXPECT_EQ(show(parseExprOfNames, "n mod 8"),
            "affine_map<(d0, d1, d2) -> (d2 mod 8)>");
}

TEST_F(AsmParserTest, AffineExprOfAnotherName) {
  EXPECT_EQ(fail(parseExprOfNames, "m"), "1:5 use of undeclared identifier\n");
}

TEST_F(AsmParserTest, ValueInAnAffineExprOfNames) {
  EXPECT_EQ(fail(parseExprOfNames, "%n"), "1:5 unexpected ssa identifier\n");
}

TEST_F(AsmParserTest, AffineMap) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  AffineMap map;
                  return failure(parser.parseAffineMap(map) ||
                                 keep(state, AffineMapAttr::get(map)));
                },
                "(i) -> (i + 1)"),
            "affine_map<(d0) -> (d0 + 1)>");
}

TEST_F(AsmParserTest, IntegerSet) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  IntegerSet set;
                  return failure(parser.parseIntegerSet(set) ||
                                 keep(state, IntegerSetAttr::get(set)));
                },
                "(i) : (i >= 0)"),
            "affine_set<(d0) : (d0 >= 0)>");
}

// Cyclic types and attributes.

/// `in in … out`: whether a name was entered when it stood inside itself.
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

// Dimensions.

template <bool allowDynamic, bool withTrailingX>
ParseResult parseDimensions(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<int64_t> dimensions;
  if (parser.parseDimensionList(dimensions, allowDynamic, withTrailingX))
    return failure();
  return keep(state, parser.getBuilder().getDenseI64ArrayAttr(dimensions));
}

TEST_F(AsmParserTest, DimensionsWithTrailingX) {
  EXPECT_EQ(show(
                [](OpAsmParser &parser, OperationState &state) -> ParseResult {
                  Type type;
                  return failure(parseDimensions<true, true>(parser, state) ||
                                 parser.parseType(type));
                },
                "2x?x3xi32"),
            "array<i64: 2, -9223372036854775808, 3>");
}

TEST_F(AsmParserTest, DimensionsWithoutTrailingX) {
  EXPECT_EQ(show(parseDimensions<true, false>, "2x0x3"), "array<i64: 2, 0, 3>");
}

TEST_F(AsmParserTest, NoDimensions) {
  EXPECT_EQ(show(parseDimensions<true, false>, ""), "array<i64>");
}

TEST_F(AsmParserTest, DynamicDimensionWhereNoneMayBe) {
  EXPECT_EQ(fail(parseDimensions<false, false>, "2x?"),
            "1:8 expected static shape\n");
}

TEST_F(AsmParserTest, DimensionsWithXMissing) {
  EXPECT_EQ(fail(parseDimensions<true, true>, "2, 3"),
            "1:7 expected 'x' in dimension list\n");
}

TEST_F(AsmParserTest, DimensionThatIsTooLarge) {
  EXPECT_EQ(fail(parseDimensions<true, false>, "99999999999999999999"),
            "1:6 invalid dimension\n");
}

TEST_F(AsmParserTest, XBetweenDimensions) {
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

TEST_F(AsmParserTest, LargestUnsignedInteger) {
  EXPECT_EQ(show(parseNumber<uint8_t>, "255"), "\"255\"");
}

TEST_F(AsmParserTest, UnsignedIntegerThatIsTooLarge) {
  EXPECT_EQ(fail(parseNumber<uint8_t>, "256"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserTest, SmallestSignedInteger) {
  EXPECT_EQ(show(parseNumber<int64_t>, "-9223372036854775808"),
            "\"-9223372036854775808\"");
}

TEST_F(AsmParserTest, SignedIntegerThatIsTooLarge) {
  EXPECT_EQ(fail(parseNumber<int32_t>, "4294967296"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserTest, NegativeForAnUnsignedInteger) {
  EXPECT_EQ(fail(parseNumber<uint32_t>, "-1"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserTest, LargestUnsignedIntegerOf64Bits) {
  EXPECT_EQ(show(parseNumber<uint64_t>, "18446744073709551615"),
            "\"18446744073709551615\"");
}

TEST_F(AsmParserTest, UnsignedIntegerForASignedOneOf64Bits) {
  EXPECT_EQ(fail(parseNumber<int64_t>, "18446744073709551615"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserTest, SmallestSignedIntegerOf8Bits) {
  EXPECT_EQ(show(parseNumber<int8_t>, "-128"), "\"-128\"");
}

TEST_F(AsmParserTest, SignedIntegerThatIsTooSmall) {
  EXPECT_EQ(fail(parseNumber<int8_t>, "-129"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserTest, BoolIsNoOtherInteger) {
  EXPECT_EQ(fail(parseNumber<bool>, "2"),
            "1:6 custom op 't.op' integer value too large\n");
}

TEST_F(AsmParserTest, HexadecimalInteger) {
  EXPECT_EQ(show(parseNumber<int32_t>, "0x1F"), "\"31\"");
}

TEST_F(AsmParserTest, TrueIsAnInteger) {
  EXPECT_EQ(show(parseNumber<uint32_t>, "true"), "\"1\"");
}

TEST_F(AsmParserTest, TrueIsABool) {
  EXPECT_EQ(show(parseNumber<bool>, "true"), "\"1\"");
}

TEST_F(AsmParserTest, NoInteger) {
  EXPECT_EQ(fail(parseNumber<int32_t>, "x"),
            "1:6 custom op 't.op' expected integer value\n");
}

TEST_F(AsmParserTest, MinusWithoutInteger) {
  EXPECT_EQ(fail(parseNumber<int32_t>, "-x"), "1:7 expected integer value\n");
}

/// `0x10` is a decimal 0, and what is behind it.
TEST_F(AsmParserTest, DecimalIntegerEndsBeforeX) {
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

ParseResult parseDouble(OpAsmParser &parser, OperationState &state) {
  double value;
  if (parser.parseFloat(value))
    return failure();
  return keep(state, parser.getBuilder().getF64FloatAttr(value));
}

TEST_F(AsmParserTest, Float) {
  EXPECT_EQ(show(parseDouble, "-2.5e1"), "-2.500000e+01 : f64");
}

TEST_F(AsmParserTest, FloatInHexadecimal) {
  EXPECT_EQ(show(parseDouble, "0x3FF0000000000000"), "1.000000e+00 : f64");
}

TEST_F(AsmParserTest, NoFloat) {
  EXPECT_EQ(fail(parseDouble, "x"), "1:6 expected floating point literal\n");
}

// Types and attributes that may be there.

TEST_F(AsmParserTest, OptionalTypeThatIsNotThere) {
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

TEST_F(AsmParserTest, OptionalTypeThatIsWrong) {
  EXPECT_EQ(fail(
                [](OpAsmParser &parser, OperationState &) -> ParseResult {
                  Type type;
                  OptionalParseResult parsed = parser.parseOptionalType(type);
                  return failure(parsed.has_value() && *parsed);
                },
                "tensor<x>"),
            "1:13 expected non-function type\n");
}

/// Which kinds of attributes are at a place, by letters.
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

TEST_F(AsmParserTest, OptionalAttributesByKind) {
  EXPECT_EQ(show(parseKinds, "\"x\" [1, 2] @a::@b [\"x\"]"), "\"sara\"");
}

template <typename T>
ParseResult parseAttributeOf(OpAsmParser &parser, OperationState &state) {
  T attribute;
  return failure(parser.parseAttribute(attribute) || keep(state, attribute));
}

TEST_F(AsmParserTest, AttributeOfAKind) {
  EXPECT_EQ(show(parseAttributeOf<IntegerAttr>, "1 : i8"), "1 : i8");
}

TEST_F(AsmParserTest, AttributeOfAnotherKind) {
  EXPECT_EQ(fail(parseAttributeOf<IntegerAttr>, "\"x\""),
            "1:6 custom op 't.op' invalid kind of attribute specified\n");
}

template <typename T>
ParseResult parseColonTypeOf(OpAsmParser &parser, OperationState &state) {
  T type;
  return failure(parser.parseColonType(type) ||
                 keep(state, TypeAttr::get(type)));
}

TEST_F(AsmParserTest, TypeOfAnotherKind) {
  EXPECT_EQ(fail(parseColonTypeOf<IntegerType>, ": f32"),
            "1:6 custom op 't.op' invalid kind of type specified\n");
}

/// A type, or `int WIDTH`.
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

TEST_F(AsmParserTest, TypeByItsOwnParser) {
  EXPECT_EQ(show(parseTypeOrWidth, "int 7"), "i7");
}

TEST_F(AsmParserTest, TypeByTheFallback) {
  EXPECT_EQ(show(parseTypeOrWidth, "!a.b"), "!a.b");
}

/// An attribute, or a keyword.
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

TEST_F(AsmParserTest, AttributeByItsOwnParser) {
  EXPECT_EQ(show(parseAttributeOrKeyword, "word"), "\"word\"");
}

TEST_F(AsmParserTest, AttributeByTheFallback) {
  EXPECT_EQ(show(parseAttributeOrKeyword, "#a.b"), "#a.b");
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

// Places.

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
