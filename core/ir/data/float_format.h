// SPDX-License-Identifier: Apache-2.0
//
// Converts between the bytes of floats and doubles, fast.
#ifndef CORE_IR_DATA_FLOAT_FORMAT_H
#define CORE_IR_DATA_FLOAT_FORMAT_H

#include <cstddef>

#include "core/ir/data/float_semantics.h"

namespace mlir {

/// A format all of whose values are doubles: f16, bf16, f32 or f64. The bytes
/// of a number are little-endian on every host.
class FloatFormat {
public:
  explicit FloatFormat(const FloatSemantics &semantics);

  /// Returns the number of bytes.
  size_t getWidth() const { return semantics.width / 8; }
  /// Returns the greatest finite number.
  double getLargest() const;

  /// Returns the number. A NaN keeps its sign and as many bits as the double
  /// has, and becomes quiet.
  double read(const char *bytes) const;
  /// Writes the number rounded to nearest, ties to even. A NaN keeps its sign
  /// and the bits that the format has, and becomes quiet.
  void write(char *bytes, double number) const;

private:
  const FloatSemantics &semantics;
  /// f16 has five bits of exponent, bf16 has those of f32.
  bool isHalf;
};

} // namespace mlir

#endif // CORE_IR_DATA_FLOAT_FORMAT_H
