// SPDX-License-Identifier: Apache-2.0
#include "core/support/split_input.h"

#include <string>

#include "gtest/gtest.h"

namespace mlir {
namespace {

class SplitInputTest : public testing::Test {
protected:
  std::vector<std::string> split(llvm::StringRef text,
                                 llvm::StringRef marker = defaultSplitMarker) {
    nearMisses.clear();
    chunks = splitInput(text, marker, &nearMisses);
    std::vector<std::string> texts;
    for (const InputChunk &chunk : chunks)
      texts.push_back(chunk.text.str());
    return texts;
  }
  using Texts = std::vector<std::string>;

  std::vector<InputChunk> chunks;
  std::vector<llvm::StringRef> nearMisses;
};

TEST_F(SplitInputTest, TextWithoutMarkerIsOneChunk) {
  EXPECT_EQ(split("a\n"), Texts{"a\n"});
  EXPECT_EQ(chunks[0].line, 1u);
  EXPECT_EQ(chunks[0].column, 1u);
}

TEST_F(SplitInputTest, EmptyTextHasNoChunks) { EXPECT_EQ(split(""), Texts{}); }

TEST_F(SplitInputTest, MarkerBelongsToNoChunk) {
  EXPECT_EQ(split("a\n// -----\nb\n"), (Texts{"a\n", "\nb\n"}));
  EXPECT_TRUE(nearMisses.empty());
}

TEST_F(SplitInputTest, ChunksArePartsOfTheText) {
  const std::string text = "a// -----b";
  split(text);
  EXPECT_EQ(chunks[1].text.data(), text.data() + 9);
}

TEST_F(SplitInputTest, MarkerMayStandAnywhere) {
  EXPECT_EQ(split("a // ----- b"), (Texts{"a ", " b"}));
}

TEST_F(SplitInputTest, MarkerAtTheBeginningGivesAnEmptyChunk) {
  EXPECT_EQ(split("// -----\na"), (Texts{"", "\na"}));
}

TEST_F(SplitInputTest, EmptyLastChunk) {
  EXPECT_EQ(split("a// -----\n"), (Texts{"a", "\n"}));
}

TEST_F(SplitInputTest, LongerMarkerLeavesItsRest) {
  EXPECT_EQ(split("a// ------b"), (Texts{"a", "-b"}));
}

TEST_F(SplitInputTest, PlacesCountInTheWholeText) {
  split("a\nb\n  // -----\nc// -----d\n// -----e");
  ASSERT_EQ(chunks.size(), 4u);
  EXPECT_EQ(chunks[1].line, 3u);
  EXPECT_EQ(chunks[1].column, 11u);
  EXPECT_EQ(chunks[2].line, 4u);
  EXPECT_EQ(chunks[2].column, 10u);
  EXPECT_EQ(chunks[3].line, 5u);
  EXPECT_EQ(chunks[3].column, 9u);
}

TEST_F(SplitInputTest, PlaceInTheSameLine) {
  split("// -----a// -----b");
  ASSERT_EQ(chunks.size(), 3u);
  EXPECT_EQ(chunks[2].line, 1u);
  EXPECT_EQ(chunks[2].column, 18u);
}

TEST_F(SplitInputTest, NearMissesDoNotCut) {
  const std::string text = "a// ---\nb// ----\nc";
  EXPECT_EQ(split(text), Texts{text});
  ASSERT_EQ(nearMisses.size(), 2u);
  EXPECT_EQ(nearMisses[0], "// ---");
  EXPECT_EQ(nearMisses[0].data(), text.data() + 1);
  EXPECT_EQ(nearMisses[1].data(), text.data() + 9);
}

TEST_F(SplitInputTest, MarkerWithNothingBehindIsANearMiss) {
  EXPECT_EQ(split("a// -----"), Texts{"a// -----"});
  EXPECT_EQ(nearMisses.size(), 1u);
}

TEST_F(SplitInputTest, MarkerRightBeforeAnotherIsANearMiss) {
  EXPECT_EQ(split("a// -----// -----b"), (Texts{"a// -----", "b"}));
  EXPECT_EQ(nearMisses.size(), 1u);
}

TEST_F(SplitInputTest, OtherMarker) {
  EXPECT_EQ(split("a//@@b", "//@@"), (Texts{"a", "b"}));
  EXPECT_EQ(split("a//b", "//@@"), Texts{"a//b"});
  EXPECT_EQ(nearMisses.size(), 1u);
}

TEST_F(SplitInputTest, ShortMarkersHaveNoNearMisses) {
  EXPECT_EQ(split("aXYb", "XY"), (Texts{"a", "b"}));
  EXPECT_EQ(split("aXb", "X"), (Texts{"a", "b"}));
  EXPECT_TRUE(nearMisses.empty());
}

TEST_F(SplitInputTest, EmptyMarkerDoesNotCut) {
  EXPECT_EQ(split("ab", ""), Texts{"ab"});
}

} // namespace
} // namespace mlir
