/* SPDX-License-Identifier: Apache-2.0 */
/* The memory in which calls compute. A call takes an arena and returns it at
 * its end; the next call takes it again, so that its pages are there already.
 */
#ifndef TARGETS_RUNTIME_ARENA_H
#define TARGETS_RUNTIME_ARENA_H

#include <stdint.h>

#include "targets/runtime/hidden.h"

struct OMArena {
  struct OMArena *next; /* in the list of free arenas */
  int64_t size;
  char *memory; /* aligned to 64 bytes */
};

/* Returns an arena of at least this size, with undefined contents, or NULL if
 * there is no memory. There are never more arenas than calls at one time.
 * Thread safety: thread-safe. */
OM_HIDDEN struct OMArena *omTakeArena(int64_t bytes);

/* Makes an arena available to other calls. It may be NULL.
 * Thread safety: thread-safe. */
OM_HIDDEN void omReturnArena(struct OMArena *arena);

#endif
