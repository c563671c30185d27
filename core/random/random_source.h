// SPDX-License-Identifier: Apache-2.0
//
// Pseudorandom numbers determined by a seed, the same on every host and with
// every standard library.
#ifndef CORE_RANDOM_RANDOM_SOURCE_H
#define CORE_RANDOM_RANDOM_SOURCE_H

#include <cassert>
#include <cstdint>

#include "llvm/ADT/ArrayRef.h"

namespace mlir {

/// A sequence of numbers. Source: Steele, Lea, Flood, "Fast Splittable
/// Pseudorandom Number Generators", SplitMix64.
class RandomSource {
public:
  explicit RandomSource(uint64_t seed) : state(seed) {}

  uint64_t next() {
    uint64_t z = state += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }
  /// Returns a number from 0 to `bound` - 1; `bound` must not be 0.
  uint64_t below(uint64_t bound) {
    assert(bound && "there is no number below 0");
    return next() % bound;
  }
  /// Returns a number from `first` to `last`.
  int64_t between(int64_t first, int64_t last) {
    return first + static_cast<int64_t>(below(last - first + 1));
  }
  /// Returns true with a probability of `percent`.
  bool chance(unsigned percent) { return below(100) < percent; }
  /// Returns an element of a list, which must not be empty.
  template <typename T> const T &pick(llvm::ArrayRef<T> list) {
    return list[below(list.size())];
  }

private:
  uint64_t state;
};

} // namespace mlir

#endif // CORE_RANDOM_RANDOM_SOURCE_H
