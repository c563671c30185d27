// SPDX-License-Identifier: Apache-2.0
//
// The resources of a context.
#ifndef CORE_IR_CONTEXT_RESOURCE_MANAGER_H
#define CORE_IR_CONTEXT_RESOURCE_MANAGER_H

#include <memory>
#include <optional>

#include "core/ir/data/resources.h"
#include "core/support/mutex.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

class MLIRContext;

/// The resources of a context. Thread-safe, except that a blob must not be
/// replaced while another thread reads it.
class ResourceManager {
public:
  /// Returns the resource with this key, creating one without a blob if there
  /// is none.
  ResourceHandle getOrInsert(Dialect *dialect, llvm::StringRef key);
  /// Creates a resource. If the key is taken, appends `_1`, `_2`, … to it.
  ResourceHandle insert(Dialect *dialect, llvm::StringRef key,
                        std::optional<Blob> blob = std::nullopt);
  /// Returns a null handle if there is none.
  ResourceHandle lookup(Dialect *dialect, llvm::StringRef key);
  /// Sets or replaces the blob of a resource.
  void update(ResourceHandle handle, Blob blob);

private:
  Mutex mutex;
  llvm::StringMap<std::unique_ptr<ResourceEntry>> entries;
  /// The last suffix used for each key, so that no suffix is tried twice.
  llvm::StringMap<uint64_t> suffixes;
};

ResourceManager &getResourceManager(MLIRContext *context);

} // namespace mlir

#endif // CORE_IR_CONTEXT_RESOURCE_MANAGER_H
