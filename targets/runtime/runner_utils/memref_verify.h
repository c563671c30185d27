// SPDX-License-Identifier: Apache-2.0
//
// Compares memrefs.
#ifndef TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_VERIFY_H
#define TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_VERIFY_H

#include "targets/runtime/runner_utils/memref_print.h"

namespace mlir::runner {

/// Maximum number of differences that are printed.
inline constexpr int64_t printedDifferences = 10;

template <typename T>
bool haveSameLayout(const Memref<T> &actual, const Memref<T> &expected) {
  if (actual.rank != expected.rank)
    return false;
  for (int64_t dim = 0; dim < actual.rank; ++dim)
    if (actual.size(dim) != expected.size(dim) ||
        actual.stride(dim) != expected.stride(dim))
      return false;
  return actual.rank == 0 || actual.offset() == expected.offset();
}

/// Returns the number of elements that differ and prints the first ones to
/// standard error. If shapes or layouts differ, prints that and returns -1.
template <typename T>
int64_t verifyMemrefs(const Memref<T> &actual, const Memref<T> &expected) {
  std::fflush(stdout);
  if (!haveSameLayout(actual, expected)) {
    printShape(stderr, actual);
    printShape(stderr, expected);
    return -1;
  }
  int64_t differences = 0;
  if (actual.isEmpty())
    return 0;
  Indices<T> indices(actual);
  do {
    const int64_t offset = indices.current();
    const T &left = actual.data()[offset];
    const T &right = expected.data()[offset];
    if (isEqual(left, right) || ++differences > printedDifferences)
      continue;
    printElement(stderr, left);
    std::fputs(" != ", stderr);
    printElement(stderr, right);
    std::fprintf(stderr, " offset = %lld\n", static_cast<long long>(offset));
  } while (indices.next() != actual.rank);
  return differences;
}

} // namespace mlir::runner

#endif // TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_VERIFY_H
