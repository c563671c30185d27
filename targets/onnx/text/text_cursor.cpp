// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/text_cursor.h"

#include <string>

#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"

namespace onnx_mlir {

bool TextCursor::consume(char c) {
  if (atEnd() || text[position] != c)
    return false;
  ++position;
  return true;
}

void TextCursor::skipSpace(char comment) {
  while (!atEnd()) {
    if (llvm::StringRef(" \t\n\r\v\f").contains(text[position]))
      ++position;
    else if (comment && text[position] == comment)
      position = std::min(text.find('\n', position), text.size());
    else
      return;
  }
}

absl::Status TextCursor::error(size_t at, const llvm::Twine &message) const {
  const llvm::StringRef before = text.take_front(at);
  const size_t line = before.count('\n') + 1;
  const size_t lineStart = before.rfind('\n') + 1;
  return invalidArgument(llvm::Twine(line) + ":" +
                         llvm::Twine(at - lineStart + 1) + ": " + message);
}

absl::Status TextCursor::expected(const llvm::Twine &what) const {
  const std::string found =
      atEnd() ? "the end of the file" : quote(rest().take_front(1));
  return error("expected " + what + ", found " + found);
}

} // namespace onnx_mlir
