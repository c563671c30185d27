/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/arena.h"

#include <sched.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "onnx-mlir/Runtime/OMMemory.h"

/* A huge page of x86-64, which is a multiple of the pages of the others. */
enum { HUGE_PAGE = 2 << 20, ALIGNMENT = 64 };

/* The free arenas. Only the owner of the lock accesses the list. */
static struct OMArena *freeArenas;
static atomic_flag isLocked = ATOMIC_FLAG_INIT;

static void lock(void) {
  while (atomic_flag_test_and_set_explicit(&isLocked, memory_order_acquire))
    sched_yield();
}

static void unlock(void) {
  atomic_flag_clear_explicit(&isLocked, memory_order_release);
}

/* Returns whether `arena` serves a call for `bytes` better than `best`: the
 * smallest that is large enough, else the largest. */
static int isBetter(const struct OMArena *arena, const struct OMArena *best,
                    int64_t bytes) {
  if (!best)
    return 1;
  if (best->size >= bytes)
    return arena->size >= bytes && arena->size < best->size;
  return arena->size > best->size;
}

/* Removes and returns the best free arena, or NULL if none is free. */
static struct OMArena *takeFree(int64_t bytes) {
  struct OMArena **best = NULL;
  lock();
  for (struct OMArena **link = &freeArenas; *link; link = &(*link)->next)
    if (isBetter(*link, best ? *best : NULL, bytes))
      best = link;
  struct OMArena *arena = best ? *best : NULL;
  if (arena)
    *best = arena->next;
  unlock();
  return arena;
}

static char *allocate(int64_t bytes) {
  const size_t alignment = bytes >= HUGE_PAGE ? HUGE_PAGE : ALIGNMENT;
  void *memory;
  if (posix_memalign(&memory, alignment, bytes ? (size_t)bytes : 1))
    return NULL;
  /* A hint, which may fail. */
  if (bytes >= HUGE_PAGE)
    madvise(memory, (size_t)bytes / HUGE_PAGE * HUGE_PAGE, MADV_HUGEPAGE);
  return memory;
}

static void destroy(struct OMArena *arena) {
  free(arena->memory);
  free(arena);
}

struct OMArena *omTakeArena(int64_t bytes) {
  struct OMArena *arena = takeFree(bytes);
  if (arena && arena->size >= bytes)
    return arena;
  int64_t size = bytes;
  if (arena) {
    /* Sizes that grow from call to call must not allocate in each. */
    int64_t grown;
    if (!__builtin_add_overflow(arena->size, arena->size / 8, &grown) &&
        grown > size)
      size = grown;
    free(arena->memory);
  } else {
    arena = malloc(sizeof(*arena));
    if (!arena)
      return NULL;
  }
  arena->memory = allocate(size);
  arena->size = size;
  if (!arena->memory) {
    free(arena);
    return NULL;
  }
  return arena;
}

void omReturnArena(struct OMArena *arena) {
  if (!arena)
    return;
  lock();
  arena->next = freeArenas;
  freeArenas = arena;
  unlock();
}

void omReleaseMemory(void) {
  lock();
  struct OMArena *arenas = freeArenas;
  freeArenas = NULL;
  unlock();
  while (arenas) {
    struct OMArena *next = arenas->next;
    destroy(arenas);
    arenas = next;
  }
}

__attribute__((destructor)) static void releaseAtUnloading(void) {
  omReleaseMemory();
}
