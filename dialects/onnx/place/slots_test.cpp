// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/slots.h"

#include <algorithm>
#include <random>

#include "gtest/gtest.h"

using namespace mlir::onnx;

namespace {

using Order = std::vector<llvm::SmallVector<int64_t>>;

/// Returns the offsets of slots of these sizes.
std::vector<uint64_t> layOut(const Order &order,
                             const std::vector<uint64_t> &sizes) {
  std::vector<uint64_t> offsets(order.size(), UINT64_MAX);
  auto visit = [&](auto &&self, size_t slot) -> uint64_t {
    if (offsets[slot] != UINT64_MAX)
      return offsets[slot];
    uint64_t offset = 0;
    for (int64_t below : order[slot])
      offset = std::max(offset, self(self, below) + sizes[below]);
    return offsets[slot] = offset;
  };
  for (size_t slot = 0; slot < order.size(); ++slot)
    visit(visit, slot);
  return offsets;
}

/// Draws up to 20 lifetimes.
std::vector<SlotLifetime> draw(std::mt19937 &random) {
  std::vector<SlotLifetime> lifetimes(random() % 20);
  for (SlotLifetime &lifetime : lifetimes) {
    lifetime.first = random() % 20;
    lifetime.last = lifetime.first + random() % 5;
    lifetime.size = random() % 1000;
  }
  return lifetimes;
}

TEST(SlotsTest, SlotsInUseTogetherAreDisjointForAllSizes) {
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i) {
    std::vector<SlotLifetime> lifetimes = draw(random);
    Order order = orderSlots(lifetimes);
    std::vector<uint64_t> sizes;
    for (size_t slot = 0; slot < lifetimes.size(); ++slot)
      sizes.push_back(random() % 1000);
    std::vector<uint64_t> offsets = layOut(order, sizes);
    for (size_t a = 0; a < lifetimes.size(); ++a)
      for (size_t b = 0; b < a; ++b) {
        bool together = lifetimes[a].first <= lifetimes[b].last &&
                        lifetimes[b].first <= lifetimes[a].last;
        bool disjoint = offsets[a] + sizes[a] <= offsets[b] ||
                        offsets[b] + sizes[b] <= offsets[a];
        EXPECT_TRUE(!together || disjoint) << i << ": " << a << ", " << b;
      }
  }
}

TEST(SlotsTest, SlotsOfDifferentTimesShareMemory) {
  Order order = orderSlots({{0, 1, 64}, {1, 2, 64}, {2, 3, 64}});
  std::vector<uint64_t> offsets = layOut(order, {64, 64, 64});
  EXPECT_EQ(*std::max_element(offsets.begin(), offsets.end()), 64u);
}

TEST(SlotsTest, AGapIsFilled) {
  // The third value fits below the second one, where the first was.
  Order order = orderSlots({{0, 1, 128}, {1, 3, 128}, {2, 3, 64}});
  std::vector<uint64_t> offsets = layOut(order, {128, 128, 64});
  EXPECT_EQ(offsets[2], 0u);
}

TEST(SlotsTest, HugeGuessesDoNotOverflow) {
  Order order = orderSlots({{0, 1, UINT64_MAX}, {0, 1, UINT64_MAX}});
  EXPECT_EQ(order[0].size() + order[1].size(), 1u);
  EXPECT_GT(getLargestLiveSize({{0, 1, UINT64_MAX}, {0, 1, UINT64_MAX}}),
            getLargestLiveSize({{0, 1, UINT64_MAX}}));
}

TEST(SlotsTest, LargestLiveSizeCountsValuesThatEndWhereOthersBegin) {
  EXPECT_EQ(getLargestLiveSize({}), 0u);
  EXPECT_EQ(getLargestLiveSize({{0, 2, 64}, {2, 3, 192}, {3, 4, 1}}), 256u);
}

TEST(SlotsTest, LayoutsAreAtMostATenthLargerThanWhatIsInUse) {
  std::mt19937 random(3);
  uint64_t total = 0, needed = 0;
  for (int i = 0; i < 200; ++i) {
    std::vector<SlotLifetime> lifetimes = draw(random);
    std::vector<uint64_t> sizes;
    for (SlotLifetime &lifetime : lifetimes) {
      lifetime.size = (lifetime.size + 64) / 64 * 64;
      sizes.push_back(lifetime.size);
    }
    const Order order = orderSlots(lifetimes);
    std::vector<uint64_t> offsets = layOut(order, sizes);
    uint64_t end = 0;
    for (size_t slot = 0; slot < sizes.size(); ++slot)
      end = std::max(end, offsets[slot] + sizes[slot]);
    EXPECT_EQ(end, getArenaSize(order, lifetimes));
    total += end;
    needed += getLargestLiveSize(lifetimes);
  }
  EXPECT_LE(total * 10, needed * 11);
}

} // namespace
