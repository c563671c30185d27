/* SPDX-License-Identifier: Apache-2.0 */
/* Allocates memory for elements and scratch. */
#ifndef TARGETS_RUNTIME_MEMORY_H
#define TARGETS_RUNTIME_MEMORY_H

#include <stdint.h>

#include "targets/runtime/hidden.h"

/* Allocates `bytes` (not negative) of uninitialized memory, at least one byte,
 * aligned to 64 bytes. Free it with free(). Returns NULL on failure. */
OM_HIDDEN void *omAllocate(int64_t bytes);

/* Allocates an array of `count` (not negative) elements of `size` bytes with
 * malloc, at least one byte. Returns NULL on failure. */
OM_HIDDEN void *omAllocateArray(int64_t count, int64_t size);

#endif
