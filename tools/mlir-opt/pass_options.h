// SPDX-License-Identifier: Apache-2.0
//
// The options of mlir-opt that concern passes.
#ifndef TOOLS_MLIR_OPT_PASS_OPTIONS_H
#define TOOLS_MLIR_OPT_PASS_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "core/ir/context/registry.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/pass/pass_manager.h"
#include "core/support/command_line.h"
#include "core/support/timing.h"

namespace mlir {

/// The options, initialized with their defaults.
struct MlirPassOptions {
  /// A pass or pipeline and its options.
  struct PassFlag {
    std::string name;
    std::string options;
  };
  /// Sorted as on the command line.
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

  /// Adds the options, including one for each registered pass.
  void addTo(CommandLine &commands, const Registry &registry);
  /// Checks that the options are consistent and match the registry.
  /// Errors: InvalidArgument.
  absl::Status check(const Registry &registry, bool disableThreading) const;
  /// Returns true if there are passes to run.
  bool hasPasses() const { return !passes.empty() || pipeline; }

  /// Returns the pass manager for operations of a name, or for the operation
  /// that the pipeline names.
  /// Errors: failure after a message on standard error that points at the
  /// location.
  FailureOr<OpPassManager> makePassManager(llvm::StringRef opName,
                                           const Registry &registry) const;
  /// Configures printing, statistics, timing and reproducers.
  void setUp(PassManager &manager, const OpPrintingFlags &printing) const;
  void setUp(DefaultTimingManager &manager) const;
};

} // namespace mlir

#endif // TOOLS_MLIR_OPT_PASS_OPTIONS_H
