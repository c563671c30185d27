// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/mlir_opt_main.h"

#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "core/asm/diagnostic_verifier.h"
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/definition/dialect_doc.h"
#include "core/ir/definition/dialect_from_definition.h"
#include "core/pass/pass_registry.h"
#include "core/support/output_file.h"
#include "core/support/split_input.h"
#include "core/support/tool.h"
#include "passes/apply_loaded_rules/loaded_rules.h"
#include "tools/mlir-opt/action_tracing.h"
#include "tools/mlir-opt/options.h"
#include "tools/mlir-opt/process_input.h"
#include "tools/mlir-opt/random_output.h"
#include "tools/mlir-opt/resource_output.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace {

/// The magic number at the start of bytecode.
constexpr llvm::StringLiteral bytecodeMagic = "ML\xEFR";

absl::StatusOr<std::unique_ptr<llvm::MemoryBuffer>>
readInput(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return absl::NotFoundError("cannot open input file '" + path +
                               "': " + buffer.getError().message());
  if ((*buffer)->getBuffer().starts_with(bytecodeMagic))
    return absl::InvalidArgumentError(
        "'" + (*buffer)->getBufferIdentifier().str() +
        "' is bytecode, which cannot be read yet");
  return std::move(*buffer);
}

/// Returns sources that consist of the file.
std::unique_ptr<llvm::SourceMgr> makeSources(const llvm::MemoryBuffer &buffer) {
  auto sources = std::make_unique<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(buffer.getMemBufferRef()),
      llvm::SMLoc());
  return sources;
}

/// Returns the parts of the file, or the whole file if it is not to be split.
/// Warns about split markers that are mistyped by a character or two.
std::vector<InputChunk> split(const llvm::MemoryBuffer &buffer,
                              const MlirOptOptions &options) {
  if (!options.splitInputFile)
    return {{buffer.getBuffer()}};
  std::vector<llvm::StringRef> nearMisses;
  std::vector<InputChunk> chunks =
      splitInput(buffer.getBuffer(), *options.splitInputFile, &nearMisses);
  std::unique_ptr<llvm::SourceMgr> sources = makeSources(buffer);
  LongLineBudget longLines;
  for (llvm::StringRef nearMiss : nearMisses) {
    llvm::SMLoc loc = llvm::SMLoc::getFromPointer(nearMiss.end());
    if (longLines.allows(buffer, loc))
      sources->PrintMessage(llvm::errs(), loc, llvm::SourceMgr::DK_Warning,
                            "near miss with file split marker");
  }
  return chunks;
}

/// Creates the verifier of expected diagnostics if requested, otherwise null.
std::unique_ptr<SourceMgrDiagnosticVerifierHandler>
makeVerifier(llvm::SourceMgr &sources, const MlirOptOptions &options) {
  using Verifier = SourceMgrDiagnosticVerifierHandler;
  if (!options.verifyDiagnostics)
    return nullptr;
  return std::make_unique<Verifier>(sources,
                                    *options.verifyDiagnostics == "all"
                                        ? Verifier::Level::All
                                        : Verifier::Level::OnlyExpected);
}

/// Processes all parts of the input, even if one fails.
LogicalResult processParts(const llvm::MemoryBuffer &buffer,
                           const MlirOptOptions &options,
                           const Registry &registry, ActionTracing *tracing,
                           llvm::raw_ostream &os,
                           ResourceFileWriter *resources) {
  const std::vector<InputChunk> chunks = split(buffer, options);
  std::unique_ptr<llvm::SourceMgr> sources = makeSources(buffer);
  auto verifier = makeVerifier(*sources, options);
  bool hasFailed = false;
  for (const InputChunk &chunk : chunks) {
    if (&chunk != &chunks.front())
      os << options.outputSplitMarker << '\n';
    hasFailed |= failed(processInput(buffer, chunk, options, registry, tracing,
                                     verifier.get(), os, resources));
  }
  return failure(verifier ? failed(verifier->verify()) : hasFailed);
}

/// Returns why a file cannot be created at `path`, as far as it can be known in
/// advance.
std::error_code checkOutput(llvm::StringRef path) {
  if (path.empty())
    return std::make_error_code(std::errc::no_such_file_or_directory);
  if (llvm::sys::fs::is_directory(path))
    return std::make_error_code(std::errc::is_a_directory);
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  return llvm::sys::fs::access(folder.empty() ? "." : folder,
                               llvm::sys::fs::AccessMode::Exist);
}

