// SPDX-License-Identifier: Apache-2.0
//
// Checks and calls the function that mlir-runner runs.
#ifndef TOOLS_MLIR_RUNNER_ENTRY_POINT_H
#define TOOLS_MLIR_RUNNER_ENTRY_POINT_H

#include "absl/status/status.h"
#include "core/ir/structure/operation.h"
#include "targets/jit/execution_engine.h"

namespace mlir {

/// Checks that the module has a function `name` without arguments that returns
/// `result`, which is void, i32, i64 or f32.
/// Errors: InvalidArgument.
absl::Status checkEntryPoint(Operation *module, llvm::StringRef name,
                             llvm::StringRef result);

/// Calls a function that checkEntryPoint accepted, and prints its result.
absl::Status callEntryPoint(ExecutionEngine &engine, llvm::StringRef name,
                            llvm::StringRef result, llvm::raw_ostream &os);

} // namespace mlir

#endif // TOOLS_MLIR_RUNNER_ENTRY_POINT_H
