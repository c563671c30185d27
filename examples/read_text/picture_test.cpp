// SPDX-License-Identifier: Apache-2.0
#include "examples/read_text/picture.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace read_text {
namespace {

using ::testing::HasSubstr;
using ::testing::TestWithParam;
using ::testing::ValuesIn;

/// Returns the path of a file that write_pictures.py wrote.
std::string getPath(const std::string &name) {
  return "examples/read_text/pictures/" + name + ".png";
}

/// A file and its picture, which is two pixels wide.
struct Kind {
  const char *name;
  std::vector<uint8_t> pixels;
};

void PrintTo(const Kind &kind, std::ostream *os) { *os << kind.name; }

const std::vector<uint8_t> checkered = {0,   0,   0,   255, 255, 255,
                                        255, 255, 255, 0,   0,   0};
const std::vector<uint8_t> greys = {0,   0,   0,   255, 255, 255,
                                    128, 128, 128, 32,  32,  32};
const std::vector<uint8_t> colors = {255, 0, 0,   0,  255, 0,
                                     0,   0, 255, 16, 32,  48};

class EveryKind : public TestWithParam<Kind> {};

TEST_P(EveryKind, HasItsPixels) {
  absl::StatusOr<Picture> picture = readPng(getPath(GetParam().name));
  ASSERT_TRUE(picture.ok()) << picture.status();
  EXPECT_EQ(picture->width, 2);
  EXPECT_EQ(picture->height, int(GetParam().pixels.size() / 6));
  EXPECT_EQ(picture->pixels, GetParam().pixels);
}

INSTANTIATE_TEST_SUITE_P(Picture, EveryKind,
                         ValuesIn(std::vector<Kind>{
                             {"grey1", checkered},
                             {"grey2", checkered},
                             {"grey4", checkered},
                             {"grey8", greys},
                             {"grey16", greys},
                             {"palette2", colors},
                             {"palette8", colors},
                             {"rgb8", colors},
                             {"rgb16", colors},
                             {"grey_alpha8", {0, 0, 0, 255, 255, 255}},
                             {"rgba8", {255, 0, 0, 255, 255, 255}},
                         }));

TEST(Picture, RefusesWhatIsNoPicture) {
  for (const char *name :
       {"absent", "empty", "not_png", "truncated", "wrong_check"}) {
    absl::StatusOr<Picture> picture = readPng(getPath(name));
    ASSERT_FALSE(picture.ok()) << name;
    EXPECT_THAT(std::string(picture.status().message()),
                HasSubstr(getPath(name) + ": "));
  }
}

TEST(Picture, RefusesMoreThanItWantsToHold) {
  absl::StatusOr<Picture> picture = readPng(getPath("huge"));
  ASSERT_FALSE(picture.ok());
  EXPECT_THAT(std::string(picture.status().message()),
              HasSubstr("has 524288x524288 pixels"));
}

} // namespace
} // namespace read_text
