// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-translate/mlir_translate_main.h"

#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "core/asm/diagnostic_verifier.h"
#include "core/asm/printing_options.h"
#include "core/asm/source_mgr_diagnostics.h"
#include "core/ir/context/context.h"
#include "core/support/command_line.h"
#include "core/support/output_file.h"
#include "core/support/split_input.h"
#include "core/support/tool.h"
#include "core/translation/translation.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir {
namespace {

using Verifier = SourceMgrDiagnosticVerifierHandler;

/// The options, initialized with their defaults.
struct Options {
  std::string input = "-";
  std::string output = "-";
  /// The marker between inputs if the input is to be split.
  std::optional<std::string> splitInputFile;
  /// The line between outputs.
  std::string outputSplitMarker;
  /// "all" or "only-expected".
  std::optional<std::string> verifyDiagnostics;
  bool allowUnregisteredDialects = false;
  bool errorDiagnosticsOnly = false;
  bool showVersion = false;
  TranslationSettings settings;
  PrintingOptions printing;
  std::vector<const Translation *> translations;
};

void addOptions(CommandLine &commands, Options &options,
                const Registry &registry) {
  commands.addOptionalPositional("input file", options.input,
                                 "the input file; standard input by default");
  commands.beginGroup("Translations");
  for (const Translation *translation : registry.getEntries<Translation>())
    commands.addAction(translation->name, "", translation->description,
                       [&options, translation](llvm::StringRef value) {
                         if (!value.empty())
                           return absl::InvalidArgumentError(
                               "--" + translation->name + " takes no value");
                         options.translations.push_back(translation);
                         return absl::OkStatus();
                       });
  commands.beginGroup("Options of translations");
  for (const Translation *translation : registry.getEntries<Translation>())
    if (translation->addOptions)
      translation->addOptions(commands);
  commands.beginGroup("Input and output");
  commands.addValue("o", options.output, "filename",
                    "the output file; standard output by default");
  commands.addFlag("allow-unregistered-dialect",
                   options.allowUnregisteredDialects,
                   "allow operations of dialects that are not registered");
  commands.addFlag("no-implicit-module", options.settings.noImplicitModule,
                   "do not wrap the input in a module");
  commands.addOptionalValue(
      "split-input-file", options.splitInputFile, defaultSplitMarker, "marker",
      {}, "process each part between markers (// -----) separately");
  commands.addValue("output-split-marker", options.outputSplitMarker, "marker",
                    "the line between outputs (empty)");
  commands.addOptionalValue("verify-diagnostics", options.verifyDiagnostics,
                            "all", "level", {"all", "only-expected"},
                            "compare diagnostics with the expected-* comments "
                            "of the input");
  commands.addFlag("error-diagnostics-only", options.errorDiagnosticsOnly,
                   "print errors only");
  commands.addFlag("version", options.showVersion,
                   "print the version and exit");
  options.printing.addTo(commands);
}

/// Returns the sources of one part: the part itself, which is parsed, and the
/// file. Unless the part starts the file, it is included from the file.
std::shared_ptr<llvm::SourceMgr> makeSources(const llvm::MemoryBuffer &file,
                                             const InputChunk &chunk) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  const bool isFirst = chunk.text.begin() == file.getBufferStart();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(chunk.text,
                                           file.getBufferIdentifier()),
      isFirst ? llvm::SMLoc()
              : llvm::SMLoc::getFromPointer(chunk.text.begin()));
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(file.getMemBufferRef()), llvm::SMLoc());
  return sources;
}

