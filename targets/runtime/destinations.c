/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/destinations.h"

#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/check_inputs.h"
#include "targets/runtime/check_tensor.h"
#include "targets/runtime/data_type.h"
#include "targets/runtime/error.h"
#include "targets/runtime/model.h"
#include "targets/runtime/shape.h"
#include "targets/runtime/tensor.h"
#include "targets/runtime/tensor_list.h"
#include "targets/runtime/tensor_struct.h"

static struct OMChecked makeOutput(const OMEntryPoint *entryPoint,
                                   int64_t index) {
  const OMTensorType *type = &entryPoint->outputs[index];
  return (struct OMChecked){.entryPoint = entryPoint,
                            .role = "output",
                            .index = index,
                            .name = type->name,
                            .type = type,
                            .part = "",
                            .mayHaveAnyShape = true};
}

/* Returns the size in bytes of a tensor that has been checked. */
static int64_t getBytes(const OMTensor *tensor) {
  int64_t elements, bytes = 0;
  omMeasureShape(tensor->shape, tensor->rank, tensor->dataType, &elements,
                 &bytes);
  return bytes;
}

static bool checkCapacity(const struct OMChecked *output,
                          const OMTensor *destination, int64_t bytes) {
  const int64_t capacity = getBytes(destination);
  return capacity >= bytes ||
         omRefuse(output,
                  "has room for %" PRId64 " bytes, expected at least %" PRId64,
                  capacity, bytes);
}

/* Returns the size in bytes of an output, or 0 if the sizes of inputs do not
 * determine it. */
static int64_t predictBytes(const OMEntryPoint *entryPoint,
                            const OMTensorList *inputs,
                            const OMTensorType *type) {
  int64_t bytes = omElementSize((OM_DATA_TYPE)type->dataType);
  for (int64_t i = 0; i < type->rank; ++i) {
    int64_t size = type->shape[i];
    if (size == -1 || (size < -1 && omFindDimension(entryPoint, inputs,
                                                    -2 - size, &size) < 0))
      return 0;
    /* A run reports a size that overflows. */
    if (__builtin_mul_overflow(bytes, size, &bytes))
      return 0;
  }
  return bytes;
}

static bool checkDestination(const OMEntryPoint *entryPoint,
                             const OMTensorList *inputs, int64_t index,
                             const OMTensor *destination) {
  const struct OMChecked output = makeOutput(entryPoint, index);
  if (output.type->kind != OM_TYPE_TENSOR)
    return omRefuse(&output, "is a sequence or an optional value, expected "
                             "NULL or a tensor without data");
  return omCheckFields(&output, destination) &&
         checkCapacity(&output, destination,
                       predictBytes(entryPoint, inputs, output.type));
}

/* Returns whether tensors that have been checked have common memory. */
static bool overlap(const OMTensor *a, const OMTensor *b) {
  const uintptr_t first = (uintptr_t)a->alignedPtr;
  const uintptr_t second = (uintptr_t)b->alignedPtr;
  const uintptr_t firstSize = (uintptr_t)getBytes(a);
  const uintptr_t secondSize = (uintptr_t)getBytes(b);
  return first <= second ? second - first < firstSize && secondSize > 0
                         : first - second < secondSize && firstSize > 0;
}

/* Checks that a destination overlaps no input but at the beginning of the one
 * that it may share. Sequences and optional
 * values are copied before anything is written. */
static bool checkInputsApart(const OMEntryPoint *entryPoint,
                             const OMTensorList *inputs, int64_t index,
                             const OMTensor *destination) {
  for (int64_t i = 0; i < inputs->size; ++i) {
    const OMTensor *input = inputs->tensors[i];
    const OMTensorType *type = &entryPoint->inputs[i];
    if (!input || type->kind != OM_TYPE_TENSOR || !overlap(destination, input))
      continue;
    if (entryPoint->sharedInputs && entryPoint->sharedInputs[index] == i &&
        destination->alignedPtr == input->alignedPtr)
      continue;
    const struct OMChecked output = makeOutput(entryPoint, index);
    return omRefuse(&output, "overlaps input %" PRId64 " ('%s')", i,
                    type->name);
  }
  return true;
}

/* Checks that an output is another tensor, with other memory, than the later
 * ones. */
static bool checkOutputsApart(const OMEntryPoint *entryPoint,
                              const OMTensorList *outputs, int64_t index) {
  const OMTensor *tensor = outputs->tensors[index];
  for (int64_t i = index + 1; i < outputs->size; ++i) {
    const OMTensor *other = outputs->tensors[i];
    if (!other ||
        (tensor != other && (!tensor->alignedPtr || !other->alignedPtr ||
                             !overlap(tensor, other))))
      continue;
    const struct OMChecked output = makeOutput(entryPoint, index);
    return omRefuse(&output, "overlaps output %" PRId64 " ('%s')", i,
                    entryPoint->outputs[i].name);
  }
  return true;
}

bool omCheckDestinations(const OMEntryPoint *entryPoint,
                         const OMTensorList *inputs,
                         const OMTensorList *outputs) {
  if (outputs->size != entryPoint->numOutputs) {
    omFail(EINVAL, "%s: got %" PRId64 " outputs, expected %" PRId64,
           entryPoint->name, outputs->size, entryPoint->numOutputs);
    return false;
  }
  for (int64_t i = 0; i < outputs->size; ++i) {
    const OMTensor *tensor = outputs->tensors[i];
    if (tensor && tensor->alignedPtr &&
        (!checkDestination(entryPoint, inputs, i, tensor) ||
         !checkInputsApart(entryPoint, inputs, i, tensor)))
      return false;
  }
  for (int64_t i = 0; i < outputs->size; ++i)
    if (outputs->tensors[i] && !checkOutputsApart(entryPoint, outputs, i))
      return false;
  return true;
}

OMTensor *omMakeOutput(const OMCall *call, int64_t index, const int64_t *shape,
                       int64_t bytes) {
  const OMEntryPoint *entryPoint = call->entryPoint;
  const struct OMChecked output = makeOutput(entryPoint, index);
  const int64_t rank = output.type->rank;
  const OM_DATA_TYPE dataType = (OM_DATA_TYPE)output.type->dataType;
  const OMTensor *destination =
      call->destinations ? call->destinations[index] : NULL;
  if (!destination || !destination->alignedPtr)
    return omNewTensorWithData(entryPoint->name, shape, rank, dataType);
  if (!checkCapacity(&output, destination, bytes))
    return NULL;
  return omNewTensor(entryPoint->name, destination->alignedPtr, shape, rank,
                     dataType, /*owning=*/0);
}

/* Gives a tensor the fields of an output, which is freed. A destination keeps
 * its memory. */
static void moveOutput(OMTensor *tensor, OMTensor *output) {
  const OMTensor old = *tensor;
  *tensor = *output;
  if (old.alignedPtr) {
    tensor->allocatedPtr = old.allocatedPtr;
    tensor->alignedPtr = old.alignedPtr;
    tensor->owning = old.owning;
  }
  free(old.shape);
  free(old.strides);
  free(output);
}

void omFillOutputs(OMTensorList *list, OMTensor **outputs) {
  for (int64_t i = 0; i < list->size; ++i)
    if (list->tensors[i])
      moveOutput(list->tensors[i], outputs[i]);
    else
      list->tensors[i] = outputs[i];
}
