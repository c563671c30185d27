// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/ziv.h"

#include <algorithm>
#include <cassert>
#include <utility>

using namespace mlir::elementary;
using llvm::APFloat;
using llvm::APInt;

// Returns the integer times 2^exponent, rounded. It is first rounded to odd in
// quadruple precision, which has more than twice the bits and all exponents of
// the formats. Rounding the result to nearest therefore equals rounding the
// exact number.
static APFloat roundExact(const APInt &value, int64_t exponent,
                          const llvm::fltSemantics &semantics) {
  APFloat result(APFloat::IEEEquad());
  if (!value.isZero()) {
    APInt magnitude = value.abs();
    int64_t log2 = exponent + magnitude.getActiveBits() - 1;
    // All formats overflow or underflow beyond these exponents.
    log2 = std::clamp<int64_t>(log2, -8000, 8000);
    int64_t excess = int64_t(magnitude.getActiveBits()) - 113;
    if (excess > 0) {
      bool inexact = magnitude.countTrailingZeros() < excess;
      magnitude.lshrInPlace(static_cast<unsigned>(excess));
      if (inexact)
        magnitude.setBit(0);
    }
    APInt bits = magnitude.zextOrTrunc(128);
    if (excess < 0)
      bits <<= static_cast<unsigned>(-excess);
    bits.clearBit(112);
    bits.insertBits(static_cast<uint64_t>(log2 + 16383), 112, 15);
    if (value.isNegative())
      bits.setBit(127);
    result = APFloat(APFloat::IEEEquad(), bits);
  }
  bool losesInfo = false;
  result.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return result;
}

std::optional<APFloat>
mlir::elementary::round(const Ball &ball, const llvm::fltSemantics &semantics) {
  if (ball.getRadius().isZero())
    return roundExact(ball.getCenter(), ball.getExponent(), semantics);
  if (!ball.isApart())
    return std::nullopt;
  // Adds bits to the center, for a radius below its last bit.
  unsigned room = ball.getCenter().getNumSignBits() - 2;
  APInt center = ball.getCenter().shl(room);
  int64_t unit = ball.getExponent() - room;
  // Chooses units so that the radius fits.
  unsigned coarser = 0;
  if (int64_t excess = ball.getRadius().getBound() - unit - 30; excess > 0)
    coarser = static_cast<unsigned>(excess);
  APInt radius(center.getBitWidth(), ball.getRadius().inUnits(unit + coarser));
  radius <<= coarser;
  APFloat low = roundExact(center - radius, unit, semantics);
  APFloat high = roundExact(center + radius, unit, semantics);
  if (!low.bitwiseIsEqual(high))
    return std::nullopt;
  return low;
}

APFloat mlir::elementary::roundCorrectly(
    const llvm::fltSemantics &semantics,
    llvm::function_ref<Ball(unsigned precision)> evaluate) {
  unsigned precision = APFloat::semanticsPrecision(semantics) <= 24 ? 64 : 96;
  while (true) {
    if (std::optional<APFloat> result = round(evaluate(precision), semantics))
      return std::move(*result);
    precision *= 2;
    assert(precision < (1u << 20) && "an exact case that was not seen");
  }
}
