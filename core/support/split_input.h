// SPDX-License-Identifier: Apache-2.0
//
// Files that hold several inputs, divided by a marker.
#ifndef CORE_SUPPORT_SPLIT_INPUT_H
#define CORE_SUPPORT_SPLIT_INPUT_H

#include <vector>

#include "llvm/ADT/StringRef.h"

namespace mlir {

/// The marker between inputs unless told otherwise.
inline constexpr llvm::StringLiteral defaultSplitMarker = "// -----";

/// One input, a part of the whole text.
struct InputChunk {
  llvm::StringRef text;
  /// Where it begins in the whole, counted from one.
  unsigned line = 1;
  unsigned column = 1;
};

/// Cuts `text` at each occurrence of `marker`, wherever it stands in a line;
/// the marker belongs to no chunk. Empty text has no chunks. With a marker of
/// three characters or more, what begins like it but lacks one or two of its
/// last characters is a near miss, and so is a marker with nothing behind it
/// before the text ends or another one begins: there is no cut, and
/// `nearMisses` gets the part that it has in common with the marker, a part of
/// `text`. Linear.
std::vector<InputChunk>
splitInput(llvm::StringRef text, llvm::StringRef marker,
           std::vector<llvm::StringRef> *nearMisses = nullptr);

} // namespace mlir

#endif // CORE_SUPPORT_SPLIT_INPUT_H
