/* SPDX-License-Identifier: Apache-2.0 */
/* Creates and destroys tensors for functions of the API. */
#ifndef TARGETS_RUNTIME_TENSOR_H
#define TARGETS_RUNTIME_TENSOR_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/hidden.h"
#include "targets/runtime/tensor_struct.h"

/* `owning` of a sequence whose elements, tensors, the runtime created: they are
 * destroyed with it. */
enum { OM_OWNS_ELEMENTS = 2 };

/* See omTensorCreateWithOwnership; messages start with the caller's name. */
OM_HIDDEN OMTensor *omNewTensor(const char *caller, void *data,
                                const int64_t *shape, int64_t rank,
                                OM_DATA_TYPE dataType, int64_t owning);

/* See omTensorCreateEmpty. */
OM_HIDDEN OMTensor *omNewTensorWithData(const char *caller,
                                        const int64_t *shape, int64_t rank,
                                        OM_DATA_TYPE dataType);

/* Frees the elements that a tensor owns. */
OM_HIDDEN void omFreeElements(OMTensor *tensor);

/* See omTensorDestroy. */
OM_HIDDEN void omFreeTensor(OMTensor *tensor);

#endif
