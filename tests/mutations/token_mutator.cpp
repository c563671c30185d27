// SPDX-License-Identifier: Apache-2.0
#include "tests/mutations/token_mutator.h"

#include "llvm/ADT/StringExtras.h"

namespace mlir::mutations {
namespace {

/// Tokens of each kind, and literals that few places accept.
constexpr llvm::StringLiteral replacements[] = {
    // Names and symbols.
    "name",
    "true",
    "unit",
    "%name",
    "^block",
    "@symbol",
    "@\"\"",
    "!type",
    "#attribute",
    "!test.unknown<",
    "#llvm.unknown",
    // Strings.
    "\"\"",
    "\"a string\"",
    "\"\\FF\\00\"",
    "\"unterminated",
    // Numbers.
    "0",
    "-1",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "0x7FC000000",
    "0xFFFFFFFFFFFFFFFFFFFFFFFF",
    "1.5",
    "1.0e400",
    // Types and attributes.
    "i32",
    "i0",
    "i16777215",
    "f32",
    "f80",
    "index",
    "none",
    "tuple<>",
    "() -> ()",
    "tensor<0x?xf32>",
    "tensor<*xi1>",
    "vector<[4]xf32>",
    "vector<9223372036854775807x2xi8>",
    "memref<?xf32, strided<[?], offset: ?>>",
    "complex<f32>",
    "dense<1>",
    "array<i64: 1>",
    "affine_map<(d0)[s0] -> (d0 floordiv s0)>",
    "loc(unknown)",
    // Punctuation.
    "(",
    ")",
    "<",
    ">",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "=",
    "->",
    "?",
    "*",
    "...",
    "{-#",
};

/// Changes of a token that take no other token.
enum Change { Cut, CutInside, Delete, Duplicate, Swap, FirstReplacement };

constexpr size_t numChangesPerToken =
    FirstReplacement + std::size(replacements);

bool isNameCharacter(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
}

/// The length of the token that `text` begins with.
size_t getTokenLength(llvm::StringRef text) {
  const char first = text.front();
  if (first == '"') {
    for (size_t i = 1; i < text.size(); ++i) {
      if (text[i] == '\\')
        ++i;
      else if (text[i] == '"')
        return i + 1;
    }
    return text.size();
  }
  if (text.starts_with("->"))
    return 2;
  const bool hasSigil = llvm::StringRef("%^@!#-").contains(first);
  const size_t length =
      text.drop_front(hasSigil).take_while(isNameCharacter).size() + hasSigil;
  return std::max<size_t>(length, 1);
}

} // namespace

std::vector<llvm::StringRef> splitTokens(llvm::StringRef text) {
  std::vector<llvm::StringRef> tokens;
  for (text = text.ltrim(); !text.empty(); text = text.ltrim()) {
    const size_t length = getTokenLength(text);
    tokens.push_back(text.take_front(length));
    text = text.drop_front(length);
  }
  return tokens;
}

size_t TokenMutator::getNumChanges() const {
  return tokens.size() * numChangesPerToken;
}

std::string TokenMutator::getChange(size_t index) const {
  const size_t position = index / numChangesPerToken;
  const size_t change = index % numChangesPerToken;
  const llvm::StringRef token = tokens[position];
  const llvm::StringRef before(text.data(), token.data() - text.data());
  const llvm::StringRef after(token.end(), text.end() - token.end());
  switch (change) {
  case Cut:
    return before.str();
  case CutInside:
    return (before + token.take_front(token.size() / 2)).str();
  case Delete:
    return (before + after).str();
  case Duplicate:
    return (before + token + " " + token + after).str();
  case Swap: {
    if (position + 1 == tokens.size())
      return (token + " " + before).str();
    const llvm::StringRef next = tokens[position + 1];
    const llvm::StringRef rest(next.end(), text.end() - next.end());
    return (before + next + " " + token + rest).str();
  }
  default:
    return (before + " " + replacements[change - FirstReplacement] + " " +
            after)
        .str();
  }
}

} // namespace mlir::mutations
