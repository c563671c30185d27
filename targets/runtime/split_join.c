/* SPDX-License-Identifier: Apache-2.0 */
/* Splits tensors into sequences, and joins the tensors of sequences. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "targets/runtime/block.h"
#include "targets/runtime/model.h"
#include "targets/runtime/object.h"

/* A tensor as `outer` times `size` times `inner` bytes. */
struct Axis {
  int64_t outer, size, inner;
};

static struct Axis getAxis(const int64_t *shape, int64_t rank, int64_t axis,
                           int64_t width) {
  struct Axis result = {1, shape[axis], width};
  for (int64_t i = 0; i < axis; ++i)
    result.outer *= shape[i];
  for (int64_t i = axis + 1; i < rank; ++i)
    result.inner *= shape[i];
  return result;
}

/* Copies `count` rows of a number of bytes that lie `fromStep` bytes apart to
 * ones that lie `toStep` bytes apart. */
static void copyRows(char *to, int64_t toStep, const char *from,
                     int64_t fromStep, int64_t bytes, int64_t count) {
  for (int64_t i = 0; bytes > 0 && i < count; ++i)
    memcpy(to + i * toStep, from + i * fromStep, (size_t)bytes);
}

static void *fail(OMCall *call, OMErrorCode code, int64_t node) {
  omSetError(call, code, node);
  return NULL;
}

/* Splitting */

static int64_t readPart(const void *parts, int64_t width, int64_t index) {
  return width == 4 ? ((const int32_t *)parts)[index]
                    : ((const int64_t *)parts)[index];
}

/* The arguments of omSplitToSequence. */
struct Split {
  const char *elements;
  int64_t width, axis, mode;
  const void *parts;
  int64_t partWidth, numParts, rank;
  const int64_t *shape;
};

/* Returns the size of a part that begins at `start`. */
static int64_t getPart(const struct Split *split, int64_t number,
                       int64_t start) {
  if (split->mode == OM_SPLIT_LIST)
    return readPart(split->parts, split->partWidth, number);
  if (split->mode != OM_SPLIT_EQUAL)
    return 1;
  const int64_t part = readPart(split->parts, split->partWidth, 0);
  const int64_t rest = split->shape[split->axis] - start;
  return part < rest ? part : rest;
}

/* Returns whether the sizes of parts are those of a tensor. */
static bool checkParts(const struct Split *split) {
  const int64_t size = split->shape[split->axis];
  if (split->mode == OM_SPLIT_EQUAL)
    return readPart(split->parts, split->partWidth, 0) > 0;
  if (split->mode != OM_SPLIT_LIST)
    return true;
  int64_t sum = 0;
  for (int64_t i = 0; i < split->numParts; ++i) {
    const int64_t part = readPart(split->parts, split->partWidth, i);
    if (part < 0 || part > size - sum)
      return false;
    sum += part;
  }
  return sum == size;
}

static void *makePart(OMCall *call, const struct Split *split, int64_t start,
                      int64_t size) {
  const struct Axis axis =
      getAxis(split->shape, split->rank, split->axis, split->width);
  const int64_t row = size * axis.inner;
  /* The part as a tensor with one dimension of bytes, then with its shape. */
  const int64_t rank = split->rank - (split->mode == OM_SPLIT_DROP_AXIS);
  const int64_t bytes = axis.outer * row;
  const int64_t padded = (bytes + 7) / 8 * 8;
  char *memory =
      omAllocateBlock(call, padded + rank * (int64_t)sizeof(int64_t));
  if (!memory)
    return NULL;
  struct OMBlock *block = omFindBlock(memory);
  block->kind = OM_BLOCK_TENSOR;
  block->width = (int32_t)split->width;
  block->count = rank;
  copyRows(memory, row, split->elements + start * axis.inner,
           axis.size * axis.inner, row, axis.outer);
  int64_t *shape = (int64_t *)(memory + padded);
  for (int64_t i = 0; i < split->rank; ++i)
    if (i != split->axis)
      *shape++ = split->shape[i];
    else if (split->mode != OM_SPLIT_DROP_AXIS)
      *shape++ = size;
  return memory;
}

