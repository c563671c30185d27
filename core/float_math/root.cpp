// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"

using namespace mlir::elementary;
using llvm::APFloat;

// No root of a float is half-way between two floats: such a number has one bit
// more than the format, so its square or cube has at least about twice as many
// bits. The reciprocal of such a square is not a float either.

std::optional<APFloat> mlir::elementary::sqrt(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isZero())
      return x;
    if (x.isNegative())
      return getInvalid(semantics);
    if (x.isInfinity())
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      return Ball(precision, x).sqrt();
    });
  });
}

std::optional<APFloat> mlir::elementary::rsqrt(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isZero())
      return getInfinity(semantics, x.isNegative());
    if (x.isNegative())
      return getInvalid(semantics);
    if (x.isInfinity())
      return getZero(semantics);
    return roundCorrectly(semantics, [&](unsigned precision) {
      return Ball(precision, 1) / Ball(precision, x).sqrt();
    });
  });
}

std::optional<APFloat> mlir::elementary::cbrt(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isZero() || x.isInfinity() || compareMagnitudeWithOne(x) == 0)
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      Ball value(precision, x);
      Ball root = getExp(getLog(x.isNegative() ? -value : value) / 3);
      return x.isNegative() ? -root : root;
    });
  });
}
