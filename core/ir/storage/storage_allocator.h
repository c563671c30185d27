// SPDX-License-Identifier: Apache-2.0
//
// Allocates parameters of types and attributes. The memory is freed with the
// context.
#ifndef CORE_IR_STORAGE_STORAGE_ALLOCATOR_H
#define CORE_IR_STORAGE_STORAGE_ALLOCATOR_H

#include <cstring>
#include <memory>
#include <vector>

#include "core/ir/data/blob.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"

namespace mlir {

/// Not thread-safe; each shard of the context's tables has its own.
class StorageAllocator {
public:
  void *allocate(size_t size, size_t alignment = 8) {
    return allocator.Allocate(size, llvm::Align(alignment));
  }
  template <typename T> llvm::ArrayRef<T> copyInto(llvm::ArrayRef<T> elements) {
    if (elements.empty())
      return {};
    auto *copy =
        static_cast<T *>(allocate(elements.size() * sizeof(T), alignof(T)));
    std::uninitialized_copy(elements.begin(), elements.end(), copy);
    return llvm::ArrayRef<T>(copy, elements.size());
  }
  /// The copy is null-terminated.
  llvm::StringRef copyInto(llvm::StringRef string) {
    if (string.empty())
      return "";
    auto *copy = static_cast<char *>(allocate(string.size() + 1, 1));
    std::memcpy(copy, string.data(), string.size());
    copy[string.size()] = 0;
    return {copy, string.size()};
  }
  /// Keeps the blob's bytes alive; copies bytes without an owner.
  Blob copyInto(const Blob &blob);

  size_t getTotalMemory() const { return allocator.getTotalMemory(); }

private:
  llvm::BumpPtrAllocator allocator;
  std::vector<Blob::Owner> owners;
};

} // namespace mlir

#endif // CORE_IR_STORAGE_STORAGE_ALLOCATOR_H
