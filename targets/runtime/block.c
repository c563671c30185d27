/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/block.h"

#include <errno.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "targets/runtime/error.h"
#include "targets/runtime/memory.h"
#include "targets/runtime/model.h"

/* The bytes before the memory of a block, and those after it that may be read.
 */
enum { HEADER = 64, SLACK = 64 };

_Static_assert(sizeof(struct OMBlock) <= HEADER, "header");

struct OMBlock *omFindBlock(const void *memory) {
  return (struct OMBlock *)((uintptr_t)memory - HEADER);
}

static void freeBlock(struct OMBlock *block) {
  *block->link = block->next;
  if (block->next)
    block->next->link = block->link;
  free(block);
}

void *omAllocateBlock(OMCall *call, int64_t bytes) {
  int64_t size;
  if (bytes < 0 || __builtin_add_overflow(bytes, HEADER + SLACK, &size)) {
    omSetError(call, OM_ERROR_OVERFLOW, -1);
    return NULL;
  }
  struct OMBlock *block = omAllocate(size);
  if (!block) {
    omFail(ENOMEM, "%s: no memory for %" PRId64 " bytes of intermediate values",
           call->entryPoint->name, bytes);
    omSetError(call, OM_ERROR_REPORTED, -1);
    return NULL;
  }
  block->size = bytes;
  block->kind = OM_BLOCK_MEMORY;
  block->width = 0;
  block->owners = 1;
  block->count = 0;
  block->next = call->blocks;
  block->link = &call->blocks;
  if (block->next)
    block->next->link = &block->next;
  call->blocks = block;
  return (char *)block + HEADER;
}

void *omGrowBlock(OMCall *call, void *memory, int64_t used, int64_t bytes) {
  struct OMBlock *block = omFindBlock(memory);
  if (bytes >= 0 && bytes <= block->size)
    return memory;
  int64_t size;
  if (__builtin_mul_overflow(block->size, INT64_C(2), &size) || size < bytes)
    size = bytes;
  void *grown = omAllocateBlock(call, bytes < 0 ? bytes : size);
  if (!grown)
    return NULL;
  memcpy(grown, memory, (size_t)used);
  freeBlock(block);
  return grown;
}

void *omShareBlock(void *memory) {
  ++omFindBlock(memory)->owners;
  return memory;
}

void omFreeBlock(void *memory) {
  struct OMBlock *block = omFindBlock(memory);
  if (--block->owners > 0)
    return;
  if (block->kind == OM_BLOCK_SEQUENCE)
    for (int64_t i = 0; i < block->count; ++i)
      omFreeBlock(((void **)memory)[i]);
  freeBlock(block);
}

void omFreeBlocks(OMCall *call) {
  while (call->blocks)
    freeBlock(call->blocks);
}
