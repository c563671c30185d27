// SPDX-License-Identifier: Apache-2.0
//
// Implements AsmParser, the interface of dialect hooks, and the common part of
// the abstract parsers derived from it, on top of detail::Parser.
#ifndef CORE_ASM_ASM_PARSER_IMPL_H
#define CORE_ASM_ASM_PARSER_IMPL_H

#include <string>
#include <vector>

#include "core/asm/parser_base.h"
#include "core/ir/format/asm_parser.h"

namespace mlir {
namespace detail {

/// Implements the part of `Base` that AsmParser declares. `Base` is AsmParser
/// or derived from it. `parser` must outlive this object.
template <typename Base> class AsmParserImpl : public Base {
public:
  using Delimiter = AsmParser::Delimiter;

  AsmParserImpl(llvm::SMLoc nameLoc, Parser &parser)
      : nameLoc(nameLoc), parser(parser) {}

  Builder &getBuilder() const override { return parser.getBuilder(); }

  InFlightDiagnostic emitError(llvm::SMLoc loc,
                               const llvm::Twine &message = {}) override {
    emittedError = true;
    return parser.emitError(loc, message);
  }
  llvm::SMLoc getNameLoc() const override { return nameLoc; }
  llvm::SMLoc getCurrentLocation() override {
    return parser.getToken().getLoc();
  }
  Location getEncodedSourceLoc(llvm::SMLoc loc) override {
    return parser.getEncodedSourceLocation(loc);
  }
  /// Returns true if a hook reported an error itself.
  bool didEmitError() const { return emittedError; }

#define PUNCTUATION_METHODS(NAME, KIND, SPELLING)                              \
  ParseResult parse##NAME() override {                                         \
    return parser.parseToken(Token::KIND, "expected '" SPELLING "'");          \
  }                                                                            \
  ParseResult parseOptional##NAME() override {                                 \
    return success(parser.consumeIf(Token::KIND));                             \
  }
  PUNCTUATION_METHODS(Arrow, arrow, "->")
  PUNCTUATION_METHODS(Colon, colon, ":")
  PUNCTUATION_METHODS(Comma, comma, ",")
  PUNCTUATION_METHODS(Equal, equal, "=")
  PUNCTUATION_METHODS(Less, less, "<")
  PUNCTUATION_METHODS(Greater, greater, ">")
  PUNCTUATION_METHODS(Question, question, "?")
  PUNCTUATION_METHODS(Plus, plus, "+")
  PUNCTUATION_METHODS(Slash, slash, "/")
  PUNCTUATION_METHODS(Minus, minus, "-")
  PUNCTUATION_METHODS(Star, star, "*")
  PUNCTUATION_METHODS(VerticalBar, vertical_bar, "|")
  PUNCTUATION_METHODS(Ellipsis, ellipsis, "...")
  PUNCTUATION_METHODS(LParen, left_paren, "(")
  PUNCTUATION_METHODS(RParen, right_paren, ")")
  PUNCTUATION_METHODS(LSquare, left_square, "[")
  PUNCTUATION_METHODS(RSquare, right_square, "]")
  PUNCTUATION_METHODS(LBrace, left_brace, "{")
  PUNCTUATION_METHODS(RBrace, right_brace, "}")
#undef PUNCTUATION_METHODS

  ParseResult parseOptionalString(std::string *string) override {
    return parser.parseOptionalString(string);
  }
  ParseResult parseOptionalBase64Bytes(std::vector<char> *bytes) override {
    return parser.parseOptionalBase64Bytes(bytes);
  }
  ParseResult parseBase64Bytes(std::vector<char> *bytes) override {
    if (parser.getToken().isNot(Token::string))
      return emitError(getCurrentLocation(), "expected string");
    return parser.parseOptionalBase64Bytes(bytes);
  }
  ParseResult parseFloat(double &result) override {
    return parser.parseFloat(result);
  }
  ParseResult parseFloat(const FloatSemantics &semantics,
                         llvm::APFloat &result) override {
    return parser.parseFloat(semantics, result);
  }
  OptionalParseResult parseOptionalInteger(llvm::APInt &result) override {
    return parser.parseOptionalInteger(result);
  }
  OptionalParseResult
  parseOptionalDecimalInteger(llvm::APInt &result) override {
    return parser.parseOptionalDecimalInteger(result);
  }
  using AsmParser::parseOptionalDecimalInteger;
  using AsmParser::parseOptionalInteger;

