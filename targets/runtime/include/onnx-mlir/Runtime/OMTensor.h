/* SPDX-License-Identifier: Apache-2.0 */
/* A tensor: a pointer to elements, and their type, shape and strides.
 *
 * Ownership: a tensor owns its struct, shape and strides, and also its elements
 * if its owning flag is not 0. Functions that take a shape or strides copy
 * them. Elements that a tensor owns must come from malloc or a similar function
 * and are freed with free(). The strings of a string tensor are never freed.
 * Errors: a creator returns NULL, a setter changes nothing, a getter of a size
 * returns -1. errno is EINVAL or ENOMEM, and omGetErrorMessage returns the
 * reason. Only omTensorDestroy and omTensorPrint accept NULL for a tensor. */
#ifndef ONNX_MLIR_OMTENSOR_H
#define ONNX_MLIR_OMTENSOR_H

#include <stdint.h>
#include <stdlib.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"

struct OMTensor;
#ifndef __cplusplus
typedef struct OMTensor OMTensor;
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Creates a tensor over `data`, which it does not own and which may be NULL and
 * set later. The strides are those of contiguous elements in row-major order.
 * `shape` may be NULL if `rank` is 0.
 * Errors: a negative rank or dimension, an unknown type, or a size that
 * overflows. */
OM_EXTERNAL_VISIBILITY OMTensor *omTensorCreate(void *data,
                                                const int64_t *shape,
                                                int64_t rank,
                                                OM_DATA_TYPE dataType);

/* Does the same; owns `data` if `owning` is not 0. On failure the caller still
 * owns it. */
OM_EXTERNAL_VISIBILITY OMTensor *
omTensorCreateWithOwnership(void *data, const int64_t *shape, int64_t rank,
                            OM_DATA_TYPE dataType, int64_t owning);

/* Does the same with new, uninitialized elements, which it owns and which are
 * aligned to 64 bytes.
 * Errors: also a type whose elements have no size. */
OM_EXTERNAL_VISIBILITY OMTensor *
omTensorCreateEmpty(const int64_t *shape, int64_t rank, OM_DATA_TYPE dataType);

/* Creates a tensor with `rank` dimensions of 0, without elements or type. The
 * setters complete it. */
OM_EXTERNAL_VISIBILITY OMTensor *omTensorCreateUntyped(int64_t rank);

/* Frees the tensor, and its elements if it owns them. */
OM_EXTERNAL_VISIBILITY void omTensorDestroy(OMTensor *tensor);

/* Returns the address of the first element, or NULL if not set. */
OM_EXTERNAL_VISIBILITY void *omTensorGetDataPtr(const OMTensor *tensor);

/* Returns the address to pass to free() if the tensor no longer owns its
 * elements. It may differ from the address of the first element. */
OM_EXTERNAL_VISIBILITY void *omTensorGetAllocatedPtr(const OMTensor *tensor);

/* Sets the elements. The first is at `aligned`, or at `allocated` if that is
 * NULL. The tensor frees `allocated` if `owning` is not 0. Frees elements that
 * the tensor owned before. */
OM_EXTERNAL_VISIBILITY void omTensorSetDataPtr(OMTensor *tensor, int64_t owning,
                                               void *allocated, void *aligned);

/* Returns the dimensions, whose number is the rank. The tensor owns the
 * array. */
OM_EXTERNAL_VISIBILITY const int64_t *omTensorGetShape(const OMTensor *tensor);

/* Sets the dimensions, whose number is the rank. Does not change the
 * strides. */
OM_EXTERNAL_VISIBILITY void omTensorSetShape(OMTensor *tensor,
                                             const int64_t *shape);

/* Returns the strides: for each dimension the distance between neighbors, in
 * elements. The tensor owns the array. */
OM_EXTERNAL_VISIBILITY const int64_t *
omTensorGetStrides(const OMTensor *tensor);

/* Sets the strides, whose number is the rank. */
OM_EXTERNAL_VISIBILITY void omTensorSetStrides(OMTensor *tensor,
                                               const int64_t *strides);

/* Sets the strides from strides in bytes, as NumPy has them.
 * Errors: a stride is not a multiple of the element's size. */
OM_EXTERNAL_VISIBILITY void
omTensorSetStridesWithPyArrayStrides(OMTensor *tensor,
                                     const int64_t *stridesInBytes);

OM_EXTERNAL_VISIBILITY OM_DATA_TYPE omTensorGetDataType(const OMTensor *tensor);

/* Errors: an unknown type. */
OM_EXTERNAL_VISIBILITY void omTensorSetDataType(OMTensor *tensor,
                                                OM_DATA_TYPE dataType);

/* Returns the size of an element in bytes; `dataType` must be an enumerator. */
static inline int64_t getDataTypeSize(OM_DATA_TYPE dataType) {
  return OM_DATA_TYPE_SIZE[dataType];
}

/* Returns the size of contiguous elements in bytes. */
OM_EXTERNAL_VISIBILITY int64_t omTensorGetBufferSize(const OMTensor *tensor);

OM_EXTERNAL_VISIBILITY int64_t omTensorGetRank(const OMTensor *tensor);

/* Returns the product of the dimensions. */
OM_EXTERNAL_VISIBILITY int64_t omTensorGetNumElems(const OMTensor *tensor);

/* Returns and sets whether the tensor owns its elements. */
OM_EXTERNAL_VISIBILITY int64_t omTensorGetOwning(const OMTensor *tensor);
OM_EXTERNAL_VISIBILITY void omTensorSetOwning(OMTensor *tensor, int64_t owning);

/* Prints `message` on standard output. In the message, %t stands for the
 * tensor's type (2x3xfloat), %s for a description in lines, %d for the
 * elements, and %e ends the message. Without %t, %s and %d, description and
 * elements follow the message. A message that starts with %i goes to the output
 * of OMInstrumentPoint instead. */
OM_EXTERNAL_VISIBILITY void omTensorPrint(const char *message,
                                          const OMTensor *tensor);

#ifdef __cplusplus
}
#endif

#endif
