// SPDX-License-Identifier: Apache-2.0
//
// Versions of dialects, and the upgrade of IR that was written by an older
// version.
#ifndef CORE_IR_CONTEXT_DIALECT_VERSION_H
#define CORE_IR_CONTEXT_DIALECT_VERSION_H

#include <compare>
#include <cstdint>

#include "llvm/Support/LogicalResult.h"

namespace mlir {

class Dialect;
class Operation;

/// The version of a dialect. A dialect without versions has version 0.0.
struct DialectVersion {
  int64_t major = 0;
  int64_t minor = 0;
  friend auto operator<=>(const DialectVersion &,
                          const DialectVersion &) = default;
};

/// Upgrades IR that was read with `version` of `dialect` to the dialect's
/// current version. Calls OpHooks::upgradeProperties for each operation of the
/// dialect, inner operations first, and then once the dialect's hook with
/// `root`. Calls nothing if `version` is the current version. A reader calls
/// this function once per dialect of the file, before it verifies the IR.
/// Errors: reports a diagnostic if `version` is newer than the dialect's
/// version. Returns failure if a hook fails; the hook has reported the error.
/// The IR may then be partially upgraded.
llvm::LogicalResult upgradeFromVersion(Operation *root, Dialect &dialect,
                                       const DialectVersion &version);

} // namespace mlir

#endif // CORE_IR_CONTEXT_DIALECT_VERSION_H
