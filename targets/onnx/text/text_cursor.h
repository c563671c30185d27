// SPDX-License-Identifier: Apache-2.0
//
// A position in a text, for parsers.
#ifndef TARGETS_ONNX_TEXT_TEXT_CURSOR_H
#define TARGETS_ONNX_TEXT_TEXT_CURSOR_H

#include <cstddef>

#include "absl/status/status.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace onnx_mlir {

/// Messages may be nested this deeply, as in protobuf's binary form.
constexpr unsigned maxTextDepth = 100;

class TextCursor {
public:
  /// `text` must outlive the cursor.
  explicit TextCursor(llvm::StringRef text) : text(text) {}

  bool atEnd() const { return position == text.size(); }
  /// Returns the character at the position, or 0 at the end.
  char peek() const { return atEnd() ? '\0' : text[position]; }
  /// Returns the rest of the text.
  llvm::StringRef rest() const { return text.drop_front(position); }
  /// Moves past `count` characters, which must exist.
  void advance(size_t count = 1) { position += count; }
  /// Moves past `c` and returns true if it is next.
  bool consume(char c);
  /// Moves past white space, and past comments from `comment` to the end of the
  /// line unless it is 0.
  void skipSpace(char comment = '\0');
  /// Moves past the characters that satisfy `predicate` and returns them.
  template <typename Predicate> llvm::StringRef take(Predicate predicate) {
    llvm::StringRef taken = rest().take_while(predicate);
    advance(taken.size());
    return taken;
  }

  size_t getPosition() const { return position; }
  void setPosition(size_t newPosition) { position = newPosition; }

  /// Returns an InvalidArgument error that starts with line and column, both
  /// from 1, of the current or another position: `3:14: …`.
  absl::Status error(const llvm::Twine &message) const {
    return error(position, message);
  }
  absl::Status error(size_t at, const llvm::Twine &message) const;
  /// Returns the error that `what` is missing at the current position.
  absl::Status expected(const llvm::Twine &what) const;

private:
  llvm::StringRef text;
  size_t position = 0;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_TEXT_CURSOR_H
