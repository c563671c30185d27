// SPDX-License-Identifier: Apache-2.0
//
// Counts the vector registers that machine code saves in loops. It does not say
// why: LLVM saves a register if a loop needs more than there are.
#ifndef TARGETS_NATIVE_LOOP_SPILLS_H
#define TARGETS_NATIVE_LOOP_SPILLS_H

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir::native {

/// A loop that contains no other loop.
struct InnermostLoop {
  std::string function;
  unsigned numInstructions = 0;
  /// Instructions that store a vector register to the stack, because another
  /// value needs the register, and those that load one from there.
  unsigned numSpills = 0, numReloads = 0;
};

/// Generates machine code for a module that is optimized, and returns its
/// innermost loops, function by function. Consumes the module: its contents are
/// unspecified afterwards.
///
/// Errors: Internal if the back end cannot select code.
absl::StatusOr<std::vector<InnermostLoop>>
getInnermostLoops(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace mlir::native

#endif // TARGETS_NATIVE_LOOP_SPILLS_H
