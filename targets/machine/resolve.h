// SPDX-License-Identifier: Apache-2.0
//
// Checks and completes the target machine that a user specified.
#ifndef TARGETS_MACHINE_RESOLVE_H
#define TARGETS_MACHINE_RESOLVE_H

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/machine/machine_model.h"

namespace mlir::machine {

/// A machine to compile for.
struct Machine {
  /// The normalized triple.
  std::string triple;
  /// The model, with the vectors and multiply-adds that the features leave. For
  /// "native", caches are those that the system reports.
  MachineModel model;
  /// `+x` and `-x`: the model's features with the requested changes.
  std::vector<std::string> features;
};

/// Checks and completes a target specification. An empty triple means the
/// host's, an empty CPU the architecture's default, and "native" the host's
/// CPU. `features` is a comma-separated list of `+x` and `-x`; the last entry
/// for a name wins.
///
/// Errors: InvalidArgument, naming the known values, if the triple, CPU or a
/// feature is unknown; InvalidArgument for "native" with a foreign triple or on
/// a CPU that has no model.
absl::StatusOr<Machine> resolveMachine(llvm::StringRef triple,
                                       llvm::StringRef cpu,
                                       llvm::StringRef features);

} // namespace mlir::machine

#endif // TARGETS_MACHINE_RESOLVE_H
