// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/protobuf_text.h"

#include <optional>

#include "absl/status/status.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/text/field_encoder.h"
#include "targets/onnx/text/message_fields.h"
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
  bool parseFields(const MessageFields &message, char close, unsigned depth);
  bool parseField(const MessageFields &message, SeenFields &seen,
                  unsigned depth);
  bool parseValues(const Field &field, unsigned depth);
  bool parseMessage(const Field &field, unsigned depth);
  bool parseScalar(const Field &field);
  bool parseInteger(const Field &field, size_t start);
  bool parseReal(const Field &field, size_t start);
  bool parseString(std::string &value);
  bool parseEscape(std::string &value);
  bool parseUnicode(unsigned numDigits, std::string &value);
  bool consume(char c);

  TextCursor cursor;
  WireWriter writer;
  absl::Status status;
};

} // namespace

static bool isWordCharacter(char c) { return llvm::isAlnum(c) || c == '_'; }

bool Parser::fail(absl::Status error) {
  status = std::move(error);
  return false;
}

/// Moves past `c` and the space before it.
bool Parser::consume(char c) {
  cursor.skipSpace('#');
  return cursor.consume(c);
}

absl::StatusOr<std::string> Parser::parse() && {
  if (!parseFields(getModelFields(), '\0', 0))
    return status;
  return writer.take();
}

/// Parses fields up to `close`, or up to the end of the text if it is 0.
bool Parser::parseFields(const MessageFields &message, char close,
                         unsigned depth) {
  SeenFields seen;
  while (true) {
    cursor.skipSpace('#');
    if (close && cursor.consume(close))
      return true;
    if (!close && cursor.atEnd())
      return true;
    if (!parseField(message, seen, depth))
      return false;
    if (!consume(','))
      consume(';');
  }
}

bool Parser::parseField(const MessageFields &message, SeenFields &seen,
                        unsigned depth) {
  const size_t start = cursor.getPosition();
  const llvm::StringRef name = cursor.take(isWordCharacter);
  if (name.empty())
    return fail(cursor.expected("the name of a field of " + message.name));
  const Field *field = message.find(name);
  if (!field)
    return fail(
        cursor.error(start, message.name + " has no field " + quote(name)));
  if (!seen.add(*field))
    return fail(cursor.error(start, "field " + quote(name) +
                                        " occurs twice, or beside a field "
                                        "that excludes it"));
  const bool hasColon = consume(':');
  cursor.skipSpace('#');
  if (!hasColon && field->kind != FieldKind::Message)
    return fail(cursor.expected("':'"));
  return parseValues(*field, depth);
}

/// Parses one value, or a list in brackets.
bool Parser::parseValues(const Field &field, unsigned depth) {
  const auto parseValue = [&] {
    cursor.skipSpace('#');
    return field.kind == FieldKind::Message ? parseMessage(field, depth)
                                            : parseScalar(field);
  };
  if (!field.isRepeated || !consume('['))
    return parseValue();
  if (consume(']'))
    return true;
  do {
    if (!parseValue())
      return false;
  } while (consume(','));
  return consume(']') || fail(cursor.expected("',' or ']'"));
}

bool Parser::parseMessage(const Field &field, unsigned depth) {
  if (depth == maxTextDepth)
    return fail(cursor.error("messages are nested too deeply"));
  char close = '}';
  if (!cursor.consume('{')) {
    if (!cursor.consume('<'))
      return fail(cursor.expected("'{'"));
    close = '>';
  }
  const size_t message = writer.beginMessage(field.number);
  if (!parseFields(getMessageFields(field), close, depth + 1))
    return false;
  writer.endMessage(message);
  return true;
}

bool Parser::parseScalar(const Field &field) {
  const size_t start = cursor.getPosition();
  if (field.kind == FieldKind::String || field.kind == FieldKind::Bytes) {
    std::string value;
    if (!parseString(value))
      return false;
    writer.addBytes(field.number, value);
    return true;
  }
  return isInteger(field.kind) ? parseInteger(field, start)
                               : parseReal(field, start);
}

bool Parser::parseInteger(const Field &field, size_t start) {
  const bool isNegative = cursor.consume('-');
  if (isNegative)
    cursor.skipSpace('#');
  const llvm::StringRef word = cursor.take(isWordCharacter);
  if (word.empty())
    return fail(cursor.expected("a value of field " + quote(field.name)));
  std::optional<uint64_t> number;
  if (uint64_t value = 0; !word.getAsInteger(0, value) &&
                          !word.starts_with_insensitive("0b") &&
                          !word.starts_with("0o"))
    number = value;
  if (!number && field.kind == FieldKind::Enum && !isNegative)
    if (std::optional<int32_t> value = getEnumValue(field, word))
      number = *value;
  if (!number || !encodeInteger(writer, field, *number, isNegative))
    return fail(cursor.error(start, quote(word) + " is no value of field " +
                                        quote(field.name) +
                                        ", or out of range"));
  return true;
}

