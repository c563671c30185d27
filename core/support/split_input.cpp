// SPDX-License-Identifier: Apache-2.0
#include "core/support/split_input.h"

namespace mlir {

/// Returns the chunk that begins at `start`, with its position; `previous` is
/// an earlier chunk.
static InputChunk startChunk(const InputChunk &previous, const char *start) {
  llvm::StringRef passed(previous.text.begin(), start - previous.text.begin());
  const size_t newline = passed.rfind('\n');
  InputChunk chunk;
  chunk.text = llvm::StringRef(start, 0);
  chunk.line = previous.line + passed.count('\n');
  chunk.column = newline == llvm::StringRef::npos
                     ? previous.column + passed.size()
                     : passed.size() - newline;
  return chunk;
}

std::vector<InputChunk> splitInput(llvm::StringRef text, llvm::StringRef marker,
                                   std::vector<llvm::StringRef> *nearMisses) {
  std::vector<InputChunk> chunks;
  if (text.empty())
    return chunks;
  InputChunk chunk{text.take_front(0)};
  // The part that near misses have in common with the marker, and the rest of
  // the marker.
  llvm::StringRef prefix = marker.drop_back(marker.size() > 2 ? 2 : 0);
  llvm::StringRef suffix = marker.drop_front(prefix.size());
  size_t at = marker.empty() ? llvm::StringRef::npos : text.find(prefix);
  while (at != llvm::StringRef::npos) {
    const size_t behind = at + prefix.size();
    const size_t next = text.find(prefix, behind);
    llvm::StringRef piece = text.slice(behind, next);
    if (suffix.empty() ||
        (piece.starts_with(suffix) && piece.size() > suffix.size())) {
      chunk.text = llvm::StringRef(chunk.text.begin(),
                                   text.begin() + at - chunk.text.begin());
      chunks.push_back(chunk);
      chunk = startChunk(chunk, piece.begin() + suffix.size());
    } else if (nearMisses) {
      nearMisses->push_back(text.slice(at, behind));
    }
    at = next;
  }
  chunk.text =
      llvm::StringRef(chunk.text.begin(), text.end() - chunk.text.begin());
  chunks.push_back(chunk);
  return chunks;
}

} // namespace mlir
