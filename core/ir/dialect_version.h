// SPDX-License-Identifier: Apache-2.0
//
// Versions of dialects, and how IR that was written by an older one is brought
// to the newest.
#ifndef CORE_IR_DIALECT_VERSION_H
#define CORE_IR_DIALECT_VERSION_H

#include <compare>
#include <cstdint>

#include "llvm/Support/LogicalResult.h"

namespace mlir {

class Dialect;
class Operation;

/// The version of a dialect; a dialect that does not count has 0.0.
struct DialectVersion {
  int64_t major = 0;
  int64_t minor = 0;
  friend auto operator<=>(const DialectVersion &,
                          const DialectVersion &) = default;
};

/// Brings IR that was read from a file of version `version` of `dialect` to the
/// dialect's own: OpHooks::upgradeProperties of each of the dialect's
/// operations, inner ones first, then the dialect's hook once for `root`. Calls
/// nothing if `version` is the dialect's own. A reader calls it once per
/// dialect of the file, before the IR is verified.
/// Errors: a diagnostic, if `version` is newer than the dialect's own; failure
/// of a hook, which has said why. The IR may then be upgraded in part.
llvm::LogicalResult upgradeFromVersion(Operation *root, Dialect &dialect,
                                       const DialectVersion &version);

} // namespace mlir

#endif // CORE_IR_DIALECT_VERSION_H
