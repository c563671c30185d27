// SPDX-License-Identifier: Apache-2.0
//
// Splits the textual format into tokens. Source: the MLIR Language Reference,
// "Common syntax" and "Identifiers and keywords".
#ifndef CORE_ASM_LEXER_H
#define CORE_ASM_LEXER_H

#include "core/asm/token.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace mlir {

/// Reads a buffer from its start. A byte of zero follows the buffer's end, as
/// llvm::MemoryBuffer guarantees; zeros within it are white space.
class Lexer {
public:
  /// Is told of each error: the place and what is wrong with it.
  using ErrorHandler =
      llvm::function_ref<void(llvm::SMLoc place, llvm::StringRef message)>;

  /// `buffer` and what `onError` refers to must outlive the lexer.
  Lexer(llvm::StringRef buffer, ErrorHandler onError)
      : end(buffer.end()), current(buffer.begin()), onError(onError) {}

  /// The next token. At the end of the buffer, `end_of_file`, any number of
  /// times. For what is no token, `error`, after a call of the handler; the
  /// characters that were wrong are passed over. Linear in the token's length
  /// and that of the white space and comments before it.
  Token lexToken();

  /// Goes on from `place`, a place in the buffer.
  void resetPointer(const char *place) { current = place; }
  const char *getPointer() const { return current; }

private:
  Token make(Token::Kind kind, const char *start) const {
    return Token(kind, llvm::StringRef(start, current - start));
  }
  Token fail(const char *start, const char *place, llvm::StringRef message);
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
