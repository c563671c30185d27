// SPDX-License-Identifier: Apache-2.0
//
// Fuzz target: lexes any bytes as text. Checks that the lexer terminates, that
// the tokens are in order within the buffer, and that each token lexes alike on
// its own.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "core/asm/lexer.h"

using namespace mlir;

static void ignore(llvm::SMLoc, llvm::StringRef) {}

/// Calls all value getters of a token.
static void readToken(const Token &token) {
  switch (token.getKind()) {
  case Token::integer:
    (void)token.getUInt64Value();
    break;
  case Token::floating_point:
    (void)token.getFloatingPointValue();
    break;
  case Token::integer_type:
    (void)token.getIntegerTypeWidth();
    (void)token.getIntegerTypeSignedness();
    break;
  case Token::string:
    (void)token.getHexStringValue();
    [[fallthrough]];
  case Token::at_identifier:
    (void)token.getStringValue();
    break;
  case Token::hash_identifier:
  case Token::percent_identifier:
    (void)token.getNumber();
    break;
  default:
    break;
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const std::string buffer(reinterpret_cast<const char *>(data), size);
  Lexer lexer(buffer, ignore);
  const char *last = buffer.data();
  while (true) {
    Token token = lexer.lexToken();
    llvm::StringRef spelling = token.getSpelling();
    if (spelling.begin() < last || spelling.end() > buffer.data() + size)
      std::abort();
    if (token.is(Token::end_of_file))
      return 0;
    if (spelling.empty())
      std::abort();
    last = spelling.end();
    if (token.is(Token::error))
      continue;
    readToken(token);
    const std::string alone = spelling.str();
    Token again = Lexer(alone, ignore).lexToken();
    if (again.getKind() != token.getKind() || again.getSpelling() != alone)
      std::abort();
  }
}
