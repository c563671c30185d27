// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/dialect_version.h"

#include "core/ir/context/dialect.h"
#include "core/ir/structure/operation.h"

namespace mlir {

/// Upgrades the operations of a dialect, nested operations first.
static LogicalResult upgradeOperations(Operation *root, Dialect &dialect,
                                       const DialectVersion &version) {
  WalkResult result = root->walk([&](Operation *op) -> WalkResult {
    const OpDescriptor *descriptor = op->getName().getDescriptor();
    if (op->getDialect() != &dialect || !descriptor ||
        !descriptor->hooks.upgradeProperties)
      return WalkResult::advance();
    return descriptor->hooks.upgradeProperties(version, op);
  });
  return failure(result.wasInterrupted());
}

LogicalResult upgradeFromVersion(Operation *root, Dialect &dialect,
                                 const DialectVersion &version) {
  const DialectDescriptor &descriptor = dialect.getDescriptor();
  const DialectVersion own =
      descriptor.getVersion ? descriptor.getVersion(dialect) : DialectVersion();
  if (version == own)
    return success();
  if (version > own)
    return emitError(root->getLoc())
           << "dialect '" << dialect.getNamespace() << "' has version "
           << own.major << "." << own.minor << ", cannot read version "
           << version.major << "." << version.minor;
  if (failed(upgradeOperations(root, dialect, version)))
    return failure();
  return descriptor.upgradeFromVersion
             ? descriptor.upgradeFromVersion(dialect, root, version)
             : success();
}

} // namespace mlir
