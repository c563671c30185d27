// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/dyadic.h"
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"
#include "llvm/ADT/bit.h"

using namespace mlir::elementary;
using llvm::APFloat;
using llvm::APInt;

// Returns the power of a zero or an infinity, or to an infinite exponent: a
// zero or an infinity.
static APFloat getLimitOfPower(const APFloat &x, const APFloat &y) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  int order = compareMagnitudeWithOne(x);
  if (order == 0)
    return getOne(semantics);
  bool isOdd = y.isFinite() && getDyadic(y).isOddInteger();
  bool isNegative = x.isNegative() && isOdd;
  bool isLarge = (order > 0) != y.isNegative();
  return isLarge ? getInfinity(semantics, isNegative)
                 : getZero(semantics, isNegative);
}

// Returns the root if the value is the square of an integer.
static std::optional<uint64_t> getExactSqrt(uint64_t value) {
  APInt root = getIntegerSqrt(APInt(66, value));
  if (root * root != APInt(66, value))
    return std::nullopt;
  return root.getZExtValue();
}

// Returns x^y for x > 0 if the result fits in the precision. With x = s 2^e and
// y = t 2^f, where s and t are odd:
// - a negative y yields a fraction unless x is a power of two;
// - a negative f yields an irrational number unless x is a square;
// - otherwise, the result is the product of |t| 2^f factors.
static std::optional<Ball> getExactPower(unsigned precision, Dyadic x,
                                         Dyadic y) {
  if (x.odd != 1 && y.negative)
    return std::nullopt;
  for (; y.exponent < 0; ++y.exponent) {
    std::optional<uint64_t> root = getExactSqrt(x.odd);
    if (!root || x.exponent % 2 != 0)
      return std::nullopt;
    x.odd = *root;
    x.exponent /= 2;
  }
  // Larger exponents exceed the range of all formats. The limit avoids overflow
  // below.
  if (y.getLog2() > 20)
    return std::nullopt;
  int64_t factors = static_cast<int64_t>(y.odd << y.exponent);
  if (x.odd != 1 && factors * (llvm::bit_width(x.odd) - 1) >= precision - 1)
    return std::nullopt;
  Ball power(precision, 1);
  if (x.odd != 1)
    for (int64_t i = 0; i < factors; ++i)
      power = power * Ball(precision, APInt(64, x.odd), 0, false);
  if (!power.getRadius().isZero())
    return std::nullopt;
  return power.scaled(x.exponent * (y.negative ? -factors : factors));
}

std::optional<APFloat> mlir::elementary::pow(const APFloat &x,
                                             const APFloat &y) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  if (!isSupported(semantics))
    return std::nullopt;
  bool isOne = !x.isNaN() && !x.isNegative() && compareMagnitudeWithOne(x) == 0;
  if (y.isZero() || isOne)
    return getOne(semantics);
  if (x.isNaN() || y.isNaN())
    return getQuiet(x.isNaN() ? x : y);
  if (x.isZero() || x.isInfinity() || y.isInfinity())
    return getLimitOfPower(x, y);
  Dyadic base = getDyadic(x), exponent = getDyadic(y);
  if (base.negative && !exponent.isInteger())
    return getInvalid(semantics);
  bool isNegative = base.negative && exponent.isOddInteger();
  return roundCorrectly(semantics, [&](unsigned precision) {
    std::optional<Ball> power = getExactPower(precision, base, exponent);
    if (!power) {
      // The exponent of the result uses bits of the product.
      unsigned working = precision + 24;
      Ball positive(working, APInt(64, base.odd), base.exponent, false);
      power =
          getExp(getLog(positive) * Ball(working, y)).withPrecision(precision);
    }
    return isNegative ? -*power : *power;
  });
}
