// SPDX-License-Identifier: Apache-2.0
//
// The command line of mlir-runner.
#ifndef TOOLS_MLIR_RUNNER_OPTIONS_H
#define TOOLS_MLIR_RUNNER_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

#include "core/support/command_line.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// The options, initialized with their defaults.
struct RunnerOptions {
  std::string input = "-";
  std::string entryPoint = "main";
  std::string entryPointResult = "f32";
  /// Comma-separated lists.
  std::vector<std::string> sharedLibs;
  std::vector<std::string> attributes;
  std::string architecture;
  std::string objectFilename;
  /// 0 to 3. If absent, LLVM IR is not optimized and code is generated at level
  /// 2.
  std::optional<unsigned> level;
  bool dumpObjectFile = false;
  bool hostSupportsJit = false;
  bool noImplicitModule = false;
  bool showVersion = false;

  /// Returns the path of the object file.
  std::string getObjectFilename() const;
};

/// Adds the options to a command line.
void addRunnerOptions(CommandLine &commands, RunnerOptions &options);

/// Splits comma-separated lists into their items.
llvm::SmallVector<llvm::StringRef>
splitLists(const std::vector<std::string> &lists);

} // namespace mlir

#endif // TOOLS_MLIR_RUNNER_OPTIONS_H
