// SPDX-License-Identifier: Apache-2.0
//
// Prints diagnostics with the source line they refer to, and a caret.
#ifndef CORE_ASM_SOURCE_MGR_DIAGNOSTICS_H
#define CORE_ASM_SOURCE_MGR_DIAGNOSTICS_H

#include <functional>
#include <optional>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {

/// A budget for the total length of long lines in diagnostics, so that many
/// diagnostics about one long line do not print it many times.
class LongLineBudget {
public:
  /// Returns true if a diagnostic at `loc` in `buffer` may show its line.
  bool allows(const llvm::MemoryBuffer &buffer, llvm::SMLoc loc);

private:
  size_t rest = size_t(16) << 20;
};

/// Prints each diagnostic of a context, followed by its notes. Locations in
/// files of `sources` are shown with their line. A missing file is added if it
/// is a readable regular file.
class SourceMgrDiagnosticHandler : public ScopedDiagnosticHandler {
public:
  /// Returns true if a location may be shown. It is called for the parts of a
  /// location, too: the callee of a call site, the locations that are fused,
  /// the child of a name.
  using ShouldShowLocFn = std::function<bool(Location)>;

  /// Shows a diagnostic at the first part of its location that `shouldShowLoc`
  /// allows, with notes for the call sites that it allows. If it allows none,
  /// the location itself is shown. Null allows all.
  SourceMgrDiagnosticHandler(llvm::SourceMgr &sources, MLIRContext *context,
                             llvm::raw_ostream &os = llvm::errs(),
                             ShouldShowLocFn shouldShowLoc = {});

  /// Prints one diagnostic without notes.
  void emitDiagnostic(Location location, const llvm::Twine &message,
                      DiagnosticSeverity severity,
                      bool displaySourceLine = true);

protected:
  /// For derived classes that install their own handler.
  struct NoHandler {};
  SourceMgrDiagnosticHandler(llvm::SourceMgr &sources, MLIRContext *context,
                             llvm::raw_ostream &os, NoHandler)
      : ScopedDiagnosticHandler(context), sources(sources), os(os) {}

  void emitDiagnostic(Diagnostic &diagnostic);
  /// Returns the buffer of a file, or 0 if it cannot be read.
  unsigned getBuffer(llvm::StringRef filename);

  llvm::SourceMgr &sources;
  llvm::raw_ostream &os;

private:
  /// A location and the message to print there.
  struct Frame {
    Location location;
    llvm::StringRef message;
  };

  std::optional<Location> findLocationToShow(Location location) const;
  /// Returns the location and its call sites.
  llvm::SmallVector<Frame> getFrames(Location location,
                                     llvm::StringRef message) const;
  /// Returns an invalid location if there is no such line or the budget is used
  /// up.
  llvm::SMLoc findPlace(FileLineColRange location);
  ShouldShowLocFn shouldShowLoc;
  llvm::StringMap<unsigned> buffers;
  LongLineBudget longLines;
};

} // namespace mlir

#endif // CORE_ASM_SOURCE_MGR_DIAGNOSTICS_H
