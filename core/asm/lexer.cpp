// SPDX-License-Identifier: Apache-2.0
#include "core/asm/lexer.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace {

/// The tokens that a character may be part of. The classes overlap.
enum CharacterClass : uint8_t {
  Space = 1,
  Digit = 2,
  HexDigit = 4,
  Letter = 8,          // a letter or an underscore
  IdentifierPart = 16, // part of a bare identifier
  SuffixPart = 32,     // part of a name after its prefix
  StringStop = 64,     // must not occur in a string unescaped
};

constexpr std::array<uint8_t, 256> makeClasses() {
  std::array<uint8_t, 256> classes{};
  for (char c : {' ', '\t', '\n', '\r'})
    classes[c] |= Space;
  for (char c = '0'; c <= '9'; ++c)
    classes[c] |= Digit | HexDigit | IdentifierPart | SuffixPart;
  for (char c = 'a'; c <= 'z'; ++c) {
    classes[c] |= Letter | IdentifierPart | SuffixPart;
    classes[c - 'a' + 'A'] |= Letter | IdentifierPart | SuffixPart;
  }
  for (char c = 'a'; c <= 'f'; ++c) {
    classes[c] |= HexDigit;
    classes[c - 'a' + 'A'] |= HexDigit;
  }
  classes['_'] |= Letter;
  for (char c : {'_', '$', '.'})
    classes[c] |= IdentifierPart | SuffixPart;
  classes['-'] |= SuffixPart;
  for (char c : {'"', '\\', '\n', '\v', '\f', '\0'})
    classes[c] |= StringStop;
  return classes;
}

constexpr std::array<uint8_t, 256> classes = makeClasses();

bool is(char c, unsigned characterClass) {
  return classes[static_cast<uint8_t>(c)] & characterClass;
}

/// Returns the first position from `c` on whose character is not of the class.
/// The zero byte after the buffer is in no class that callers pass.
const char *skip(const char *c, unsigned characterClass) {
  while (is(*c, characterClass))
    ++c;
  return c;
}

/// The keywords, in a perfect hash table.
class KeywordTable {
public:
  constexpr KeywordTable() {
#define KEYWORD(NAME) insert(#NAME, sizeof(#NAME) - 1, Token::kw_##NAME);
#include "core/asm/token_kinds.def"
  }

  Token::Kind find(llvm::StringRef word) const {
    if (word.size() > longest)
      return Token::bare_identifier;
    const Entry &entry = entries[hash(word.data(), word.size())];
    return llvm::StringRef(entry.spelling, entry.size) == word
               ? entry.kind
               : Token::bare_identifier;
  }

private:
  struct Entry {
    const char *spelling = "";
    uint8_t size = 0;
    Token::Kind kind = Token::bare_identifier;
  };

  static constexpr size_t size = 256;

  /// The factors were found by search. If a new keyword collides, search again.
  static constexpr size_t hash(const char *word, size_t length) {
    auto at = [&](size_t i) {
      return static_cast<uint8_t>(word[i < length ? i : length - 1]);
    };
    return (length + at(1) + at(length / 2) * 49 + at(length - 1) * 47 +
            at(3) * 43) %
           size;
  }

  /// A collision is a compile-time error.
  constexpr void insert(const char *spelling, size_t length, Token::Kind kind) {
    Entry &entry = entries[hash(spelling, length)];
    if (entry.size)
      __builtin_trap();
    entry.spelling = spelling;
    entry.size = length;
    entry.kind = kind;
    if (length > longest)
      longest = length;
  }

  std::array<Entry, size> entries{};
  size_t longest = 0;
};

constexpr KeywordTable keywords;

/// Matches i32, si8, ui1: an optional sign, `i`, digits.
bool isIntegerType(llvm::StringRef word) {
  if (word.size() > 1 && (word[0] == 's' || word[0] == 'u'))
    word = word.drop_front();
  return word.size() > 1 && word[0] == 'i' &&
         llvm::all_of(word.drop_front(), llvm::isDigit);
}

} // namespace

Token Lexer::fail(const char *start, const char *place,
                  llvm::StringRef message) {
  onError(llvm::SMLoc::getFromPointer(place), message);
  return make(Token::error, start);
}

