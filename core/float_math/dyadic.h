// SPDX-License-Identifier: Apache-2.0
//
// Decomposition of floats.
#ifndef CORE_FLOAT_MATH_DYADIC_H
#define CORE_FLOAT_MATH_DYADIC_H

#include <cstdint>

#include "llvm/ADT/APFloat.h"

namespace mlir::elementary {

/// The number odd * 2^exponent, or its negation. `odd` is odd, except that zero
/// is represented by `odd` = 0 and `exponent` = 0.
struct Dyadic {
  bool negative = false;
  uint64_t odd = 0;
  int64_t exponent = 0;

  bool isInteger() const { return exponent >= 0; }
  bool isOddInteger() const { return odd != 0 && exponent == 0; }
  bool isPowerOfTwo() const { return odd == 1; }
  /// Returns e with 2^e <= |*this| < 2^(e+1). Not defined for zero.
  int64_t getLog2() const;
};

/// Decomposes a finite float of a supported format.
Dyadic getDyadic(const llvm::APFloat &value);

/// Returns true if the format has infinities or NaNs and at most 53 bits of
/// precision.
bool isSupported(const llvm::fltSemantics &semantics);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_DYADIC_H
