// SPDX-License-Identifier: Apache-2.0
//
// The common part of the parsers of operation formats and of type and attribute
// formats: literals, whitespace, optional groups, custom, ref and qualified.
#ifndef ODS_FORMAT_FORMAT_PARSER_H
#define ODS_FORMAT_FORMAT_PARSER_H

#include "ods/format/format_element.h"
#include "ods/format/format_lexer.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {
namespace ods {

/// Parses and verifies a format. Errors: reports the first error and returns
/// failure.
class FormatParser {
public:
  virtual ~FormatParser();

  llvm::FailureOr<std::vector<FormatElement>> parse();

protected:
  using ElementResult = llvm::FailureOr<FormatElement>;
  using Elements = llvm::ArrayRef<FormatElement>;

  /// The context of an element.
  enum class Context : uint8_t { TopLevel, Custom, Type, Ref, Struct };

  explicit FormatParser(FormatDiagnostics &diagnostics)
      : diagnostics(diagnostics), lexer(diagnostics), token(lexer.lex()) {}

  // Customization by the two kinds of formats.
  virtual ElementResult parseVariable(llvm::SMLoc loc, llvm::StringRef name,
                                      Context context) = 0;
  virtual ElementResult parseDirective(llvm::SMLoc loc, FormatToken::Kind kind,
                                       Context context) = 0;
  /// Verifies the whole format; `loc` is its first token.
  virtual llvm::LogicalResult verify(llvm::SMLoc loc, Elements elements) = 0;
  virtual llvm::LogicalResult verifyCustomArguments(llvm::SMLoc loc,
                                                    Elements arguments) = 0;
  /// Verifies one of the groups of an optional group. `anchor` is an element of
  /// the group, or null.
  virtual llvm::LogicalResult
  verifyOptionalGroup(llvm::SMLoc loc, Elements elements,
                      const FormatElement *anchor) = 0;
  /// Returns success if the element may occur in qualified(…).
  virtual llvm::LogicalResult verifyQualified(llvm::SMLoc loc,
                                              const FormatElement &element) = 0;

  ElementResult parseElement(Context context);
  ElementResult parseLiteral(Context context);

  /// Returns the next token without consuming it.
  const FormatToken &peek() const { return token; }
  void consume();
  llvm::LogicalResult parseToken(FormatToken::Kind kind, const char *message);

  llvm::LogicalResult emitError(llvm::SMLoc loc, const llvm::Twine &message);
  llvm::LogicalResult emitErrorAndNote(llvm::SMLoc loc,
                                       const llvm::Twine &message,
                                       const llvm::Twine &note);

private:
  ElementResult parseElementInside(Context context);
  ElementResult parseString(Context context);
  ElementResult parseKeyword(Context context);
  ElementResult parseCustom(llvm::SMLoc loc, Context context);
  ElementResult parseRef(llvm::SMLoc loc, Context context);
  ElementResult parseQualified(llvm::SMLoc loc, Context context);
  ElementResult parseOptional(Context context);
  llvm::LogicalResult parseGroup(std::vector<FormatElement> &group, bool isElse,
                                 FormatElement &optional, bool &hasAnchor);
  llvm::LogicalResult parseGroups(FormatElement &optional, bool &hasAnchor);
  llvm::LogicalResult verifyOptional(llvm::SMLoc loc,
                                     const FormatElement &optional);

  FormatDiagnostics &diagnostics;
  FormatLexer lexer;
  FormatToken token;
  /// The nesting depth of elements.
  unsigned depth = 0;
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_PARSER_H
