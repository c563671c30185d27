/* SPDX-License-Identifier: Apache-2.0 */
/* Sequences and optional values that are inputs and outputs. */
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/block.h"
#include "targets/runtime/data_type.h"
#include "targets/runtime/error.h"
#include "targets/runtime/memory.h"
#include "targets/runtime/model.h"
#include "targets/runtime/object.h"
#include "targets/runtime/shape.h"
#include "targets/runtime/tensor.h"

/* Inputs, which have been checked */

static void *makeObject(OMCall *call, const OMTensorType *type,
                        const OMTensor *tensor) {
  if (!tensor)
    return omMakeNothing(call);
  if (type->kind == OM_TYPE_TENSOR)
    return omMakeTensor(call, tensor->alignedPtr,
                        omElementSize(tensor->dataType), tensor->rank,
                        tensor->shape);
  OMTensor *const *elements = tensor->alignedPtr;
  const int64_t count = tensor->shape[0];
  if (type->kind == OM_TYPE_OPTIONAL)
    return count == 0 ? omMakeNothing(call)
                      : makeObject(call, type->element, elements[0]);
  void *sequence = omMakeSequence(call);
  for (int64_t i = 0; sequence && i < count; ++i) {
    void *element = makeObject(call, type->element, elements[i]);
    sequence = element ? omAppendToSequence(call, sequence, element) : NULL;
  }
  return sequence;
}

void *omInputObject(OMCall *call, int64_t index) {
  return makeObject(call, &call->entryPoint->inputs[index],
                    call->inputs[index]);
}

/* Outputs */

/* The output that is being created. */
struct Output {
  const char *entryPoint;
  int64_t index;
  const char *name;
};

static OMTensor *refuse(const struct Output *output, const char *what) {
  omFail(EDOM, "%s: output %" PRId64 " ('%s') %s", output->entryPoint,
         output->index, output->name, what);
  return NULL;
}

/* Returns whether a tensor has a declared type. */
static bool hasType(const void *tensor, const OMTensorType *type) {
  const struct OMBlock *block = omFindBlock(tensor);
  if (block->width != omElementSize((OM_DATA_TYPE)type->dataType) ||
      (type->rank >= 0 && type->rank != block->count))
    return false;
  for (int64_t i = 0; i < type->rank; ++i)
    if (type->shape[i] >= 0 && type->shape[i] != omGetTensorSize(tensor, i))
      return false;
  return true;
}

static OMTensor *copyTensor(const struct Output *output,
                            const OMTensorType *type, const void *object) {
  if (!hasType(object, type)) {
    char text[300];
    char seen[128], expected[128];
    const struct OMBlock *block = omFindBlock(object);
    snprintf(text, sizeof(text), "has an element of shape %s, expected %s",
             omFormatShape(omGetTensorShape(object), block->count, seen,
                           sizeof(seen)),
             omFormatShape(type->shape, type->rank < 0 ? 0 : type->rank,
                           expected, sizeof(expected)));
    return refuse(output, text);
  }
  const struct OMBlock *block = omFindBlock(object);
  OMTensor *tensor =
      omNewTensorWithData(output->entryPoint, omGetTensorShape(object),
                          block->count, (OM_DATA_TYPE)type->dataType);
  int64_t elements, bytes;
  if (tensor && omMeasureShape(tensor->shape, tensor->rank, tensor->dataType,
                               &elements, &bytes))
    memcpy(tensor->alignedPtr, object, (size_t)bytes);
  return tensor;
}

static OMTensor *copyObject(const struct Output *output,
                            const OMTensorType *type, void *object);

/* Returns a tensor of `count` copies of objects. */
static OMTensor *copyList(const struct Output *output, const OMTensorType *type,
                          void *const *objects, int64_t count) {
  OMTensor **elements = omAllocateArray(count, sizeof(*elements));
  if (!elements) {
    omFail(ENOMEM, "%s: no memory for a sequence of %" PRId64 " elements",
           output->entryPoint, count);
    return NULL;
  }
  int64_t made = 0;
  while (made < count &&
         (elements[made] = copyObject(output, type->element, objects[made])))
    ++made;
  OMTensor *list = NULL;
  if (made == count)
    list = omNewTensor(output->entryPoint, elements, &count, 1,
                       ONNX_TYPE_UNDEFINED, OM_OWNS_ELEMENTS);
  if (list)
    return list;
  while (made > 0)
    omFreeTensor(elements[--made]);
  free(elements);
  return NULL;
}

static OMTensor *copyObject(const struct Output *output,
                            const OMTensorType *type, void *object) {
  const struct OMBlock *block = omFindBlock(object);
  if (type->kind == OM_TYPE_OPTIONAL)
    return copyList(output, type, &object, omHasElement(object));
  if (block->kind == OM_BLOCK_NOTHING)
    return refuse(output, "is empty");
  if (block->kind !=
      (type->kind == OM_TYPE_TENSOR ? OM_BLOCK_TENSOR : OM_BLOCK_SEQUENCE))
    return refuse(output, "has another type than declared");
  return type->kind == OM_TYPE_TENSOR
             ? copyTensor(output, type, object)
             : copyList(output, type, object, block->count);
}

void *omOutputObject(OMCall *call, int64_t index, void *object) {
  const OMTensorType *type = &call->entryPoint->outputs[index];
  const struct Output output = {call->entryPoint->name, index, type->name};
  call->outputs[index] = copyObject(&output, type, object);
  if (call->outputs[index])
    return object;
  omSetError(call, OM_ERROR_REPORTED, -1);
  return NULL;
}
