// SPDX-License-Identifier: Apache-2.0
//
// What native code is generated for: a triple, a CPU and its features, checked
// and completed with defaults. Everything a back end needs of it is made here.
#ifndef TARGETS_NATIVE_TARGET_H
#define TARGETS_NATIVE_TARGET_H

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"

namespace llvm {
class TargetMachine;
} // namespace llvm

namespace mlir::native {

/// A target that code can be generated for.
struct Target {
  /// Normalised; its architecture is x86_64, ppc64le or systemz, its system
  /// Linux.
  llvm::Triple triple;
  /// LLVM's name.
  std::string cpu;
  /// What it has beyond and lacks of its CPU: `+x` and `-x` with commas.
  std::string features = "";
};

enum class OptimizationLevel { O0, O1, O2, O3 };

/// Checks `triple` and `cpu` and completes them: an empty triple is the host's,
/// an empty CPU the default of the architecture (x86-64-v3, pwr9, z14),
/// "native" the CPU of this machine, "power9" another name of "pwr9".
///
/// Errors: InvalidArgument for a triple, CPU or feature that is not known, for
/// "native" with a foreign triple.
absl::StatusOr<Target> resolveTarget(llvm::StringRef triple,
                                     llvm::StringRef cpu,
                                     llvm::StringRef features = "");

/// The oldest CPU that a library for `triple` can be loaded on; code that runs
/// before the CPU is checked is generated for it.
llvm::StringRef baselineCpu(const llvm::Triple &triple);

/// LLVM's description of the target, for position-independent code.
/// Thread-safe.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const Target &target, OptimizationLevel level);

} // namespace mlir::native

#endif // TARGETS_NATIVE_TARGET_H
