// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"

using namespace mlir::elementary;
using llvm::APFloat;

// sinh x = (u + u / (u + 1)) / 2 with u = expm1 x.
std::optional<APFloat> mlir::elementary::sinh(const APFloat &x) {
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity() || isTiny(x))
      return x;
    return roundCorrectly(x.getSemantics(), [&](unsigned precision) {
      // Uses |x|: for negative x, u + 1 would be close to zero.
      Ball u = getExpm1(Ball(precision, abs(x)));
      Ball sinh = (u + u / (u + 1)).scaled(-1);
      return x.isNegative() ? -sinh : sinh;
    });
  });
}

std::optional<APFloat> mlir::elementary::cosh(const APFloat &x) {
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return abs(x);
    if (isTiny(x))
      return getOne(x.getSemantics());
    return roundCorrectly(x.getSemantics(), [&](unsigned precision) {
      Ball exp = getExp(Ball(precision, x));
      return (exp + Ball(precision, 1) / exp).scaled(-1);
    });
  });
}

// tanh x = u / (u + 2) with u = expm1(2 x).
std::optional<APFloat> mlir::elementary::tanh(const APFloat &x) {
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return getOne(x.getSemantics(), x.isNegative());
    if (isTiny(x))
      return x;
    return roundCorrectly(x.getSemantics(), [&](unsigned precision) {
      Ball u = getExpm1(Ball(precision, abs(x)).scaled(1));
      Ball tanh = u / (u + 2);
      return x.isNegative() ? -tanh : tanh;
    });
  });
}

// asinh x = log1p(x + x^2 / (1 + sqrt(1 + x^2))) for x > 0.
std::optional<APFloat> mlir::elementary::asinh(const APFloat &x) {
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity() || isTiny(x))
      return x;
    return roundCorrectly(x.getSemantics(), [&](unsigned precision) {
      Ball value(precision, abs(x));
      Ball square = value * value;
      Ball asinh = getLog1p(value + square / ((square + 1).sqrt() + 1));
      return x.isNegative() ? -asinh : asinh;
    });
  });
}

// acosh x = log1p(t + sqrt(t (t + 2))) with t = x - 1.
std::optional<APFloat> mlir::elementary::acosh(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    int order = compareMagnitudeWithOne(x);
    if (order < 0 || x.isNegative())
      return getInvalid(semantics);
    if (order == 0)
      return getZero(semantics);
    if (x.isInfinity())
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      Ball t = Ball(precision, x) - 1;
      return getLog1p(t + (t * (t + 2)).sqrt());
    });
  });
}

// atanh x = log1p(2 x / (1 - x)) / 2.
std::optional<APFloat> mlir::elementary::atanh(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    int order = compareMagnitudeWithOne(x);
    if (order > 0)
      return getInvalid(semantics);
    if (order == 0)
      return getInfinity(semantics, x.isNegative());
    if (isTiny(x))
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      Ball value(precision, abs(x));
      Ball atanh = getLog1p(value.scaled(1) / (-value + 1)).scaled(-1);
      return x.isNegative() ? -atanh : atanh;
    });
  });
}
