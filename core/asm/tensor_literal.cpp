// SPDX-License-Identifier: Apache-2.0
//
// How literals of elements are read. How they become attributes is in
// core/asm/tensor_literal_values.cpp.
#include "core/asm/tensor_literal.h"

#include "core/asm/number.h"
#include "core/ir/diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"

namespace mlir {
namespace detail {

/// An open list.
struct TensorLiteral::List {
  int64_t size = 0;
  /// The shape of its elements, the innermost size first.
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

/// A list, and those in it.
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

/// Begins a list; the whole of it, if there are no others in it.
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

/// Ends the innermost list, and those around it that end with it.
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

/// A number, a bool, a string, or a complex number of these.
ParseResult TensorLiteral::parseElement() {
  if (parser.needsFreshStack())
    return parser.onFreshStack([this] { return parseElement(); });
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

/// (1, 2)
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

/// The current token, behind a minus or not.
void TensorLiteral::addNumber(bool isNegative) {
  const Token &token = parser.getToken();
  if (token.is(Token::floating_point)) {
    const double value = readDouble(token.getSpelling());
    return addValue(Kind::Floats,
                    llvm::bit_cast<uint64_t>(isNegative ? -value : value));
  }
  std::optional<uint64_t> value = token.getUInt64Value();
  // Those that are the bits of a float, or no integer, are read again.
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

/// Reads a list of numbers only, without making tokens of them. Returns whether
/// it is one; its last bracket is then the current token, else the first one
/// still is.
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

/// The end of a decimal number, or a bool, that begins at `place` and ends in a
/// character that tokens of numbers end in; null if there is none.
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
