// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/resource_manager.h"

#include "core/ir/context/context_impl.h"
#include "core/ir/context/dialect.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {

/// Returns the key qualified by its dialect. Dialect names contain no colon.
static llvm::SmallString<64> getFullKey(Dialect *dialect, llvm::StringRef key) {
  llvm::SmallString<64> full = dialect->getNamespace();
  full += ':';
  full += key;
  return full;
}

ResourceHandle ResourceManager::getOrInsert(Dialect *dialect,
                                            llvm::StringRef key) {
  MutexLock lock(&mutex);
  std::unique_ptr<ResourceEntry> &entry = entries[getFullKey(dialect, key)];
  if (!entry)
    entry = std::make_unique<ResourceEntry>(dialect, key);
  return ResourceHandle(entry.get());
}

ResourceHandle ResourceManager::insert(Dialect *dialect, llvm::StringRef key,
                                       std::optional<Blob> blob) {
  MutexLock lock(&mutex);
  std::string free = key.str();
  uint64_t &suffix = suffixes[getFullKey(dialect, key)];
  while (entries.contains(getFullKey(dialect, free)))
    free = (key + "_" + llvm::Twine(++suffix)).str();
  auto entry = std::make_unique<ResourceEntry>(dialect, free);
  if (blob)
    entry->setBlob(std::move(*blob));
  ResourceHandle handle(entry.get());
  entries[getFullKey(dialect, free)] = std::move(entry);
  return handle;
}

ResourceHandle ResourceManager::lookup(Dialect *dialect, llvm::StringRef key) {
  MutexLock lock(&mutex);
  auto found = entries.find(getFullKey(dialect, key));
  return found == entries.end() ? ResourceHandle()
                                : ResourceHandle(found->second.get());
}

void ResourceManager::update(ResourceHandle handle, Blob blob) {
  MutexLock lock(&mutex);
  entries[getFullKey(handle.getDialect(), handle.getKey())]->setBlob(
      std::move(blob));
}

ResourceManager &getResourceManager(MLIRContext *context) {
  return context->getImpl().resourceManager;
}

} // namespace mlir
