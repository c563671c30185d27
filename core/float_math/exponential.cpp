// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/dyadic.h"
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"

using namespace mlir::elementary;
using llvm::APFloat;

// exp, exp2 and exp10: 0 and an infinity at the ends, 1 near 0.
static std::optional<APFloat>
applyExponential(const APFloat &x,
                 llvm::function_ref<Ball(const Ball &)> evaluate) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return x.isNegative() ? getZero(semantics) : x;
    if (x.isZero())
      return getOne(semantics);
    return roundCorrectly(semantics, [&](unsigned precision) {
      return evaluate(Ball(precision, x));
    });
  });
}

std::optional<APFloat> mlir::elementary::exp(const APFloat &x) {
  return applyExponential(x, getExp);
}

// Exact for an integer, whose result may be half-way between zero and the least
// number.
std::optional<APFloat> mlir::elementary::exp2(const APFloat &x) {
  return applyExponential(x, [](const Ball &x) {
    unsigned precision = x.getPrecision();
    if (x.getExponent() >= 0 && x.getBound() < 20)
      return Ball(precision, 1, x.getNearest());
    return getExp(x * getLn2(precision));
  });
}

// Powers of ten of up to 54 bits may be half-way between two floats; they are
// computed exactly.
std::optional<APFloat> mlir::elementary::exp10(const APFloat &x) {
  return applyExponential(x, [](const Ball &x) {
    unsigned precision = x.getPrecision();
    if (x.getExponent() < 0 || x.isNegative() || x.getBound() > 5)
      return getExp(x * getLn10(precision));
    Ball power(precision, 1);
    for (int64_t left = x.getNearest(); left > 0; --left)
      power = power * Ball(precision, 10);
    return power;
  });
}

std::optional<APFloat> mlir::elementary::expm1(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return x.isNegative() ? getOne(semantics, true) : x;
    if (isTiny(x))
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      return getExpm1(Ball(precision, x));
    });
  });
}
