// SPDX-License-Identifier: Apache-2.0
#include "examples/read_text/line_tensor.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "gtest/gtest.h"

namespace read_text {
namespace {

/// Returns a picture with one color.
Picture makePlain(int width, int height, uint8_t red, uint8_t green,
                  uint8_t blue) {
  Picture picture = {width, height, {}};
  for (int i = 0; i < width * height; ++i)
    picture.pixels.insert(picture.pixels.end(), {red, green, blue});
  return picture;
}

float at(const std::vector<float> &tensor, int channel, int y, int x) {
  return tensor[(size_t(channel) * lineHeight + y) * lineWidth + x];
}

/// Returns the number of columns that are not zero in the middle row.
int countColumns(const std::vector<float> &tensor) {
  int columns = 0;
  for (int x = 0; x < lineWidth; ++x)
    columns += at(tensor, 0, lineHeight / 2, x) != 0;
  return columns;
}

TEST(LineTensor, PutsBlueFirst) {
  const std::vector<float> tensor =
      makeLineTensor(makePlain(10, lineHeight, 255, 51, 0));
  ASSERT_EQ(tensor.size(), size_t(3) * lineHeight * lineWidth);
  EXPECT_FLOAT_EQ(at(tensor, 0, 7, 9), -1.0f);
  EXPECT_FLOAT_EQ(at(tensor, 1, 7, 9), -0.6f);
  EXPECT_FLOAT_EQ(at(tensor, 2, 7, 9), 1.0f);
  for (int channel = 0; channel < 3; ++channel)
    EXPECT_EQ(at(tensor, channel, 7, 10), 0.0f);
}

TEST(LineTensor, KeepsProportionsUpToItsWidth) {
  EXPECT_EQ(countColumns(makeLineTensor(makePlain(100, 96, 0, 0, 0))), 50);
  EXPECT_EQ(countColumns(makeLineTensor(makePlain(101, 96, 0, 0, 0))), 51);
  EXPECT_EQ(countColumns(makeLineTensor(makePlain(10, 16, 0, 0, 0))), 30);
  EXPECT_EQ(countColumns(makeLineTensor(makePlain(1000, 48, 0, 0, 0))), 320);
  EXPECT_EQ(countColumns(makeLineTensor(makePlain(1, 1000, 0, 0, 0))), 1);
}

TEST(LineTensor, ScalesAPlainPictureToAPlainOne) {
  const Picture pictures[] = {makePlain(700, 90, 255, 255, 255),
                              makePlain(70, 9, 255, 255, 255)};
  for (const Picture &picture : pictures) {
    const std::vector<float> tensor = makeLineTensor(picture);
    for (int y = 0; y < lineHeight; ++y)
      for (int x = 0; x < lineWidth; ++x)
        ASSERT_NEAR(at(tensor, 1, y, x), 1.0f, 1e-5f) << x << "," << y;
  }
}

TEST(LineTensor, LeavesAPictureOfItsSizeAsItIs) {
  Picture picture = makePlain(lineWidth, lineHeight, 0, 0, 0);
  for (size_t i = 0; i < picture.pixels.size(); ++i)
    picture.pixels[i] = uint8_t(i * 7);
  const std::vector<float> tensor = makeLineTensor(picture);
  for (int y = 0; y < lineHeight; ++y)
    for (int x = 0; x < lineWidth; ++x) {
      const size_t red = (size_t(y) * lineWidth + x) * 3;
      ASSERT_FLOAT_EQ(at(tensor, 2, y, x), picture.pixels[red] / 127.5f - 1);
    }
}

TEST(LineTensor, InterpolatesWhenItEnlarges) {
  // Two rows, black above white, become 48; half a source row is 12 of them.
  Picture picture = makePlain(1, 2, 0, 0, 0);
  picture.pixels = {0, 0, 0, 255, 255, 255};
  const std::vector<float> tensor = makeLineTensor(picture);
  EXPECT_FLOAT_EQ(at(tensor, 0, 0, 0), -1.0f);
  EXPECT_FLOAT_EQ(at(tensor, 0, 11, 0), -1.0f);
  EXPECT_NEAR(at(tensor, 0, 23, 0), -1.0f / 24, 1e-5f);
  EXPECT_NEAR(at(tensor, 0, 24, 0), 1.0f / 24, 1e-5f);
  EXPECT_FLOAT_EQ(at(tensor, 0, 36, 0), 1.0f);
}

TEST(LineTensor, AveragesWhenItShrinks) {
  // Alternating black and white rows become grey except at the edges.
  Picture picture = makePlain(1, 480, 0, 0, 0);
  for (size_t i = 0; i < picture.pixels.size(); ++i)
    picture.pixels[i] = i / 3 % 2 ? 255 : 0;
  const std::vector<float> tensor = makeLineTensor(picture);
  for (int y = 1; y < lineHeight - 1; ++y)
    EXPECT_NEAR(at(tensor, 0, y, 0), 0.0f, 0.02f) << y;
}

} // namespace
} // namespace read_text
