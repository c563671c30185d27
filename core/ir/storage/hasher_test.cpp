// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/hasher.h"

#include <initializer_list>
#include <set>
#include <string>

#include "gtest/gtest.h"

namespace mlir {
namespace {

uint64_t hashWords(std::initializer_list<uint64_t> words, uint64_t seed = 0) {
  Hasher hasher(seed);
  for (uint64_t word : words)
    hasher.add(word);
  return hasher.get();
}

uint64_t hashBytes(llvm::StringRef a, llvm::StringRef b) {
  Hasher hasher;
  hasher.addBytes(a);
  hasher.addBytes(b);
  return hasher.get();
}

TEST(Hasher, TheSameInputHasTheSameHash) {
  EXPECT_EQ(hashWords({1, 2, 3}), hashWords({1, 2, 3}));
}

TEST(Hasher, OrderCounts) { EXPECT_NE(hashWords({1, 2}), hashWords({2, 1})); }

TEST(Hasher, ZerosCount) { EXPECT_NE(hashWords({0}), hashWords({0, 0})); }

TEST(Hasher, SeedsDiffer) { EXPECT_NE(hashWords({1}, 1), hashWords({1}, 2)); }

TEST(Hasher, WhereBytesEndCounts) {
  EXPECT_NE(hashBytes("ab", "c"), hashBytes("a", "bc"));
  EXPECT_NE(hashBytes("", "a"), hashBytes("a", ""));
}

TEST(Hasher, PointersAreWords) {
  int object;
  Hasher hasher;
  hasher.add(&object);
  EXPECT_EQ(hasher.get(), hashWords({reinterpret_cast<uintptr_t>(&object)}));
}

TEST(Hasher, SmallNumbersSpreadOverLowBits) {
  // 4096 random numbers occupy about 63 % of 4096 slots.
  std::set<uint64_t> slots;
  for (uint64_t i = 0; i < 4096; ++i)
    slots.insert(hashWords({i}) % 4096);
  EXPECT_GT(slots.size(), 2300u);
}

TEST(Hasher, AlignedPointersSpreadOverLowBits) {
  std::set<uint64_t> slots;
  for (uint64_t i = 0; i < 4096; ++i)
    slots.insert(hashWords({0x7f0000000000 + i * 64}) % 4096);
  EXPECT_GT(slots.size(), 2300u);
}

TEST(Hasher, HighBitsSpreadOverShards) {
  unsigned counts[16] = {};
  for (uint64_t i = 0; i < 4096; ++i)
    ++counts[hashWords({0x7f0000000000 + i * 64}) >> 60];
  for (unsigned count : counts) {
    EXPECT_GT(count, 128u);
    EXPECT_LT(count, 512u);
  }
}

} // namespace
} // namespace mlir
