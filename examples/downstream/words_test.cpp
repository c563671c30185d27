// SPDX-License-Identifier: Apache-2.0
#include "words.h"

#include "absl/status/status.h"
#include "gtest/gtest.h"

namespace {

const llvm::StringRef eightBytes("\0\0\0\1\2\0\0\0", 8);

TEST(WordsTest, OrderIsTheCallersNotTheHosts) {
  EXPECT_EQ(readWords(eightBytes, llvm::endianness::big).value(),
            (std::vector<uint32_t>{1, 0x02000000}));
  EXPECT_EQ(readWords(eightBytes, llvm::endianness::little).value(),
            (std::vector<uint32_t>{0x01000000, 2}));
}

TEST(WordsTest, RefusesHalfAWord) {
  absl::Status status =
      readWords(eightBytes.drop_back(), llvm::endianness::big).status();
  EXPECT_TRUE(absl::IsInvalidArgument(status));
  EXPECT_EQ(status.message(), "7 bytes are given, words have 4");
}

} // namespace
