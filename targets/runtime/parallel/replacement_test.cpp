// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <cstdint>
#include <thread>
#include <utility>
#include <vector>

#include "onnx-mlir/Runtime/OMParallel.h"
#include "targets/runtime/parallel/parallel_for.h"
#include "gtest/gtest.h"

namespace {

// The threads of a program: each loop gets two.
struct Program {
  std::atomic<int> loops = 0;
  std::atomic<int64_t> grain = 0;

  static void run(void *context, int64_t count, int64_t grain,
                  OMParallelBody body, void *data) {
    auto *program = static_cast<Program *>(context);
    ++program->loops;
    program->grain = grain;
    std::thread other(body, data, 0, count / 2);
    body(data, count / 2, count);
    other.join();
  }
};

// Counts the executions of each iteration. They are plain numbers, so that the
// thread sanitizer sees whether the caller may read them.
struct Record {
  explicit Record(int64_t count) : times(count) {}

  static void add(void *context, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      ++static_cast<Record *>(context)->times[i];
  }
  void expectOnce() const {
    for (int times : this->times)
      EXPECT_EQ(times, 1);
  }

  std::vector<int> times;
};

class ReplacementTest : public testing::Test {
protected:
  void SetUp() override { omSetParallelFor(Program::run, &program); }
  void TearDown() override { omSetParallelFor(nullptr, nullptr); }

  Program program;
};

TEST_F(ReplacementTest, TheProgramExecutesLoops) {
  Record record(9);
  omParallelFor(9, 5, Record::add, &record);
  record.expectOnce();
  EXPECT_EQ(program.loops, 1);
  EXPECT_EQ(program.grain, 5);
}

TEST_F(ReplacementTest, ItIsNotAskedForNothing) {
  omParallelFor(0, 1, Record::add, nullptr);
  EXPECT_EQ(program.loops, 0);
  Record record(1);
  omParallelFor(1, -3, Record::add, &record);
  EXPECT_EQ(program.grain, 1);
}

TEST_F(ReplacementTest, NullRestoresTheOwnThreads) {
  omSetParallelFor(nullptr, &program);
  Record record(100);
  omParallelFor(100, 1, Record::add, &record);
  record.expectOnce();
  EXPECT_EQ(program.loops, 0);
}

TEST_F(ReplacementTest, ALoopInABodyIsNotTheProgramsMatter) {
  Record record(60);
  omParallelFor(
      6, 1,
      [](void *context, int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {
          std::pair<void *, int64_t> row(context, 10 * i);
          omParallelFor(
              10, 1,
              [](void *inner, int64_t first, int64_t last) {
                auto [outer, offset] =
                    *static_cast<std::pair<void *, int64_t> *>(inner);
                Record::add(outer, offset + first, offset + last);
              },
              &row);
        }
      },
      &record);
  record.expectOnce();
  EXPECT_EQ(program.loops, 1);
}

TEST_F(ReplacementTest, SeveralThreadsAskAtOnce) {
  std::vector<std::thread> callers;
  for (int t = 0; t < 4; ++t)
    callers.emplace_back([] {
      for (int round = 0; round < 20; ++round) {
        Record record(500);
        omParallelFor(500, 1, Record::add, &record);
        record.expectOnce();
      }
    });
  for (std::thread &caller : callers)
    caller.join();
  EXPECT_EQ(program.loops, 80);
}

} // namespace
