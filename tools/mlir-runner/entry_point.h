// SPDX-License-Identifier: Apache-2.0
//
// The function that mlir-runner calls.
#ifndef TOOLS_MLIR_RUNNER_ENTRY_POINT_H
#define TOOLS_MLIR_RUNNER_ENTRY_POINT_H

#include "absl/status/status.h"
#include "core/ir/operation.h"
#include "targets/jit/execution_engine.h"

namespace mlir {

/// Checks that there is a function `name` without arguments that returns
/// `result`: void, i32, i64 or f32.
absl::Status checkEntryPoint(Operation *module, llvm::StringRef name,
                             llvm::StringRef result);

/// Calls a function that has been checked, and prints what it returns.
absl::Status callEntryPoint(ExecutionEngine &engine, llvm::StringRef name,
                            llvm::StringRef result, llvm::raw_ostream &os);

} // namespace mlir

#endif // TOOLS_MLIR_RUNNER_ENTRY_POINT_H
