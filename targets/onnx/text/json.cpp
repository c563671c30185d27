// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/json.h"

#include <cmath>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/text/field_encoder.h"
#include "targets/onnx/text/message_fields.h"
#include "targets/onnx/text/number.h"
#include "targets/onnx/text/text_cursor.h"
#include "targets/onnx/text/utf8.h"
#include "targets/onnx/text/wire_writer.h"
#include "llvm/ADT/StringExtras.h"

namespace onnx_mlir {

namespace {

/// A parser by recursive descent. Its functions return false on an error, which
/// is then in `status`.
class Parser {
public:
  explicit Parser(llvm::StringRef text) : cursor(text) {}

  absl::StatusOr<std::string> parse() &&;

private:
  bool fail(absl::Status error);
  bool parseMessage(const MessageFields &message, unsigned depth);
  bool parseField(const MessageFields &message, SeenFields &seen,
                  unsigned depth);
  bool parseValues(const Field &field, unsigned depth);
  bool parseValue(const Field &field, unsigned depth);
  bool parseScalar(const Field &field);
  bool parseNumber(std::string &number);
  bool parseString(std::string &value);
  bool parseEscape(std::string &value);
  bool parseHex(uint32_t &code);
  bool consume(char c);
  bool consumeNull();

  TextCursor cursor;
  WireWriter writer;
  absl::Status status;
};

} // namespace

bool Parser::fail(absl::Status error) {
  status = std::move(error);
  return false;
}

/// Moves past `c` and the space before it.
bool Parser::consume(char c) {
  cursor.skipSpace();
  return cursor.consume(c);
}

bool Parser::consumeNull() {
  cursor.skipSpace();
  if (!cursor.rest().starts_with("null"))
    return false;
  cursor.advance(4);
  return true;
}

absl::StatusOr<std::string> Parser::parse() && {
  if (!parseMessage(getModelFields(), 0))
    return status;
  cursor.skipSpace();
  if (!cursor.atEnd())
    return cursor.expected("the end of the file");
  return writer.take();
}

bool Parser::parseMessage(const MessageFields &message, unsigned depth) {
  if (!consume('{'))
    return fail(cursor.expected("'{'"));
  if (consume('}'))
    return true;
  SeenFields seen;
  do {
    if (!parseField(message, seen, depth))
      return false;
  } while (consume(','));
  return consume('}') || fail(cursor.expected("',' or '}'"));
}

bool Parser::parseField(const MessageFields &message, SeenFields &seen,
                        unsigned depth) {
  cursor.skipSpace();
  const size_t start = cursor.getPosition();
  std::string name;
  if (!parseString(name))
    return false;
  const Field *field = message.findInJson(name);
  if (!field)
    return fail(
        cursor.error(start, message.name + " has no field " + quote(name)));
  if (!consume(':'))
    return fail(cursor.expected("':'"));
  // A null stands for a field that is absent.
  if (consumeNull())
    return true;
  if (!seen.add(*field))
    return fail(cursor.error(start, "field " + quote(name) +
                                        " occurs twice, or beside a field "
                                        "that excludes it"));
  return parseValues(*field, depth);
}

/// Parses one value, or an array of them.
bool Parser::parseValues(const Field &field, unsigned depth) {
  if (!field.isRepeated)
    return parseValue(field, depth);
  if (!consume('['))
    return fail(cursor.expected("'['"));
  if (consume(']'))
    return true;
  do {
    if (!parseValue(field, depth))
      return false;
  } while (consume(','));
  return consume(']') || fail(cursor.expected("',' or ']'"));
}

bool Parser::parseValue(const Field &field, unsigned depth) {
  cursor.skipSpace();
  if (field.kind != FieldKind::Message)
    return parseScalar(field);
  if (depth == maxTextDepth)
    return fail(cursor.error("messages are nested too deeply"));
  const size_t message = writer.beginMessage(field.number);
  if (!parseMessage(getMessageFields(field), depth + 1))
    return false;
  writer.endMessage(message);
  return true;
}

/// Decodes base 64 with either alphabet, with or without padding.
static std::optional<std::string> decodeBase64(llvm::StringRef text) {
  constexpr llvm::StringLiteral alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                           "abcdefghijklmnopqrstuvwxyz"
                                           "0123456789+/-_";
  const llvm::StringRef digits = text.rtrim('=');
  if (text.size() - digits.size() > 2 || digits.size() % 4 == 1)
    return std::nullopt;
  std::string bytes;
  bytes.reserve(digits.size() / 4 * 3 + 2);
  uint32_t bits = 0;
  unsigned numBits = 0;
  for (char c : digits) {
    size_t digit = c ? alphabet.find(c) : llvm::StringRef::npos;
    if (digit == llvm::StringRef::npos)
      return std::nullopt;
    // `-` and `_` are `+` and `/` of the other alphabet.
    digit = digit < 64 ? digit : digit - 2;
    bits = bits << 6 | digit;
    numBits += 6;
    if (numBits < 8)
      continue;
    numBits -= 8;
    bytes += static_cast<char>(bits >> numBits);
  }
  return bytes;
}

/// Writes an integer. It may have a fraction of 0 or an exponent.
static bool encodeIntegerText(WireWriter &writer, const Field &field,
                              llvm::StringRef text) {
  llvm::StringRef digits = text;
  const bool isNegative = digits.consume_front("-");
  uint64_t magnitude = 0;
  if (digits.empty() || !llvm::isDigit(digits[0]))
    return false;
  if (digits.getAsInteger(10, magnitude)) {
    const std::optional<double> real = parseDouble(digits);
    // Above this, not every integer is a double.
    constexpr double maxExact = 9007199254740992.0;
    if (!real || *real > maxExact || std::trunc(*real) != *real)
      return false;
    magnitude = static_cast<uint64_t>(*real);
  }
  return encodeInteger(writer, field, magnitude, isNegative);
}

bool Parser::parseScalar(const Field &field) {
  const size_t start = cursor.getPosition();
  const bool isString = cursor.peek() == '"';
  std::string text;
  if (isString ? !parseString(text) : !parseNumber(text))
    return false;
  bool isValid = isString;
  if (field.kind == FieldKind::String && isString) {
    writer.addBytes(field.number, text);
  } else if (field.kind == FieldKind::Bytes && isString) {
    const std::optional<std::string> bytes = decodeBase64(text);
    isValid = bytes.has_value();
    if (isValid)
      writer.addBytes(field.number, *bytes);
  } else if (isInteger(field.kind)) {
    const std::optional<int32_t> value = field.kind == FieldKind::Enum
                                             ? getEnumValue(field, text)
                                             : std::nullopt;
    isValid = value ? encodeInteger(writer, field, *value, false)
                    : encodeIntegerText(writer, field, text);
  } else if (field.kind == FieldKind::Float ||
             field.kind == FieldKind::Double) {
    isValid = encodeReal(writer, field, text);
  }
  if (!isValid)
    return fail(cursor.error(start, quote(text) + " is no value of field " +
                                        quote(field.jsonName) +
                                        ", or out of range"));
  return true;
}

/// Takes a number of JSON's syntax.
bool Parser::parseNumber(std::string &number) {
  const size_t start = cursor.getPosition();
  const auto takeDigits = [&] {
    const llvm::StringRef digits =
        cursor.take([](char c) { return llvm::isDigit(c); });
    return !digits.empty();
  };
  const llvm::StringRef text = cursor.rest();
  cursor.consume('-');
  if (!cursor.consume('0') && !takeDigits())
    return fail(cursor.expected("a value"));
  if (cursor.consume('.') && !takeDigits())
    return fail(cursor.expected("a digit"));
  if (cursor.consume('e') || cursor.consume('E')) {
    if (!cursor.consume('-'))
      cursor.consume('+');
    if (!takeDigits())
      return fail(cursor.expected("a digit"));
  }
  number = text.take_front(cursor.getPosition() - start).str();
  return true;
}

bool Parser::parseString(std::string &value) {
  const size_t start = cursor.getPosition();
  if (!cursor.consume('"'))
    return fail(cursor.expected("a string"));
  while (!cursor.consume('"')) {
    const llvm::StringRef plain = cursor.take([](char c) {
      return c != '"' && c != '\\' && static_cast<unsigned char>(c) >= 0x20;
    });
    value += plain;
    if (cursor.atEnd())
      return fail(cursor.error(start, "the string has no end"));
    if (cursor.consume('\\')) {
      if (!parseEscape(value))
        return false;
    } else if (plain.empty()) {
      return fail(cursor.error("the string has a control character"));
    }
  }
  return true;
}

/// Parses what follows a backslash.
bool Parser::parseEscape(std::string &value) {
  constexpr llvm::StringLiteral names = "\"\\/bfnrt";
  constexpr llvm::StringLiteral characters = "\"\\/\b\f\n\r\t";
  const size_t start = cursor.getPosition();
  if (cursor.consume('u')) {
    uint32_t code = 0, low = 0;
    if (!parseHex(code))
      return false;
    if (isHighSurrogate(code) && cursor.rest().starts_with("\\u")) {
      cursor.advance(2);
      if (!parseHex(low))
        return false;
      code = combineSurrogates(code, low);
    }
    return appendUtf8(code, value) ||
           fail(cursor.error(start, "the escape is no Unicode character"));
  }
  const size_t i = cursor.atEnd() ? names.size() : names.find(cursor.peek());
  if (i >= names.size())
    return fail(cursor.expected("an escape"));
  cursor.advance();
  value += characters[i];
  return true;
}

/// Parses four hexadecimal digits.
bool Parser::parseHex(uint32_t &code) {
  for (unsigned i = 0; i < 4; ++i) {
    const unsigned digit = llvm::hexDigitValue(cursor.peek());
    if (digit > 15)
      return fail(cursor.expected("a hexadecimal digit"));
    code = code << 4 | digit;
    cursor.advance();
  }
  return true;
}

absl::StatusOr<std::string> encodeJson(llvm::StringRef text) {
  return Parser(text).parse();
}

} // namespace onnx_mlir