/// Writes the output with `write`, which returns whether to keep the file. If
/// so, calls `finish` first, which keeps files that belong to the output.
absl::Status writeOutput(const std::string &path,
                         llvm::function_ref<bool(llvm::raw_ostream &)> write,
                         llvm::function_ref<absl::Status()> finish) {
  if (path == "-") {
    const bool isWanted = write(llvm::outs());
    llvm::outs().flush();
    // The tool reports a write error at its end.
    return isWanted && !llvm::outs().has_error() ? finish() : absl::OkStatus();
  }
  if (std::error_code error = checkOutput(path))
    return absl::UnavailableError("cannot open output file '" + path +
                                  "': " + error.message());
  bool isWanted = false;
  if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path)) {
    absl::Status status = writeToDevice(
        path, [&](llvm::raw_ostream &os) { isWanted = write(os); });
    return status.ok() && isWanted ? finish() : status;
  }
  absl::StatusOr<OutputFile> output = OutputFile::create(path);
  if (!output.ok())
    return output.status();
  if (!write(output->stream()))
    return absl::OkStatus();
  output->stream().flush();
  if (!output->stream().has_error())
    if (absl::Status status = finish(); !status.ok())
      return status;
  return output->keep();
}

void printVersion() {
  llvm::outs() << "MLIR (LLVM " << LLVM_VERSION_STRING << ")\n";
}

/// Prints the documentation of a dialect.
absl::Status showDialectDoc(const MlirOptOptions &options,
                            const DialectRegistry &dialects) {
  MLIRContext context(dialects, MLIRContext::Threading::Disabled);
  Dialect *dialect = context.getOrLoadDialect(options.showDialectDoc);
  if (!dialect)
    return absl::InvalidArgumentError("dialect '" + options.showDialectDoc +
                                      "' is not registered");
  return writeOutput(
      options.output,
      [&](llvm::raw_ostream &os) {
        printDialectDoc(*dialect, os);
        return true;
      },
      [] { return absl::OkStatus(); });
}

absl::Status run(llvm::ArrayRef<const char *> arguments, Registry registry,
                 DefinitionLoader *loader, bool &hasFailed) {
  DialectRegistry known = registry.getDialects();
  known.insert<BuiltinDialect>();
  // The pass's rules are loaded after the options are known.
  auto rules = std::make_shared<RuleList>();
  registerApplyLoadedRulesPass(registry, rules);
  absl::StatusOr<MlirOptOptions> options = parseMlirOptOptions(
      arguments, known.getDialectNames(), registry, llvm::outs());
  if (!options.ok())
    return options.status();
  if (options->showHelp)
    return absl::OkStatus();
  if (options->showVersion) {
    printVersion();
    return absl::OkStatus();
  }
  if (options->passes.listPasses) {
    printRegisteredPasses(registry, llvm::outs());
    return absl::OkStatus();
  }
  // Report errors of the pipeline once, before reading any input.
  hasFailed = failed(
      options->passes.makePassManager(ModuleOp::getOperationName(), registry));
  if (hasFailed)
    return absl::OkStatus();
  auto tracing = ActionTracing::create(options->passes);
  if (!tracing.ok())
    return tracing.status();
  std::unique_ptr<DefinedDialects> defined;
  if (!options->definitionFiles.empty()) {
    if (!loader)
      return absl::UnimplementedError(
          "option '--load-td': this tool cannot load definitions");
    defined = loader(options->definitionFiles, options->includeDirs, known,
                     *rules, llvm::errs());
    hasFailed = !defined;
    if (hasFailed)
      return absl::OkStatus();
    defined->registerIn(known);
    defined->registerIn(registry.getDialects());
  }
  if (options->showDialects) {
    llvm::outs() << "Available Dialects: "
                 << llvm::join(known.getDialectNames(), ",") << "\n";
    return absl::OkStatus();
  }
  if (!options->showDialectDoc.empty())
    return showDialectDoc(*options, known);
  if (options->generateRandom)
    return writeOutput(
        options->output,
        [&](llvm::raw_ostream &os) {
          hasFailed = failed(writeRandomModules(*options, registry, os));
          return true;
        },
        [] { return absl::OkStatus(); });
  auto buffer = readInput(options->input);
  if (!buffer.ok())
    return buffer.status();
  std::optional<ResourceOutput> resources;
  if (options->resourceFile) {
    auto created =
        ResourceOutput::create(*options->resourceFile, options->output);
    if (!created.ok())
      return created.status();
    resources = std::move(*created);
  }
  absl::Status status = writeOutput(
      options->output,
      [&](llvm::raw_ostream &os) {
        hasFailed = failed(
            processParts(**buffer, *options, registry, tracing->get(), os,
                         resources ? &resources->getWriter() : nullptr));
        return !hasFailed;
      },
      [&] { return resources ? resources->keep() : absl::OkStatus(); });
  if (!*tracing)
    return status;
  absl::Status tracingStatus = (*tracing)->finish();
  return status.ok() ? tracingStatus : status;
}

} // namespace

int mlirOptMain(int argc, char **argv, const Registry &registry,
                DefinitionLoader *loader) {
  bool hasFailed = false;
  absl::Status status =
      run(llvm::ArrayRef(argv, argc).drop_front(), registry, loader, hasFailed);
  return finishTool(status) || hasFailed;
}

} // namespace mlir
