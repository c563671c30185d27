// SPDX-License-Identifier: Apache-2.0
//
// Diagnostics with the line of the source that they are about, and a caret.
#ifndef CORE_ASM_SOURCE_MGR_DIAGNOSTICS_H
#define CORE_ASM_SOURCE_MGR_DIAGNOSTICS_H

#include <functional>
#include <optional>

#include "core/ir/builtin_locations.h"
#include "core/ir/diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {

/// How much of long lines messages may show in all, so that many messages about
/// one long line do not print it many times.
class LongLineBudget {
public:
  /// Whether a message at `place` in `buffer` may show its line.
  bool allows(const llvm::MemoryBuffer &buffer, llvm::SMLoc place);

private:
  size_t rest = size_t(16) << 20;
};

/// Prints each message of a context, its notes behind it. Places in files that
/// `sources` has are shown with their line; a file that it lacks is added if it
/// is a regular file that can be read.
class SourceMgrDiagnosticHandler : public ScopedDiagnosticHandler {
public:
  /// Whether a location may be shown. Of one that may be, the parts are asked
  /// about: the callee, the places that are fused, what has a name.
  using ShouldShowLocFn = std::function<bool(Location)>;

  /// A message is shown at the first part of its location that `shouldShowLoc`
  /// allows, and notes about calls only where there is one; if it allows none
  /// at all, at its location. Null: all are shown.
  SourceMgrDiagnosticHandler(llvm::SourceMgr &sources, MLIRContext *context,
                             llvm::raw_ostream &os = llvm::errs(),
                             ShouldShowLocFn shouldShowLoc = {});

  /// Prints one message without notes.
  void emitDiagnostic(Location location, const llvm::Twine &message,
                      DiagnosticSeverity severity,
                      bool displaySourceLine = true);

protected:
  /// For those who handle messages themselves.
  struct NoHandler {};
  SourceMgrDiagnosticHandler(llvm::SourceMgr &sources, MLIRContext *context,
                             llvm::raw_ostream &os, NoHandler)
      : ScopedDiagnosticHandler(context), sources(sources), os(os) {}

  void emitDiagnostic(Diagnostic &diagnostic);
  /// The buffer of a file; 0 if it cannot be read.
  unsigned getBuffer(llvm::StringRef filename);

  llvm::SourceMgr &sources;
  llvm::raw_ostream &os;

private:
  /// What is said of one place.
  struct Frame {
    Location location;
    llvm::StringRef message;
  };

  std::optional<Location> findLocationToShow(Location location) const;
  /// The location, and its callers.
  llvm::SmallVector<Frame> getFrames(Location location,
                                     llvm::StringRef message) const;
  /// Not valid if there is no such line, or too much has been shown.
  llvm::SMLoc findPlace(FileLineColRange location);
  ShouldShowLocFn shouldShowLoc;
  llvm::StringMap<unsigned> buffers;
  LongLineBudget longLines;
};

} // namespace mlir

#endif // CORE_ASM_SOURCE_MGR_DIAGNOSTICS_H
