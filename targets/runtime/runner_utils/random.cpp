// SPDX-License-Identifier: Apache-2.0
//
// Functions that lowered code calls for random numbers and sorting.
#include <algorithm>
#include <cstdlib>
#include <new>
#include <numeric>
#include <random>

#include "targets/runtime/runner_utils/memref_descriptor.h"

using namespace mlir::runner;

namespace {

/// Sorts the first `count` elements of a contiguous memref.
template <typename T> void sortFirst(uint64_t count, const void *ranked) {
  const Memref<T> memref(1, ranked);
  T *first = memref.data() + memref.offset();
  std::sort(first, first + count);
}

} // namespace

/// Creates a generator, which rtdrand destroys.
extern "C" void *rtsrand(uint64_t seed) {
  void *memory = std::malloc(sizeof(std::mt19937));
  return memory ? new (memory) std::mt19937(seed) : nullptr;
}
/// Returns a number from 0 to `maximum`.
extern "C" uint64_t rtrand(void *generator, uint64_t maximum) {
  std::uniform_int_distribution<uint64_t> distribution(0, maximum);
  return distribution(*static_cast<std::mt19937 *>(generator));
}
extern "C" void rtdrand(void *generator) { std::free(generator); }

/// Fills a memref with its indices in random order.
extern "C" void _mlir_ciface_shuffle(const void *ranked, void *generator) {
  const Memref<uint64_t> memref(1, ranked);
  uint64_t *first = memref.data() + memref.offset();
  uint64_t *last = first + memref.size(0);
  std::iota(first, last, 0);
  std::shuffle(first, last, *static_cast<std::mt19937 *>(generator));
}

extern "C" void _mlir_ciface_stdSortI64(uint64_t count, const void *ranked) {
  sortFirst<int64_t>(count, ranked);
}
extern "C" void _mlir_ciface_stdSortF64(uint64_t count, const void *ranked) {
  sortFirst<double>(count, ranked);
}
extern "C" void _mlir_ciface_stdSortF32(uint64_t count, const void *ranked) {
  sortFirst<float>(count, ranked);
}
