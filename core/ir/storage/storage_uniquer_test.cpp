// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/storage_uniquer.h"

#include <thread>
#include <vector>

#include "core/ir/storage/storage_allocator.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

const uint64_t *get(StorageUniquer &uniquer, uint64_t value, uint64_t hash) {
  return static_cast<const uint64_t *>(uniquer.get(
      hash,
      [&](const void *object) {
        return *static_cast<const uint64_t *>(object) == value;
      },
      [&](StorageAllocator &allocator) -> const void * {
        return new (allocator.allocate(8)) uint64_t(value);
      }));
}

TEST(StorageUniquer, OneObjectPerValue) {
  StorageUniquer uniquer;
  const uint64_t *first = get(uniquer, 7, 7);
  EXPECT_EQ(*first, 7u);
  EXPECT_EQ(get(uniquer, 7, 7), first);
  EXPECT_NE(get(uniquer, 8, 8), first);
}

TEST(StorageUniquer, ValuesOfOneHashAreKeptApart) {
  StorageUniquer uniquer;
  std::vector<const uint64_t *> objects;
  for (uint64_t i = 0; i < 1000; ++i)
    objects.push_back(get(uniquer, i, 42));
  for (uint64_t i = 0; i < 1000; ++i)
    EXPECT_EQ(get(uniquer, i, 42), objects[i]);
}

TEST(StorageUniquer, ObjectsStayWhenTheTableGrows) {
  StorageUniquer uniquer;
  const uint64_t *first = get(uniquer, 0, 0);
  for (uint64_t i = 1; i < 100000; ++i)
    get(uniquer, i, i * 0x9e3779b97f4a7c15);
  EXPECT_EQ(get(uniquer, 0, 0), first);
  EXPECT_GE(uniquer.getTotalMemory(), 100000 * sizeof(uint64_t));
}

TEST(StorageUniquer, ObjectsAreChangedOneThreadAtATime) {
  StorageUniquer uniquer;
  std::vector<std::thread> threads;
  uint64_t changes = 0;
  for (unsigned i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (unsigned j = 0; j < 1000; ++j)
        uniquer.mutate(7, [&](StorageAllocator &allocator) {
          changes += allocator.copyInto(llvm::StringRef("text")).size();
        });
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(changes, 16000u);
  EXPECT_GE(uniquer.getTotalMemory(), 4000 * sizeof("text"));
}

TEST(StorageUniquer, ThreadsGetTheSameObjects) {
  StorageUniquer uniquer;
  std::vector<std::vector<const uint64_t *>> seen(4);
  std::vector<std::thread> threads;
  for (auto &mine : seen)
    threads.emplace_back([&] {
      for (uint64_t i = 0; i < 10000; ++i)
        mine.push_back(get(uniquer, i, i * 0x9e3779b97f4a7c15));
    });
  for (std::thread &thread : threads)
    thread.join();
  for (const auto &other : seen)
    EXPECT_EQ(other, seen.front());
}

} // namespace
} // namespace mlir
