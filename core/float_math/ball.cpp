// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/ball.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/float_math/dyadic.h"
#include "llvm/ADT/bit.h"

using namespace mlir::elementary;
using llvm::APFloat;
using llvm::APInt;

static unsigned getBallWidth(unsigned precision) { return 2 * precision + 64; }

// Rounds the center to the precision.
Ball::Ball(APInt value, int64_t exponent, Magnitude radius)
    : center(std::move(value)), exponent(exponent), radius(radius) {
  unsigned bits = getBits(), precision = getPrecision();
  if (bits <= precision)
    return;
  unsigned excess = bits - precision;
  bool inexact = center.countTrailingZeros() < excess;
  center.ashrInPlace(excess);
  this->exponent += excess;
  if (inexact)
    this->radius = radius + Magnitude(1, this->exponent);
}

Ball::Ball(unsigned precision, int64_t value, int64_t exponent)
    : Ball(APInt(getBallWidth(precision), value, /*isSigned=*/true), exponent,
           Magnitude()) {}

Ball::Ball(unsigned precision, const APInt &value, int64_t exponent,
           bool negative)
    : center(value.zextOrTrunc(getBallWidth(precision))), exponent(exponent) {
  assert(value.getActiveBits() <= precision && "too many bits for the ball");
  if (negative)
    center.negate();
}

Ball::Ball(unsigned precision, const APFloat &value) : Ball(precision, 0) {
  Dyadic parts = getDyadic(value);
  *this = Ball(precision, APInt(64, parts.odd), parts.exponent, parts.negative);
}

Ball Ball::getUnknown(unsigned precision) {
  return Ball(precision, 0).widened(Magnitude(1, int64_t(1) << 40));
}

Ball Ball::withPrecision(unsigned precision) const {
  unsigned width = getBallWidth(precision), bits = getBits();
  if (width >= center.getBitWidth() || bits <= precision)
    return Ball(center.sextOrTrunc(width), exponent, radius);
  unsigned excess = bits - precision;
  int64_t unit = exponent + excess;
  return Ball(center.ashr(excess).trunc(width), unit,
              radius + Magnitude(1, unit));
}

int64_t Ball::getBound() const {
  return center.isZero() ? -(int64_t(1) << 40) : exponent + getBits();
}

bool Ball::isApart() const {
  if (center.isZero())
    return false;
  return radius.isZero() || radius.getBound() < getBound() - 2;
}

// Returns the 28 leading bits, rounded up.
Magnitude Ball::getMagnitude() const {
  if (center.isZero())
    return radius;
  unsigned bits = getBits(), cut = bits > 28 ? bits - 28 : 0;
  int64_t leading = center.ashr(cut).getSExtValue();
  uint64_t above = static_cast<uint64_t>(leading < 0 ? -leading : leading) + 1;
  return Magnitude(above, exponent + cut) + radius;
}

APInt Ball::getNearestInteger() const {
  if (exponent >= 0) {
    assert(getBound() < int64_t(center.getBitWidth()) - 2 && "too large");
    return center.shl(exponent);
  }
  if (getBound() < -1)
    return APInt(center.getBitWidth(), 0);
  APInt twice = center.ashr(-exponent - 1) + 1;
  return twice.ashr(1);
}

int64_t Ball::getNearest() const { return getNearestInteger().getSExtValue(); }

Ball Ball::operator-() const { return Ball(-center, exponent, radius); }

Ball Ball::scaled(int64_t power) const {
  return Ball(center, exponent + power, radius.dividedByPower(-power));
}

Ball Ball::widened(Magnitude by) const {
  return Ball(center, exponent, radius + by);
}

// Newton's iteration from above decreases until it reaches the root.
APInt mlir::elementary::getIntegerSqrt(const APInt &value) {
  if (value.isZero())
    return value;
  APInt root =
      APInt::getOneBitSet(value.getBitWidth(), (value.getActiveBits() + 1) / 2);
  while (true) {
    APInt next = (root + value.udiv(root)).lshr(1);
    if (next.uge(root))
      return root;
    root = std::move(next);
  }
}

