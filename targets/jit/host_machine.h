// SPDX-License-Identifier: Apache-2.0
//
// Creates LLVM's target machine for the host.
#ifndef TARGETS_JIT_HOST_MACHINE_H
#define TARGETS_JIT_HOST_MACHINE_H

#include <memory>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {

/// Creates a target machine for the host's CPU with all its features, changed
/// by `features` (`+a,-b`). `architecture` is empty or must be the host's,
/// spelled as in a triple.
/// Errors: InvalidArgument for another architecture or an unknown feature.
absl::StatusOr<std::unique_ptr<llvm::TargetMachine>>
createHostMachine(llvm::CodeGenOptLevel level, llvm::StringRef features = "",
                  llvm::StringRef architecture = "");

} // namespace mlir

#endif // TARGETS_JIT_HOST_MACHINE_H
