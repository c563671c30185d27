// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/elementary.h"
#include "core/float_math/series.h"
#include "core/float_math/special_values.h"
#include "core/float_math/ziv.h"

using namespace mlir::elementary;
using llvm::APFloat;

// Selects the continued fraction for erf x (x > 0) and erfc x (any x). It
// converges quickly for x of at least 2.
static bool isInTail(const Ball &x) { return x.getBound() > 1; }

static Ball getAnyErf(const Ball &x) {
  return isInTail(x) ? -getErfcTail(x) + 1 : getErf(x);
}

static Ball getAnyErfc(const Ball &x) {
  if (x.isNegative())
    return getAnyErf(-x) + 1;
  return isInTail(x) ? getErfcTail(x) : -getErf(x) + 1;
}

std::optional<APFloat> mlir::elementary::erf(const APFloat &x) {
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity())
      return getOne(x.getSemantics(), x.isNegative());
    if (x.isZero())
      return x;
    return roundCorrectly(x.getSemantics(), [&](unsigned precision) {
      Ball erf = getAnyErf(Ball(precision, abs(x)));
      return x.isNegative() ? -erf : erf;
    });
  });
}

std::optional<APFloat> mlir::elementary::erfc(const APFloat &x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  return applyUnlessNaN(x, [&] {
    if (x.isInfinity() && x.isNegative())
      return APFloat(semantics, 2);
    if (x.isInfinity())
      return getZero(semantics);
    if (isTiny(x))
      return getOne(semantics);
    return roundCorrectly(semantics, [&](unsigned precision) {
      return getAnyErfc(Ball(precision, x));
    });
  });
}
