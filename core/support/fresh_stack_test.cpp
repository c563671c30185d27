// SPDX-License-Identifier: Apache-2.0
#include "core/support/fresh_stack.h"

#include <thread>

#include "gtest/gtest.h"

namespace mlir {
namespace {

TEST(FreshStackTest, ReturnsWhenTheWorkHasEnded) {
  bool done = false;
  runOnFreshStack([&] { done = true; });
  EXPECT_TRUE(done);
}

TEST(FreshStackTest, IsAnotherThreads) {
  std::thread::id worker = std::this_thread::get_id();
  runOnFreshStack([&] { worker = std::this_thread::get_id(); });
  EXPECT_NE(worker, std::this_thread::get_id());
}

/// Uses a kilobyte of stack for each of `depth` levels.
__attribute__((noinline)) int useStack(int depth) {
  volatile char frame[1024];
  frame[depth % 1024] = 1;
  return depth == 0 ? 0 : useStack(depth - 1) + frame[depth % 1024];
}

TEST(FreshStackTest, HoldsWhatThePromisedSizeHolds) {
  const int depth = freshStackSize / 1024 * 3 / 4;
  int sum = 0;
  runOnFreshStack([&] { sum = useStack(depth); });
  EXPECT_EQ(sum, depth);
}

TEST(FreshStackTest, MayBeNested) {
  int sum = 0;
  runOnFreshStack([&] {
    sum += useStack(8 * 1024);
    runOnFreshStack([&] { sum += useStack(8 * 1024); });
  });
  EXPECT_EQ(sum, 16 * 1024);
}

} // namespace
} // namespace mlir
