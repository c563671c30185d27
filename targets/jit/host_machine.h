// SPDX-License-Identifier: Apache-2.0
//
// The machine that this process runs on, as LLVM describes it.
#ifndef TARGETS_JIT_HOST_MACHINE_H
#define TARGETS_JIT_HOST_MACHINE_H

#include <memory>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {

/// For the CPU of this machine with all that it has; `features` (`+a,-b`) are
/// added to that. `architecture` is the host's, as in a triple, or empty.
/// Errors: InvalidArgument for another architecture, and for a feature that is
/// not known.
absl::StatusOr<std::unique_ptr<llvm::TargetMachine>>
createHostMachine(llvm::CodeGenOptLevel level, llvm::StringRef features = "",
                  llvm::StringRef architecture = "");

} // namespace mlir

#endif // TARGETS_JIT_HOST_MACHINE_H
