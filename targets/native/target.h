// SPDX-License-Identifier: Apache-2.0
//
// A target of native code: a triple, a CPU and its features. Checks it, adds
// defaults, and creates LLVM's target machine.
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
  /// Normalized. The architecture is x86_64, ppc64le or systemz, the system is
  /// Linux.
  llvm::Triple triple;
  /// LLVM's name of the CPU.
  std::string cpu;
  /// Features added to or removed from the CPU: a comma-separated list of `+x`
  /// and `-x`.
  std::string features = "";
};

enum class OptimizationLevel { O0, O1, O2, O3 };

/// Checks `triple` and `cpu` and adds defaults. An empty triple means the
/// host's, an empty CPU the architecture's default (x86-64-v3, pwr9, z14),
/// "native" the host's CPU. Aliases such as "power9" for "pwr9" are accepted.
///
/// Errors: InvalidArgument if the triple, CPU or a feature is unknown, or for
/// "native" with a foreign triple.
absl::StatusOr<Target> resolveTarget(llvm::StringRef triple,
                                     llvm::StringRef cpu,
                                     llvm::StringRef features = "");

/// Returns the oldest CPU that can load a library for `triple`. Code that runs
/// before the CPU is checked is generated for it.
llvm::StringRef baselineCpu(const llvm::Triple &triple);

/// Returns LLVM's description of the target, for position-independent code.
/// Thread safety: thread-safe.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const Target &target, OptimizationLevel level);

} // namespace mlir::native

#endif // TARGETS_NATIVE_TARGET_H
