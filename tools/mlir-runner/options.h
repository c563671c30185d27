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

/// The options, with what they are when they are not given.
struct RunnerOptions {
  std::string input = "-";
  std::string entryPoint = "main";
  std::string entryPointResult = "f32";
  /// Each a list between commas.
  std::vector<std::string> sharedLibs;
  std::vector<std::string> attributes;
  std::string architecture;
  std::string objectFilename;
  /// 0 to 3; without it LLVM IR stays as it is, and code is generated at 2.
  std::optional<unsigned> level;
  bool dumpObjectFile = false;
  bool hostSupportsJit = false;
  bool noImplicitModule = false;
  bool showVersion = false;

  /// Where the object file goes.
  std::string getObjectFilename() const;
};

/// Binds the options to a command line.
void addRunnerOptions(CommandLine &commands, RunnerOptions &options);

/// The items of lists between commas.
llvm::SmallVector<llvm::StringRef>
splitLists(const std::vector<std::string> &lists);

} // namespace mlir

#endif // TOOLS_MLIR_RUNNER_OPTIONS_H