// |sqrt(m) - sqrt(c)| = |m - c| / (sqrt(m) + sqrt(c)) <= radius / sqrt(c).
Ball Ball::sqrt() const {
  unsigned precision = getPrecision();
  if (isZero())
    return *this;
  if (isNegative() || !isApart())
    return getUnknown(precision);
  int64_t shift = 2 * int64_t(precision) + 4 - getBits();
  shift += (exponent - shift) & 1;
  APInt square = center.shl(static_cast<unsigned>(shift));
  APInt root = getIntegerSqrt(square);
  int64_t unit = (exponent - shift) / 2;
  Magnitude error;
  if (root * root != square)
    error = Magnitude(1, unit);
  int64_t leading = unit + root.getActiveBits() - 1;
  return Ball(std::move(root), unit, error + radius.dividedByPower(leading));
}

namespace mlir::elementary {

Ball operator+(const Ball &lhs, const Ball &rhs) {
  assert(lhs.getPrecision() == rhs.getPrecision());
  if (lhs.center.isZero())
    return rhs.widened(lhs.radius);
  if (rhs.center.isZero())
    return lhs.widened(rhs.radius);
  if (lhs.exponent < rhs.exponent)
    return rhs + lhs;
  unsigned width = lhs.center.getBitWidth();
  int64_t room = width - 2 - lhs.getBits();
  int64_t left = std::min(lhs.exponent - rhs.exponent, room);
  int64_t unit = lhs.exponent - left;
  Magnitude radius = lhs.radius + rhs.radius;
  APInt sum = lhs.center.shl(static_cast<unsigned>(left));
  if (unit == rhs.exponent)
    return Ball(sum += rhs.center, unit, radius);
  int64_t right = std::min<int64_t>(unit - rhs.exponent, width - 1);
  return Ball(sum += rhs.center.ashr(static_cast<unsigned>(right)), unit,
              radius + Magnitude(1, unit));
}

Ball operator-(const Ball &lhs, const Ball &rhs) { return lhs + -rhs; }

Ball operator*(const Ball &lhs, const Ball &rhs) {
  assert(lhs.getPrecision() == rhs.getPrecision());
  Magnitude error;
  if (!lhs.radius.isZero())
    error = lhs.radius * rhs.getMagnitude();
  // One of the two terms contains the product of the radii.
  if (!rhs.radius.isZero())
    error = error + rhs.radius * lhs.getMagnitude();
  return Ball(lhs.center * rhs.center, lhs.exponent + rhs.exponent, error);
}

// With centers a, b and radii r, s: the error is at most (r + |a / b| s) / (|b|
// - s), where |b| - s is more than half of |b|.
Ball operator/(const Ball &lhs, const Ball &rhs) {
  unsigned precision = lhs.getPrecision();
  assert(precision == rhs.getPrecision());
  if (!rhs.isApart())
    return Ball::getUnknown(precision);
  if (lhs.isZero())
    return lhs;
  int64_t shift = precision + 2 + rhs.getBits() - int64_t(lhs.getBits());
  APInt quotient =
      lhs.center.shl(static_cast<unsigned>(shift)).sdiv(rhs.center);
  int64_t exponent = lhs.exponent - shift - rhs.exponent;
  Ball result(std::move(quotient), exponent, Magnitude(1, exponent));
  Magnitude error = lhs.radius;
  if (!rhs.radius.isZero())
    error = error + rhs.radius * result.getMagnitude();
  // |b| - s > 2^(bound - 2).
  return result.widened(error.dividedByPower(rhs.getBound() - 2));
}

Ball operator+(const Ball &lhs, int64_t rhs) {
  return lhs + Ball(lhs.getPrecision(), rhs);
}

Ball operator-(const Ball &lhs, int64_t rhs) { return lhs + -rhs; }

Ball operator/(const Ball &lhs, int64_t rhs) {
  assert(rhs > 0 && rhs >> 32 == 0 && "not a small divisor");
  int64_t shift = lhs.getPrecision() + 34 - int64_t(lhs.getBits());
  int64_t exponent = lhs.exponent - shift;
  Magnitude error(1, exponent);
  int log2 = llvm::bit_width(static_cast<uint64_t>(rhs)) - 1;
  return Ball(lhs.center.shl(static_cast<unsigned>(shift)).sdiv(rhs), exponent,
              lhs.radius.dividedByPower(log2) + error);
}

} // namespace mlir::elementary
