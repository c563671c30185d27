// SPDX-License-Identifier: Apache-2.0
//
// Logs, profiles and counters of actions, as mlir-opt's options request.
#ifndef TOOLS_MLIR_OPT_ACTION_TRACING_H
#define TOOLS_MLIR_OPT_ACTION_TRACING_H

#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "core/debug/execution_context.h"
#include "core/support/output_file.h"
#include "tools/mlir-opt/pass_options.h"

namespace mlir {

/// Observes the actions in all contexts of a run.
class ActionTracing {
public:
  /// Returns null if no option requests tracing. Prints the counters if
  /// requested.
  /// Errors: InvalidArgument; errors of files that cannot be created.
  static absl::StatusOr<std::unique_ptr<ActionTracing>>
  create(const MlirPassOptions &options);
  /// Prints the counters if requested, and keeps the files.
  absl::Status finish();
  /// Disables multithreading of the context, so that the order of actions is
  /// deterministic. If there are observers, reports the installation on
  /// standard error.
  void install(MLIRContext &context);

private:
  absl::StatusOr<llvm::raw_ostream *> open(const std::string &path);

  bool printCounters = false;
  bool isObserved = false;
  tracing::DebugCounter counters;
  std::vector<std::unique_ptr<OutputFile>> files;
  std::unique_ptr<tracing::ExecutionContext> execution;
};

} // namespace mlir

#endif // TOOLS_MLIR_OPT_ACTION_TRACING_H
