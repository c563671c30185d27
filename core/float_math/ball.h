// SPDX-License-Identifier: Apache-2.0
//
// Ball arithmetic: real numbers with an error bound, represented by
// arbitrary-width integers. Does not use floating-point arithmetic of the host.
#ifndef CORE_FLOAT_MATH_BALL_H
#define CORE_FLOAT_MATH_BALL_H

#include <cstdint>

#include "core/float_math/magnitude.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

namespace mlir::elementary {

/// The set of real numbers within a radius of a center. The center is an
/// integer times a power of two and has up to getPrecision() bits. An operation
/// returns a ball that contains the exact results for all members of its
/// operands, which must have the same precision.
class Ball {
public:
  /// Constructs value * 2^exponent.
  Ball(unsigned precision, int64_t value, int64_t exponent = 0);
  /// Constructs value * 2^exponent. The value is unsigned and must fit in the
  /// precision.
  Ball(unsigned precision, const llvm::APInt &value, int64_t exponent,
       bool negative);
  /// Constructs the value of a finite float, which must fit in the precision.
  Ball(unsigned precision, const llvm::APFloat &value);

  /// Returns a ball that contains all numbers.
  static Ball getUnknown(unsigned precision);

  unsigned getPrecision() const { return (center.getBitWidth() - 64) / 2; }
  /// Returns the ball with its center rounded to another precision.
  Ball withPrecision(unsigned precision) const;

  const llvm::APInt &getCenter() const { return center; }
  int64_t getExponent() const { return exponent; }
  Magnitude getRadius() const { return radius; }

  bool isZero() const { return center.isZero() && radius.isZero(); }
  /// Returns true if the center is negative.
  bool isNegative() const { return center.isNegative(); }
  /// Returns e with 2^(e-2) < |center| <= 2^e. If the center is zero, e is far
  /// below all other exponents.
  int64_t getBound() const;
  /// Returns true if all members have the center's sign and its magnitude up to
  /// a factor of two.
  bool isApart() const;
  /// Returns an upper bound of the magnitudes of all members.
  Magnitude getMagnitude() const;
  /// Returns the integer nearest to the center. Requires a bound below 62.
  int64_t getNearest() const;
  /// Returns the integer nearest to the center, with the ball's number of bits.
  llvm::APInt getNearestInteger() const;

  Ball operator-() const;
  friend Ball operator+(const Ball &lhs, const Ball &rhs);
  friend Ball operator-(const Ball &lhs, const Ball &rhs);
  friend Ball operator*(const Ball &lhs, const Ball &rhs);
  /// Unknown if the divisor may be zero.
  friend Ball operator/(const Ball &lhs, const Ball &rhs);
  friend Ball operator+(const Ball &lhs, int64_t rhs);
  friend Ball operator-(const Ball &lhs, int64_t rhs);
  /// The divisor must be positive and below 2^32.
  friend Ball operator/(const Ball &lhs, int64_t rhs);
  /// Returns the ball times 2^power, exactly.
  Ball scaled(int64_t power) const;
  /// Unknown if a member may be negative.
  Ball sqrt() const;
  /// Returns the ball with the radius increased by `by`.
  Ball widened(Magnitude by) const;

private:
  Ball(llvm::APInt center, int64_t exponent, Magnitude radius);
  unsigned getBits() const { return center.getSignificantBits() - 1; }

  llvm::APInt center; // Signed; twice as wide as the precision, plus 64 bits.
  int64_t exponent = 0;
  Magnitude radius;
};

/// Returns the greatest integer whose square does not exceed the value. The
/// value is unsigned and must have at least two leading zeros.
llvm::APInt getIntegerSqrt(const llvm::APInt &value);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_BALL_H
