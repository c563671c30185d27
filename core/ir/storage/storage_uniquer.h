// SPDX-License-Identifier: Apache-2.0
//
// Hash tables that keep one object per value in a context: types, attributes,
// affine expressions, maps and sets.
#ifndef CORE_IR_STORAGE_STORAGE_UNIQUER_H
#define CORE_IR_STORAGE_STORAGE_UNIQUER_H

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/ir/storage/storage_allocator.h"
#include "core/support/mutex.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// A hash table split into shards, each with a lock and an allocator.
/// Thread-safe unless threading is disabled.
class StorageUniquer {
public:
  /// Returns the object with this hash that `isEqual` accepts, or a new one
  /// from `create`, which must not call this object. Objects are never moved;
  /// they are freed with the uniquer without calling destructors. Amortized
  /// O(1).
  const void *get(uint64_t hash, llvm::function_ref<bool(const void *)> isEqual,
                  llvm::function_ref<const void *(StorageAllocator &)> create);

  /// Calls `mutate` with the shard's lock held and with its allocator. `mutate`
  /// may change data of an object with this hash that is not part of its
  /// identity. It must not call this object.
  void mutate(uint64_t hash,
              llvm::function_ref<void(StorageAllocator &)> mutate);

  /// Disables the locks if only one thread uses the context. Must not be called
  /// while another thread calls get.
  void setThreading(bool enabled) { threading = enabled; }

  /// Returns the size in bytes of the memory that the objects use.
  size_t getTotalMemory() const;

private:
  /// A reader sees an object only after its hash and after all its fields.
  struct Entry {
    std::atomic<uint64_t> hash;
    std::atomic<const void *> object;
  };
  struct Table {
    explicit Table(size_t capacity)
        : capacity(capacity), entries(std::make_unique<Entry[]>(capacity)) {}

    const void *find(uint64_t hash,
                     llvm::function_ref<bool(const void *)> isEqual) const;
    /// Requires a free slot, and that no equal object is in the table.
    void insert(uint64_t hash, const void *object);

    size_t capacity;
    std::unique_ptr<Entry[]> entries;
  };
  /// Lookup takes no lock: entries are only added, and outgrown tables are
  /// kept, since other threads may read them.
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

#endif // CORE_IR_STORAGE_STORAGE_UNIQUER_H
