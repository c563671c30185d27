// SPDX-License-Identifier: Apache-2.0
//
// The words of ONNX's text syntax.
#ifndef TARGETS_ONNX_TEXT_ONNX_TEXT_LEXER_H
#define TARGETS_ONNX_TEXT_ONNX_TEXT_LEXER_H

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "targets/onnx/text/text_cursor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// Takes words from a text. Functions skip space and comments before a word.
/// Those that return bool and do not say otherwise return false on an error,
/// which is then the status.
class OnnxTextLexer {
public:
  explicit OnnxTextLexer(llvm::StringRef text) : cursor(text) {}

  enum class LiteralKind { Integer, Float, String };

  struct Literal {
    LiteralKind kind;
    /// The text of a number, or the contents of a string.
    std::string text;
    size_t position;
  };

  const absl::Status &getStatus() const { return status; }
  bool fail(const llvm::Twine &message);
  bool failAt(size_t position, const llvm::Twine &message);
  bool failExpected(const llvm::Twine &what);
  size_t getPosition();

  bool atEnd();
  /// Returns the next character, or 0 at the end.
  char peek();
  /// Takes `c` and returns true if it is next. It is no error if it is not.
  bool consume(char c);
  bool expect(char c);
  /// Takes `=>`.
  bool expectArrow();

  /// Takes an identifier; it is empty if none is next.
  llvm::StringRef takeIdentifier();
  llvm::StringRef peekIdentifier();
  bool expectIdentifier(std::string &name);
  /// Takes an identifier or a string.
  bool expectName(std::string &name);
  /// Takes a name if one is next. `isFound` is true, too, if an empty name is
  /// before a comma.
  bool takeName(std::string &name, bool &isFound);
  /// Takes identifiers that points join.
  bool expectQualifiedIdentifier(std::string &name);

  bool expectLiteral(Literal &literal);
  bool expectString(std::string &value);
  bool expectInteger(int64_t &value);
  bool expectUnsigned(uint64_t &value);
  bool expectFloat(float &value);
  bool expectDouble(double &value);

  /// Converts the literal of a number.
  bool convert(const Literal &literal, int64_t &value);
  bool convert(const Literal &literal, float &value);

  /// Returns true if the next identifier is `inf`, `infinity` or `nan`.
  bool isFloatName();

private:
  bool expectNumber(Literal &literal);
  bool takeString(std::string &value);

  TextCursor cursor;
  absl::Status status;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_ONNX_TEXT_LEXER_H
