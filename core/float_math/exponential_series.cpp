// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/series.h"

#include <algorithm>

using namespace mlir::elementary;

// Beyond this bound, results are only known to be very large or very small.
static constexpr int64_t kLargeExponentBound = 20;

// x = n ln 2 + 2^k r with |r| < 2^-k: exp x = 2^n (exp r)^(2^k). The remainder
// of the series of exp r is less than twice its first term.
Ball mlir::elementary::getExp(const Ball &x) {
  unsigned precision = x.getPrecision();
  if (x.isZero())
    return Ball(precision, 1);
  if (x.isApart() && x.getBound() > kLargeExponentBound + 2) {
    int64_t large = int64_t(1) << kLargeExponentBound;
    return Ball(precision, 1, x.isNegative() ? -large : large);
  }
  if (!x.getRadius().isZero() && x.getRadius().getBound() > 0)
    return Ball::getUnknown(precision);
  unsigned halvings = precision < 200 ? 6 : 10;
  unsigned working = precision + 32;
  Ball wide = x.withPrecision(working);
  Ball ln2 = getLn2(working);
  int64_t n = x.getBound() < -1 ? 0 : (wide / ln2).getNearest();
  Ball r = wide - ln2 * Ball(working, n);
  r = r.scaled(-int64_t(halvings));
  Ball sum = r + 1, term = r;
  for (int64_t k = 2;; ++k) {
    term = term * r / k;
    if (term.getBound() < -int64_t(working)) {
      sum = sum.widened(term.getMagnitude() * Magnitude(2, 0));
      break;
    }
    sum = sum + term;
  }
  for (unsigned i = 0; i < halvings; ++i)
    sum = sum * sum;
  return sum.scaled(n).withPrecision(precision);
}

// A small number needs additional bits for those that cancel.
Ball mlir::elementary::getExpm1(const Ball &x) {
  unsigned precision = x.getPrecision();
  int64_t canceled = std::clamp<int64_t>(-x.getBound(), 0, 4096);
  Ball wide = x.withPrecision(precision + static_cast<unsigned>(canceled) + 8);
  return (getExp(wide) - 1).withPrecision(precision);
}

// The sum over k of 2 z^(2k + 1) / (2k + 1), which is log((1 + z) / (1 - z)),
// for |z| < 1/4. The remainder is less than twice the next term.
static Ball getLogOfQuotient(const Ball &z) {
  if (z.isZero())
    return z;
  // The magnitude of the result is at most 3 |z|.
  Magnitude magnitude = z.getMagnitude();
  if (!z.isApart() && magnitude.getBound() < -2)
    return Ball(z.getPrecision(), 0).widened(magnitude * Magnitude(3, 0));
  if (!z.isApart())
    return Ball::getUnknown(z.getPrecision());
  int64_t limit = z.getBound() - int64_t(z.getPrecision());
  Ball square = z * z, power = z, sum = z;
  for (int64_t k = 3;; k += 2) {
    power = power * square;
    Ball term = power / k;
    if (term.getBound() < limit) {
      sum = sum.widened(term.getMagnitude() * Magnitude(2, 0));
      return sum.scaled(1);
    }
    sum = sum + term;
  }
}

// x = 2^n m with m from 3/4 to 3/2.
Ball mlir::elementary::getLog(const Ball &x) {
  unsigned precision = x.getPrecision();
  if (x.isNegative() || !x.isApart())
    return Ball::getUnknown(precision);
  unsigned working = precision + 16;
  int64_t n = x.getBound();
  Ball m = x.withPrecision(working).scaled(-n);
  if ((m - Ball(working, 3, -2)).isNegative()) {
    m = m.scaled(1);
    --n;
  }
  Ball log = getLogOfQuotient((m - 1) / (m + 1));
  if (n != 0)
    log = log + getLn2(working) * Ball(working, n);
  return log.withPrecision(precision);
}

// 1 + x = (1 + z) / (1 - z) with z = x / (2 + x).
Ball mlir::elementary::getLog1p(const Ball &x) {
  if (x.getBound() > -2)
    return getLog(x + 1);
  Ball wide = x.withPrecision(x.getPrecision() + 16);
  return getLogOfQuotient(wide / (wide + 2)).withPrecision(x.getPrecision());
}
