// SPDX-License-Identifier: Apache-2.0
//
// The resources of the builtin dialect: blobs with keys.
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/context/resource_manager.h"
#include "core/ir/interface/op_asm_interface.h"

namespace mlir {
namespace {

LogicalResult parseResource(Dialect *dialect, AsmResourceEntry &entry) {
  FailureOr<Blob> blob = entry.parseAsBlob();
  if (failed(blob))
    return failure();
  ResourceManager &manager = getResourceManager(dialect->getContext());
  manager.update(manager.lookup(dialect, entry.getKey()), std::move(*blob));
  return success();
}

/// Each parsed file has its own resources: a key that is in use gets a suffix.
FailureOr<ResourceHandle> declareResource(Dialect *dialect,
                                          llvm::StringRef key) {
  return getResourceManager(dialect->getContext()).insert(dialect, key);
}

void buildResources(Dialect *, Operation *,
                    llvm::ArrayRef<ResourceHandle> referenced,
                    AsmResourceBuilder &builder) {
  for (ResourceHandle handle : referenced)
    if (const Blob *blob = handle.getBlob())
      builder.buildBlob(handle.getKey(), *blob);
}

} // namespace

constinit const OpAsmDialectTable builtinOpAsmDialectTable = {
    .parseResource = parseResource,
    .declareResource = declareResource,
    .buildResources = buildResources,
};

} // namespace mlir
