// SPDX-License-Identifier: Apache-2.0
#include "core/support/thread_id.h"

#include <thread>

#include "gtest/gtest.h"

namespace mlir {
namespace {

TEST(ThreadID, IsTheSystems) { EXPECT_EQ(getThreadID(), llvm::get_threadid()); }

TEST(ThreadID, StaysTheSame) { EXPECT_EQ(getThreadID(), getThreadID()); }

TEST(ThreadID, OtherThreadsHaveOthers) {
  uint64_t other = getThreadID();
  std::thread([&] { other = getThreadID(); }).join();
  EXPECT_NE(other, getThreadID());
}

} // namespace
} // namespace mlir
