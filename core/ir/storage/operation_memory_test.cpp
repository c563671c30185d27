// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/operation_memory.h"

#include <cstdint>
#include <cstring>
#include <thread>
#include <vector>

#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

TEST(OperationMemory, IsAligned) {
  for (size_t size : {1, 24, 64, 100, 511, 512, 4096}) {
    void *memory = allocateOperation(size);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % 8, 0u) << size;
    freeOperation(memory);
  }
}

// Reused memory must be large enough for each requested size.
TEST(OperationMemory, HoldsWhatWasAskedForAlsoWhenUsedAgain) {
  for (size_t size = 1; size < 700; ++size) {
    std::vector<char *> blocks;
    for (int i = 0; i < 4; ++i) {
      blocks.push_back(static_cast<char *>(allocateOperation(size)));
      std::memset(blocks.back(), i, size);
    }
    for (int i = 0; i < 4; ++i) {
      EXPECT_EQ(blocks[i][0], i) << size;
      EXPECT_EQ(blocks[i][size - 1], i) << size;
      freeOperation(blocks[i]);
    }
  }
}

TEST(OperationMemory, AnotherThreadMayFreeIt) {
  std::vector<void *> blocks;
  for (int i = 0; i < 1000; ++i)
    blocks.push_back(allocateOperation(80));
  std::thread([&blocks] {
    for (void *memory : blocks)
      freeOperation(memory);
    // Writes to the memory.
    for (void *&memory : blocks)
      std::memset(memory = allocateOperation(80), 1, 80);
  }).join();
  for (void *memory : blocks)
    freeOperation(memory);
}

// Thread-local objects that are destroyed last may own operations.
TEST(OperationMemory, MayBeFreedAtTheEndOfAThread) {
  struct Holder {
    ~Holder() { freeOperation(memory); }
    void *memory = nullptr;
  };
  std::thread([] {
    static thread_local Holder holder; // Created first, so destroyed last.
    holder.memory = nullptr;
    void *other = allocateOperation(40);
    holder.memory = allocateOperation(40);
    freeOperation(other);
  }).join();
}

} // namespace
} // namespace mlir::detail
