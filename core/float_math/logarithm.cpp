// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/dyadic.h"
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"

using namespace mlir::elementary;
using llvm::APFloat;

// log, log2 and log10: an infinity for 0 and for an infinity, 0 for 1.
static std::optional<APFloat>
applyLogarithm(const APFloat &x,
               llvm::function_ref<Ball(unsigned precision)> evaluate) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isZero())
      return getInfinity(semantics, true);
    if (x.isNegative())
      return getInvalid(semantics);
    if (x.isInfinity())
      return x;
    if (compareMagnitudeWithOne(x) == 0)
      return getZero(semantics);
    return roundCorrectly(semantics, evaluate);
  });
}

std::optional<APFloat> mlir::elementary::log(const APFloat &x) {
  return applyLogarithm(
      x, [&](unsigned precision) { return getLog(Ball(precision, x)); });
}

// The result is an integer for a power of two, and irrational otherwise.
std::optional<APFloat> mlir::elementary::log2(const APFloat &x) {
  return applyLogarithm(x, [&](unsigned precision) {
    if (Dyadic parts = getDyadic(x); parts.isPowerOfTwo())
      return Ball(precision, parts.exponent);
    return getLog(Ball(precision, x)) / getLn2(precision);
  });
}

// 10^n = 5^n 2^n.
static std::optional<int64_t> getExactLog10(const Dyadic &x) {
  int64_t n = 0;
  uint64_t power = 1;
  for (; power < x.odd; ++n)
    power *= 5;
  if (power == x.odd && n == x.exponent)
    return n;
  return std::nullopt;
}

// The result is an integer for a power of ten, and irrational otherwise.
std::optional<APFloat> mlir::elementary::log10(const APFloat &x) {
  return applyLogarithm(x, [&](unsigned precision) {
    if (std::optional<int64_t> exact = getExactLog10(getDyadic(x)))
      return Ball(precision, *exact);
    return getLog(Ball(precision, x)) / getLn10(precision);
  });
}

std::optional<APFloat> mlir::elementary::log1p(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (isTiny(x))
      return x;
    if (x.isNegative()) {
      int order = compareMagnitudeWithOne(x);
      if (order >= 0)
        return order == 0 ? getInfinity(semantics, true)
                          : getInvalid(semantics);
    }
    if (x.isInfinity())
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      return getLog1p(Ball(precision, x));
    });
  });
}
