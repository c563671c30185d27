// SPDX-License-Identifier: Apache-2.0
//
// Parsing of elements literals. core/asm/tensor_literal_values.cpp converts
// them to attributes.
#include "core/asm/tensor_literal.h"

#include "core/asm/number.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

namespace mlir {
namespace detail {

/// A list that is being parsed.
struct TensorLiteral::List {
  int64_t size = 0;
  /// The shape of its elements, innermost size first.
  llvm::SmallVector<int64_t, 4> elementShape;
};

ParseResult TensorLiteral::parse(bool allowHex) {
  begin = parser.getToken().getLoc().getPointer();
  if (allowHex && parser.getToken().is(Token::string)) {
    string = parser.getToken();
    parser.consumeToken();
    return success();
  }
  return parser.getToken().is(Token::left_square) ? parseLists()
                                                  : parseElement();
}

/// Parses a list with its nested lists.
ParseResult TensorLiteral::parseLists() {
  llvm::SmallVector<List, 4> lists;
  do {
    if (parser.getToken().is(Token::left_square)) {
      if (openList(lists))
        return failure();
      continue;
    }
    if (parseElement() || addElement(lists.back(), {}))
      return failure();
    if (!parser.consumeIf(Token::comma) && closeList(lists))
      return failure();
  } while (!lists.empty());
  return success();
}

/// Begins a list. Parses all of it if it contains no lists.
ParseResult TensorLiteral::openList(llvm::SmallVectorImpl<List> &lists) {
  if (lists.size() == Parser::MaximumDepth)
    return parser.fail("nesting is too deep, the limit is 10000");
  const size_t countBefore = count;
  lists.emplace_back();
  if (readFlatList()) {
    lists.back().size = count - countBefore;
    return closeList(lists);
  }
  parser.consumeToken(Token::left_square);
  if (parser.getToken().is(Token::right_square))
    return closeList(lists);
  return success();
}

/// Ends the innermost list, and the outer lists that end with it.
ParseResult TensorLiteral::closeList(llvm::SmallVectorImpl<List> &lists) {
  do {
    if (parser.parseToken(Token::right_square, "expected ']'"))
      return failure();
    llvm::SmallVector<int64_t, 4> listShape =
        std::move(lists.back().elementShape);
    listShape.push_back(lists.back().size);
    lists.pop_back();
    if (lists.empty()) {
      shape.assign(listShape.rbegin(), listShape.rend());
      return success();
    }
    if (addElement(lists.back(), listShape))
      return failure();
  } while (!parser.consumeIf(Token::comma));
  return success();
}

ParseResult TensorLiteral::addElement(List &list,
                                      llvm::ArrayRef<int64_t> elementShape) {
  if (list.size++ == 0) {
    list.elementShape.assign(elementShape.begin(), elementShape.end());
    return success();
  }
  if (list.elementShape == elementShape)
    return success();
  return parser.fail("tensor literal is invalid; ranks are not consistent "
                     "between elements");
}

/// Parses a number, bool or string, or a complex number.
ParseResult TensorLiteral::parseElement() {
  if (parser.needsNewStack())
    return parser.onNewStack([this] { return parseElement(); });
  switch (parser.getToken().getKind()) {
  case Token::minus:
    parser.consumeToken();
    if (!parser.getToken().isAny(Token::floating_point, Token::integer))
      return parser.fail("expected integer or floating point literal");
    addNumber(/*isNegative=*/true);
    break;
  case Token::integer:
  case Token::floating_point:
    addNumber(/*isNegative=*/false);
    break;
  case Token::kw_true:
  case Token::kw_false:
    addValue(Kind::Bools, parser.getToken().is(Token::kw_true));
    break;
  case Token::string:
    addValue(Kind::Mixed, 0);
    break;
  case Token::left_paren:
    return parseComplex();
  default:
    return parser.fail("expected element literal of primitive type");
  }
  parser.consumeToken();
  return success();
}

/// Parses (1, 2).
ParseResult TensorLiteral::parseComplex() {
  Parser::Nesting nesting(parser);
  if (!nesting)
    return failure();
  parser.consumeToken(Token::left_paren);
  return failure(parseElement() ||
                 parser.parseToken(Token::comma,
                                   "expected ',' between complex elements") ||
                 parseElement() ||
                 parser.parseToken(Token::right_paren,
                                   "expected ')' after complex elements"));
}

/// Stores the number at the current token, negated if `isNegative`.
void TensorLiteral::addNumber(bool isNegative) {
  const Token &token = parser.getToken();
  if (token.is(Token::floating_point)) {
    const double value = readDouble(token.getSpelling());
    return addValue(Kind::Floats,
                    llvm::bit_cast<uint64_t>(isNegative ? -value : value));
  }
  std::optional<uint64_t> value = token.getUInt64Value();
  // Bits of floats, large integers and a negated zero are lexed again.
  if (!value || *value > static_cast<uint64_t>(INT64_MAX) ||
      isHexLiteral(token.getSpelling()) || (isNegative && *value == 0))
    return addValue(Kind::Mixed, 0);
  addValue(Kind::Integers, isNegative ? -*value : *value);
}

void TensorLiteral::addValue(Kind valueKind, uint64_t value) {
  if (kind == Kind::None)
    kind = valueKind;
  if (kind != valueKind)
    kind = Kind::Mixed;
  if (kind == Kind::Mixed)
    values = {};
  else
    values.push_back(value);
  ++count;
}

static const char *skipSpace(const char *place) {
  while (*place == ' ' || *place == '\n' || *place == '\t' || *place == '\r')
    ++place;
  return place;
}

/// Reads a list of plain numbers without creating tokens. If the list is one,
/// returns true and its closing bracket is the current token. Otherwise returns
/// false and stays at the opening bracket.
bool TensorLiteral::readFlatList() {
  if (kind == Kind::Mixed)
    return false;
  const size_t countBefore = count;
  const Kind kindBefore = kind;
  const char *place = parser.getToken().getEndLoc().getPointer();
  bool isFlat = false;
  do {
    Kind valueKind;
    uint64_t value;
    place = readNumber(skipSpace(place), valueKind, value);
    if (!place || (kind != Kind::None && kind != valueKind))
      break;
    addValue(valueKind, value);
    place = skipSpace(place);
    isFlat = *place == ']';
  } while (*place++ == ',');
  if (isFlat) {
    parser.resetToken(place - 1);
    return true;
  }
  count = countBefore;
  kind = kindBefore;
  values.truncate(countBefore);
  return false;
}

/// Reads the decimal number or bool at `place`, which must be followed by a
/// character that ends a number token. Returns its end, or null if there is
/// none.
const char *TensorLiteral::readNumber(const char *place, Kind &valueKind,
                                      uint64_t &value) {
  constexpr ptrdiff_t surelyFit = 18;
  const bool isNegative = *place == '-';
  place += isNegative;
  const char *end = place;
  value = 0;
  for (; llvm::isDigit(*end); ++end)
    value = value * 10 + (*end - '0');
  if (end == place)
    return nullptr;
  if (*end != '.') {
    valueKind = Kind::Integers;
    if (end - place > surelyFit || *end == 'x' || (isNegative && value == 0))
      return nullptr;
    value = isNegative ? -value : value;
    return end;
  }
  do
    ++end;
  while (llvm::isDigit(*end));
  if (*end == 'e' || *end == 'E') {
    ++end;
    if (*end == '-' || *end == '+')
      ++end;
    if (!llvm::isDigit(*end))
      return nullptr;
    while (llvm::isDigit(*end))
      ++end;
  }
  const double number = readDouble(llvm::StringRef(place, end - place));
  valueKind = Kind::Floats;
  value = llvm::bit_cast<uint64_t>(isNegative ? -number : number);
  return end;
}

} // namespace detail
} // namespace mlir
