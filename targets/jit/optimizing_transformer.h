// SPDX-License-Identifier: Apache-2.0
//
// LLVM's optimisations as a transformer of an execution engine.
#ifndef TARGETS_JIT_OPTIMIZING_TRANSFORMER_H
#define TARGETS_JIT_OPTIMIZING_TRANSFORMER_H

#include <functional>

#include "absl/status/status.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {

/// What runs LLVM's standard pipeline for a level of 0 to 3, which is 2 where
/// the size level is not 0 but 1 (`-Os`) or 2 (`-Oz`), for a machine that
/// outlives it.
/// Errors, of what it returns: InvalidArgument for a level that does not
/// exist, Internal for a module that is not valid.
std::function<absl::Status(llvm::Module *)>
makeOptimizingTransformer(unsigned optLevel, unsigned sizeLevel,
                          llvm::TargetMachine *targetMachine);

} // namespace mlir

#endif // TARGETS_JIT_OPTIMIZING_TRANSFORMER_H
