// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage_uniquer.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir {

const void *StorageUniquer::get(
    uint64_t hash, llvm::function_ref<bool(const void *)> isEqual,
    llvm::function_ref<const void *(StorageAllocator &)> create) {
  Shard &shard = shards[hash >> (64 - ShardBits)];
  if (!threading)
    return shard.get(hash, isEqual, create);
  MutexLock lock(&shard.mutex);
  return shard.get(hash, isEqual, create);
}

void StorageUniquer::mutate(
    uint64_t hash, llvm::function_ref<void(StorageAllocator &)> mutate) {
  Shard &shard = shards[hash >> (64 - ShardBits)];
  if (!threading)
    return mutate(shard.allocator);
  MutexLock lock(&shard.mutex);
  mutate(shard.allocator);
}

const void *StorageUniquer::Shard::get(
    uint64_t hash, llvm::function_ref<bool(const void *)> isEqual,
    llvm::function_ref<const void *(StorageAllocator &)> create) {
  // Three quarters full at most.
  if (size * 4 >= capacity * 3)
    grow();
  const size_t mask = capacity - 1;
  size_t slot = hash & mask;
  while (const void *object = entries[slot].object) {
    if (entries[slot].hash == hash && isEqual(object))
      return object;
    slot = (slot + 1) & mask;
  }
  ++size;
  entries[slot] = {hash, create(allocator)};
  return entries[slot].object;
}

void StorageUniquer::Shard::grow() {
  const size_t newCapacity = capacity ? capacity * 2 : 64;
  auto newEntries = std::make_unique<Entry[]>(newCapacity);
  for (const Entry &entry : llvm::ArrayRef(entries.get(), capacity)) {
    if (!entry.object)
      continue;
    size_t slot = entry.hash & (newCapacity - 1);
    while (newEntries[slot].object)
      slot = (slot + 1) & (newCapacity - 1);
    newEntries[slot] = entry;
  }
  entries = std::move(newEntries);
  capacity = newCapacity;
}

size_t StorageUniquer::getTotalMemory() const {
  size_t total = 0;
  for (const Shard &shard : shards) {
    MutexLock lock(&shard.mutex);
    total += shard.allocator.getTotalMemory() + shard.capacity * sizeof(Entry);
  }
  return total;
}

} // namespace mlir
