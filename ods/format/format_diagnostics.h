// SPDX-License-Identifier: Apache-2.0
//
// Messages about an assembly format, at a place inside its text.
#ifndef ODS_FORMAT_FORMAT_DIAGNOSTICS_H
#define ODS_FORMAT_FORMAT_DIAGNOSTICS_H

#include <string>

#include "llvm/ADT/Twine.h"
#include "llvm/Support/SMLoc.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace ods {

/// The text of a format and where messages about it go: through llvm::SrcMgr,
/// with the line of the .td file if the text stands there as it is, else with a
/// line of the text itself. A note names the definition.
class FormatDiagnostics {
public:
  /// `format` lives longer. `definition` is the definition's place, `field`
  /// that of its field with the format; each may be invalid.
  FormatDiagnostics(llvm::StringRef format, llvm::SMLoc definition,
                    llvm::SMLoc field);

  /// The format; places are pointers into it or to its end.
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
