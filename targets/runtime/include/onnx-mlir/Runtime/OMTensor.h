/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A tensor: a pointer to elements, and their type, shape and strides.
 *
 * Ownership: a tensor owns its struct, shape and strides, and its elements if
 * its owning flag is not 0. The functions that take a shape or strides copy
 * them. Elements that a tensor owns come from malloc or its kin and are freed
 * with free(), the strings of a string tensor never.
 * Errors: a creator returns NULL, a setter changes nothing, a getter of a size
 * returns -1; errno is EINVAL or ENOMEM, and omGetErrorMessage says why. Only
 * omTensorDestroy and omTensorPrint accept NULL for a tensor.
 */
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

/* A tensor over `data` (which may be NULL and set later), that does not own it.
 * Strides are those of contiguous elements in row-major order. `shape` may be
 * NULL if `rank` is 0.
 * Errors: a negative rank or dimension, an unknown type, more elements than
 * memory can hold. */
OM_EXTERNAL_VISIBILITY OMTensor *omTensorCreate(void *data,
                                                const int64_t *shape,
                                                int64_t rank,
                                                OM_DATA_TYPE dataType);

/* The same, that owns `data` if `owning` is not 0. On failure the caller still
 * owns it. */
OM_EXTERNAL_VISIBILITY OMTensor *
omTensorCreateWithOwnership(void *data, const int64_t *shape, int64_t rank,
                            OM_DATA_TYPE dataType, int64_t owning);

/* The same, that owns new, uninitialized elements, aligned to 64 bytes.
 * Errors: also a type whose elements are not whole bytes. */
OM_EXTERNAL_VISIBILITY OMTensor *
omTensorCreateEmpty(const int64_t *shape, int64_t rank, OM_DATA_TYPE dataType);

/* A tensor of `rank` dimensions 0, without elements or type, to be filled in
 * with the setters. */
OM_EXTERNAL_VISIBILITY OMTensor *omTensorCreateUntyped(int64_t rank);

/* Frees the tensor, and the elements if it owns them. */
OM_EXTERNAL_VISIBILITY void omTensorDestroy(OMTensor *tensor);

/* The first element; NULL if not set. */
OM_EXTERNAL_VISIBILITY void *omTensorGetDataPtr(const OMTensor *tensor);

/* What free() must get once the tensor does not own its elements any more. It
 * may differ from the first element's address. */
OM_EXTERNAL_VISIBILITY void *omTensorGetAllocatedPtr(const OMTensor *tensor);

/* Sets the elements: the first at `aligned` (`allocated` if NULL), and
 * `allocated` to be freed if `owning` is not 0. Frees the elements it owned. */
OM_EXTERNAL_VISIBILITY void omTensorSetDataPtr(OMTensor *tensor, int64_t owning,
                                               void *allocated, void *aligned);

/* The dimensions, as many as the rank. The tensor owns the array. */
OM_EXTERNAL_VISIBILITY const int64_t *omTensorGetShape(const OMTensor *tensor);

/* Sets the dimensions, as many as the rank, and leaves the strides. */
OM_EXTERNAL_VISIBILITY void omTensorSetShape(OMTensor *tensor,
                                             const int64_t *shape);

/* The distances, in elements, between neighbours in each dimension. The tensor
 * owns the array. */
OM_EXTERNAL_VISIBILITY const int64_t *
omTensorGetStrides(const OMTensor *tensor);

/* Sets the strides, as many as the rank. */
OM_EXTERNAL_VISIBILITY void omTensorSetStrides(OMTensor *tensor,
                                               const int64_t *strides);

/* The same with strides in bytes, as NumPy has them.
 * Errors: a stride is not a multiple of the element's size. */
OM_EXTERNAL_VISIBILITY void
omTensorSetStridesWithPyArrayStrides(OMTensor *tensor,
                                     const int64_t *stridesInBytes);

OM_EXTERNAL_VISIBILITY OM_DATA_TYPE omTensorGetDataType(const OMTensor *tensor);

/* Errors: an unknown type. */
OM_EXTERNAL_VISIBILITY void omTensorSetDataType(OMTensor *tensor,
                                                OM_DATA_TYPE dataType);

/* Bytes of an element; `dataType` must be an enumerator. */
static inline int64_t getDataTypeSize(OM_DATA_TYPE dataType) {
  return OM_DATA_TYPE_SIZE[dataType];
}

/* Bytes of contiguous elements. */
OM_EXTERNAL_VISIBILITY int64_t omTensorGetBufferSize(const OMTensor *tensor);

OM_EXTERNAL_VISIBILITY int64_t omTensorGetRank(const OMTensor *tensor);

/* The product of the dimensions. */
OM_EXTERNAL_VISIBILITY int64_t omTensorGetNumElems(const OMTensor *tensor);

/* Whether the tensor owns its elements. */
OM_EXTERNAL_VISIBILITY int64_t omTensorGetOwning(const OMTensor *tensor);
OM_EXTERNAL_VISIBILITY void omTensorSetOwning(OMTensor *tensor, int64_t owning);

/* Prints `message` on standard output, with %t in it replaced by the tensor's
 * type (2x3xfloat), %s by a description in lines, %d by the elements, and ended
 * by %e. Without any of %t, %s and %d, description and elements follow the
 * message. A message that starts with %i goes where OMInstrumentPoint reports
 * to. */
OM_EXTERNAL_VISIBILITY void omTensorPrint(const char *message,
                                          const OMTensor *tensor);

#ifdef __cplusplus
}
#endif

#endif
