// SPDX-License-Identifier: Apache-2.0
#include "core/ir/text/text_output.h"

#include <algorithm>
#include <array>
#include <vector>

#include "llvm/ADT/StringExtras.h"

namespace mlir::detail {

using llvm::ArrayRef;
using llvm::StringRef;

/// The texts "00" to "99".
static constexpr auto twoDigits = [] {
  std::array<char, 200> digits = {};
  for (int i = 0; i != 100; ++i) {
    digits[2 * i] = char('0' + i / 10);
    digits[2 * i + 1] = char('0' + i % 10);
  }
  return digits;
}();

char *formatNumber(char *end, uint64_t number) {
  while (number >= 100) {
    const unsigned pair = number % 100;
    number /= 100;
    *--end = twoDigits[2 * pair + 1];
    *--end = twoDigits[2 * pair];
  }
  if (number >= 10) {
    *--end = twoDigits[2 * number + 1];
    *--end = twoDigits[2 * number];
  } else {
    *--end = char('0' + number);
  }
  return end;
}

void printNumber(llvm::raw_ostream &os, uint64_t number) {
  char text[20];
  char *end = std::end(text);
  const char *begin = formatNumber(end, number);
  os << StringRef(begin, end - begin);
}

void printSignedNumber(llvm::raw_ostream &os, int64_t number) {
  char text[21];
  char *end = std::end(text);
  const bool negative = number < 0;
  char *begin = formatNumber(end, negative ? 0 - uint64_t(number) : number);
  if (negative)
    *--begin = '-';
  os << StringRef(begin, end - begin);
}

/// Classes of characters.
enum : uint8_t { Plain = 1, Letter = 2, Digit = 4, NamePunctuation = 8 };
static constexpr auto characters = [] {
  std::array<uint8_t, 256> table = {};
  for (int c = 0x20; c != 0x7F; ++c)
    if (c != '"' && c != '\\')
      table[c] |= Plain;
  for (int c = 'a'; c <= 'z'; ++c) {
    table[c] |= Letter;
    table[c - 'a' + 'A'] |= Letter;
  }
  for (int c = '0'; c <= '9'; ++c)
    table[c] |= Digit;
  for (int c : {'_', '$', '.'})
    table[c] |= NamePunctuation;
  return table;
}();

static bool is(char c, unsigned classes) {
  return characters[static_cast<uint8_t>(c)] & classes;
}

void printEscaped(llvm::raw_ostream &os, StringRef string) {
  while (true) {
    const char *special = std::find_if_not(string.begin(), string.end(),
                                           [](char c) { return is(c, Plain); });
    os << StringRef(string.begin(), special - string.begin());
    if (special == string.end())
      return;
    os << '\\';
    if (*special == '\\')
      os << '\\';
    else
      os << llvm::hexdigit(static_cast<uint8_t>(*special) >> 4)
         << llvm::hexdigit(*special & 15);
    string = StringRef(special + 1, string.end() - special - 1);
  }
}

void printQuoted(llvm::raw_ostream &os, StringRef string) {
  os << '"';
  printEscaped(os, string);
  os << '"';
}

static bool isKeyword(StringRef text) {
  return !text.empty() && (is(text[0], Letter) || text[0] == '_') &&
         llvm::all_of(text.drop_front(), [](char c) {
           return is(c, Letter | Digit | NamePunctuation);
         });
}

void printKeywordOrString(llvm::raw_ostream &os, StringRef keyword) {
  if (isKeyword(keyword))
    os << keyword;
  else
    printQuoted(os, keyword);
}

void printSymbolName(llvm::raw_ostream &os, StringRef symbol) {
  os << '@';
  if (symbol.empty())
    os << "<<INVALID EMPTY SYMBOL>>";
  else
    printKeywordOrString(os, symbol);
}

/// Returns the bracket that closes `open`, or zero.
static char getClosing(char open) {
  switch (open) {
  case '<':
    return '>';
  case '[':
    return ']';
  case '(':
    return ')';
  case '{':
    return '}';
  default:
    return 0;
  }
}

/// Removes the string literal at the start of `text`. Returns false if it is
/// not terminated.
static bool dropLiteral(StringRef &text) {
  for (size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"') {
      text = text.drop_front(i + 1);
      return true;
    }
  }
  return false;
}

