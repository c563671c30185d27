// SPDX-License-Identifier: Apache-2.0
//
// Upper bounds of errors, of few bits and any exponent.
#ifndef CORE_FLOAT_MATH_MAGNITUDE_H
#define CORE_FLOAT_MATH_MAGNITUDE_H

#include <cstdint>

namespace mlir::elementary {

/// A number bits * 2^exponent that is at least 0. Operations round up: what
/// they return is never less than the exact result.
class Magnitude {
public:
  Magnitude() = default;
  Magnitude(uint64_t bits, int64_t exponent) : bits(bits), exponent(exponent) {
    limit();
  }

  bool isZero() const { return bits == 0; }
  /// The exponent e of a power of two with *this <= 2^e; not for zero.
  int64_t getBound() const;
  /// The magnitude in units of 2^unit, or nothing like it if there are 2^30 of
  /// them or more: then the answer is 2^30.
  uint64_t inUnits(int64_t unit) const;

  friend Magnitude operator+(Magnitude lhs, Magnitude rhs);
  friend Magnitude operator*(Magnitude lhs, Magnitude rhs);
  /// The divisor is 2^exponent.
  Magnitude dividedByPower(int64_t power) const {
    return Magnitude(bits, exponent - power);
  }

private:
  void limit();

  uint64_t bits = 0; // Below 2^30.
  int64_t exponent = 0;
};

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_MAGNITUDE_H
