// SPDX-License-Identifier: Apache-2.0
//
// A separate test, because ThreadSanitizer does not support threads after fork.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>

#include "targets/runtime/parallel/parallel_for.h"
#include "gtest/gtest.h"

namespace {

/// Returns the number of iterations that a loop executes.
int64_t countIterations() {
  std::atomic<int64_t> count = 0;
  omParallelFor(
      100, 1,
      [](void *context, int64_t begin, int64_t end) {
        *static_cast<std::atomic<int64_t> *>(context) += end - begin;
      },
      &count);
  return count;
}

TEST(ForkTest, AChildMakesItsOwnThreads) {
  omSetNumThreads(4);
  EXPECT_EQ(countIterations(), 100);
  const pid_t child = fork();
  if (child == 0)
    _exit(countIterations() == 100 ? 0 : 1);
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

} // namespace
