/* SPDX-License-Identifier: Apache-2.0 */
/* Creates and destroys tensors. */
#include "targets/runtime/tensor.h"

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
#include "targets/runtime/memory.h"
#include "targets/runtime/shape.h"

/* Creates a tensor with `rank` dimensions of 0. */
static OMTensor *newUntyped(const char *caller, int64_t rank) {
  if (rank < 0) {
    omFail(EINVAL, "%s: rank %" PRId64 ", expected at least 0", caller, rank);
    return NULL;
  }
  OMTensor *tensor = malloc(sizeof(*tensor));
  int64_t *shape = omAllocateArray(rank, sizeof(*shape));
  int64_t *strides = omAllocateArray(rank, sizeof(*strides));
  if (!tensor || !shape || !strides) {
    free(tensor);
    free(shape);
    free(strides);
    omFail(ENOMEM, "%s: no memory for a tensor of rank %" PRId64, caller, rank);
    return NULL;
  }
  memset(shape, 0, (size_t)rank * sizeof(*shape));
  memset(strides, 0, (size_t)rank * sizeof(*strides));
  *tensor = (OMTensor){
      .shape = shape,
      .strides = strides,
      .rank = rank,
      .dataType = ONNX_TYPE_UNDEFINED,
  };
  return tensor;
}

/* Returns true if a tensor can have this type and shape, and stores its size in
 * *bytes. */
static bool checkType(const char *caller, const int64_t *shape, int64_t rank,
                      OM_DATA_TYPE dataType, int64_t *bytes) {
  if (!omIsDataType(dataType)) {
    omFail(EINVAL, "%s: data type %d, expected an OM_DATA_TYPE", caller,
           (int)dataType);
    return false;
  }
  if (rank > 0 && !shape) {
    omFail(EINVAL, "%s: the shape is NULL", caller);
    return false;
  }
  int64_t elements;
  if (!omMeasureShape(shape, rank, dataType, &elements, bytes)) {
    char text[256];
    omFail(EINVAL,
           "%s: shape %s, expected dimensions of at least 0 and at most 2^63-1 "
           "bytes in all",
           caller, omFormatShape(shape, rank, text, sizeof(text)));
    return false;
  }
  return true;
}

OMTensor *omNewTensor(const char *caller, void *data, const int64_t *shape,
                      int64_t rank, OM_DATA_TYPE dataType, int64_t owning) {
  int64_t bytes;
  if (!checkType(caller, shape, rank, dataType, &bytes))
    return NULL;
  OMTensor *tensor = newUntyped(caller, rank);
  if (!tensor)
    return NULL;
  tensor->allocatedPtr = data;
  tensor->alignedPtr = data;
  tensor->dataType = dataType;
  tensor->owning = owning;
  if (rank > 0)
    memcpy(tensor->shape, shape, (size_t)rank * sizeof(*shape));
  omRowMajorStrides(tensor->shape, rank, tensor->strides);
  return tensor;
}

OMTensor *omNewTensorWithData(const char *caller, const int64_t *shape,
                              int64_t rank, OM_DATA_TYPE dataType) {
  int64_t bytes;
  if (!checkType(caller, shape, rank, dataType, &bytes))
    return NULL;
  if (!omElementSize(dataType)) {
    omFail(EINVAL, "%s: data type %s, expected one with a size", caller,
           omDataTypeName(dataType));
    return NULL;
  }
  void *data = omAllocate(bytes);
  if (!data) {
    omFail(ENOMEM, "%s: no memory for %" PRId64 " bytes of elements", caller,
           bytes);
    return NULL;
  }
  OMTensor *tensor =
      omNewTensor(caller, data, shape, rank, dataType, /*owning=*/1);
  if (!tensor)
    free(data);
  return tensor;
}

void omFreeElements(OMTensor *tensor) {
  if (tensor->owning == OM_OWNS_ELEMENTS)
    for (int64_t i = 0; i < tensor->shape[0]; ++i)
      omFreeTensor(((OMTensor **)tensor->allocatedPtr)[i]);
  if (tensor->owning)
    free(tensor->allocatedPtr);
}

void omFreeTensor(OMTensor *tensor) {
  if (!tensor)
    return;
  omFreeElements(tensor);
  free(tensor->shape);
  free(tensor->strides);
  free(tensor);
}

OMTensor *omTensorCreate(void *data, const int64_t *shape, int64_t rank,
                         OM_DATA_TYPE dataType) {
  return omNewTensor("omTensorCreate", data, shape, rank, dataType,
                     /*owning=*/0);
}

OMTensor *omTensorCreateWithOwnership(void *data, const int64_t *shape,
                                      int64_t rank, OM_DATA_TYPE dataType,
                                      int64_t owning) {
  return omNewTensor("omTensorCreateWithOwnership", data, shape, rank, dataType,
                     owning != 0);
}

OMTensor *omTensorCreateEmpty(const int64_t *shape, int64_t rank,
                              OM_DATA_TYPE dataType) {
  return omNewTensorWithData("omTensorCreateEmpty", shape, rank, dataType);
}

OMTensor *omTensorCreateUntyped(int64_t rank) {
  return newUntyped("omTensorCreateUntyped", rank);
}

void omTensorDestroy(OMTensor *tensor) { omFreeTensor(tensor); }
