// SPDX-License-Identifier: Apache-2.0
//
// Functions that lowered code calls to print values, allocate and copy.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "targets/runtime/runner_utils/memref_descriptor.h"

using namespace mlir::runner;

extern "C" void printI64(int64_t value) {
  std::printf("%lld", static_cast<long long>(value));
}
extern "C" void printU64(uint64_t value) {
  std::printf("%llu", static_cast<unsigned long long>(value));
}
extern "C" void printF32(float value) {
  std::printf("%g", static_cast<double>(value));
}
extern "C" void printF64(double value) { std::printf("%lg", value); }
extern "C" void printString(const char *text) { std::fputs(text, stdout); }
extern "C" void printOpen() { std::fputs("( ", stdout); }
extern "C" void printClose() { std::fputs(" )", stdout); }
extern "C" void printComma() { std::fputs(", ", stdout); }
extern "C" void printNewline() { std::fputc('\n', stdout); }
extern "C" void printFlops(double flops) {
  std::fprintf(stderr, "%lf GFLOPS\n", flops / 1.0e9);
}

extern "C" double rtclock() {
  timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0)
    return 0;
  return static_cast<double>(now.tv_sec) +
         static_cast<double>(now.tv_nsec) * 1.0e-9;
}

extern "C" void *mlirAlloc(uint64_t size) { return std::malloc(size); }
extern "C" void *mlirAlignedAlloc(uint64_t alignment, uint64_t size) {
  return std::aligned_alloc(alignment, size);
}
extern "C" void mlirFree(void *memory) { std::free(memory); }
extern "C" void mlirAlignedFree(void *memory) { std::free(memory); }

/// Copies elements of `size` bytes between memrefs of the same shape.
extern "C" void memrefCopy(int64_t size, const UnrankedMemref *source,
                           const UnrankedMemref *target) {
  const Memref<char> from(*source);
  const Memref<char> to(*target);
  if (from.isEmpty())
    return;
  Indices<char> read(from);
  Indices<char> write(to);
  do {
    std::memcpy(to.data() + write.current() * size,
                from.data() + read.current() * size, size);
    write.next();
  } while (read.next() != from.rank);
}
