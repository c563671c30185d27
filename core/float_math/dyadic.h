// SPDX-License-Identifier: Apache-2.0
//
// Floats taken apart.
#ifndef CORE_FLOAT_MATH_DYADIC_H
#define CORE_FLOAT_MATH_DYADIC_H

#include <cstdint>

#include "llvm/ADT/APFloat.h"

namespace mlir::elementary {

/// The number odd * 2^exponent, or its negative. Zero is the only one whose
/// `odd` is not an odd number: it is 0, with an exponent of 0.
struct Dyadic {
  bool negative = false;
  uint64_t odd = 0;
  int64_t exponent = 0;

  bool isInteger() const { return exponent >= 0; }
  bool isOddInteger() const { return odd != 0 && exponent == 0; }
  bool isPowerOfTwo() const { return odd == 1; }
  /// The exponent e with 2^e <= |*this| < 2^(e+1); not for zero.
  int64_t getLog2() const;
};

/// Takes a finite float of a supported format apart.
Dyadic getDyadic(const llvm::APFloat &value);

/// Whether the format has infinities or NaNs, and no more than 53 bits of
/// precision.
bool isSupported(const llvm::fltSemantics &semantics);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_DYADIC_H
