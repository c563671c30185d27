/* SPDX-License-Identifier: Apache-2.0 */
/* The functions that compiled code calls during a run of the model. */
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/arena.h"
#include "targets/runtime/destinations.h"
#include "targets/runtime/error.h"
#include "targets/runtime/model.h"
#include "targets/runtime/shape.h"
#include "targets/runtime/tensor_struct.h"

/* Compiled code reads these fields of a tensor. */
_Static_assert(offsetof(struct OMTensor, alignedPtr) == 8, "elements");
_Static_assert(offsetof(struct OMTensor, shape) == 24, "shape");

void omSetError(OMCall *call, int64_t code, int64_t node) {
  int64_t none = 0;
  const int64_t status = (node + 1) * (INT64_C(1) << 32) + code;
  __atomic_compare_exchange_n(&call->status, &none, status, /*weak=*/false,
                              __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* Makes the call fail with the message of the last omFail. */
static void *failReported(OMCall *call) {
  omSetError(call, OM_ERROR_REPORTED, -1);
  return NULL;
}

/* Returns whether the shape has each size that the type declares. */
static bool matches(const OMTensorType *type, const int64_t *shape) {
  for (int64_t i = 0; i < type->rank; ++i)
    if (type->shape[i] >= 0 && type->shape[i] != shape[i])
      return false;
  return true;
}

static void *refuseShape(OMCall *call, int64_t index, const int64_t *shape,
                         const char *expected) {
  const OMTensorType *type = &call->entryPoint->outputs[index];
  char text[256];
  omFail(EDOM, "%s: output %" PRId64 " ('%s') has shape %s, expected %s",
         call->entryPoint->name, index, type->name,
         omFormatShape(shape, type->rank, text, sizeof(text)), expected);
  return failReported(call);
}

void *omOutput(OMCall *call, int64_t index, const int64_t *shape) {
  const OMTensorType *type = &call->entryPoint->outputs[index];
  const OM_DATA_TYPE dataType = (OM_DATA_TYPE)type->dataType;
  int64_t elements, bytes;
  if (!omMeasureShape(shape, type->rank, dataType, &elements, &bytes))
    return refuseShape(
        call, index, shape,
        "dimensions of at least 0 and at most 2^63-1 bytes in all");
  if (!matches(type, shape)) {
    char expected[256];
    return refuseShape(call, index, shape,
                       omFormatType(type, call->entryPoint->dimensions,
                                    expected, sizeof(expected)));
  }
  OMTensor *tensor = omMakeOutput(call, index, shape, bytes);
  if (!tensor)
    return failReported(call);
  call->outputs[index] = tensor;
  return tensor->alignedPtr;
}

void *omArena(OMCall *call, int64_t bytes) {
  if (bytes < 0) {
    omSetError(call, OM_ERROR_OVERFLOW, -1);
    return NULL;
  }
  call->arena = omTakeArena(bytes);
  if (call->arena)
    return call->arena->memory;
  omFail(ENOMEM, "%s: no memory for %" PRId64 " bytes of intermediate values",
         call->entryPoint->name, bytes);
  return failReported(call);
}
