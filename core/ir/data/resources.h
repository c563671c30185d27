// SPDX-License-Identifier: Apache-2.0
//
// Resources: blobs of a dialect, identified by keys and stored outside of the
// IR. The text contains them in the section `{-# dialect_resources: … #-}`.
#ifndef CORE_IR_DATA_RESOURCES_H
#define CORE_IR_DATA_RESOURCES_H

#include <optional>
#include <string>

#include "core/ir/data/blob.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class Dialect;

/// A key of one dialect, and its blob if it is set. Lives as long as the
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

/// Refers to a resource. One word.
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

} // namespace mlir

#endif // CORE_IR_DATA_RESOURCES_H
