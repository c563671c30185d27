// SPDX-License-Identifier: Apache-2.0
//
// One text of a file of definitions and all that it includes: TableGen opens
// files of the file system only, and the record library is part of the program.
// `#ifdef` and its kin are carried out as well.
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
  /// Of all files, each as often as it is included.
  size_t bytes = size_t(64) << 20;
};

/// The text, and where each of its parts comes from.
class ExpandedSource {
public:
  /// Expands the file. Includes are looked for in the record library, in the
  /// working directory, then in `includeDirs`.
  /// Errors: false, after a message at the place by the handler of `files`, or,
  /// without one, on the standard error output.
  bool expand(llvm::StringRef file, llvm::ArrayRef<std::string> includeDirs,
              const ExpansionLimits &limits = ExpansionLimits());

  /// A null character follows it.
  llvm::StringRef getText() const { return text; }
  /// Whether a place is in the text or at its end.
  bool contains(llvm::SMLoc loc) const;
  /// The place in `files` of one in the text.
  llvm::SMLoc getOriginal(llvm::SMLoc loc) const;
  /// Whether a place in the text is in the file itself, not in an included one.
  bool isInMainFile(llvm::SMLoc loc) const;

  /// The files as they are. The first is the one that was asked for; the others
  /// know by what they are included.
  llvm::SourceMgr files;

private:
  friend class SourceExpander;
  /// From here to the next piece, the text is that at `original`.
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
