// SPDX-License-Identifier: Apache-2.0
//
// Prints memrefs: a line about the shape, and the elements in brackets.
#ifndef TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_PRINT_H
#define TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_PRINT_H

#include "targets/runtime/runner_utils/elements.h"
#include "targets/runtime/runner_utils/memref_descriptor.h"

namespace mlir::runner {

/// Prints a character `count` times.
inline void printTimes(FILE *file, char character, int64_t count) {
  for (; count > 0; --count)
    std::fputc(character, file);
}

template <typename T> void printShape(FILE *file, const Memref<T> &memref) {
  auto printList = [&](const char *name, auto get) {
    std::fprintf(file, " %s = [", name);
    for (int64_t dim = 0; dim < memref.rank; ++dim)
      std::fprintf(file, "%s%lld", dim ? ", " : "",
                   static_cast<long long>(get(dim)));
    std::fputc(']', file);
  };
  std::fprintf(file, "base@ = %#llx rank = %lld offset = %lld",
               static_cast<unsigned long long>(
                   reinterpret_cast<uintptr_t>(memref.data())),
               static_cast<long long>(memref.rank),
               static_cast<long long>(memref.offset()));
  printList("sizes", [&](int64_t dim) { return memref.size(dim); });
  printList("strides", [&](int64_t dim) { return memref.stride(dim); });
}

/// Prints the elements, with each row of the last dimension on its own line.
template <typename T> void printData(FILE *file, const Memref<T> &memref) {
  const int64_t depth = memref.rank > 0 ? memref.rank : 1;
  printTimes(file, '[', depth);
  if (!memref.isEmpty()) {
    Indices<T> indices(memref);
    for (;;) {
      printElement(file, memref.data()[indices.current()]);
      const int64_t ended = indices.next();
      if (ended == memref.rank)
        break;
      printTimes(file, ']', ended);
      std::fputs(ended ? ", \n" : ", ", file);
      printTimes(file, ' ', memref.rank - ended);
      printTimes(file, '[', ended);
    }
  }
  printTimes(file, ']', depth);
}

/// Prints a memref to standard output.
template <typename T>
void printMemref(const char *title, const Memref<T> &memref) {
  std::fputs(title, stdout);
  printShape(stdout, memref);
  std::fputs(" data = \n", stdout);
  printData(stdout, memref);
  std::fputc('\n', stdout);
  std::fflush(stdout);
}
template <typename T> void printUnranked(const UnrankedMemref *memref) {
  printMemref("Unranked Memref ", Memref<T>(*memref));
}
template <typename T> void printUnranked(int64_t rank, const void *ranked) {
  printMemref("Unranked Memref ", Memref<T>(rank, ranked));
}
template <typename T, int64_t rank> void printRanked(const void *ranked) {
  printMemref("Memref ", Memref<T>(rank, ranked));
}
template <typename T> void printUnrankedShape(const UnrankedMemref *memref) {
  std::fputs("Unranked Memref ", stdout);
  printShape(stdout, Memref<T>(*memref));
  std::fputc('\n', stdout);
  std::fflush(stdout);
}

} // namespace mlir::runner

#endif // TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_PRINT_H
