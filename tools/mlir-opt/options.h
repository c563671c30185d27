// SPDX-License-Identifier: Apache-2.0
//
// The command line of mlir-opt.
#ifndef TOOLS_MLIR_OPT_OPTIONS_H
#define TOOLS_MLIR_OPT_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "core/ir/context/registry.h"
#include "core/ir/print/op_printing_flags.h"
#include "tools/mlir-opt/pass_options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// The least severity of diagnostics that are printed.
enum class DiagnosticVerbosity { Errors, Warnings, Remarks };

/// The options, initialized with their defaults.
struct MlirOptOptions {
  std::string input = "-";
  std::string output = "-";
  /// The marker between inputs if the input is to be split.
  std::optional<std::string> splitInputFile;
  /// The line between outputs.
  std::string outputSplitMarker = "// -----";
  /// "all" or "only-expected".
  std::optional<std::string> verifyDiagnostics;
  bool allowUnregisteredDialects = false;
  bool noImplicitModule = false;
  bool disableVerifierOnParsing = false;
  bool verifyRoundtrip = false;
  /// Verifies after each pass.
  bool verifyEach = true;
  bool showDialects = false;
  /// The dialect whose documentation is printed instead of reading an input.
  std::string showDialectDoc;
  /// Files that define dialects, and the folders of files that they include.
  std::vector<std::string> definitionFiles;
  std::vector<std::string> includeDirs;
  bool showVersion = false;
  bool showHelp = false;
  bool disableThreading = false;
  /// The number of threads instead of one per core.
  std::optional<int64_t> numThreads;
  bool printOpOnDiagnostic = true;
  bool printStackTraceOnDiagnostic = false;
  DiagnosticVerbosity diagnosticVerbosity = DiagnosticVerbosity::Remarks;
  /// Does not affect notes that are attached to another diagnostic.
  bool disableDiagnosticNotes = false;
  /// The file for blobs of resources. If absent, the text contains them.
  std::optional<std::string> resourceFile;
  /// Generates random modules from these comma-separated dialects instead of
  /// reading an input: their number, the first seed and their number of
  /// operations.
  std::optional<std::string> generateRandom;
  std::optional<int64_t> randomCount;
  std::optional<int64_t> randomSeed;
  std::optional<int64_t> randomSize;
  /// Checks the random modules and prints how often each operation occurs.
  bool randomCheck = false;
  OpPrintingFlags printing;
  MlirPassOptions passes;
};

/// Parses a command line. Each registered pass is an option. `--help` prints
/// the options to `help`, below a line with the available dialects.
/// Errors: those of CommandLine::parse.
absl::StatusOr<MlirOptOptions>
parseMlirOptOptions(llvm::ArrayRef<const char *> arguments,
                    llvm::ArrayRef<llvm::StringRef> dialects,
                    const Registry &registry, llvm::raw_ostream &help);

} // namespace mlir

#endif // TOOLS_MLIR_OPT_OPTIONS_H
