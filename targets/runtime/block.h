/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of values whose size is not known when a call begins, and sequences
 * and optional values. A call owns its blocks; compiled code allocates, grows
 * and frees them (model.h). */
#ifndef TARGETS_RUNTIME_BLOCK_H
#define TARGETS_RUNTIME_BLOCK_H

#include <stdint.h>

#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The contents of a block. Compiled code allocates OM_BLOCK_MEMORY; the others
 * are objects, which may have several owners and are then only read. */
enum {
  OM_BLOCK_MEMORY = 0,   /* elements whose shape compiled code knows */
  OM_BLOCK_TENSOR = 1,   /* elements, then, at the end, a shape */
  OM_BLOCK_SEQUENCE = 2, /* pointers to the memory of objects */
  OM_BLOCK_NOTHING = 3   /* an optional value that is empty */
};

/* Starts each block, in the list of the call. The memory follows it. */
struct OMBlock {
  struct OMBlock *next;
  struct OMBlock **link; /* what points to the block */
  int64_t size;          /* of the memory, in bytes */
  int32_t kind;
  int32_t width; /* of an element of a tensor, in bytes */
  int64_t owners;
  int64_t count; /* the rank of a tensor, the length of a sequence */
};

/* Returns the block with this memory. */
OM_HIDDEN struct OMBlock *omFindBlock(const void *memory);

/* Frees all blocks of a call. */
OM_HIDDEN void omFreeBlocks(OMCall *call);

#ifdef __cplusplus
}
#endif

#endif
