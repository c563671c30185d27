// SPDX-License-Identifier: Apache-2.0
//
// The lexer of assembly formats.
#ifndef ODS_FORMAT_FORMAT_LEXER_H
#define ODS_FORMAT_FORMAT_LEXER_H

#include "ods/format/format_diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {
namespace ods {

struct FormatToken {
  enum Kind : uint8_t {
    Eof,
    Error, // an error has been reported
    Caret,
    Colon,
    Comma,
    Equal,
    Less,
    Greater,
    LeftParen,
    RightParen,
    Question,
    Star,
    Pipe,
    Identifier,
    Literal,  // with its backticks
    Variable, // with its `$`
    String,   // with its quotes
    // Keywords from here on.
    AttrDict,
    AttrDictWithKeyword,
    Custom,
    FunctionalType,
    OIList,
    Operands,
    Params,
    PropDict,
    Qualified,
    Ref,
    Regions,
    Results,
    Struct,
    Successors,
    Type,
  };

  Kind kind;
  llvm::StringRef spelling;

  bool is(Kind other) const { return kind == other; }
  bool isKeyword() const { return kind >= AttrDict; }
  llvm::SMLoc getLoc() const {
    return llvm::SMLoc::getFromPointer(spelling.data());
  }
};

class FormatLexer {
public:
  explicit FormatLexer(FormatDiagnostics &diagnostics)
      : diagnostics(diagnostics), text(diagnostics.getText()) {}

  /// Returns the next token; Eof at the end and afterwards. Errors: reports an
  /// error and returns a token Error.
  FormatToken lex();

private:
  bool isAtEnd() const { return position == text.size(); }
  FormatToken form(FormatToken::Kind kind, size_t start) const;
  FormatToken fail(size_t place, const char *message);
  FormatToken lexLiteral(size_t start);
  FormatToken lexVariable(size_t start);
  FormatToken lexString(size_t start);
  FormatToken lexIdentifier(size_t start);

  FormatDiagnostics &diagnostics;
  llvm::StringRef text;
  size_t position = 0;
};

/// Returns true if `value` is a keyword of the textual IR; otherwise calls
/// `emitError`, if given, with the reason.
bool canFormatStringAsKeyword(
    llvm::StringRef value,
    llvm::function_ref<void(llvm::Twine)> emitError = nullptr);

/// Returns true if `value` can be a literal of a format; otherwise calls
/// `emitError`, if given, with the reason.
bool isValidLiteral(llvm::StringRef value,
                    llvm::function_ref<void(llvm::Twine)> emitError);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_LEXER_H
