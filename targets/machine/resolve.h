// SPDX-License-Identifier: Apache-2.0
//
// What users write of a machine, checked and completed.
#ifndef TARGETS_MACHINE_RESOLVE_H
#define TARGETS_MACHINE_RESOLVE_H

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/machine/machine_model.h"

namespace mlir::machine {

/// A machine to compile for.
struct Machine {
  /// Normalised.
  std::string triple;
  /// With the vectors, multiply-adds and caches that are left by the features
  /// and, of this very machine, by the system.
  MachineModel model;
  /// `+x` and `-x`: the model's, changed by what was asked for.
  std::vector<std::string> features;
};

/// Checks what was asked for and completes it: an empty triple is the host's,
/// an empty CPU the default of the architecture, "native" this machine's CPU.
/// `features` are `+x` and `-x` with commas; the last of one name counts.
///
/// Errors: InvalidArgument for a triple, CPU or feature that is not known, with
/// what is; for "native" with a foreign triple or on a CPU without a model.
absl::StatusOr<Machine> resolveMachine(llvm::StringRef triple,
                                       llvm::StringRef cpu,
                                       llvm::StringRef features);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_RESOLVE_H
