// SPDX-License-Identifier: Apache-2.0
//
// Reads a picture from a PNG file.
#ifndef EXAMPLES_READ_TEXT_PICTURE_H
#define EXAMPLES_READ_TEXT_PICTURE_H

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace read_text {

/// Rows from top to bottom, pixels from left to right, with three bytes per
/// pixel: red, green, blue.
struct Picture {
  int width;
  int height;
  std::vector<uint8_t> pixels;
};

/// Reads a PNG file of any color type and bit depth. Transparent pixels are
/// blended with white.
///
/// Errors: the file cannot be read, is not PNG, is damaged, or has more than
/// 2^26 pixels. The message starts with `path`.
absl::StatusOr<Picture> readPng(const std::string &path);

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_PICTURE_H
