// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/storage_uniquer.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir {

const void *StorageUniquer::get(
    uint64_t hash, llvm::function_ref<bool(const void *)> isEqual,
    llvm::function_ref<const void *(StorageAllocator &)> create) {
  Shard &shard = shards[hash >> (64 - ShardBits)];
  if (const void *object = shard.find(hash, isEqual))
    return object;
  if (!threading)
    return shard.insert(hash, create, threading);
  MutexLock lock(&shard.mutex);
  // Another thread may have created it in the meantime.
  if (const void *object = shard.find(hash, isEqual))
    return object;
  return shard.insert(hash, create, threading);
}

void StorageUniquer::mutate(
    uint64_t hash, llvm::function_ref<void(StorageAllocator &)> mutate) {
  Shard &shard = shards[hash >> (64 - ShardBits)];
  if (!threading)
    return mutate(shard.allocator);
  MutexLock lock(&shard.mutex);
  mutate(shard.allocator);
}

const void *StorageUniquer::Table::find(
    uint64_t hash, llvm::function_ref<bool(const void *)> isEqual) const {
  const size_t mask = capacity - 1;
  for (size_t slot = hash & mask;; slot = (slot + 1) & mask) {
    const void *object = entries[slot].object.load(std::memory_order_acquire);
    if (!object)
      return nullptr;
    if (entries[slot].hash.load(std::memory_order_relaxed) == hash &&
        isEqual(object))
      return object;
  }
}

void StorageUniquer::Table::insert(uint64_t hash, const void *object) {
  const size_t mask = capacity - 1;
  size_t slot = hash & mask;
  while (entries[slot].object.load(std::memory_order_relaxed))
    slot = (slot + 1) & mask;
  entries[slot].hash.store(hash, std::memory_order_relaxed);
  entries[slot].object.store(object, std::memory_order_release);
}

const void *StorageUniquer::Shard::insert(
    uint64_t hash, llvm::function_ref<const void *(StorageAllocator &)> create,
    bool threading) {
  // The load factor is at most three quarters.
  if (tables.empty() || size * 4 >= tables.back()->capacity * 3)
    grow(threading);
  ++size;
  const void *object = create(allocator);
  tables.back()->insert(hash, object);
  return object;
}

void StorageUniquer::Shard::grow(bool threading) {
  auto larger = std::make_unique<Table>(
      tables.empty() ? 64 : tables.back()->capacity * 2);
  if (!tables.empty()) {
    const Table &old = *tables.back();
    for (const Entry &entry : llvm::ArrayRef(old.entries.get(), old.capacity))
      if (const void *object = entry.object.load(std::memory_order_relaxed))
        larger->insert(entry.hash.load(std::memory_order_relaxed), object);
  }
  current.store(larger.get(), std::memory_order_release);
  if (!threading)
    tables.clear();
  tables.push_back(std::move(larger));
}

size_t StorageUniquer::getTotalMemory() const {
  size_t total = 0;
  for (const Shard &shard : shards) {
    MutexLock lock(&shard.mutex);
    total += shard.allocator.getTotalMemory();
    for (const std::unique_ptr<Table> &table : shard.tables)
      total += table->capacity * sizeof(Entry);
  }
  return total;
}

} // namespace mlir
