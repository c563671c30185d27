// SPDX-License-Identifier: Apache-2.0
//
// Real numbers known up to a bound of the error, over integers of any width.
// No floating-point arithmetic of the host takes part.
#ifndef CORE_FLOAT_MATH_BALL_H
#define CORE_FLOAT_MATH_BALL_H

#include <cstdint>

#include "core/float_math/magnitude.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

namespace mlir::elementary {

/// All real numbers that are no further than a radius from a centre. The centre
/// is an integer times a power of two, of up to getPrecision() bits. An
/// operation returns a ball with the exact results of all members of its
/// operands, which have the same precision.
class Ball {
public:
  /// The number value * 2^exponent.
  Ball(unsigned precision, int64_t value, int64_t exponent = 0);
  /// The number value * 2^exponent, where the value is read as unsigned and has
  /// no more bits than the precision.
  Ball(unsigned precision, const llvm::APInt &value, int64_t exponent,
       bool negative);
  /// The number of a finite float of no more bits than the precision.
  Ball(unsigned precision, const llvm::APFloat &value);

  /// A ball of which nothing is known.
  static Ball getUnknown(unsigned precision);

  unsigned getPrecision() const { return (center.getBitWidth() - 64) / 2; }
  /// The same, with the centre cut to another precision.
  Ball withPrecision(unsigned precision) const;

  const llvm::APInt &getCenter() const { return center; }
  int64_t getExponent() const { return exponent; }
  Magnitude getRadius() const { return radius; }

  bool isZero() const { return center.isZero() && radius.isZero(); }
  /// Of the centre.
  bool isNegative() const { return center.isNegative(); }
  /// The exponent e of a power of two with |centre| <= 2^e, and above 2^(e-2).
  /// For a centre of zero it is far below all others.
  int64_t getBound() const;
  /// Whether all members have the centre's sign and its magnitude up to a
  /// factor of two.
  bool isApart() const;
  /// A magnitude that is no less than that of any member.
  Magnitude getMagnitude() const;
  /// The integer nearest to the centre, whose bound is below 62.
  int64_t getNearest() const;
  /// The integer nearest to the centre, in as many bits as the ball has.
  llvm::APInt getNearestInteger() const;

  Ball operator-() const;
  friend Ball operator+(const Ball &lhs, const Ball &rhs);
  friend Ball operator-(const Ball &lhs, const Ball &rhs);
  friend Ball operator*(const Ball &lhs, const Ball &rhs);
  /// Unknown where the divisor may be zero.
  friend Ball operator/(const Ball &lhs, const Ball &rhs);
  friend Ball operator+(const Ball &lhs, int64_t rhs);
  friend Ball operator-(const Ball &lhs, int64_t rhs);
  /// The divisor is positive and below 2^32.
  friend Ball operator/(const Ball &lhs, int64_t rhs);
  /// Times 2^power, exactly.
  Ball scaled(int64_t power) const;
  /// Unknown where a member may be negative.
  Ball sqrt() const;
  /// With a radius that is greater by that.
  Ball widened(Magnitude by) const;

private:
  Ball(llvm::APInt center, int64_t exponent, Magnitude radius);
  unsigned getBits() const { return center.getSignificantBits() - 1; }

  llvm::APInt
      center; // Signed, twice as wide as the precision and 64 bits more.
  int64_t exponent = 0;
  Magnitude radius;
};

/// The integer whose square is the greatest one that is not above the value, an
/// unsigned one with at least two leading zeros.
llvm::APInt getIntegerSqrt(const llvm::APInt &value);

} // namespace mlir::elementary

#endif // CORE_FLOAT_MATH_BALL_H
