// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/operation_memory.h"

#include <cstdlib>
#include <new>
#include <utility>

#include <malloc.h>

#include "llvm/Support/Compiler.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::detail {

// Sanitizers must observe each allocation and deallocation.
#if LLVM_ADDRESS_SANITIZER_BUILD || LLVM_THREAD_SANITIZER_BUILD ||             \
    LLVM_MEMORY_SANITIZER_BUILD
static constexpr bool keepsMemory = false;
#else
static constexpr bool keepsMemory = true;
#endif

namespace {
struct FreeBlock {
  FreeBlock *next;
};

/// Memory that a thread has freed and not reused, by size.
class FreeBlocks {
public:
  // Memory that is freed after the destruction at thread exit is not kept.
  ~FreeBlocks() {
    isClosed = true;
    for (FreeBlock *&first : lists)
      while (first)
        std::free(std::exchange(first, first->next));
  }

  void *take(size_t size) {
    // Lists contain the usable sizes of malloc: an odd number of granules.
    const size_t list = ((size + Granule - 1) / Granule) | 1;
    if (list >= NumLists || !lists[list])
      return nullptr;
    numBytes -= list * Granule;
    return std::exchange(lists[list], lists[list]->next);
  }
  /// Returns false if the memory is not kept.
  bool give(void *memory) {
    const size_t list = malloc_usable_size(memory) / Granule;
    if (list >= NumLists || numBytes >= MaxBytes || isClosed)
      return false;
    numBytes += list * Granule;
    lists[list] = ::new (memory) FreeBlock{lists[list]};
    return true;
  }

private:
  static constexpr size_t Granule = 8;
  static constexpr size_t NumLists = 64;
  static constexpr size_t MaxBytes = 32 << 20;

  FreeBlock *lists[NumLists] = {};
  size_t numBytes = 0;
  bool isClosed = false;
};
} // namespace

static thread_local FreeBlocks freeBlocks;

void *allocateOperation(size_t size) {
  if constexpr (keepsMemory)
    if (void *memory = freeBlocks.take(size))
      return memory;
  void *memory = std::malloc(size);
  if (!memory)
    llvm::report_bad_alloc_error("no memory for an operation");
  return memory;
}

void freeOperation(void *memory) {
  if (keepsMemory && freeBlocks.give(memory))
    return;
  std::free(memory);
}

} // namespace mlir::detail
