// SPDX-License-Identifier: Apache-2.0
//
// Splits files that contain several inputs separated by a marker.
#ifndef CORE_SUPPORT_SPLIT_INPUT_H
#define CORE_SUPPORT_SPLIT_INPUT_H

#include <vector>

#include "llvm/ADT/StringRef.h"

namespace mlir {

/// The default marker between inputs.
inline constexpr llvm::StringLiteral defaultSplitMarker = "// -----";

/// One input, a part of the whole text.
struct InputChunk {
  llvm::StringRef text;
  /// The position of its beginning in the whole text, counted from one.
  unsigned line = 1;
  unsigned column = 1;
};

/// Splits `text` at each occurrence of `marker`, at any position of a line.
/// Chunks do not contain the marker. Empty text has no chunks. Two things are
/// near misses and do not split: text that equals a marker of at least three
/// characters except for one or two missing characters at its end, and a marker
/// that is directly followed by the end of the text or by another marker.
/// `nearMisses` receives the part of `text` that equals a prefix of the marker.
/// Linear.
std::vector<InputChunk>
splitInput(llvm::StringRef text, llvm::StringRef marker,
           std::vector<llvm::StringRef> *nearMisses = nullptr);

} // namespace mlir

#endif // CORE_SUPPORT_SPLIT_INPUT_H
