// SPDX-License-Identifier: Apache-2.0
//
// What mlir-opt is told on its command line.
#ifndef TOOLS_MLIR_OPT_OPTIONS_H
#define TOOLS_MLIR_OPT_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "core/ir/op_printing_flags.h"
#include "core/ir/registry.h"
#include "tools/mlir-opt/pass_options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Which diagnostics are printed: those of a level, and above.
enum class DiagnosticVerbosity { Errors, Warnings, Remarks };

/// The options, with what they are when they are not given.
struct MlirOptOptions {
  std::string input = "-";
  std::string output = "-";
  /// The marker between inputs, if the input is to be split.
  std::optional<std::string> splitInputFile;
  /// The line between outputs.
  std::string outputSplitMarker = "// -----";
  /// "all" or "only-expected".
  std::optional<std::string> verifyDiagnostics;
  bool allowUnregisteredDialects = false;
  bool noImplicitModule = false;
  bool disableVerifierOnParsing = false;
  bool verifyRoundtrip = false;
  /// Verify after each pass.
  bool verifyEach = true;
  bool showDialects = false;
  /// The dialect whose documentation is printed, instead of reading any input.
  std::string showDialectDoc;
  /// Files that define dialects, and where these look for what they include.
  std::vector<std::string> definitionFiles;
  std::vector<std::string> includeDirs;
  bool showVersion = false;
  bool showHelp = false;
  bool disableThreading = false;
  /// Instead of one for each core.
  std::optional<int64_t> numThreads;
  bool printOpOnDiagnostic = true;
  bool printStackTraceOnDiagnostic = false;
  DiagnosticVerbosity diagnosticVerbosity = DiagnosticVerbosity::Remarks;
  /// Does not concern notes that belong to another diagnostic.
  bool disableDiagnosticNotes = false;
  /// Where blobs of resources are written; without it, they are in the text.
  std::optional<std::string> resourceFile;
  /// Dialects, with commas, of which random modules are made instead of reading
  /// an input; how many, from which seed on, of how many operations.
  std::optional<std::string> generateRandom;
  std::optional<int64_t> randomCount;
  std::optional<int64_t> randomSeed;
  std::optional<int64_t> randomSize;
  /// Check these, and print how often each operation is in them.
  bool randomCheck = false;
  OpPrintingFlags printing;
  MlirPassOptions passes;
};

/// Reads a command line; each pass of the registry is an option. With `--help`
/// it is printed to `help`, under a line of the dialects available.
/// Errors: as CommandLine::parse.
absl::StatusOr<MlirOptOptions>
parseMlirOptOptions(llvm::ArrayRef<const char *> arguments,
                    llvm::ArrayRef<llvm::StringRef> dialects,
                    const Registry &registry, llvm::raw_ostream &help);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_OPTIONS_H
