// SPDX-License-Identifier: Apache-2.0
//
// Compares the diagnostics of a context with the expectations in the source:
// `expected-error@+1 {{text}}`.
#ifndef CORE_ASM_DIAGNOSTIC_VERIFIER_H
#define CORE_ASM_DIAGNOSTIC_VERIFIER_H

#include <memory>

#include "core/asm/source_mgr_diagnostics.h"

namespace mlir {

/// Captures the diagnostics of contexts instead of printing them.
///
/// A line of the source may end in
///      expected-(error|warning|note|remark)(-re)? (@place)? {{text}}
/// Blanks are optional. `place` is `+N` or `-N` (lines relative to this one),
/// `above` or `below` (the nearest line without an expectation), or `unknown`
/// (a diagnostic without a file). With `-re`, the parts of the text in `{{` and
/// `}}` are regular expressions. A diagnostic matches the first expectation of
/// its line that has its severity and whose text it contains, even if that
/// expectation has been matched before.
///
/// Thread safety: not thread-safe, but the contexts may be multithreaded.
class SourceMgrDiagnosticVerifierHandler : public SourceMgrDiagnosticHandler {
public:
  /// Selects if diagnostics without an expectation are errors.
  enum class Level { All, OnlyExpected };

  /// Parses the expectations of the main file of `sources`. Those of another
  /// file are parsed when the first diagnostic about it arrives.
  /// Errors: reports each invalid regular expression.
  SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &sources,
                                     MLIRContext *context,
                                     Level level = Level::All,
                                     llvm::raw_ostream &os = llvm::errs());
  /// Does the same without a context; see `registerInContext`.
  explicit SourceMgrDiagnosticVerifierHandler(
      llvm::SourceMgr &sources, Level level = Level::All,
      llvm::raw_ostream &os = llvm::errs());
  ~SourceMgrDiagnosticVerifierHandler();

  /// Captures the diagnostics of another context, which this object must
  /// outlive.
  void registerInContext(MLIRContext *context);

  /// Reports the expectations that were not matched.
  /// Errors: fails if there is one, or if an unexpected diagnostic or an
  /// invalid expectation was reported.
  LogicalResult verify();

  /// Processes a diagnostic that did not come from a diagnostic engine.
  void process(Location location, llvm::StringRef message,
               DiagnosticSeverity severity);

private:
  struct Impl;
  void processAll(Diagnostic &diagnostic);
  std::unique_ptr<Impl> impl;
};

} // namespace mlir

#endif // CORE_ASM_DIAGNOSTIC_VERIFIER_H