void *omSplitToSequence(OMCall *call, int64_t node, const void *elements,
                        int64_t width, int64_t axis, int64_t mode,
                        const void *parts, int64_t partWidth, int64_t numParts,
                        int64_t rank, const int64_t *shape) {
  const struct Split split = {elements,  width,    axis, mode, parts,
                              partWidth, numParts, rank, shape};
  if (!checkParts(&split))
    return fail(call, OM_ERROR_SHAPE, node);
  void *sequence = omMakeSequence(call);
  int64_t start = 0;
  for (int64_t i = 0;
       sequence && (mode == OM_SPLIT_LIST ? i < numParts : start < shape[axis]);
       ++i) {
    const int64_t size = getPart(&split, i, start);
    void *part = makePart(call, &split, start, size);
    if (!part)
      return NULL;
    sequence = omAppendToSequence(call, sequence, part);
    start += size;
  }
  return sequence;
}

/* Joining */

static void *const *getElements(const void *sequence) {
  return (void *const *)sequence;
}

void *omCheckJoin(OMCall *call, int64_t node, void *sequence, int64_t axis,
                  int64_t isNew, int64_t width, int64_t rank) {
  const int64_t count = omGetSequenceLength(sequence);
  if (count == 0)
    return fail(call, OM_ERROR_INDEX, node);
  void *const *elements = getElements(sequence);
  const int64_t elementRank = rank - (isNew ? 1 : 0);
  int64_t sum = 0;
  for (int64_t k = 0; k < count; ++k) {
    if (!omCheckTensor(call, node, elements[k], width, elementRank))
      return NULL;
    const int64_t *first = omGetTensorShape(elements[0]);
    const int64_t *shape = omGetTensorShape(elements[k]);
    for (int64_t i = 0; i < elementRank; ++i)
      if ((isNew || i != axis) && shape[i] != first[i])
        return fail(call, OM_ERROR_SHAPE, node);
    if (!isNew && __builtin_add_overflow(sum, shape[axis], &sum))
      return fail(call, OM_ERROR_OVERFLOW, node);
  }
  return sequence;
}

int64_t omGetJoinedSize(const void *sequence, int64_t axis, int64_t isNew,
                        int64_t dimension) {
  void *const *elements = getElements(sequence);
  const int64_t count = omGetSequenceLength(sequence);
  if (dimension != axis)
    return omGetTensorSize(elements[0],
                           dimension - (isNew && dimension > axis ? 1 : 0));
  if (isNew)
    return count;
  int64_t sum = 0;
  for (int64_t k = 0; k < count; ++k)
    sum += omGetTensorSize(elements[k], axis);
  return sum;
}

void omJoinSequence(const void *sequence, int64_t axis, int64_t isNew,
                    void *to) {
  void *const *elements = getElements(sequence);
  const int64_t count = omGetSequenceLength(sequence);
  const struct OMBlock *first = omFindBlock(elements[0]);
  const int64_t *shape = omGetTensorShape(elements[0]);
  /* The number of rows, and the bytes of a row for an index of the axis. */
  int64_t outer = 1, inner = first->width;
  for (int64_t i = 0; i < axis; ++i)
    outer *= shape[i];
  for (int64_t i = axis + (isNew ? 0 : 1); i < first->count; ++i)
    inner *= shape[i];
  const int64_t step = inner * omGetJoinedSize(sequence, axis, isNew, axis);
  char *start = to;
  for (int64_t k = 0; k < count; ++k) {
    const int64_t row =
        inner * (isNew ? 1 : omGetTensorSize(elements[k], axis));
    copyRows(start, step, elements[k], row, row, outer);
    start += row;
  }
}
