// SPDX-License-Identifier: Apache-2.0
//
// Compares the diagnostics of a context with what the source says it expects:
// `expected-error@+1 {{text}}`.
#ifndef CORE_ASM_DIAGNOSTIC_VERIFIER_H
#define CORE_ASM_DIAGNOSTIC_VERIFIER_H

#include <memory>

#include "core/asm/source_mgr_diagnostics.h"

namespace mlir {

/// Takes the messages of contexts instead of printing them.
///
/// A line of the source may end in
///     expected-(error|warning|note|remark)(-re)? (@place)? {{text}}
/// (all blanks may be left out) where `place` is `+N` or `-N` lines away,
/// `above` and `below` (the nearest line without an expectation), or `unknown`
/// (a message without a file). With `-re` parts of the text in `{{` and `}}`
/// are regular expressions. A message fulfils the first expectation of its line
/// that has its severity and whose text it contains, even if another did
/// before.
///
/// Not thread-safe, but contexts may use threads.
class SourceMgrDiagnosticVerifierHandler : public SourceMgrDiagnosticHandler {
public:
  /// Whether messages that nothing expects are errors.
  enum class Level { All, OnlyExpected };

  /// Reads the expectations of the main file of `sources`; those of another
  /// file are read with the first message about it.
  /// Errors: a message about each regular expression that is wrong.
  SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &sources,
                                     MLIRContext *context,
                                     Level level = Level::All,
                                     llvm::raw_ostream &os = llvm::errs());
  /// The same for contexts that come later.
  explicit SourceMgrDiagnosticVerifierHandler(
      llvm::SourceMgr &sources, Level level = Level::All,
      llvm::raw_ostream &os = llvm::errs());
  ~SourceMgrDiagnosticVerifierHandler();

  /// Takes the messages of one more context, which ends before this does.
  void registerInContext(MLIRContext *context);

  /// Reports what was expected and did not come.
  /// Errors: failure if that, an unexpected message or a wrong expectation was
  /// reported.
  LogicalResult verify();

  /// Handles a message that no diagnostic engine saw.
  void process(Location location, llvm::StringRef message,
               DiagnosticSeverity severity);

private:
  struct Impl;
  void processAll(Diagnostic &diagnostic);
  std::unique_ptr<Impl> impl;
};

} // namespace mlir

#endif // CORE_ASM_DIAGNOSTIC_VERIFIER_H
