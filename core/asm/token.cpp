// SPDX-License-Identifier: Apache-2.0
#include "core/asm/token.h"

#include <cassert>

#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace {

/// Returns `text` without quotes and with escapes replaced. The lexer has
/// validated it.
std::string unescape(llvm::StringRef text) {
  llvm::StringRef body = text.drop_front().drop_back();
  std::string value;
  value.reserve(body.size());
  while (!body.empty()) {
    size_t plain = body.find('\\');
    value += body.take_front(plain);
    body = body.substr(plain);
    if (body.empty())
      break;
    char escaped = body[1];
    size_t length = 2;
    switch (escaped) {
    case '"':
    case '\\':
      value += escaped;
      break;
    case 'n':
      value += '\n';
      break;
    case 't':
      value += '\t';
      break;
    default:
      value += static_cast<char>(llvm::hexFromNibbles(escaped, body[2]));
      length = 3;
    }
    body = body.drop_front(length);
  }
  return value;
}

} // namespace

std::optional<uint64_t> Token::getUInt64Value() const {
  assert(is(integer));
  // Without the prefix 0x a number is decimal, even if it starts with 0.
  const bool isHex = text.size() > 1 && text[1] == 'x';
  constexpr size_t surelyFit = 19;
  uint64_t value = 0;
  if (!isHex && text.size() <= surelyFit) {
    for (char digit : text)
      value = value * 10 + (digit - '0');
    return value;
  }
  if (text.substr(isHex ? 2 : 0).getAsInteger(isHex ? 16 : 10, value))
    return std::nullopt;
  return value;
}

std::optional<double> Token::getFloatingPointValue() const {
  assert(is(floating_point));
  double value;
  if (text.getAsDouble(value))
    return std::nullopt;
  return value;
}

std::optional<unsigned> Token::getIntegerTypeWidth() const {
  assert(is(integer_type));
  unsigned value;
  if (text.drop_front(text[0] == 'i' ? 1 : 2).getAsInteger(10, value))
    return std::nullopt;
  return value;
}

Token::Signedness Token::getIntegerTypeSignedness() const {
  assert(is(integer_type));
  switch (text[0]) {
  case 's':
    return Signedness::Signed;
  case 'u':
    return Signedness::Unsigned;
  default:
    return Signedness::Signless;
  }
}

std::optional<unsigned> Token::getNumber() const {
  unsigned value;
  if (text.drop_front().getAsInteger(10, value))
    return std::nullopt;
  return value;
}

std::string Token::getStringValue() const {
  llvm::StringRef value = text;
  if (is(at_identifier))
    value = value.drop_front();
  else
    assert(is(string));
  return value.starts_with("\"") ? unescape(value) : value.str();
}

std::optional<std::string> Token::getHexStringValue() const {
  assert(is(string));
  llvm::StringRef digits = text.drop_front().drop_back();
  std::string bytes;
  if (!digits.consume_front("0x") || digits.size() % 2 != 0 ||
      !llvm::tryGetFromHex(digits, bytes))
    return std::nullopt;
  return bytes;
}

llvm::StringRef Token::getSpelling(Kind kind) {
  switch (kind) {
#define PUNCTUATION(NAME, SPELLING)                                            \
  case NAME:                                                                   \
    return SPELLING;
#define KEYWORD(NAME)                                                          \
  case kw_##NAME:                                                              \
    return #NAME;
#include "core/asm/token_kinds.def"
  default:
    return "";
  }
}

} // namespace mlir
