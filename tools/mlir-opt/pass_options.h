// SPDX-License-Identifier: Apache-2.0
//
// What mlir-opt is told about passes on its command line.
#ifndef TOOLS_MLIR_OPT_PASS_OPTIONS_H
#define TOOLS_MLIR_OPT_PASS_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "core/ir/op_printing_flags.h"
#include "core/ir/registry.h"
#include "core/pass/pass_manager.h"
#include "core/support/command_line.h"
#include "core/support/timing.h"

namespace mlir {

/// The options, with what they are when they are not given.
struct MlirPassOptions {
  /// A pass or pipeline and its options.
  struct PassFlag {
    std::string name;
    std::string options;
  };
  /// In the order of the command line.
  std::vector<PassFlag> passes;
  std::optional<std::string> pipeline;
  bool dumpPipeline = false;
  bool listPasses = false;

  bool runReproducer = false;
  std::string generateReproducer;
  std::string crashReproducer;
  bool localReproducer = false;

  std::vector<std::string> printBefore;
  std::vector<std::string> printAfter;
  bool printBeforeAll = false;
  bool printAfterAll = false;
  bool printAfterChange = false;
  bool printAfterFailure = false;
  bool printModuleScope = false;
  std::string printTreeDir;

  bool statistics = false;
  PassDisplayMode statisticsDisplay = PassDisplayMode::Pipeline;
  bool timing = false;
  DefaultTimingManager::DisplayMode timingDisplay =
      DefaultTimingManager::DisplayMode::Tree;
  DefaultTimingManager::OutputFormat outputFormat =
      DefaultTimingManager::OutputFormat::Text;

  std::string logActionsTo;
  std::string logActionsFilter;
  std::string profileActionsTo;
  std::vector<std::string> debugCounters;
  bool printDebugCounter = false;

  /// Adds the options; those of passes are the registry's.
  void addTo(CommandLine &commands, const Registry &registry);
  /// Whether they agree with each other and the registry.
  /// Errors: InvalidArgument.
  absl::Status check(const Registry &registry, bool disableThreading) const;
  /// Whether passes are to run.
  bool hasPasses() const { return !passes.empty() || pipeline; }

  /// The pass manager for operations of a name, or of that of the pipeline.
  /// Errors: failure after a message on standard error that points at the
  /// place.
  FailureOr<OpPassManager> makePassManager(llvm::StringRef opName,
                                           const Registry &registry) const;
  /// Has a pass manager print, count, time and write reproducers.
  void setUp(PassManager &manager, const OpPrintingFlags &printing) const;
  void setUp(DefaultTimingManager &manager) const;
};

} // namespace mlir

#endif // TOOLS_MLIR_OPT_PASS_OPTIONS_H
