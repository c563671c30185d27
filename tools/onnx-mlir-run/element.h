// SPDX-License-Identifier: Apache-2.0
//
// Single elements of tensors as numbers.
#ifndef TOOLS_ONNX_MLIR_RUN_ELEMENT_H
#define TOOLS_ONNX_MLIR_RUN_ELEMENT_H

#include <string>

#include "targets/onnx/tensor_type.h"

namespace onnx_mlir {

/// A number of any element type: real numbers have no imaginary part. 64-bit
/// integers may be rounded.
struct Number {
  double real = 0;
  double imaginary = 0;

  /// Whether a part is not a number.
  bool isNaN() const;
  /// Whether no part is infinite or not a number.
  bool isFinite() const;
  /// The absolute value.
  double getMagnitude() const;
};

/// The element of type `type`, which has whole bytes, at `bytes`, which are in
/// the host's byte order and may be misaligned.
Number readNumber(const ElementType &type, const char *bytes);

/// The distance of two such elements, without rounding of integers before the
/// subtraction. NaN if one of them is.
double getDistance(const ElementType &type, const char *a, const char *b);

/// The element in decimal, with the digits that tell it from its neighbours.
std::string printNumber(const ElementType &type, const char *bytes);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_ELEMENT_H
