// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/magnitude.h"

#include <utility>

#include "llvm/ADT/bit.h"

using namespace mlir::elementary;

static constexpr int kMagnitudeBits = 30;

void Magnitude::limit() {
  int excess = llvm::bit_width(bits) - kMagnitudeBits;
  if (excess <= 0)
    return;
  bool inexact = (bits & ((uint64_t(1) << excess) - 1)) != 0;
  bits = (bits >> excess) + inexact;
  exponent += excess;
  if (bits >> kMagnitudeBits) {
    bits >>= 1;
    ++exponent;
  }
}

int64_t Magnitude::getBound() const { return exponent + llvm::bit_width(bits); }

uint64_t Magnitude::inUnits(int64_t unit) const {
  if (isZero())
    return 0;
  constexpr uint64_t kMany = uint64_t(1) << kMagnitudeBits;
  if (getBound() - unit > kMagnitudeBits)
    return kMany;
  int64_t shift = exponent - unit;
  if (shift >= 0)
    return bits << shift;
  return (shift <= -kMagnitudeBits ? 0 : bits >> -shift) + 1;
}

namespace mlir::elementary {

Magnitude operator+(Magnitude lhs, Magnitude rhs) {
  if (lhs.isZero())
    return rhs;
  if (rhs.isZero())
    return lhs;
  if (lhs.getBound() < rhs.getBound())
    std::swap(lhs, rhs);
  // Uses the smallest exponent that the greater summand allows.
  int room = kMagnitudeBits - llvm::bit_width(lhs.bits);
  int64_t unit = lhs.exponent - room;
  return Magnitude((lhs.bits << room) + rhs.inUnits(unit), unit);
}

Magnitude operator*(Magnitude lhs, Magnitude rhs) {
  if (lhs.isZero() || rhs.isZero())
    return Magnitude();
  return Magnitude(lhs.bits * rhs.bits, lhs.exponent + rhs.exponent);
}

} // namespace mlir::elementary
