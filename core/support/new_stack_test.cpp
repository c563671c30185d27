// SPDX-License-Identifier: Apache-2.0
#include "core/support/new_stack.h"

#include <cstdint>
#include <thread>

#include "gtest/gtest.h"

namespace mlir {
namespace {

TEST(NewStackTest, ReturnsWhenTheWorkHasEnded) {
  bool done = false;
  runOnNewStack([&] { done = true; });
  EXPECT_TRUE(done);
}

TEST(NewStackTest, IsAnotherThreads) {
  std::thread::id worker = std::this_thread::get_id();
  runOnNewStack([&] { worker = std::this_thread::get_id(); });
  EXPECT_NE(worker, std::this_thread::get_id());
}

/// Returns the address of the calling function's frame. Stacks grow downwards.
#define FRAME_ADDRESS reinterpret_cast<uintptr_t>(__builtin_frame_address(0))

/// Uses the stack down to `end` and returns the number of levels. Does not
/// depend on the size of a frame.
__attribute__((noinline)) int useStackTo(uintptr_t end) {
  volatile char frame[1024];
  frame[end % 1024] = 1;
  if (FRAME_ADDRESS < end)
    return 1;
  return useStackTo(end) + frame[end % 1024];
}

TEST(NewStackTest, HoldsWhatThePromisedSizeHolds) {
  int levels = 0;
  runOnNewStack(
      [&] { levels = useStackTo(FRAME_ADDRESS - newStackSize / 4 * 3); });
  EXPECT_GT(levels, 1000);
}

TEST(NewStackTest, MayBeNested) {
  int sum = 0;
  runOnNewStack([&] {
    sum += useStackTo(FRAME_ADDRESS - newStackSize / 2);
    runOnNewStack([&] { sum += useStackTo(FRAME_ADDRESS - newStackSize / 2); });
  });
  EXPECT_GT(sum, 1000);
}

} // namespace
} // namespace mlir
