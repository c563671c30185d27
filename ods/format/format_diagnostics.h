// SPDX-License-Identifier: Apache-2.0
//
// Diagnostics about an assembly format, at a location inside its text.
#ifndef ODS_FORMAT_FORMAT_DIAGNOSTICS_H
#define ODS_FORMAT_FORMAT_DIAGNOSTICS_H

#include <string>

#include "llvm/ADT/Twine.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace ods {

/// Reports diagnostics about a format through llvm::SrcMgr. If the text occurs
/// unchanged in the .td file, they show the line of the file, otherwise a line
/// of the text itself. A note refers to the definition.
class FormatDiagnostics {
public:
  /// `format` must outlive this object. `definition` is the location of the
  /// definition, `field` that of its field with the format; both may be
  /// invalid.
  FormatDiagnostics(llvm::StringRef format, llvm::SMLoc definition,
                    llvm::SMLoc field);

  /// Returns the format. Locations are pointers into it or to its end.
  llvm::StringRef getText() const { return text; }

  void emitError(llvm::SMLoc loc, const llvm::Twine &message);
  void emitErrorAndNote(llvm::SMLoc loc, const llvm::Twine &message,
                        const llvm::Twine &note);

private:
  void print(llvm::SMLoc loc, llvm::SourceMgr::DiagKind kind,
             const llvm::Twine &message);

  llvm::StringRef text;
  llvm::SMLoc definition;
  bool isInFile = false;
  llvm::SourceMgr ownSources;
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_DIAGNOSTICS_H
