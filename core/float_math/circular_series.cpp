// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/series.h"

#include <algorithm>

using namespace mlir::elementary;

// The sum over k of (-1)^k first x^(2k) / ((s + 1) ... (s + 2k)), where |x| <
// 1. It is sin x for first = x and s = 1, and cos x for first = 1 and s = 0.
// The terms decrease and alternate in sign, so the remainder is less than the
// next term.
static Ball getCircularSeries(const Ball &x, const Ball &first, int64_t s) {
  if (!first.isApart())
    return Ball::getUnknown(x.getPrecision());
  int64_t limit = first.getBound() - int64_t(x.getPrecision());
  Ball square = -(x * x), term = first, sum = first;
  for (int64_t k = s + 1;; k += 2) {
    term = term * square / (k * (k + 1));
    if (term.getBound() < limit)
      return sum.widened(term.getMagnitude());
    sum = sum + term;
  }
}

// x = n pi / 2 + r, where |r| is at most slightly greater than pi / 4.
SinCos mlir::elementary::getSinCos(const Ball &x) {
  unsigned precision = x.getPrecision(), working = precision + 16;
  Ball r = x.withPrecision(working);
  unsigned quadrant = 0;
  if (x.getBound() >= 0) {
    // Provides as many bits of pi below one as without a reduction.
    unsigned reduction = working + 2 * static_cast<unsigned>(x.getBound()) + 16;
    Ball half = getPi(reduction).scaled(-1);
    Ball wide = x.withPrecision(reduction);
    llvm::APInt n = (wide / half).getNearestInteger();
    quadrant = static_cast<unsigned>(n.extractBitsAsZExtValue(2, 0));
    Ball turns(reduction, n.abs(), 0, n.isNegative());
    r = (wide - half * turns).withPrecision(working);
  }
  Ball sin = getCircularSeries(r, r, 1).withPrecision(precision);
  Ball cos = getCircularSeries(r, Ball(working, 1), 0).withPrecision(precision);
  switch (quadrant) {
  case 0:
    return {sin, cos};
  case 1:
    return {cos, -sin};
  case 2:
    return {-sin, -cos};
  default:
    return {-cos, sin};
  }
}

// The sum over k of (-1)^k x^(2k + 1) / (2k + 1) for |x| < 1/2. The terms
// decrease and alternate in sign.
static Ball getAtanSeries(const Ball &x) {
  int64_t limit = x.getBound() - int64_t(x.getPrecision());
  Ball square = -(x * x), power = x, sum = x;
  for (int64_t k = 3;; k += 2) {
    power = power * square;
    Ball term = power / k;
    if (term.getBound() < limit)
      return sum.widened(term.getMagnitude());
    sum = sum + term;
  }
}

// atan x = pi / 2 - atan(1 / x) for x > 0, and 2 atan(x / (1 + sqrt(1 + x^2))).
Ball mlir::elementary::getAtan(const Ball &x) {
  unsigned precision = x.getPrecision();
  if (x.isZero())
    return x;
  if (!x.isApart())
    return Ball::getUnknown(precision);
  unsigned working = precision + 24;
  Ball wide = x.withPrecision(working);
  bool inverted = x.getBound() > 0;
  if (inverted)
    wide = Ball(working, 1) / wide;
  int64_t halvings = 0;
  for (; wide.getBound() > -3; ++halvings)
    wide = wide / ((wide * wide + 1).sqrt() + 1);
  Ball atan = getAtanSeries(wide).scaled(halvings);
  if (inverted) {
    Ball right = getPi(working).scaled(-1);
    atan = (x.isNegative() ? -right : right) - atan;
  }
  return atan.withPrecision(precision);
}
