// SPDX-License-Identifier: Apache-2.0
#include "examples/read_text/ctc.h"

#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"

namespace read_text {
namespace {

constexpr std::string_view alphabet[] = {"", "a", "b", "é", " "};

/// Decodes scores in which the given classes win, one digit per step.
std::string decode(std::string_view classes) {
  std::vector<float> scores;
  for (char best : classes)
    for (size_t i = 0; i < std::size(alphabet); ++i)
      scores.push_back(i == size_t(best - '0') ? 0.5f : 0.1f);
  return decodeCtc(scores, alphabet);
}

TEST(Ctc, DropsBlanks) { EXPECT_EQ(decode("0010203"), "abé"); }

TEST(Ctc, MergesRunsOfOneClass) { EXPECT_EQ(decode("111223"), "abé"); }

TEST(Ctc, KeepsWhatABlankParts) { EXPECT_EQ(decode("1101"), "aa"); }

TEST(Ctc, DropsSpacesAtTheEnds) {
  EXPECT_EQ(decode("41424"), "a b");
  EXPECT_EQ(decode("404"), "");
}

TEST(Ctc, ReadsNothingFromNothing) { EXPECT_EQ(decode(""), ""); }

} // namespace
} // namespace read_text
