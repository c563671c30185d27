// SPDX-License-Identifier: Apache-2.0
//
// Keywords and punctuation in assembly formats.
#include "core/ir/format/assembly_format_impl.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir {
namespace {

using TokenParser = ParseResult (AsmParser::*)();

/// Returns the required and the optional parser method of a punctuation
/// literal.
std::pair<TokenParser, TokenParser> getTokenParsers(llvm::StringRef literal) {
  using P = AsmParser;
  using Pair = std::pair<TokenParser, TokenParser>;
  return llvm::StringSwitch<Pair>(literal)
      .Case("->", Pair(&P::parseArrow, &P::parseOptionalArrow))
      .Case(":", Pair(&P::parseColon, &P::parseOptionalColon))
      .Case(",", Pair(&P::parseComma, &P::parseOptionalComma))
      .Case("=", Pair(&P::parseEqual, &P::parseOptionalEqual))
      .Case("<", Pair(&P::parseLess, &P::parseOptionalLess))
      .Case(">", Pair(&P::parseGreater, &P::parseOptionalGreater))
      .Case("{", Pair(&P::parseLBrace, &P::parseOptionalLBrace))
      .Case("}", Pair(&P::parseRBrace, &P::parseOptionalRBrace))
      .Case("(", Pair(&P::parseLParen, &P::parseOptionalLParen))
      .Case(")", Pair(&P::parseRParen, &P::parseOptionalRParen))
      .Case("[", Pair(&P::parseLSquare, &P::parseOptionalLSquare))
      .Case("]", Pair(&P::parseRSquare, &P::parseOptionalRSquare))
      .Case("?", Pair(&P::parseQuestion, &P::parseOptionalQuestion))
      .Case("+", Pair(&P::parsePlus, &P::parseOptionalPlus))
      .Case("*", Pair(&P::parseStar, &P::parseOptionalStar))
      .Case("/", Pair(&P::parseSlash, &P::parseOptionalSlash))
      .Case("-", Pair(&P::parseMinus, &P::parseOptionalMinus))
      .Case("|", Pair(&P::parseVerticalBar, &P::parseOptionalVerticalBar))
      .Case("...", Pair(&P::parseEllipsis, &P::parseOptionalEllipsis))
      .Default(Pair(nullptr, nullptr));
}

} // namespace

ParseResult detail::parseFormatLiteral(AsmParser &parser,
                                       llvm::StringRef literal) {
  if (auto parse = getTokenParsers(literal).first)
    return (parser.*parse)();
  return parser.parseKeyword(literal);
}

ParseResult detail::parseOptionalFormatLiteral(AsmParser &parser,
                                               llvm::StringRef literal) {
  if (auto parse = getTokenParsers(literal).second)
    return (parser.*parse)();
  return parser.parseOptionalKeyword(literal);
}

} // namespace mlir
