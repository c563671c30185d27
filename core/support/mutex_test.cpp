// SPDX-License-Identifier: Apache-2.0
#include "core/support/mutex.h"

#include <thread>
#include <vector>

#include "gtest/gtest.h"

namespace mlir {
namespace {

TEST(MutexTest, OneWriterAtATime) {
  Mutex mutex;
  int count = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i != 4; ++i)
    threads.emplace_back([&] {
      for (int j = 0; j != 1000; ++j) {
        MutexLock lock(&mutex);
        ++count;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(count, 4000);
}

TEST(MutexTest, ReadersSeeWhatWritersWrote) {
  Mutex mutex;
  int first = 0, second = 0;
  std::thread writer([&] {
    for (int i = 0; i != 1000; ++i) {
      MutexLock lock(&mutex);
      ++first;
      ++second;
    }
  });
  for (int i = 0; i != 1000; ++i) {
    ReaderMutexLock lock(&mutex);
    EXPECT_EQ(first, second);
  }
  writer.join();
}

TEST(MutexTest, ReadersDoNotExcludeEachOther) {
  Mutex mutex;
  ReaderMutexLock lock(&mutex);
  bool done = false;
  std::thread([&] {
    ReaderMutexLock lock(&mutex);
    done = true;
  }).join();
  EXPECT_TRUE(done);
}

} // namespace
} // namespace mlir
