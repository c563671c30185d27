// SPDX-License-Identifier: Apache-2.0
//
// Logs, profiles and counters of actions, as mlir-opt was told.
#ifndef TOOLS_MLIR_OPT_ACTION_TRACING_H
#define TOOLS_MLIR_OPT_ACTION_TRACING_H

#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "core/debug/execution_context.h"
#include "core/support/output_file.h"
#include "tools/mlir-opt/pass_options.h"

namespace mlir {

/// What hears of the actions in all contexts of a run.
class ActionTracing {
public:
  /// Null if nothing was asked for. Prints the counters, if that was.
  /// Errors: InvalidArgument, and those of files that cannot be made.
  static absl::StatusOr<std::unique_ptr<ActionTracing>>
  create(const MlirPassOptions &options);
  /// Prints the counters, if that was asked for, and keeps the files.
  absl::Status finish();
  /// The order of actions is that of one thread, so the context gets no more.
  /// Says so on standard error if there are observers.
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