/// Runs the selected translations on one part.
LogicalResult translatePart(const llvm::MemoryBuffer &file,
                            const InputChunk &chunk, const Options &options,
                            const Registry &registry, Verifier *verifier,
                            llvm::raw_ostream &os) {
  std::shared_ptr<llvm::SourceMgr> sources = makeSources(file, chunk);
  auto translate = [&](MLIRContext &context) {
    bool hasFailed = false;
    for (const Translation *translation : options.translations)
      hasFailed |= failed(
          translation->function(sources, os, &context, options.settings));
    return failure(hasFailed);
  };
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  context.allowUnregisteredDialects(options.allowUnregisteredDialects);
  context.printOpOnDiagnostic(!verifier);
  if (verifier) {
    verifier->registerInContext(&context);
    (void)translate(context);
    return success();
  }
  SourceMgrDiagnosticHandler handler(*sources, &context);
  ScopedDiagnosticHandler filter(&context, [&](Diagnostic &diagnostic) {
    return success(options.errorDiagnosticsOnly &&
                   diagnostic.getSeverity() != DiagnosticSeverity::Error);
  });
  return translate(context);
}

/// Translates all parts of the input, even if one fails.
LogicalResult translateParts(const llvm::MemoryBuffer &file,
                             const Options &options, const Registry &registry,
                             llvm::raw_ostream &os) {
  std::vector<InputChunk> chunks = {{file.getBuffer()}};
  if (options.splitInputFile)
    chunks = splitInput(file.getBuffer(), *options.splitInputFile);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(file.getMemBufferRef()), llvm::SMLoc());
  std::optional<Verifier> verifier;
  if (options.verifyDiagnostics)
    verifier.emplace(sources, *options.verifyDiagnostics == "all"
                                  ? Verifier::Level::All
                                  : Verifier::Level::OnlyExpected);
  bool hasFailed = false;
  for (const InputChunk &chunk : chunks) {
    if (&chunk != &chunks.front())
      os << options.outputSplitMarker << '\n';
    hasFailed |= failed(translatePart(file, chunk, options, registry,
                                      verifier ? &*verifier : nullptr, os));
  }
  return failure(verifier ? failed(verifier->verify()) : hasFailed);
}

/// Writes the output. If a translation fails, writes no file.
absl::Status writeOutput(const llvm::MemoryBuffer &file, const Options &options,
                         const Registry &registry, bool &hasFailed) {
  if (options.output == "-") {
    hasFailed = failed(translateParts(file, options, registry, llvm::outs()));
    return absl::OkStatus();
  }
  if (llvm::sys::fs::exists(options.output) &&
      !llvm::sys::fs::is_regular_file(options.output))
    return writeToDevice(options.output, [&](llvm::raw_ostream &os) {
      hasFailed = failed(translateParts(file, options, registry, os));
    });
  absl::StatusOr<OutputFile> output = OutputFile::create(options.output);
  if (!output.ok())
    return output.status();
  hasFailed = failed(translateParts(file, options, registry, output->stream()));
  return hasFailed ? absl::OkStatus() : output->keep();
}

absl::Status run(llvm::ArrayRef<const char *> arguments,
                 const Registry &registry, bool &hasFailed) {
  Options options;
  CommandLine commands("mlir-translate", "MLIR translation driver");
  addOptions(commands, options, registry);
  if (absl::Status status = commands.parse(arguments); !status.ok())
    return status;
  options.settings.printing = options.printing.getFlags();
  if (commands.helpRequested()) {
    commands.printHelp(llvm::outs());
    return absl::OkStatus();
  }
  if (options.showVersion) {
    llvm::outs() << "MLIR (LLVM " << LLVM_VERSION_STRING << ")\n";
    return absl::OkStatus();
  }
  if (options.translations.empty())
    return absl::InvalidArgumentError(
        "a translation must be specified at least once; see --help");
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
  if (!file)
    return absl::NotFoundError("cannot open input file '" + options.input +
                               "': " + file.getError().message());
  return writeOutput(**file, options, registry, hasFailed);
}

} // namespace

int mlirTranslateMain(int argc, char **argv, const Registry &registry) {
  bool hasFailed = false;
  absl::Status status =
      run(llvm::ArrayRef(argv, argc).drop_front(), registry, hasFailed);
  return finishTool(status) || hasFailed;
}

} // namespace mlir
