/* SPDX-License-Identifier: Apache-2.0 */
/* Accesses the fields of tensors. */
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/data_type.h"
#include "targets/runtime/error.h"
#include "targets/runtime/shape.h"
#include "targets/runtime/tensor.h"

void *omTensorGetDataPtr(const OMTensor *tensor) { return tensor->alignedPtr; }

void *omTensorGetAllocatedPtr(const OMTensor *tensor) {
  return tensor->allocatedPtr;
}

void omTensorSetDataPtr(OMTensor *tensor, int64_t owning, void *allocated,
                        void *aligned) {
  if (tensor->allocatedPtr != allocated)
    omFreeElements(tensor);
  tensor->owning = owning != 0;
  tensor->allocatedPtr = allocated;
  tensor->alignedPtr = aligned ? aligned : allocated;
}

const int64_t *omTensorGetShape(const OMTensor *tensor) {
  return tensor->shape;
}

void omTensorSetShape(OMTensor *tensor, const int64_t *shape) {
  int64_t elements, bytes;
  if (!omMeasureShape(shape, tensor->rank, tensor->dataType, &elements,
                      &bytes)) {
    char text[256];
    omFail(EINVAL,
           "omTensorSetShape: shape %s, expected dimensions of at least 0 and "
           "at most 2^63-1 bytes in all",
           omFormatShape(shape, tensor->rank, text, sizeof(text)));
    return;
  }
  if (tensor->rank > 0)
    memcpy(tensor->shape, shape, (size_t)tensor->rank * sizeof(*shape));
}

const int64_t *omTensorGetStrides(const OMTensor *tensor) {
  return tensor->strides;
}

void omTensorSetStrides(OMTensor *tensor, const int64_t *strides) {
  if (tensor->rank > 0)
    memcpy(tensor->strides, strides, (size_t)tensor->rank * sizeof(*strides));
}

void omTensorSetStridesWithPyArrayStrides(OMTensor *tensor,
                                          const int64_t *stridesInBytes) {
  int64_t size = omElementSize(tensor->dataType);
  for (int64_t i = 0; i < tensor->rank; ++i) {
    if (!size || stridesInBytes[i] % size) {
      omFail(EINVAL,
             "omTensorSetStridesWithPyArrayStrides: a stride of %" PRId64
             " bytes, expected multiples of the size of %s",
             stridesInBytes[i], omDataTypeName(tensor->dataType));
      return;
    }
  }
  for (int64_t i = 0; i < tensor->rank; ++i)
    tensor->strides[i] = stridesInBytes[i] / size;
}

OM_DATA_TYPE omTensorGetDataType(const OMTensor *tensor) {
  return tensor->dataType;
}

void omTensorSetDataType(OMTensor *tensor, OM_DATA_TYPE dataType) {
  if (!omIsDataType(dataType)) {
    omFail(EINVAL,
           "omTensorSetDataType: data type %d, expected an OM_DATA_TYPE",
           (int)dataType);
    return;
  }
  tensor->dataType = dataType;
}

/* Computes both sizes. Returns false, with a message, if they overflow, which
 * can happen because the type may be set after the shape. */
static bool measure(const char *caller, const OMTensor *tensor,
                    int64_t *elements, int64_t *bytes) {
  if (omMeasureShape(tensor->shape, tensor->rank, tensor->dataType, elements,
                     bytes))
    return true;
  char text[256];
  omFail(EINVAL, "%s: %s elements of %s, expected at most 2^63-1 bytes", caller,
         omFormatShape(tensor->shape, tensor->rank, text, sizeof(text)),
         omDataTypeName(tensor->dataType));
  return false;
}

int64_t omTensorGetBufferSize(const OMTensor *tensor) {
  int64_t elements, bytes;
  return measure("omTensorGetBufferSize", tensor, &elements, &bytes) ? bytes
                                                                     : -1;
}

int64_t omTensorGetRank(const OMTensor *tensor) { return tensor->rank; }

int64_t omTensorGetNumElems(const OMTensor *tensor) {
  int64_t elements, bytes;
  return measure("omTensorGetNumElems", tensor, &elements, &bytes) ? elements
                                                                   : -1;
}

int64_t omTensorGetOwning(const OMTensor *tensor) { return tensor->owning; }

void omTensorSetOwning(OMTensor *tensor, int64_t owning) {
  /* A sequence keeps that it owns its elements. */
  if (!owning != !tensor->owning)
    tensor->owning = owning != 0;
}
