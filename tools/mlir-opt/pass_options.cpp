// SPDX-License-Identifier: Apache-2.0
#include "tools/mlir-opt/pass_options.h"

#include "core/pass/pass.h"
#include "core/pass/pass_registry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace {

void addPasses(CommandLine &commands, const Registry &registry,
               std::vector<MlirPassOptions::PassFlag> &passes) {
  auto add = [&](const PassRegistryEntry &entry) {
    const std::string name = entry.name;
    commands.addAction(name, "options", entry.getPassDescription(),
                       [name, &passes](llvm::StringRef options) {
                         passes.push_back({name, options.str()});
                         return absl::OkStatus();
                       });
  };
  commands.beginGroup("Passes");
  for (const PassInfo *pass : registry.getEntries<PassInfo>())
    add(*pass);
  commands.beginGroup("Pass pipelines");
  for (const PassPipelineInfo *pipeline :
       registry.getEntries<PassPipelineInfo>())
    add(*pipeline);
}

void addRunning(CommandLine &commands, MlirPassOptions &options) {
  commands.beginGroup("Running passes");
  commands.addValue("pass-pipeline", options.pipeline, "pipeline",
                    "the passes to run: builtin.module(cse,func.func(...))");
  commands.addFlag("dump-pass-pipeline", options.dumpPipeline,
                   "print the pipeline to standard error before it runs");
  commands.addFlag("list-passes", options.listPasses,
                   "print the passes with their options and exit");
  commands.addFlag("run-reproducer", options.runReproducer,
                   "run the pipeline of the reproducer in the input");
  commands.addValue("mlir-generate-reproducer", options.generateReproducer,
                    "filename",
                    "write the output and the pipeline as a reproducer");
  commands.addValue("mlir-pass-pipeline-crash-reproducer",
                    options.crashReproducer, "filename",
                    "write a reproducer if a pass fails or crashes");
  commands.addFlag("mlir-pass-pipeline-local-reproducer",
                   options.localReproducer,
                   "write a crash reproducer for the last pass only");
}

void addPrinting(CommandLine &commands, MlirPassOptions &options) {
  commands.beginGroup("Printing the IR between passes");
  commands.addValues("mlir-print-ir-before", options.printBefore, "pass,...",
                     "print the IR before these passes");
  commands.addValues("mlir-print-ir-after", options.printAfter, "pass,...",
                     "print the IR after these passes");
  commands.addFlag("mlir-print-ir-before-all", options.printBeforeAll,
                   "print the IR before each pass");
  commands.addFlag("mlir-print-ir-after-all", options.printAfterAll,
                   "print the IR after each pass");
  commands.addFlag("mlir-print-ir-after-change", options.printAfterChange,
                   "print after a pass only if it changed the IR");
  commands.addFlag("mlir-print-ir-after-failure", options.printAfterFailure,
                   "print the IR after a pass that fails");
  commands.addFlag("mlir-print-ir-module-scope", options.printModuleScope,
                   "always print the topmost operation");
  commands.addValue("mlir-print-ir-tree-dir", options.printTreeDir, "directory",
                    "print to files in this directory");
}

void addReports(CommandLine &commands, MlirPassOptions &options) {
  using Display = DefaultTimingManager::DisplayMode;
  using Format = DefaultTimingManager::OutputFormat;
  commands.beginGroup("Reports");
  commands.addFlag("mlir-pass-statistics", options.statistics,
                   "print the statistics of passes");
  commands.addEnum<PassDisplayMode>("mlir-pass-statistics-display",
                                    options.statisticsDisplay,
                                    {{"list", PassDisplayMode::List},
                                     {"pipeline", PassDisplayMode::Pipeline}},
                                    "the form of statistics (pipeline)");
  commands.addFlag("mlir-timing", options.timing,
                   "print how long passes and analyses took");
  commands.addEnum<Display>("mlir-timing-display", options.timingDisplay,
                            {{"list", Display::List}, {"tree", Display::Tree}},
                            "the form of times (tree)");
  commands.addEnum<Format>("mlir-output-format", options.outputFormat,
                           {{"text", Format::Text}, {"json", Format::Json}},
                           "the format of times (text)");
  commands.addValue("log-actions-to", options.logActionsTo, "filename",
                    "write a log of actions on the IR; -: standard output");
  commands.addValue("log-mlir-actions-filter", options.logActionsFilter,
                    "file:line:col,...", "log only actions at these locations");
  commands.addValue("profile-actions-to", options.profileActionsTo, "filename",
                    "write a trace of actions on the IR with times");
  commands.addValues("mlir-debug-counter", options.debugCounters,
                     "tag-skip=N,...",
                     "skip the first N actions of a kind (tag-skip=N), or run "
                     "only the N actions after them (tag-count=N)");
  commands.addFlag("mlir-print-debug-counter", options.printDebugCounter,
                   "print the counters at the beginning and at the end");
}

