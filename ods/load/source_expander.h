// SPDX-License-Identifier: Apache-2.0
//
// Combines a file of definitions and all files that it includes into one text.
// This is necessary since TableGen only opens files of the file system, while
// the record library is part of the program. Also evaluates `#ifdef` and
// similar directives.
#ifndef ODS_LOAD_SOURCE_EXPANDER_H
#define ODS_LOAD_SOURCE_EXPANDER_H

#include <memory>
#include <string>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace ods {

struct ExpansionLimits {
  unsigned depth = 100;
  /// The total size of all files, counted as often as they are included.
  size_t bytes = size_t(64) << 20;
};

/// The expanded text, and the origins of its parts.
class ExpandedSource {
public:
  /// Expands the file. Includes are searched in the record library, in the
  /// working directory, and then in `includeDirs`.
  /// Errors: reports an error at its location by the handler of `files`, or to
  /// standard error without a handler, and returns false.
  bool expand(llvm::StringRef file, llvm::ArrayRef<std::string> includeDirs,
              const ExpansionLimits &limits = ExpansionLimits());

  /// Null-terminated.
  llvm::StringRef getText() const { return text; }
  /// Returns true if a location is in the text or at its end.
  bool contains(llvm::SMLoc loc) const;
  /// Returns the location in `files` of a location in the text.
  llvm::SMLoc getOriginal(llvm::SMLoc loc) const;
  /// Returns true if a location in the text is in the main file, not in an
  /// included one.
  bool isInMainFile(llvm::SMLoc loc) const;

  /// The original files. The first one is the main file; the others have
  /// include locations.
  llvm::SourceMgr files;

private:
  friend class SourceExpander;
  /// The text from `begin` to the next piece is the text at `original`.
  struct Piece {
    size_t begin;
    const char *original;
    unsigned file;
  };
  const Piece &getPiece(llvm::SMLoc loc) const;

  std::string text;
  std::vector<Piece> pieces;
};

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_SOURCE_EXPANDER_H
