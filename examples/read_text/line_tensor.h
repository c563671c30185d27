// SPDX-License-Identifier: Apache-2.0
//
// Turns a picture of a line of text into the numbers that the recogniser takes.
#ifndef EXAMPLES_READ_TEXT_LINE_TENSOR_H
#define EXAMPLES_READ_TEXT_LINE_TENSOR_H

#include <vector>

#include "examples/read_text/picture.h"

namespace read_text {

inline constexpr int lineHeight = 48;
inline constexpr int lineWidth = 320;

/// The picture scaled to lineHeight, its width in proportion but at most
/// lineWidth, and filled up with zeros on the right.
///
/// Shapes: 3 x lineHeight x lineWidth, the channels blue, green, red: the order
/// of the pictures that PP-OCR was trained with.
/// Units: [0, 255] becomes [-1, 1].
/// Requires: a picture of one pixel at least.
std::vector<float> makeLineTensor(const Picture &picture);

} // namespace read_text

#endif // EXAMPLES_READ_TEXT_LINE_TENSOR_H
