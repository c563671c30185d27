// SPDX-License-Identifier: Apache-2.0
#include "core/float_math/series.h"

#include <map>
#include <mutex>

#include "llvm/ADT/STLFunctionalExtras.h"

using namespace mlir::elementary;

namespace {
// Caches a constant as balls of the requested precisions.
class Constant {
public:
  Ball get(unsigned precision, llvm::function_ref<Ball(unsigned)> compute) {
    // Limits the number of different precisions, and leaves room for the error
    // of the computation.
    unsigned computed = (precision + 32 + 127) / 128 * 128;
    std::lock_guard<std::mutex> lock(mutex);
    auto found = balls.find(computed);
    if (found == balls.end())
      found = balls.emplace(computed, compute(computed)).first;
    return found->second.withPrecision(precision);
  }

private:
  std::mutex mutex;
  std::map<unsigned, Ball> balls;
};
} // namespace

// The sum over k of (-1)^k / ((2k + 1) n^(2k + 1)), without alternating signs
// unless `alternating`: atan(1/n) or atanh(1/n). The remainder is less than
// twice the next term, since n is at least 2.
static Ball getArcOfReciprocal(unsigned precision, int64_t n,
                               bool alternating) {
  Ball power = Ball(precision, 1) / n;
  Ball sum = power;
  for (int64_t k = 1;; ++k) {
    power = power / (n * n);
    Ball term = power / (2 * k + 1);
    if (term.getBound() < -int64_t(precision))
      return sum.widened(term.getMagnitude() * Magnitude(2, 0));
    sum = alternating && k % 2 == 1 ? sum - term : sum + term;
  }
}

// Machin's formula: pi / 4 = 4 atan(1/5) - atan(1/239).
Ball mlir::elementary::getPi(unsigned precision) {
  static Constant pi;
  return pi.get(precision, [](unsigned p) {
    return getArcOfReciprocal(p, 5, true).scaled(4) -
           getArcOfReciprocal(p, 239, true).scaled(2);
  });
}

// ln 2 = 2 atanh(1/3).
Ball mlir::elementary::getLn2(unsigned precision) {
  static Constant ln2;
  return ln2.get(precision, [](unsigned p) {
    return getArcOfReciprocal(p, 3, false).scaled(1);
  });
}

// ln 10 = 3 ln 2 + ln(5/4), and ln(5/4) = 2 atanh(1/9).
Ball mlir::elementary::getLn10(unsigned precision) {
  static Constant ln10;
  return ln10.get(precision, [](unsigned p) {
    return getArcOfReciprocal(p, 3, false) * Ball(p, 6) +
           getArcOfReciprocal(p, 9, false).scaled(1);
  });
}
