// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-runner/jit_runner_main.h"

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "core/asm/parser.h"
#include "core/asm/source_mgr_diagnostics.h"
#include "core/ir/context/context.h"
#include "core/support/command_line.h"
#include "core/support/tool.h"
#include "targets/jit/execution_engine.h"
#include "targets/jit/host_machine.h"
#include "targets/jit/optimizing_transformer.h"
#include "tools/mlir-runner/entry_point.h"
#include "tools/mlir-runner/options.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace {

/// The result of a run.
enum class Outcome { Done, Failed };

Outcome fail(llvm::StringRef message) {
  llvm::errs() << message << '\n';
  return Outcome::Failed;
}

Outcome fail(const absl::Status &status) {
  return fail(absl::StrCat("Error: ", status.message()));
}

/// Compiles a module and calls its entry point.
absl::Status compileAndCall(Operation *module, const RunnerOptions &options,
                            const JitRunnerOptions &main,
                            std::unique_ptr<llvm::TargetMachine> machine,
                            const JitRunnerConfig &config) {
  if (absl::Status status =
          checkEntryPoint(module, main.mainFuncName, main.mainFuncType);
      !status.ok())
    return status;
  auto transformer = makeOptimizingTransformer(options.level.value_or(0),
                                               /*sizeLevel=*/0, machine.get());
  llvm::SmallVector<llvm::StringRef> libraries = splitLists(options.sharedLibs);
  ExecutionEngineOptions engineOptions;
  engineOptions.llvmModuleBuilder = config.llvmModuleBuilder;
  engineOptions.transformer = transformer;
  engineOptions.sharedLibPaths = libraries;
  engineOptions.enableObjectDump = options.dumpObjectFile;
  absl::StatusOr<std::unique_ptr<ExecutionEngine>> engine =
      ExecutionEngine::create(module, engineOptions, std::move(machine));
  if (!engine.ok())
    return engine.status();
  if (config.runtimesymbolMap)
    if (absl::Status status =
            (*engine)->registerSymbols(config.runtimesymbolMap);
        !status.ok())
      return status;
  if (options.dumpObjectFile) {
    if (auto compiled = (*engine)->lookupPacked(main.mainFuncName);
        !compiled.ok())
      return compiled.status();
    if (absl::Status status =
            (*engine)->dumpToObjectFile(options.getObjectFilename());
        !status.ok())
      return status;
  }
  return callEntryPoint(**engine, main.mainFuncName, main.mainFuncType,
                        llvm::outs());
}

/// Reads a module and runs it.
Outcome runFile(const RunnerOptions &options, const Registry &registry,
                const JitRunnerConfig &config) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
  if (!file)
    return fail(absl::StrCat("cannot open input file '", options.input,
                             "': ", file.getError().message(),
                             "\ncould not parse the input IR"));
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  SourceMgrDiagnosticHandler handler(*sources, &context);
  OwningOpRef<Operation *> module =
      parseSourceFileForTool(sources, ParserConfig(&context),
                             /*insertImplicitModule=*/
                             !options.noImplicitModule);
  if (!module)
    return fail("could not parse the input IR");

  JitRunnerOptions main{options.entryPoint, options.entryPointResult};
  if (config.mlirTransformer && failed(config.mlirTransformer(*module, main)))
    return Outcome::Failed;
  const unsigned level = options.level.value_or(
      static_cast<unsigned>(llvm::CodeGenOptLevel::Default));
  absl::StatusOr<std::unique_ptr<llvm::TargetMachine>> machine =
      createHostMachine(static_cast<llvm::CodeGenOptLevel>(level),
                        llvm::join(splitLists(options.attributes), ","),
                        options.architecture);
  if (!machine.ok())
    return fail(absl::StrCat("Failed to create a TargetMachine for the host: ",
                             machine.status().message()));
  absl::Status status =
      compileAndCall(*module, options, main, *std::move(machine), config);
  return status.ok() ? Outcome::Done : fail(status);
}

absl::Status run(llvm::ArrayRef<const char *> arguments,
                 const Registry &registry, const JitRunnerConfig &config,
                 Outcome &outcome) {
  RunnerOptions options;
  CommandLine commands("mlir-runner", "MLIR CPU execution driver");
  addRunnerOptions(commands, options);
  if (absl::Status status = commands.parse(arguments); !status.ok())
    return status;
  if (commands.helpRequested())
    commands.printHelp(llvm::outs());
  else if (options.showVersion)
    llvm::outs() << "MLIR (LLVM " << LLVM_VERSION_STRING << ")\n";
  else if (options.hostSupportsJit)
    llvm::outs() << (createHostMachine(llvm::CodeGenOptLevel::Default).ok()
                         ? "true\n"
                         : "false\n");
  else
    outcome = runFile(options, registry, config);
  return absl::OkStatus();
}

} // namespace

int jitRunnerMain(int argc, char **argv, const Registry &registry,
                  JitRunnerConfig config) {
  Outcome outcome = Outcome::Done;
  absl::Status status =
      run(llvm::ArrayRef(argv, argc).drop_front(), registry, config, outcome);
  return finishTool(status) || outcome == Outcome::Failed;
}

} // namespace mlir
