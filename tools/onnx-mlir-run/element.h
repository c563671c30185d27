// SPDX-License-Identifier: Apache-2.0
//
// Reads single elements of tensors as numbers.
#ifndef TOOLS_ONNX_MLIR_RUN_ELEMENT_H
#define TOOLS_ONNX_MLIR_RUN_ELEMENT_H

#include <string>

#include "targets/onnx/tensor_type.h"

namespace onnx_mlir {

/// A number of any element type. Real numbers have no imaginary part. 64-bit
/// integers may be rounded.
struct Number {
  double real = 0;
  double imaginary = 0;

  /// Returns true if a part is NaN.
  bool isNaN() const;
  /// Returns true if both parts are finite.
  bool isFinite() const;
  /// Returns the absolute value.
  double getMagnitude() const;
};

/// Reads the element of type `type` at `bytes`. Its `getElementSize`
/// must not be 0. The bytes are in the host's byte order and may be misaligned.
Number readNumber(const ElementType &type, const char *bytes);

/// Returns the distance of two elements, or NaN if one is NaN. Subtracts
/// integers without rounding them first.
double getDistance(const ElementType &type, const char *a, const char *b);

/// Prints the element in decimal, with enough digits to identify it.
std::string printNumber(const ElementType &type, const char *bytes);

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_ELEMENT_H