bool Parser::parseReal(const Field &field, size_t start) {
  const bool isNegative = cursor.consume('-');
  if (isNegative)
    cursor.skipSpace('#');
  char last = '\0';
  const llvm::StringRef word = cursor.take([&](char c) {
    const bool isExponent = (c == '+' || c == '-') && (last | 0x20) == 'e';
    last = c;
    return isWordCharacter(c) || c == '.' || isExponent;
  });
  llvm::StringRef number = word;
  if (!number.empty() && llvm::isDigit(number[0]) && !number.consume_back("f"))
    number.consume_back("F");
  const std::string text = (isNegative ? "-" : "") + number.str();
  if (number.starts_with("-") || !encodeReal(writer, field, text))
    return fail(cursor.error(start, quote(word) +
                                        " is no number, which field " +
                                        quote(field.name) + " needs"));
  return true;
}

/// Parses strings, which are joined.
bool Parser::parseString(std::string &value) {
  if (cursor.peek() != '"' && cursor.peek() != '\'')
    return fail(cursor.expected("a string"));
  while (cursor.peek() == '"' || cursor.peek() == '\'') {
    const size_t start = cursor.getPosition();
    const char quotation = cursor.peek();
    cursor.advance();
    while (!cursor.consume(quotation)) {
      if (cursor.atEnd())
        return fail(cursor.error(start, "the string has no end"));
      if (cursor.consume('\\')) {
        if (!parseEscape(value))
          return false;
        continue;
      }
      value += cursor.peek();
      cursor.advance();
    }
    cursor.skipSpace('#');
  }
  return true;
}

/// Takes up to `count` digits of `radix`, a power of two.
static std::optional<unsigned> takeDigits(TextCursor &cursor, unsigned count,
                                          unsigned radix) {
  unsigned value = 0, i = 0;
  for (; i < count; ++i) {
    const unsigned digit = llvm::hexDigitValue(cursor.peek());
    if (digit >= radix)
      break;
    value = value * radix + digit;
    cursor.advance();
  }
  return i ? std::optional(value) : std::nullopt;
}

/// Parses what follows a backslash.
bool Parser::parseEscape(std::string &value) {
  constexpr llvm::StringLiteral names = "abfnrtv\\'\"?";
  constexpr llvm::StringLiteral characters = "\a\b\f\n\r\t\v\\'\"?";
  if (std::optional<unsigned> code = takeDigits(cursor, 3, 8)) {
    value += static_cast<char>(*code);
    return *code < 256 || fail(cursor.error("the escape is above \\377"));
  }
  const char c = cursor.peek();
  if (const size_t i = names.find(c); !cursor.atEnd() && i < names.size()) {
    cursor.advance();
    value += characters[i];
    return true;
  }
  if (cursor.consume('x') || cursor.consume('X')) {
    std::optional<unsigned> code = takeDigits(cursor, 2, 16);
    if (!code)
      return fail(cursor.expected("a hexadecimal digit"));
    value += static_cast<char>(*code);
    return true;
  }
  if (cursor.consume('u'))
    return parseUnicode(4, value);
  if (cursor.consume('U'))
    return parseUnicode(8, value);
  return fail(cursor.expected("an escape"));
}

bool Parser::parseUnicode(unsigned numDigits, std::string &value) {
  const size_t start = cursor.getPosition();
  std::optional<unsigned> code = takeDigits(cursor, numDigits, 16);
  if (!code || cursor.getPosition() - start != numDigits)
    return fail(cursor.expected("a hexadecimal digit"));
  // Two escapes may form a pair of surrogates.
  if (isHighSurrogate(*code) && cursor.rest().starts_with("\\u")) {
    cursor.advance(2);
    const std::optional<unsigned> low = takeDigits(cursor, 4, 16);
    code = combineSurrogates(*code, low.value_or(0));
  }
  if (!appendUtf8(*code, value))
    return fail(cursor.error(start, "the escape is no Unicode character"));
  return true;
}

absl::StatusOr<std::string> encodeProtobufText(llvm::StringRef text) {
  return Parser(text).parse();
}

} // namespace onnx_mlir
