/* SPDX-License-Identifier: Apache-2.0 */
/* Sequences, their elements and optional values, as compiled code handles them.
 *
 * An object is a block of the call (block.h), named by its memory: a tensor
 * with its shape, a sequence of objects, or nothing. An optional value is the
 * object that it contains, or nothing. An object may have several owners; one
 * with a single owner may be changed. Functions that "take" an object become
 * its owner, and those that return one make the caller an owner.
 *
 * Functions that return a pointer return NULL after an error, which they store
 * in call->status with the node. One thread of a call may use them. */
#ifndef TARGETS_RUNTIME_OBJECT_H
#define TARGETS_RUNTIME_OBJECT_H

#include <stdint.h>

#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Tensors */

/* Returns a tensor with a copy of the elements, of `width` bytes each. The
 * shape is that of memory, so that its size does not overflow. */
OM_HIDDEN void *omMakeTensor(OMCall *call, const void *elements, int64_t width,
                             int64_t rank, const int64_t *shape);

/* Returns the object, without a new owner, if it is a tensor of this rank and
 * with elements of this width. */
OM_HIDDEN void *omCheckTensor(OMCall *call, int64_t node, void *object,
                              int64_t width, int64_t rank);

OM_HIDDEN int64_t omGetTensorSize(const void *tensor, int64_t dimension);

/* Returns the shape of a tensor. */
OM_HIDDEN const int64_t *omGetTensorShape(const void *tensor);

/* Sequences */

/* Returns an empty sequence. */
OM_HIDDEN void *omMakeSequence(OMCall *call);

OM_HIDDEN int64_t omGetSequenceLength(const void *sequence);

/* Takes a sequence and an element, and returns the sequence with it at its end.
 */
OM_HIDDEN void *omAppendToSequence(OMCall *call, void *sequence, void *element);

/* Takes a sequence and an element, and returns the sequence with it before the
 * element at `position`, which may be the length. A negative one counts from
 * the end. */
OM_HIDDEN void *omInsertIntoSequence(OMCall *call, int64_t node, void *sequence,
                                     void *element, int64_t position);

/* Takes a sequence and returns it without the element at `position`. */
OM_HIDDEN void *omEraseFromSequence(OMCall *call, int64_t node, void *sequence,
                                    int64_t position);

/* Returns the element at `position`. */
OM_HIDDEN void *omGetSequenceElement(OMCall *call, int64_t node, void *sequence,
                                     int64_t position);

/* Optional values */

/* Returns an optional value that is empty. */
OM_HIDDEN void *omMakeNothing(OMCall *call);

OM_HIDDEN int64_t omHasElement(const void *optional);

/* Returns the content of an optional value. */
OM_HIDDEN void *omGetOptionalElement(OMCall *call, int64_t node,
                                     void *optional);

/* Splitting and joining */

/* The sizes of the parts of a tensor that is split. */
enum {
  OM_SPLIT_ELEMENTS = 0,  /* all are 1 */
  OM_SPLIT_DROP_AXIS = 1, /* all are 1, and the parts do not have the axis */
  OM_SPLIT_EQUAL = 2,     /* all are one number; the last may be smaller */
  OM_SPLIT_LIST = 3       /* a list */
};

/* Returns the parts along `axis` (not negative) of a tensor with this memory.
 * `mode` is one of OM_SPLIT_; `parts` are its numbers, of `partWidth` bytes,
 * and `numParts` is the length of a list. */
OM_HIDDEN void *omSplitToSequence(OMCall *call, int64_t node,
                                  const void *elements, int64_t width,
                                  int64_t axis, int64_t mode, const void *parts,
                                  int64_t partWidth, int64_t numParts,
                                  int64_t rank, const int64_t *shape);

/* Checks that the tensors of a sequence, at least one, can be joined along
 * `axis` (not negative), which is a new one if `isNew`, and that their elements
 * have this width and the result has this rank. Returns the sequence, without a
 * new owner. */
OM_HIDDEN void *omCheckJoin(OMCall *call, int64_t node, void *sequence,
                            int64_t axis, int64_t isNew, int64_t width,
                            int64_t rank);

/* Returns the size of a dimension of the tensors, joined. */
OM_HIDDEN int64_t omGetJoinedSize(const void *sequence, int64_t axis,
                                  int64_t isNew, int64_t dimension);

/* Writes the elements of the tensors, joined. */
OM_HIDDEN void omJoinSequence(const void *sequence, int64_t axis, int64_t isNew,
                              void *to);

/* Inputs and outputs */

/* Returns an object with a copy of input `index`. */
OM_HIDDEN void *omInputObject(OMCall *call, int64_t index);

/* Creates output `index` with a copy of an object, and returns the object,
 * without a new owner. Must be called once for each such output. */
OM_HIDDEN void *omOutputObject(OMCall *call, int64_t index, void *object);

#ifdef __cplusplus
}
#endif

#endif