static bool hasBalancedBrackets(StringRef text) {
  llvm::SmallVector<char> closing;
  while (!text.empty()) {
    const char c = text.front();
    if (c == '"') {
      if (!dropLiteral(text))
        return false;
      continue;
    }
    text = text.drop_front();
    if (c == '\0')
      return false;
    if (c == '-' && text.starts_with(">"))
      text = text.drop_front();
    else if (c == '>' && text.starts_with("=") && !closing.empty() &&
             closing.back() != '>')
      continue; // A comparison.
    else if (const char close = getClosing(c))
      closing.push_back(close);
    else if ((c == '>' || c == ']' || c == ')' || c == '}') &&
             (closing.empty() || closing.pop_back_val() != c))
      return false;
  }
  return closing.empty();
}

bool isSimpleDialectSymbol(StringRef symbol) {
  if (symbol.empty() || !is(symbol.front(), Letter))
    return false;
  symbol = symbol.drop_while(
      [](char c) { return is(c, Letter | Digit) || c == '.' || c == '_'; });
  return symbol.empty() || (symbol.front() == '<' && symbol.back() == '>' &&
                            hasBalancedBrackets(symbol));
}

void printDialectSymbol(llvm::raw_ostream &os, char sigil, StringRef dialect,
                        StringRef body) {
  os << sigil << dialect;
  if (isSimpleDialectSymbol(body))
    os << '.' << body;
  else
    os << '<' << body << '>';
}

/// Returns the digit of a number below 16. Branch-free, since it is called in
/// tight loops.
static char getHexDigit(uint8_t number) {
  return number + '0' + (number > 9 ? 'A' - '9' - 1 : 0);
}

void printHex(llvm::raw_ostream &os, ArrayRef<char> bytes) {
  std::array<char, 4096> text;
  while (!bytes.empty()) {
    const size_t count = std::min(bytes.size(), text.size() / 2);
    for (size_t i = 0; i != count; ++i) {
      const uint8_t byte = bytes[i];
      text[2 * i] = getHexDigit(byte >> 4);
      text[2 * i + 1] = getHexDigit(byte & 15);
    }
    os.write(text.data(), 2 * count);
    bytes = bytes.drop_front(count);
  }
}

void printHex(llvm::raw_ostream &os, const Blob &blob) {
  const uint32_t width = std::max(blob.getElementWidth(), 1u);
  if (blob.getOrder() == llvm::endianness::little || width == 1)
    return printHex(os, blob.getBytes());
  const size_t step = std::max<size_t>(4096 / width, 1) * width;
  std::vector<char> swapped(step);
  for (ArrayRef<char> rest = blob.getBytes(); !rest.empty();) {
    const ArrayRef<char> piece = rest.take_front(step);
    Blob(piece, width, blob.getOrder())
        .copyTo(swapped.data(), llvm::endianness::little);
    printHex(os, ArrayRef(swapped).take_front(piece.size()));
    rest = rest.drop_front(piece.size());
  }
}

StringRef sanitizeIdentifier(StringRef name,
                             llvm::SmallVectorImpl<char> &buffer,
                             StringRef punctuation) {
  auto isValid = [&](char c) {
    return is(c, Letter | Digit) || punctuation.contains(c);
  };
  if (name.empty() || (!is(name[0], Digit) && llvm::all_of(name, isValid)))
    return name;
  buffer.clear();
  if (is(name[0], Digit) || (!isValid(name[0]) && name[0] != ' '))
    buffer.push_back('_');
  for (char c : name) {
    if (isValid(c))
      buffer.push_back(c);
    else if (c == ' ')
      buffer.push_back('_');
    else
      llvm::append_range(buffer, llvm::utohexstr(static_cast<uint8_t>(c)));
  }
  return StringRef(buffer.data(), buffer.size());
}

} // namespace mlir::detail
