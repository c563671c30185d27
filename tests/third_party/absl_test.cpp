// SPDX-License-Identifier: Apache-2.0
// Abseil's archives link and run on every platform.
#include <string>
#include <thread>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "absl/synchronization/mutex.h"
#include "absl/types/span.h"
#include "gtest/gtest.h"

namespace {

absl::StatusOr<int> parseSum(absl::string_view text) {
  int sum = 0;
  for (absl::string_view part : absl::StrSplit(text, '+')) {
    int value = 0;
    if (!absl::SimpleAtoi(part, &value))
      return absl::InvalidArgumentError(
          absl::StrFormat("'%s' is not a number", part));
    sum += value;
  }
  return sum;
}

TEST(AbslTest, StatusOrHoldsAValueOrSaysWhyNot) {
  EXPECT_EQ(parseSum("1+20+300").value(), 321);
  absl::Status status = parseSum("1+x").status();
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_EQ(status.ToString(), "INVALID_ARGUMENT: 'x' is not a number");
}

TEST(AbslTest, FlatHashMapFindsWhatWasInserted) {
  absl::flat_hash_map<std::string, int> map;
  for (int i = 0; i < 1000; ++i)
    map[absl::StrCat("key", i)] = i;
  ASSERT_EQ(map.size(), 1000u);
  for (int i = 0; i < 1000; ++i)
    EXPECT_EQ(map.at(absl::StrCat("key", i)), i);
  EXPECT_FALSE(map.contains("key1000"));
}

TEST(AbslTest, MutexKeepsThreadsApart) {
  absl::Mutex mutex;
  int count = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&] {
      for (int j = 0; j < 1000; ++j) {
        absl::MutexLock lock(&mutex);
        ++count;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(count, 4000);
}

TEST(AbslTest, SpanSeesAVector) {
  std::vector<int> values = {1, 2, 3};
  absl::Span<const int> tail = absl::MakeConstSpan(values).subspan(1);
  EXPECT_EQ(tail, absl::Span<const int>({2, 3}));
}

} // namespace
