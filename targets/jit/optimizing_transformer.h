// SPDX-License-Identifier: Apache-2.0
//
// Runs LLVM's optimizations as a transformer of an execution engine.
#ifndef TARGETS_JIT_OPTIMIZING_TRANSFORMER_H
#define TARGETS_JIT_OPTIMIZING_TRANSFORMER_H

#include <functional>

#include "absl/status/status.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {

/// Returns a function that runs LLVM's standard pipeline. The levels 0 to 3
/// have size level 0; size levels 1 (`-Os`) and 2 (`-Oz`) require level 2. The
/// machine must outlive the function.
/// Errors of the returned function: InvalidArgument for an unknown level,
/// Internal for an invalid module.
std::function<absl::Status(llvm::Module *)>
makeOptimizingTransformer(unsigned optLevel, unsigned sizeLevel,
                          llvm::TargetMachine *targetMachine);

} // namespace mlir

#endif // TARGETS_JIT_OPTIMIZING_TRANSFORMER_H
