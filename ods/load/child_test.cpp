// SPDX-License-Identifier: Apache-2.0
#include "ods/load/child.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include "gtest/gtest.h"

using namespace mlir::ods;

namespace {

ChildOutput run(llvm::function_ref<bool(llvm::raw_ostream &)> body,
                std::chrono::milliseconds deadline = std::chrono::minutes(1)) {
  ChildLimits limits;
  limits.deadline = deadline;
  return runInChild(body, limits);
}

TEST(Child, GivesItsResult) {
  const std::string large(1 << 20, 'x');
  const ChildOutput output = run([&](llvm::raw_ostream &result) {
    llvm::errs() << "a warning\n";
    result << large;
    return true;
  });
  EXPECT_TRUE(output.succeeded);
  EXPECT_EQ(output.result, large);
  EXPECT_EQ(output.diagnostics, "a warning\n");
  EXPECT_EQ(output.failure, "");
}

TEST(Child, FailsWithMessages) {
  const ChildOutput output = run([](llvm::raw_ostream &result) {
    llvm::errs() << "an error\n";
    result << "half";
    return false;
  });
  EXPECT_FALSE(output.succeeded);
  EXPECT_EQ(output.result, "");
  EXPECT_EQ(output.diagnostics, "an error\n");
  EXPECT_EQ(output.failure, "");
}

TEST(Child, MayExit) {
  static bool isCalled;
  std::atexit([] { isCalled = true; });
  llvm::outs() << "this is printed once\n";
  const ChildOutput output = run([](llvm::raw_ostream &) {
    llvm::errs() << "an error\n";
    std::exit(0);
    return true;
  });
  EXPECT_FALSE(output.succeeded);
  EXPECT_EQ(output.diagnostics, "an error\n");
  EXPECT_EQ(output.failure, "");
  EXPECT_FALSE(isCalled);
}

TEST(Child, MayAbort) {
  const ChildOutput output =
      run([](llvm::raw_ostream &) -> bool { std::abort(); });
  EXPECT_FALSE(output.succeeded);
  EXPECT_EQ(output.failure,
            "the process that reads them was ended by signal 'Aborted'");
}

TEST(Child, EndsAtTheDeadline) {
  const ChildOutput output = run(
      [](llvm::raw_ostream &) {
        while (true)
          pause();
        return true;
      },
      std::chrono::milliseconds(100));
  EXPECT_FALSE(output.succeeded);
  EXPECT_EQ(output.failure, "it took longer than 100 ms");
}

TEST(Child, EndsThoughItIgnoresSignals) {
  const ChildOutput output = run(
      [](llvm::raw_ostream &) {
        (void)std::signal(SIGTERM, SIG_IGN);
        volatile uint64_t count = 0;
        while (true)
          count = count + 1;
        return true;
      },
      std::chrono::milliseconds(100));
  EXPECT_EQ(output.failure, "it took longer than 100 ms");
}

/// Recurses deeper than any stack.
__attribute__((noinline)) uint64_t recurse(uint64_t depth) {
  volatile char block[1024] = {};
  return depth == 0 ? block[0] : recurse(depth - 1) + block[1];
}

TEST(Child, MayOverflowItsStack) {
  const ChildOutput output =
      run([](llvm::raw_ostream &) { return recurse(uint64_t(1) << 40) != 0; });
  EXPECT_FALSE(output.succeeded);
  EXPECT_EQ(output.failure, "the process that reads them was ended by signal "
                            "'Segmentation fault'");
}

TEST(Child, MayNotPrintWithoutEnd) {
  ChildLimits limits;
  limits.output = 1 << 20;
  const ChildOutput output = runInChild(
      [](llvm::raw_ostream &) {
        while (true)
          llvm::errs() << "again and again\n";
        return true;
      },
      limits);
  EXPECT_FALSE(output.succeeded);
  EXPECT_EQ(output.failure, "the output is larger than 1048576 bytes");
}

TEST(Child, HasNoInput) {
  const ChildOutput output = run([](llvm::raw_ostream &result) {
    char byte;
    result << read(STDIN_FILENO, &byte, 1);
    return true;
  });
  EXPECT_EQ(output.result, "0");
}

TEST(Child, IsWaitedFor) {
  (void)run([](llvm::raw_ostream &) { return true; });
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
}

// Without a memory limit, this would exhaust memory.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer) &&   \
    defined(__x86_64__)
TEST(Child, MayNotTakeAllMemory) {
  ChildLimits limits;
  limits.memory = 256 << 20;
  const ChildOutput output = runInChild(
      [](llvm::raw_ostream &) {
        std::vector<std::string> blocks;
        while (true)
          blocks.emplace_back(1 << 20, 'x');
        return true;
      },
      limits);
  EXPECT_FALSE(output.succeeded);
  EXPECT_EQ(output.failure,
            "the process that reads them was ended by signal 'Aborted'");
}
#endif

} // namespace
