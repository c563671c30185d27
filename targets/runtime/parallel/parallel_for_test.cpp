// SPDX-License-Identifier: Apache-2.0
#include "targets/runtime/parallel/parallel_for.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "gtest/gtest.h"

namespace {

/// Records the number of executions of each iteration, and the ranges.
struct Record {
  explicit Record(int64_t count) : times(count) {}

  static void add(void *context, int64_t begin, int64_t end) {
    auto *record = static_cast<Record *>(context);
    for (int64_t i = begin; i < end; ++i)
      ++record->times[i];
    const std::lock_guard<std::mutex> lock(record->mutex);
    record->ranges.emplace_back(begin, end);
  }

  std::vector<std::atomic<int>> times;
  std::mutex mutex;
  std::vector<std::pair<int64_t, int64_t>> ranges;
};

class ParallelForTest : public testing::Test {
protected:
  void SetUp() override { omSetNumThreads(4); }
};

TEST_F(ParallelForTest, EachIterationIsDoneOnce) {
  for (int64_t count : {0, 1, 2, 7, 64, 1000, 12345})
    for (int64_t grain : {-1, 1, 3, 100}) {
      Record record(count);
      omParallelFor(count, grain, Record::add, &record);
      for (int64_t i = 0; i < count; ++i)
        ASSERT_EQ(record.times[i], 1) << i << " of " << count;
    }
}

TEST_F(ParallelForTest, RangesHaveTheGrain) {
  Record record(1000);
  omParallelFor(1000, 300, Record::add, &record);
  ASSERT_EQ(record.ranges.size(), 4u);
  for (auto [begin, end] : record.ranges)
    EXPECT_EQ(end - begin, begin == 900 ? 100 : 300);
}

TEST_F(ParallelForTest, OneThreadDoesAllAtOnce) {
  omSetNumThreads(1);
  Record record(1000);
  omParallelFor(1000, 1, Record::add, &record);
  EXPECT_EQ(record.ranges.size(), 1u);
}

TEST_F(ParallelForTest, SeveralThreadsWork) {
  // The bodies wait for each other.
  std::atomic<int> arrived = 0;
  omParallelFor(
      2, 1,
      [](void *context, int64_t, int64_t) {
        auto &count = *static_cast<std::atomic<int> *>(context);
        ++count;
        while (count < 2)
          std::this_thread::yield();
      },
      &arrived);
  EXPECT_EQ(arrived, 2);
}

TEST_F(ParallelForTest, WhatBodiesWroteIsSeen) {
  std::vector<int64_t> squares(5000);
  for (int round = 0; round < 100; ++round) {
    squares.assign(squares.size(), -1);
    omParallelFor(
        squares.size(), 1,
        [](void *context, int64_t begin, int64_t end) {
          auto &values = *static_cast<std::vector<int64_t> *>(context);
          for (int64_t i = begin; i < end; ++i)
            values[i] = i * i;
        },
        &squares);
    for (size_t i = 0; i < squares.size(); ++i)
      ASSERT_EQ(squares[i], int64_t(i * i));
  }
}

TEST_F(ParallelForTest, LoopsInBodiesAreDone) {
  Record record(100);
  omParallelFor(
      10, 1,
      [](void *context, int64_t begin, int64_t end) {
        for (int64_t i = begin; i < end; ++i) {
          std::pair<void *, int64_t> part(context, i);
          omParallelFor(
              10, 1,
              [](void *inner, int64_t first, int64_t last) {
                auto [outer, row] =
                    *static_cast<std::pair<void *, int64_t> *>(inner);
                Record::add(outer, row * 10 + first, row * 10 + last);
              },
              &part);
        }
      },
      &record);
  for (std::atomic<int> &times : record.times)
    EXPECT_EQ(times, 1);
}

TEST_F(ParallelForTest, LoopsOfSeveralThreads) {
  std::vector<std::thread> callers;
  for (int t = 0; t < 4; ++t)
    callers.emplace_back([] {
      for (int round = 0; round < 50; ++round) {
        Record record(500);
        omParallelFor(500, 1, Record::add, &record);
        for (std::atomic<int> &times : record.times)
          ASSERT_EQ(times, 1);
      }
    });
  for (std::thread &caller : callers)
    caller.join();
}

TEST_F(ParallelForTest, NumbersOfThreadsAreClamped) {
  omSetNumThreads(0);
  EXPECT_EQ(omGetNumThreads(), 1);
  omSetNumThreads(1 << 20);
  EXPECT_EQ(omGetNumThreads(), 256);
}

} // namespace
