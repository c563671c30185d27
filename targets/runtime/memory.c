/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/memory.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* The width of the widest vectors, and the cache line size of some CPUs. */
enum { ALIGNMENT = 64 };

void *omAllocate(int64_t bytes) {
  void *memory;
  if (posix_memalign(&memory, ALIGNMENT, bytes ? (size_t)bytes : 1))
    return NULL;
  return memory;
}

void *omAllocateArray(int64_t count, int64_t size) {
  int64_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes))
    return NULL;
  return malloc(bytes ? (size_t)bytes : 1);
}
