// SPDX-License-Identifier: Apache-2.0
// libpng links and reads the image that it wrote, on every platform.
#include <cstring>
#include <vector>

#include "png.h"
#include "gtest/gtest.h"

namespace {

TEST(PngTest, ReadsThePictureItWrote) {
  const std::vector<png_byte> pixels = {0, 64, 128, 255, 1, 2};
  png_image image;
  std::memset(&image, 0, sizeof(image));
  image.version = PNG_IMAGE_VERSION;
  image.width = 3;
  image.height = 2;
  image.format = PNG_FORMAT_GRAY;
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  std::vector<png_byte> file(size);
  ASSERT_TRUE(png_image_write_to_memory(&image, file.data(), &size,
                                        /*convert_to_8_bit=*/0, pixels.data(),
                                        /*row_stride=*/0, /*colormap=*/nullptr))
      << image.message;

  ASSERT_TRUE(png_image_begin_read_from_memory(&image, file.data(), size));
  image.format = PNG_FORMAT_GRAY;
  std::vector<png_byte> read(PNG_IMAGE_SIZE(image));
  ASSERT_TRUE(png_image_finish_read(&image, /*background=*/nullptr, read.data(),
                                    /*row_stride=*/0, /*colormap=*/nullptr));
  EXPECT_EQ(read, pixels);
}

} // namespace
