/* SPDX-License-Identifier: Apache-2.0 */
/* Objects: tensors with their shapes, sequences of objects, and nothing. */
#include "targets/runtime/object.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "targets/runtime/block.h"
#include "targets/runtime/model.h"

/* The capacity of a sequence when it gets its first element. */
enum { FIRST_CAPACITY = 4, POINTER = (int)sizeof(void *) };

static void *fail(OMCall *call, OMErrorCode code, int64_t node) {
  omSetError(call, code, node);
  return NULL;
}

static void *makeObject(OMCall *call, int32_t kind, int64_t bytes) {
  void *memory = omAllocateBlock(call, bytes);
  if (memory)
    omFindBlock(memory)->kind = kind;
  return memory;
}

/* Tensors */

const int64_t *omGetTensorShape(const void *tensor) {
  const struct OMBlock *block = omFindBlock(tensor);
  return (const int64_t *)((const char *)tensor + block->size) - block->count;
}

int64_t omGetTensorSize(const void *tensor, int64_t dimension) {
  return omGetTensorShape(tensor)[dimension];
}

void *omMakeTensor(OMCall *call, const void *elements, int64_t width,
                   int64_t rank, const int64_t *shape) {
  int64_t bytes = width;
  for (int64_t i = 0; i < rank; ++i)
    bytes *= shape[i];
  const int64_t padded = (bytes + 7) / 8 * 8;
  char *memory = makeObject(call, OM_BLOCK_TENSOR,
                            padded + rank * (int64_t)sizeof(*shape));
  if (!memory)
    return NULL;
  struct OMBlock *block = omFindBlock(memory);
  block->width = (int32_t)width;
  block->count = rank;
  if (bytes > 0)
    memcpy(memory, elements, (size_t)bytes);
  if (rank > 0)
    memcpy(memory + padded, shape, (size_t)rank * sizeof(*shape));
  return memory;
}

void *omCheckTensor(OMCall *call, int64_t node, void *object, int64_t width,
                    int64_t rank) {
  const struct OMBlock *block = omFindBlock(object);
  if (block->kind == OM_BLOCK_NOTHING)
    return fail(call, OM_ERROR_EMPTY, node);
  if (block->kind != OM_BLOCK_TENSOR || block->width != width ||
      block->count != rank)
    return fail(call, OM_ERROR_SHAPE, node);
  return object;
}

/* Sequences */

void *omMakeSequence(OMCall *call) {
  return makeObject(call, OM_BLOCK_SEQUENCE, FIRST_CAPACITY * POINTER);
}

int64_t omGetSequenceLength(const void *sequence) {
  return omFindBlock(sequence)->count;
}

/* Takes a sequence and returns one with its elements that has one owner and
 * room for another element. */
static void **takeSequence(OMCall *call, void *sequence) {
  struct OMBlock *block = omFindBlock(sequence);
  const int64_t count = block->count;
  const bool isShared = block->owners > 1;
  if (!isShared && (count + 1) * POINTER <= block->size)
    return sequence;
  void **copy = makeObject(call, OM_BLOCK_SEQUENCE, (2 * count + 1) * POINTER);
  if (!copy)
    return NULL;
  memcpy(copy, sequence, (size_t)count * POINTER);
  omFindBlock(copy)->count = count;
  if (isShared)
    for (int64_t i = 0; i < count; ++i)
      omShareBlock(copy[i]);
  else
    block->count = 0;
  omFreeBlock(sequence);
  return copy;
}

/* Counts a negative position from the end. Returns whether it is below `end`.
 */
static bool findPosition(const void *sequence, int64_t *position, int64_t end) {
  if (*position < 0)
    *position += omGetSequenceLength(sequence);
  return *position >= 0 && *position < end;
}

static void *insert(OMCall *call, void *sequence, void *element,
                    int64_t position) {
  void **taken = takeSequence(call, sequence);
  if (!taken)
    return NULL;
  struct OMBlock *block = omFindBlock(taken);
  memmove(taken + position + 1, taken + position,
          (size_t)(block->count - position) * POINTER);
  taken[position] = element;
  ++block->count;
  return taken;
}

void *omAppendToSequence(OMCall *call, void *sequence, void *element) {
  return insert(call, sequence, element, omGetSequenceLength(sequence));
}

void *omInsertIntoSequence(OMCall *call, int64_t node, void *sequence,
                           void *element, int64_t position) {
  if (!findPosition(sequence, &position, omGetSequenceLength(sequence) + 1))
    return fail(call, OM_ERROR_INDEX, node);
  return insert(call, sequence, element, position);
}

void *omEraseFromSequence(OMCall *call, int64_t node, void *sequence,
                          int64_t position) {
  if (!findPosition(sequence, &position, omGetSequenceLength(sequence)))
    return fail(call, OM_ERROR_INDEX, node);
  void **taken = takeSequence(call, sequence);
  if (!taken)
    return NULL;
  struct OMBlock *block = omFindBlock(taken);
  omFreeBlock(taken[position]);
  --block->count;
  memmove(taken + position, taken + position + 1,
          (size_t)(block->count - position) * POINTER);
  return taken;
}

void *omGetSequenceElement(OMCall *call, int64_t node, void *sequence,
                           int64_t position) {
  if (!findPosition(sequence, &position, omGetSequenceLength(sequence)))
    return fail(call, OM_ERROR_INDEX, node);
  return omShareBlock(((void **)sequence)[position]);
}

/* Optional values */

void *omMakeNothing(OMCall *call) {
  return makeObject(call, OM_BLOCK_NOTHING, 0);
}

int64_t omHasElement(const void *optional) {
  return omFindBlock(optional)->kind != OM_BLOCK_NOTHING;
}

void *omGetOptionalElement(OMCall *call, int64_t node, void *optional) {
  if (!omHasElement(optional))
    return fail(call, OM_ERROR_EMPTY, node);
  return omShareBlock(optional);
}