/// Checks that comma-separated lists of passes contain only known passes.
absl::Status checkNames(const Registry &registry, llvm::StringRef option,
                        llvm::ArrayRef<std::string> lists) {
  for (const std::string &list : lists)
    for (llvm::StringRef name : llvm::split(list, ','))
      if (!PassInfo::lookup(registry, name) &&
          !PassPipelineInfo::lookup(registry, name))
        return absl::InvalidArgumentError(
            ("for the --" + option + " option: Cannot find option named '" +
             name + "'!")
                .str());
  return absl::OkStatus();
}

/// Returns a filter that accepts all passes, or those in comma-separated lists.
PassManager::PrintFilter makeFilter(bool all,
                                    llvm::ArrayRef<std::string> lists) {
  if (all)
    return PassManager::printAlways;
  if (lists.empty())
    return nullptr;
  std::vector<std::string> names;
  for (const std::string &list : lists)
    for (llvm::StringRef name : llvm::split(list, ','))
      names.push_back(name.str());
  return [names](Pass *pass, Operation *) {
    return llvm::is_contained(names, pass->getArgument().str());
  };
}

/// Adds the pass of a pass option to the pipeline.
LogicalResult addPass(const MlirPassOptions::PassFlag &flag,
                      OpPassManager &manager, const Registry &registry) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(flag.options, "--" + flag.name),
      llvm::SMLoc());
  llvm::StringRef text =
      sources.getMemoryBuffer(sources.getMainFileID())->getBuffer();
  const PassRegistryEntry *entry =
      PassPipelineInfo::lookup(registry, flag.name);
  if (!entry)
    entry = PassInfo::lookup(registry, flag.name);
  auto report = [&](const llvm::Twine &message, llvm::StringRef place) {
    sources.PrintMessage(
        llvm::errs(),
        llvm::SMLoc::getFromPointer(place.data() ? place.data() : text.data()),
        llvm::SourceMgr::DK_Error, message);
    return failure();
  };
  return entry->addToPipeline(manager, text,
                              PassErrorHandler(registry, report));
}

/// Parses a pipeline. Its errors have no location in the input.
FailureOr<OpPassManager> makePipeline(llvm::StringRef text,
                                      const Registry &registry) {
  std::string message;
  llvm::raw_string_ostream os(message);
  FailureOr<OpPassManager> manager = parsePassPipeline(text, registry, os);
  if (failed(manager))
    llvm::errs() << "<unknown>:0: error: " << message << "\n";
  return manager;
}

} // namespace

void MlirPassOptions::addTo(CommandLine &commands, const Registry &registry) {
  addRunning(commands, *this);
  addPrinting(commands, *this);
  addReports(commands, *this);
  addPasses(commands, registry, passes);
}

absl::Status MlirPassOptions::check(const Registry &registry,
                                    bool disableThreading) const {
  if (pipeline && !passes.empty())
    return absl::InvalidArgumentError("'-pass-pipeline' option can't be used "
                                      "with individual pass options");
  if (printModuleScope && !disableThreading)
    return absl::InvalidArgumentError(
        "IR print for module scope can't be setup on a pass-manager without "
        "disabling multi-threading first.");
  if (localReproducer && !crashReproducer.empty() && !disableThreading)
    return absl::InvalidArgumentError(
        "Local crash reproduction may not be used without disabling "
        "mutli-threading first.");
  absl::Status status =
      checkNames(registry, "mlir-print-ir-before", printBefore);
  return status.ok() ? checkNames(registry, "mlir-print-ir-after", printAfter)
                     : status;
}

FailureOr<OpPassManager>
MlirPassOptions::makePassManager(llvm::StringRef opName,
                                 const Registry &registry) const {
  if (pipeline)
    return makePipeline(*pipeline, registry);
  OpPassManager manager(opName, OpPassManager::Nesting::Implicit);
  for (const PassFlag &flag : passes)
    if (failed(addPass(flag, manager, registry)))
      return failure();
  return manager;
}

void MlirPassOptions::setUp(PassManager &manager,
                            const OpPrintingFlags &printing) const {
  if (!crashReproducer.empty())
    manager.enableCrashReproducerGeneration(crashReproducer, localReproducer);
  if (statistics)
    manager.enableStatistics(statisticsDisplay);
  auto before = makeFilter(printBeforeAll, printBefore);
  auto after = makeFilter(printAfterAll || printAfterFailure, printAfter);
  if (!before && !after)
    return;
  if (printTreeDir.empty())
    manager.enableIRPrinting(before, after, printModuleScope, printAfterChange,
                             printAfterFailure, llvm::errs(), printing);
  else
    manager.enableIRPrintingToFileTree(before, after, printModuleScope,
                                       printAfterChange, printAfterFailure,
                                       printTreeDir, printing);
}

void MlirPassOptions::setUp(DefaultTimingManager &manager) const {
  manager.setEnabled(timing);
  manager.setDisplayMode(timingDisplay);
  manager.setOutput(createOutputStrategy(outputFormat, llvm::errs()));
}

} // namespace mlir
