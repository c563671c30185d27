// SPDX-License-Identifier: Apache-2.0
//
// The tables in which a context keeps one object per value: types, attributes,
// affine expressions, maps and sets.
#ifndef CORE_IR_STORAGE_UNIQUER_H
#define CORE_IR_STORAGE_UNIQUER_H

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/ir/storage_allocator.h"
#include "core/support/mutex.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// A hash table in shards, each with its lock and its memory. Thread-safe
/// unless setThreading(false).
class StorageUniquer {
public:
  /// The object that `isEqual` accepts among those with this hash, or a new one
  /// by `create`, which must not come back here. Objects are never moved; they
  /// are freed with the uniquer, without a destructor. Amortised O(1).
  const void *get(uint64_t hash, llvm::function_ref<bool(const void *)> isEqual,
                  llvm::function_ref<const void *(StorageAllocator &)> create);

  /// Calls `mutate`, which may change what is no part of the identity of an
  /// object with this hash, with the lock and the memory of its shard. It must
  /// not come back here.
  void mutate(uint64_t hash,
              llvm::function_ref<void(StorageAllocator &)> mutate);

  /// The locks are left out when no two threads use the context. Not to be
  /// called while another thread is in get.
  void setThreading(bool enabled) { threading = enabled; }

  /// Bytes of memory that the objects take.
  size_t getTotalMemory() const;

private:
  /// An object is seen after its hash, and once its fields are there.
  struct Entry {
    std::atomic<uint64_t> hash;
    std::atomic<const void *> object;
  };
  struct Table {
    explicit Table(size_t capacity)
        : capacity(capacity), entries(std::make_unique<Entry[]>(capacity)) {}

    const void *find(uint64_t hash,
                     llvm::function_ref<bool(const void *)> isEqual) const;
    /// There is room, and no equal object.
    void insert(uint64_t hash, const void *object);

    size_t capacity;
    std::unique_ptr<Entry[]> entries;
  };
  /// Whoever finds an object takes no lock: entries are only added, and a table
  /// that has become too small is kept, since others may be reading it.
  struct Shard {
    const void *find(uint64_t hash,
                     llvm::function_ref<bool(const void *)> isEqual) const {
      const Table *table = current.load(std::memory_order_acquire);
      return table ? table->find(hash, isEqual) : nullptr;
    }
    const void *
    insert(uint64_t hash,
           llvm::function_ref<const void *(StorageAllocator &)> create,
           bool threading);
    void grow(bool threading);

    mutable Mutex mutex;
    StorageAllocator allocator;
    std::atomic<Table *> current = nullptr;
    /// The last one is `current`.
    std::vector<std::unique_ptr<Table>> tables;
    size_t size = 0;
  };

  static constexpr unsigned ShardBits = 4;
  std::array<Shard, 1 << ShardBits> shards;
  bool threading = true;
};

} // namespace mlir

#endif // CORE_IR_STORAGE_UNIQUER_H
