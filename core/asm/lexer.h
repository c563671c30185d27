// SPDX-License-Identifier: Apache-2.0
//
// Splits the textual format into tokens.
// Source: the MLIR Language Reference, "Common syntax" and "Identifiers and
// keywords".
#ifndef CORE_ASM_LEXER_H
#define CORE_ASM_LEXER_H

#include "core/asm/token.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace mlir {

/// Lexes a buffer from its start. A zero byte must follow the buffer, as
/// llvm::MemoryBuffer guarantees. Zero bytes within it are whitespace.
class Lexer {
public:
  /// Called for each error with its location and message.
  using ErrorHandler =
      llvm::function_ref<void(llvm::SMLoc loc, llvm::StringRef message)>;

  /// `buffer` and the callee of `onError` must outlive the lexer.
  Lexer(llvm::StringRef buffer, ErrorHandler onError)
      : end(buffer.end()), current(buffer.begin()), onError(onError) {}

  /// Returns the next token. At the end of the buffer returns `end_of_file`,
  /// any number of times. For invalid characters, calls the handler, skips them
  /// and returns `error`. Takes linear time in the length of the token and the
  /// whitespace and comments before it.
  Token lexToken();

  /// Continues at `loc`, a position in the buffer.
  void resetPointer(const char *loc) { current = loc; }
  const char *getPointer() const { return current; }

private:
  Token make(Token::Kind kind, const char *start) const {
    return Token(kind, llvm::StringRef(start, current - start));
  }
  Token fail(const char *start, const char *loc, llvm::StringRef message);
  void skipComment();
  const char *skipPlain(const char *c) const;
  Token lexAtIdentifier(const char *start);
  Token lexBareIdentifier(const char *start);
  Token lexEllipsis(const char *start);
  Token lexNumber(const char *start);
  Token lexPrefixedIdentifier(const char *start, Token::Kind kind,
                              llvm::StringRef message);
  Token lexString(const char *start);

  const char *end;
  const char *current;
  ErrorHandler onError;
};

} // namespace mlir

#endif // CORE_ASM_LEXER_H
