// SPDX-License-Identifier: Apache-2.0
//
// Upper bounds of errors, with few bits and any exponent.
#ifndef CORE_FLOAT_MATH_MAGNITUDE_H
#define CORE_FLOAT_MATH_MAGNITUDE_H

#include <cstdint>

namespace mlir::elementary {

/// The non-negative number bits * 2^exponent. Operations round up: a result is
/// never less than the exact result.
class Magnitude {
public:
  Magnitude() = default;
  Magnitude(uint64_t bits, int64_t exponent) : bits(bits), exponent(exponent) {
    limit();
  }

  bool isZero() const { return bits == 0; }
  /// Returns e with *this <= 2^e. Not defined for zero.
  int64_t getBound() const;
  /// Returns the magnitude in units of 2^unit, rounded up. Returns 2^30 if
  /// there are 2^30 units or more.
  uint64_t inUnits(int64_t unit) const;

  friend Magnitude operator+(Magnitude lhs, Magnitude rhs);
  friend Magnitude operator*(Magnitude lhs, Magnitude rhs);
  /// Divides by 2^power.
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
