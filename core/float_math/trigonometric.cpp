// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"

using namespace mlir::elementary;
using llvm::APFloat;

std::optional<APFloat> mlir::elementary::sin(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return getInvalid(semantics);
    if (isTiny(x))
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      return getSinCos(Ball(precision, x)).sin;
    });
  });
}

std::optional<APFloat> mlir::elementary::cos(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return getInvalid(semantics);
    if (isTiny(x))
      return getOne(semantics);
    return roundCorrectly(semantics, [&](unsigned precision) {
      return getSinCos(Ball(precision, x)).cos;
    });
  });
}

std::optional<APFloat> mlir::elementary::tan(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return getInvalid(semantics);
    if (isTiny(x))
      return x;
    return roundCorrectly(semantics, [&](unsigned precision) {
      SinCos both = getSinCos(Ball(precision, x));
      return both.sin / both.cos;
    });
  });
}
