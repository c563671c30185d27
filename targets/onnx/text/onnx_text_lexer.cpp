// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/onnx_text_lexer.h"

#include <cmath>
#include <utility>

#include "targets/onnx/quote.h"
#include "targets/onnx/text/number.h"
#include "llvm/ADT/StringExtras.h"

namespace onnx_mlir {

static bool isWordStart(char c) { return llvm::isAlpha(c) || c == '_'; }
static bool isWordCharacter(char c) { return llvm::isAlnum(c) || c == '_'; }

bool OnnxTextLexer::fail(const llvm::Twine &message) {
  return failAt(getPosition(), message);
}

bool OnnxTextLexer::failAt(size_t position, const llvm::Twine &message) {
  status = cursor.error(position, message);
  return false;
}

bool OnnxTextLexer::failExpected(const llvm::Twine &what) {
  cursor.skipSpace('#');
  status = cursor.expected(what);
  return false;
}

size_t OnnxTextLexer::getPosition() {
  cursor.skipSpace('#');
  return cursor.getPosition();
}

bool OnnxTextLexer::atEnd() {
  cursor.skipSpace('#');
  return cursor.atEnd();
}

char OnnxTextLexer::peek() {
  cursor.skipSpace('#');
  return cursor.peek();
}

bool OnnxTextLexer::consume(char c) {
  cursor.skipSpace('#');
  return cursor.consume(c);
}

bool OnnxTextLexer::expect(char c) {
  return consume(c) || failExpected(quote(llvm::StringRef(&c, 1)));
}

bool OnnxTextLexer::expectArrow() {
  cursor.skipSpace('#');
  if (!cursor.rest().starts_with("=>"))
    return failExpected("'=>'");
  cursor.advance(2);
  return true;
}

//===----------------------------------------------------------------------===//
// Names

llvm::StringRef OnnxTextLexer::takeIdentifier() {
  return isWordStart(peek()) ? cursor.take(isWordCharacter) : llvm::StringRef();
}

llvm::StringRef OnnxTextLexer::peekIdentifier() {
  const size_t position = getPosition();
  const llvm::StringRef identifier = takeIdentifier();
  cursor.setPosition(position);
  return identifier;
}

bool OnnxTextLexer::expectIdentifier(std::string &name) {
  name = takeIdentifier().str();
  return !name.empty() || failExpected("an identifier");
}

bool OnnxTextLexer::expectName(std::string &name) {
  if (peek() == '"')
    return expectString(name);
  name = takeIdentifier().str();
  return !name.empty() || failExpected("a name");
}

bool OnnxTextLexer::takeName(std::string &name, bool &isFound) {
  isFound = true;
  if (peek() == '"')
    return expectString(name);
  name = takeIdentifier().str();
  isFound = !name.empty() || peek() == ',';
  return true;
}

bool OnnxTextLexer::expectQualifiedIdentifier(std::string &name) {
  if (!expectIdentifier(name))
    return false;
  while (consume('.')) {
    std::string part;
    if (!expectIdentifier(part))
      return false;
    name += "." + part;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Literals

bool OnnxTextLexer::isFloatName() {
  const llvm::StringRef name = peekIdentifier();
  return name.equals_insensitive("inf") ||
         name.equals_insensitive("infinity") || name.equals_insensitive("nan");
}

bool OnnxTextLexer::expectLiteral(Literal &literal) {
  literal.position = getPosition();
  if (peek() == '"') {
    literal.kind = LiteralKind::String;
    return takeString(literal.text);
  }
  return expectNumber(literal);
}

/// Takes a string. A backslash stands for the character after it.
bool OnnxTextLexer::takeString(std::string &value) {
  const size_t start = cursor.getPosition();
  cursor.advance();
  value.clear();
  while (!cursor.consume('"')) {
    value += cursor.take([](char c) { return c != '"' && c != '\\'; });
    const bool isEscape = cursor.consume('\\');
    if (cursor.atEnd())
      return failAt(start, "the string has no end");
    if (isEscape) {
      value += cursor.peek();
      cursor.advance();
    }
  }
  return true;
}

bool OnnxTextLexer::expectNumber(Literal &literal) {
  const bool isNegative = consume('-');
  literal.text = isNegative ? "-" : "";
  literal.kind = LiteralKind::Float;
  if (isFloatName()) {
    literal.text += takeIdentifier();
    return true;
  }
  const llvm::StringRef text = cursor.rest();
  const size_t start = cursor.getPosition();
  const auto isDigit = [](char c) { return llvm::isDigit(c); };
  if (cursor.take(isDigit).empty())
    return failExpected("a value");
  const bool hasPoint = cursor.consume('.');
  if (hasPoint)
    cursor.take(isDigit);
  const bool hasExponent = cursor.consume('e') || cursor.consume('E');
  if (hasExponent) {
    if (!cursor.consume('-'))
      cursor.consume('+');
    if (cursor.take(isDigit).empty())
      return failExpected("a digit");
  }
  if (!hasPoint && !hasExponent)
    literal.kind = LiteralKind::Integer;
  literal.text += text.take_front(cursor.getPosition() - start);
  return true;
}

bool OnnxTextLexer::expectString(std::string &value) {
  if (peek() != '"')
    return failExpected("a string");
  return takeString(value);
}

bool OnnxTextLexer::convert(const Literal &literal, int64_t &value) {
  const std::optional<int64_t> number = literal.kind == LiteralKind::Integer
                                            ? parseInt64(literal.text)
                                            : std::nullopt;
  if (!number)
    return failAt(literal.position,
                  quote(literal.text) + " is no integer of 64 bits");
  value = *number;
  return true;
}

/// Converts a literal by `parse` to a number of type T.
template <typename T>
static std::optional<T> getReal(const OnnxTextLexer::Literal &literal,
                                std::optional<T> (*parse)(llvm::StringRef)) {
  if (literal.kind == OnnxTextLexer::LiteralKind::String)
    return std::nullopt;
  const std::optional<T> value = parse(literal.text);
  const bool hasDigits =
      literal.text.find_first_of("0123456789") != std::string::npos;
  // A number that is too large is an error.
  return value && hasDigits && std::isinf(*value) ? std::nullopt : value;
}

bool OnnxTextLexer::convert(const Literal &literal, float &value) {
  const std::optional<float> number = getReal(literal, parseFloat);
  if (!number)
    return failAt(literal.position,
                  quote(literal.text) + " is no number of type float");
  value = *number;
  return true;
}

bool OnnxTextLexer::expectInteger(int64_t &value) {
  Literal literal;
  return expectLiteral(literal) && convert(literal, value);
}

bool OnnxTextLexer::expectUnsigned(uint64_t &value) {
  Literal literal;
  if (!expectLiteral(literal))
    return false;
  if (literal.kind != LiteralKind::Integer ||
      llvm::StringRef(literal.text).getAsInteger(10, value))
    return failAt(literal.position,
                  quote(literal.text) + " is no unsigned integer of 64 bits");
  return true;
}

bool OnnxTextLexer::expectFloat(float &value) {
  Literal literal;
  return expectLiteral(literal) && convert(literal, value);
}

bool OnnxTextLexer::expectDouble(double &value) {
  Literal literal;
  if (!expectLiteral(literal))
    return false;
  const std::optional<double> number = getReal(literal, parseDouble);
  if (!number)
    return failAt(literal.position,
                  quote(literal.text) + " is no number of type double");
  value = *number;
  return true;
}

} // namespace onnx_mlir