  ParseResult parseOptionalKeyword(llvm::StringRef keyword) override {
    return parser.parseOptionalKeyword(keyword);
  }
  ParseResult parseOptionalKeyword(llvm::StringRef *keyword) override {
    return parser.parseOptionalKeyword(keyword);
  }
  ParseResult
  parseOptionalKeyword(llvm::StringRef *keyword,
                       llvm::ArrayRef<llvm::StringRef> allowed) override {
    return parser.parseOptionalKeyword(keyword, allowed);
  }
  ParseResult parseOptionalKeywordOrString(std::string *result) override {
    return parser.parseOptionalKeywordOrString(result);
  }
  ParseResult parseOptionalSymbolName(StringAttr &result) override {
    return parser.parseOptionalSymbolName(result);
  }

  using AsmParser::parseCommaSeparatedList;
  ParseResult
  parseCommaSeparatedList(Delimiter delimiter,
                          llvm::function_ref<ParseResult()> parseElement,
                          llvm::StringRef contextMessage = "") override {
    return parser.parseCommaSeparatedList(delimiter, parseElement,
                                          contextMessage);
  }

  using AsmParser::parseAttribute;
  ParseResult parseAttribute(Attribute &result, Type type = {}) override {
    result = parser.parseAttribute(type);
    return success(static_cast<bool>(result));
  }
  ParseResult parseCustomAttributeWithFallback(
      Attribute &result, Type type,
      llvm::function_ref<ParseResult(Attribute &, Type)> parse) override {
    if (parser.getToken().isNot(Token::hash_identifier))
      return parse(result, type);
    return parseAttribute(result, type);
  }
  ParseResult parseCustomTypeWithFallback(
      Type &result, llvm::function_ref<ParseResult(Type &)> parse) override {
    if (parser.getToken().isNot(Token::exclamation_identifier))
      return parse(result);
    return parseType(result);
  }
  OptionalParseResult parseOptionalAttribute(Attribute &result,
                                             Type type = {}) override {
    return parser.parseOptionalAttribute(result, type);
  }
  OptionalParseResult parseOptionalAttribute(ArrayAttr &result,
                                             Type type = {}) override {
    return parser.parseOptionalAttribute(Token::left_square, result, type);
  }
  OptionalParseResult parseOptionalAttribute(StringAttr &result,
                                             Type type = {}) override {
    return parser.parseOptionalAttribute(Token::string, result, type);
  }
  OptionalParseResult parseOptionalAttribute(SymbolRefAttr &result,
                                             Type type = {}) override {
    return parser.parseOptionalAttribute(Token::at_identifier, result, type);
  }
  ParseResult parseOptionalAttrDict(NamedAttrList &result) override {
    if (parser.getToken().isNot(Token::left_brace))
      return success();
    return parser.parseAttributeDict(result);
  }
  ParseResult parseOptionalAttrDictWithKeyword(NamedAttrList &result) override {
    if (!parser.consumeIf(Token::kw_attributes))
      return success();
    return parser.parseAttributeDict(result);
  }

  ParseResult parseAffineMap(AffineMap &map) override {
    return parser.parseAffineMapReference(map);
  }
  ParseResult
  parseAffineExpr(llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> names,
                  AffineExpr &expr) override {
    return parser.parseAffineExprReference(names, expr);
  }
  ParseResult parseIntegerSet(IntegerSet &set) override {
    return parser.parseIntegerSetReference(set);
  }
  FailureOr<ResourceHandle> parseResourceHandle(Dialect *dialect) override {
    return parser.parseResourceHandle(dialect);
  }

  using AsmParser::parseType;
  ParseResult parseType(Type &result) override {
    result = parser.parseType();
    return success(static_cast<bool>(result));
  }
  OptionalParseResult parseOptionalType(Type &result) override {
    return parser.parseOptionalType(result);
  }
  ParseResult parseTypeList(llvm::SmallVectorImpl<Type> &result) override {
    return parser.parseTypeListNoParens(result);
  }
  ParseResult parseDimensionList(llvm::SmallVectorImpl<int64_t> &dimensions,
                                 bool allowDynamic = true,
                                 bool withTrailingX = true) override {
    return parser.parseDimensionListRanked(dimensions, allowDynamic,
                                           withTrailingX);
  }
  ParseResult parseXInDimensionList() override {
    return parser.parseXInDimensionList();
  }

  LogicalResult pushCyclicParsing(const void *opaquePointer) override {
    return success(parser.getState().cyclicParsingStack.insert(opaquePointer));
  }
  void popCyclicParsing() override {
    parser.getState().cyclicParsingStack.pop_back();
  }

protected:
  llvm::SMLoc nameLoc;
  Parser &parser;

private:
  bool emittedError = false;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_ASM_PARSER_IMPL_H
