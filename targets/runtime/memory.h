/* SPDX-License-Identifier: Apache-2.0 */
/* Memory for elements and scratch. */
#ifndef TARGETS_RUNTIME_MEMORY_H
#define TARGETS_RUNTIME_MEMORY_H

#include <stdint.h>

#include "targets/runtime/hidden.h"

/* `bytes` (not negative) of uninitialized memory, or one if none, aligned to 64
 * bytes, to be freed with free(). NULL if there is not so much. */
OM_HIDDEN void *omAllocate(int64_t bytes);

/* `count` (not negative) pieces of `size` bytes, at least one byte, from
 * malloc. NULL if there is not so much. */
OM_HIDDEN void *omAllocateArray(int64_t count, int64_t size);

#endif
