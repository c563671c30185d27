// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/dyadic.h"
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"

using namespace mlir::elementary;
using llvm::APFloat;

// Returns a multiple of pi / 4, rounded.
static APFloat getAngle(const llvm::fltSemantics &semantics, int64_t quarters,
                        bool negative) {
  return roundCorrectly(semantics, [&](unsigned precision) {
    return getPi(precision) *
           Ball(precision, negative ? -quarters : quarters, -2);
  });
}

// asin x = atan(x / sqrt((1 - x) (1 + x))).
std::optional<APFloat> mlir::elementary::asin(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    int order = compareMagnitudeWithOne(x);
    if (order > 0)
      return APFloat::getQNaN(semantics);
    if (order == 0)
      return getAngle(semantics, 2, x.isNegative());
    if (isTiny(x))
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      Ball value(precision, x);
      return getAtan(value / ((-value + 1) * (value + 1)).sqrt());
    });
  });
}

// acos x = 2 atan(sqrt((1 - x) / (1 + x))).
std::optional<APFloat> mlir::elementary::acos(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    int order = compareMagnitudeWithOne(x);
    if (order > 0)
      return APFloat::getQNaN(semantics);
    if (order == 0)
      return x.isNegative() ? getAngle(semantics, 4, false)
                            : getZero(semantics);
    return roundCorrectly(semantics, [&](unsigned precision) {
      Ball value(precision, x);
      return getAtan(((-value + 1) / (value + 1)).sqrt()).scaled(1);
    });
  });
}

std::optional<APFloat> mlir::elementary::atan(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return getAngle(semantics, 2, x.isNegative());
    if (isTiny(x))
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      return getAtan(Ball(precision, x));
    });
  });
}

// Returns the angle of a point on an axis or at infinity.
static APFloat getLimitOfAngle(const APFloat &y, const APFloat &x) {
  const llvm::fltSemantics &semantics = y.getSemantics();
  bool negative = y.isNegative();
  if (y.isInfinity() && x.isInfinity())
    return getAngle(semantics, x.isNegative() ? 3 : 1, negative);
  if (y.isInfinity() || (x.isZero() && !y.isZero()))
    return getAngle(semantics, 2, negative);
  return x.isNegative() ? getAngle(semantics, 4, negative)
                        : getZero(semantics, negative);
}

std::optional<APFloat> mlir::elementary::atan2(const APFloat &y,
                                               const APFloat &x) {
  const llvm::fltSemantics &semantics = y.getSemantics();
  if (!isSupported(semantics))
    return std::nullopt;
  if (y.isNaN() || x.isNaN())
    return getQuiet(y.isNaN() ? y : x);
  if (y.isZero() || x.isZero() || y.isInfinity() || x.isInfinity())
    return getLimitOfAngle(y, x);
  return roundCorrectly(semantics, [&](unsigned precision) {
    Ball angle = getAtan(Ball(precision, y) / Ball(precision, x));
    if (!x.isNegative())
      return angle;
    Ball half = getPi(precision);
    return (y.isNegative() ? -half : half) + angle;
  });
}