Token Lexer::lexToken() {
  while (true) {
    current = skip(current, Space);
    const char *start = current;
    if (current == end)
      return make(Token::end_of_file, start);
    const char c = *current++;
    switch (c) {
    case '\0':
      continue;
    case '/':
      if (*current != '/')
        return make(Token::slash, start);
      skipComment();
      continue;
    case '-':
      if (*current != '>')
        return make(Token::minus, start);
      ++current;
      return make(Token::arrow, start);
    case '{':
      if (current[0] != '-' || current[1] != '#')
        return make(Token::left_brace, start);
      current += 2;
      return make(Token::file_metadata_begin, start);
    case ':':
      return make(Token::colon, start);
    case ',':
      return make(Token::comma, start);
    case '=':
      return make(Token::equal, start);
    case '>':
      return make(Token::greater, start);
    case '(':
      return make(Token::left_paren, start);
    case '[':
      return make(Token::left_square, start);
    case '<':
      return make(Token::less, start);
    case '+':
      return make(Token::plus, start);
    case '?':
      return make(Token::question, start);
    case '}':
      return make(Token::right_brace, start);
    case ')':
      return make(Token::right_paren, start);
    case ']':
      return make(Token::right_square, start);
    case '*':
      return make(Token::star, start);
    case '|':
      return make(Token::vertical_bar, start);
    case '.':
      return lexEllipsis(start);
    case '@':
      return lexAtIdentifier(start);
    case '%':
      return lexPrefixedIdentifier(start, Token::percent_identifier,
                                   "invalid SSA name");
    case '^':
      return lexPrefixedIdentifier(start, Token::caret_identifier,
                                   "invalid block name");
    case '!':
      return lexPrefixedIdentifier(start, Token::exclamation_identifier,
                                   "invalid type identifier");
    case '#':
      if (current[0] != '-' || current[1] != '}')
        return lexPrefixedIdentifier(start, Token::hash_identifier,
                                     "invalid attribute name");
      current += 2;
      return make(Token::file_metadata_end, start);
    case '"':
      return lexString(start);
    default:
      if (is(c, Letter))
        return lexBareIdentifier(start);
      if (is(c, Digit))
        return lexNumber(start);
      return fail(start, start, "unexpected character");
    }
  }
}

/// Skips `// text` up to the end of the line, exclusive.
void Lexer::skipComment() {
  while (current != end && *current != '\n' && *current != '\r')
    ++current;
}

/// Lexes `@` and a bare identifier or a string.
Token Lexer::lexAtIdentifier(const char *start) {
  if (*current == '"') {
    ++current;
    Token string = lexString(start);
    return string.is(Token::error) ? string : make(Token::at_identifier, start);
  }
  if (!is(*current, Letter))
    return fail(start, current,
                "@ identifier expected to start with letter or '_'");
  current = skip(current, IdentifierPart);
  return make(Token::at_identifier, start);
}

/// Lexes a letter or `_`, then letters, digits, `_`, `$` and `.`.
Token Lexer::lexBareIdentifier(const char *start) {
  current = skip(current, IdentifierPart);
  llvm::StringRef word(start, current - start);
  return make(isIntegerType(word) ? Token::integer_type : keywords.find(word),
              start);
}

Token Lexer::lexEllipsis(const char *start) {
  if (current[0] != '.' || current == end || current[1] != '.')
    return fail(start, current,
                "expected three consecutive dots for an ellipsis");
  current += 2;
  return make(Token::ellipsis, start);
}

/// [0-9]+ | 0x[0-9a-fA-F]+ | [0-9]+[.][0-9]*([eE][-+]?[0-9]+)?
Token Lexer::lexNumber(const char *start) {
  // In `0xi32`, part of a shape, the zero is a token of its own.
  if (*start == '0' && *current == 'x') {
    if (is(current[1], HexDigit))
      current = skip(current + 2, HexDigit);
    return make(Token::integer, start);
  }
  current = skip(current, Digit);
  if (*current != '.')
    return make(Token::integer, start);
  current = skip(current + 1, Digit);
  if (*current == 'e' || *current == 'E') {
    const char *exponent = current + 1;
    if (*exponent == '-' || *exponent == '+')
      ++exponent;
    if (is(*exponent, Digit))
      current = skip(exponent, Digit);
  }
  return make(Token::floating_point, start);
}

/// Lexes a prefix, then digits, or letters, digits, `$`, `.`, `_` and `-`.
Token Lexer::lexPrefixedIdentifier(const char *start, Token::Kind kind,
                                   llvm::StringRef message) {
  if (is(*current, Digit))
    current = skip(current, Digit);
  else if (is(*current, SuffixPart))
    current = skip(current, SuffixPart);
  else
    return fail(start, start, message);
  return make(kind, start);
}

/// Skips characters that need no processing in a string, many at a time. Stops
/// at or before the first other character.
const char *Lexer::skipPlain(const char *c) const {
  constexpr ptrdiff_t step = 32;
  for (; end - c >= step; c += step) {
    bool mayStop = false;
    for (ptrdiff_t i = 0; i != step; ++i) {
      const auto byte = static_cast<uint8_t>(c[i]);
      mayStop |= (byte == '"') | (byte == '\\') | (byte < ' ');
    }
    if (mayStop)
      break;
  }
  return c;
}

/// Lexes `"`, characters and escapes on one line, `"`.
Token Lexer::lexString(const char *start) {
  while (true) {
    current = skipPlain(current);
    while (!is(*current, StringStop))
      ++current;
    const char *place = current;
    switch (*current) {
    case '"':
      ++current;
      return make(Token::string, start);
    case '\\':
      ++current;
      if (*current == '"' || *current == '\\' || *current == 'n' ||
          *current == 't') {
        ++current;
        continue;
      }
      if (is(current[0], HexDigit) && is(current[1], HexDigit)) {
        current += 2;
        continue;
      }
      return fail(start, place, "unknown escape in string literal");
    case '\0':
      // A zero byte is part of the string, unless it is the end of the buffer.
      if (current != end) {
        ++current;
        continue;
      }
      [[fallthrough]];
    default:
      return fail(start, place, "expected '\"' in string literal");
    }
  }
}

} // namespace mlir
