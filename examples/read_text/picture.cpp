// SPDX-License-Identifier: Apache-2.0
#include "examples/read_text/picture.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "png.h"

namespace read_text {

static constexpr int64_t maxPixels = int64_t{1} << 26;

/// Returns libpng's message about a file that it cannot read.
static absl::Status makeError(const std::string &path, const png_image &image) {
  return absl::InvalidArgumentError(absl::StrCat(
      path, ": is not a readable PNG picture (", image.message, ")"));
}

absl::StatusOr<Picture> readPng(const std::string &path) {
  std::unique_ptr<FILE, int (*)(FILE *)> file(std::fopen(path.c_str(), "rb"),
                                              std::fclose);
  if (!file)
    return absl::NotFoundError(
        absl::StrCat(path, ": cannot be opened (", std::strerror(errno), ")"));
  png_image image = {};
  image.version = PNG_IMAGE_VERSION;
  std::unique_ptr<png_image, void (*)(png_image *)> owner(&image,
                                                          png_image_free);
  if (!png_image_begin_read_from_stdio(&image, file.get()))
    return makeError(path, image);
  if (int64_t{image.width} * image.height > maxPixels)
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": has ", image.width, "x", image.height,
                     " pixels, must have at most ", maxPixels));

  image.format = PNG_FORMAT_RGB;
  image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  Picture picture = {int(image.width), int(image.height), {}};
  picture.pixels.resize(PNG_IMAGE_SIZE(image));
  const png_color white = {255, 255, 255};
  // A row stride of 0 means contiguous rows.
  if (!png_image_finish_read(&image, &white, picture.pixels.data(), 0, nullptr))
    return makeError(path, image);
  return picture;
}

} // namespace read_text
