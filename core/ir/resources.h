// SPDX-License-Identifier: Apache-2.0
//
// Resources: blobs of a dialect by key, beside the IR. Text has them in the
// section `{-# dialect_resources: … #-}`.
#ifndef CORE_IR_RESOURCES_H
#define CORE_IR_RESOURCES_H

#include <memory>
#include <optional>
#include <string>

#include "core/ir/blob.h"
#include "core/ir/context.h"
#include "core/support/mutex.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class Dialect;

/// A key of one dialect, and its blob once there is one. Lives as long as the
/// context.
class ResourceEntry {
public:
  ResourceEntry(Dialect *dialect, llvm::StringRef key)
      : dialect(dialect), key(key) {}
  Dialect *getDialect() const { return dialect; }
  llvm::StringRef getKey() const { return key; }
  const Blob *getBlob() const { return blob ? &*blob : nullptr; }
  void setBlob(Blob newBlob) { blob = std::move(newBlob); }

private:
  Dialect *dialect;
  std::string key;
  std::optional<Blob> blob;
};

/// Refers to a resource; one word.
class ResourceHandle {
public:
  explicit ResourceHandle(const ResourceEntry *entry = nullptr)
      : entry(entry) {}
  explicit operator bool() const { return entry != nullptr; }
  friend bool operator==(ResourceHandle, ResourceHandle) = default;
  llvm::StringRef getKey() const { return entry->getKey(); }
  Dialect *getDialect() const { return entry->getDialect(); }
  const Blob *getBlob() const { return entry->getBlob(); }
  const ResourceEntry *getEntry() const { return entry; }

private:
  const ResourceEntry *entry;
};

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

#endif // CORE_IR_RESOURCES_H
