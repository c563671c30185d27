// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/series.h"

#include <utility>

using namespace mlir::elementary;

// erf x = 2 x / sqrt(pi) exp(-x^2) sum over k of (2 x^2)^k / (1 3 ... (2k +
// 1)). Once the ratio of terms, 2 x^2 / (2k + 1), is at most 1/2, the remainder
// is less than twice the next term.
Ball mlir::elementary::getErf(const Ball &x) {
  unsigned precision = x.getPrecision(), working = precision + 16;
  if (x.isZero())
    return x;
  Ball wide = x.withPrecision(working);
  Ball square = wide * wide, twice = square.scaled(1);
  Ball sum(working, 1), term = sum;
  for (int64_t k = 3;; k += 2) {
    term = term * twice / k;
    bool falls = (twice / k).getBound() < 0;
    if (falls && term.getBound() < -int64_t(working)) {
      sum = sum.widened(term.getMagnitude() * Magnitude(2, 0));
      break;
    }
    sum = sum + term;
  }
  Ball factor = wide.scaled(1) * getExp(-square) / getPi(working).sqrt();
  return (factor * sum).withPrecision(precision);
}

// erfc x = exp(-x^2) / sqrt(pi) / f with the continued fraction f = x + (1/2) /
// (x + (2/2) / (x + (3/2) / ...)). Its value is between any two consecutive
// convergents a / b. Their distance is the product of the numerators 1/2 ...
// n/2 divided by both denominators b.
Ball mlir::elementary::getErfcTail(const Ball &x) {
  unsigned precision = x.getPrecision(), working = precision + 24;
  Ball wide = x.withPrecision(working);
  Ball a0(working, 1), a1 = wide;
  Ball b0(working, 0), b1(working, 1);
  Ball product(working, 1);
  for (int64_t n = 1;; ++n) {
    Ball numerator(working, n, -1);
    Ball a2 = wide * a1 + numerator * a0;
    Ball b2 = wide * b1 + numerator * b0;
    a0 = std::exchange(a1, a2);
    b0 = std::exchange(b1, b2);
    product = product * numerator;
    // A bound exceeds the logarithm by at most two.
    int64_t distance =
        product.getBound() + 1 - (b0.getBound() - 2) - (b1.getBound() - 2);
    if (distance < wide.getBound() - int64_t(working)) {
      Ball f = (a1 / b1).widened(Magnitude(1, distance));
      Ball result = getExp(-(wide * wide)) / (getPi(working).sqrt() * f);
      return result.withPrecision(precision);
    }
  }
}
