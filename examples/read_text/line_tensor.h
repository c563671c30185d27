// SPDX-License-Identifier: Apache-2.0
//
// Converts a picture of a line of text to the model's input.
#ifndef EXAMPLES_READ_TEXT_LINE_TENSOR_H
#define EXAMPLES_READ_TEXT_LINE_TENSOR_H

#include <vector>

#include "examples/read_text/picture.h"

namespace read_text {

inline constexpr int lineHeight = 48;
inline constexpr int lineWidth = 320;

/// Scales the picture to lineHeight, with a proportional width of at most
/// lineWidth, and pads it with zeros on the right.
///
/// Shapes: 3 x lineHeight x lineWidth. The channels are blue, green and red, as
/// in the pictures that PP-OCR was trained with.
/// Units: [0, 255] becomes [-1, 1].
/// Requires: the picture has at least one pixel.
std::vector<float> makeLineTensor(const Picture &picture);

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_LINE_TENSOR_H
