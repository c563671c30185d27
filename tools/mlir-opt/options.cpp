// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/options.h"

#include <utility>

#include "core/asm/printing_options.h"
#include "core/support/command_line.h"
#include "core/support/split_input.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace {

void addInputOptions(CommandLine &commands, MlirOptOptions &options) {
  commands.beginGroup("Input and output");
  commands.addOptionalPositional("input file", options.input,
                                 "the input file; standard input by default");
  commands.addValue("o", options.output, "filename",
                    "the output file; standard output by default");
  commands.addFlag("allow-unregistered-dialect",
                   options.allowUnregisteredDialects,
                   "allow operations of dialects that are not registered");
  commands.addFlag("no-implicit-module", options.noImplicitModule,
                   "do not wrap the input in a module");
  commands.addOptionalValue(
      "split-input-file", options.splitInputFile, defaultSplitMarker, "marker",
      {}, "process each part between markers (// -----) separately");
  commands.addOptionalValue("mlir-print-resource-file", options.resourceFile,
                            "", "filename", {},
                            "write larger blobs of resources to this file; "
                            "the output refers to it");
  commands.addValue("output-split-marker", options.outputSplitMarker, "marker",
                    "the line between outputs (// -----)");
  commands.addFlag("mlir-very-unsafe-disable-verifier-on-parsing",
                   options.disableVerifierOnParsing,
                   "do not verify the parsed input");
  commands.addFlag("verify-each", options.verifyEach,
                   "verify after each pass (true)");
  commands.addFlag("verify-roundtrip", options.verifyRoundtrip,
                   "print the input, parse the output and compare both");
}

void addDiagnosticOptions(CommandLine &commands, MlirOptOptions &options) {
  commands.beginGroup("Diagnostics");
  commands.addOptionalValue("verify-diagnostics", options.verifyDiagnostics,
                            "all", "level", {"all", "only-expected"},
                            "compare diagnostics with the expected-* comments "
                            "of the input");
  using Level = DiagnosticVerbosity;
  commands.addEnum<Level>(
      "mlir-diagnostic-verbosity-level", options.diagnosticVerbosity,
      {{"errors", Level::Errors},
       {"warnings", Level::Warnings},
       {"remarks", Level::Remarks}},
      "print diagnostics of this level and above (remarks)");
  commands.addFlag("mlir-disable-diagnostic-notes",
                   options.disableDiagnosticNotes,
                   "do not print notes that belong to no other diagnostic");
  commands.addFlag("mlir-print-op-on-diagnostic", options.printOpOnDiagnostic,
                   "print the operation of a diagnostic in a note (true)");
  commands.addFlag("mlir-print-stacktrace-on-diagnostic",
                   options.printStackTraceOnDiagnostic,
                   "print the stack of a diagnostic in a note");
}

void addGeneralOptions(CommandLine &commands, MlirOptOptions &options) {
  commands.beginGroup("General options");
  commands.addFlag("mlir-disable-threading", options.disableThreading,
                   "use one thread");
  commands.addInteger("mlir-num-threads", options.numThreads, 1,
                      "the number of threads, instead of one per core");
  commands.addFlag("show-dialects", options.showDialects,
                   "print the registered dialects and exit");
  commands.addValue("show-dialect-doc", options.showDialectDoc, "dialect",
                    "print the documentation of a dialect and exit");
  commands.addValues("load-td", options.definitionFiles, "filename",
                     "load the dialects that a definition file (.td) defines");
  commands.addValues("I", options.includeDirs, "directory",
                     "where definitions look for files that they include");
  commands.addFlag("version", options.showVersion,
                   "print the version and exit");
  commands.addRefused("emit-bytecode", "is not there yet: bytecode cannot be "
                                       "written");
  commands.addRefused("emit-bytecode-version",
                      "is not there yet: bytecode cannot be written");
  commands.addRefused("elide-resource-data-from-bytecode",
                      "is not there yet: bytecode cannot be written");
  commands.addRefused("irdl-file", "is not there yet: IRDL cannot be loaded");
  commands.addRefused("load-dialect-plugin",
                      "is not there yet: plugins cannot be loaded");
  commands.addRefused("load-pass-plugin",
                      "is not there yet: plugins cannot be loaded");
}

void addRandomOptions(CommandLine &commands, MlirOptOptions &options,
                      std::string &dialects) {
  commands.beginGroup("Random modules");
  commands.addValue("generate-random", dialects, "dialect,...",
                    "generate modules of operations of these dialects instead "
                    "of reading an input; with --allow-unregistered-dialect "
                    "also of unregistered ones");
  commands.addInteger("seed", options.randomSeed, 0,
                      "the seed of the first module; it increases by 1");
  commands.addInteger("count", options.randomCount, 0, "the number of modules");
  commands.addInteger("random-size", options.randomSize, 0,
                      "the number of operations to draw for a module");
  commands.addFlag("random-check", options.randomCheck,
                   "verify, print, parse and clone each module, and print how "
                   "often each operation was generated");
}

/// Checks that the dialects to generate random modules from are registered.
absl::Status checkDialects(llvm::StringRef list,
                           llvm::ArrayRef<llvm::StringRef> dialects) {
  for (llvm::StringRef name : llvm::split(list, ','))
    if (!llvm::is_contained(dialects, name))
      return absl::InvalidArgumentError("--generate-random: no dialect '" +
                                        name.str() + "'");
  return absl::OkStatus();
}

} // namespace

absl::StatusOr<MlirOptOptions>
parseMlirOptOptions(llvm::ArrayRef<const char *> arguments,
                    llvm::ArrayRef<llvm::StringRef> dialects,
                    const Registry &registry, llvm::raw_ostream &help) {
  MlirOptOptions options;
  PrintingOptions printing;
  CommandLine commands("mlir-opt",
                       "MLIR modular optimizer driver\n\nAvailable Dialects: " +
                           llvm::join(dialects, ", "));
  addInputOptions(commands, options);
  printing.addTo(commands);
  addDiagnosticOptions(commands, options);
  addGeneralOptions(commands, options);
  std::string randomDialects;
  addRandomOptions(commands, options, randomDialects);
  options.passes.addTo(commands, registry);
  if (absl::Status status = commands.parse(arguments); !status.ok())
    return status;
  if (absl::Status status =
          options.passes.check(registry, options.disableThreading);
      !status.ok())
    return status;
  if (!randomDialects.empty()) {
    if (absl::Status status = checkDialects(randomDialects, dialects);
        !status.ok())
      return status;
    options.generateRandom = randomDialects;
  }
  options.printing = printing.getFlags();
  options.showHelp = commands.helpRequested();
  if (options.showHelp)
    commands.printHelp(help);
  return options;
}

} // namespace mlir
