// SPDX-License-Identifier: Apache-2.0
//
// A picture in memory, and how it is read from a PNG file.
#ifndef EXAMPLES_READ_TEXT_PICTURE_H
#define EXAMPLES_READ_TEXT_PICTURE_H

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace read_text {

/// Rows from the top, pixels from the left, each three bytes: red, green, blue.
struct Picture {
  int width;
  int height;
  std::vector<uint8_t> pixels;
};

/// Reads a PNG file of any colour type and bit depth. What is transparent
/// shows white.
///
/// Errors: a file that cannot be read, is not PNG, is damaged, or holds more
/// than 2^26 pixels; the message opens with `path`.
absl::StatusOr<Picture> readPng(const std::string &path);

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_PICTURE_H
