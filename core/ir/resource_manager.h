// SPDX-License-Identifier: Apache-2.0
//
// The resources of a context.
#ifndef CORE_IR_RESOURCE_MANAGER_H
#define CORE_IR_RESOURCE_MANAGER_H

#include <memory>
#include <optional>

#include "core/ir/resources.h"
#include "core/support/mutex.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {

class MLIRContext;

/// The resources of a context. Thread-safe, but a blob is not to be replaced
/// while another thread reads it.
class ResourceManager {
public:
  /// The resource of this key; made without a blob if there is none.
  ResourceHandle getOrInsert(Dialect *dialect, llvm::StringRef key);
  /// A new resource; if the key is taken, with `_1`, `_2`, … behind it.
  ResourceHandle insert(Dialect *dialect, llvm::StringRef key,
                        std::optional<Blob> blob = std::nullopt);
  /// Null handle if there is none.
  ResourceHandle lookup(Dialect *dialect, llvm::StringRef key);
  /// Gives a resource its blob, or another one.
  void update(ResourceHandle handle, Blob blob);

private:
  Mutex mutex;
  llvm::StringMap<std::unique_ptr<ResourceEntry>> entries;
  /// The last number that a key has been given, so that none is tried twice.
  llvm::StringMap<uint64_t> suffixes;
};

ResourceManager &getResourceManager(MLIRContext *context);

} // namespace mlir

#endif // CORE_IR_RESOURCE_MANAGER_H
