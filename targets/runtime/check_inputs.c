/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/check_inputs.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/data_type.h"
#include "targets/runtime/error.h"
#include "targets/runtime/model.h"
#include "targets/runtime/shape.h"
#include "targets/runtime/tensor.h"
#include "targets/runtime/tensor_list.h"

/* The input that is being checked. */
struct Input {
  const OMEntryPoint *entryPoint;
  int64_t index;
  const char *name;
  const OMTensorType *type;
  const char *part; /* empty, or " element 2" */
};

__attribute__((format(printf, 2, 3))) static bool
refuse(const struct Input *input, const char *format, ...) {
  char text[700];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof(text), format, arguments);
  va_end(arguments);
  omFail(EINVAL, "%s: input %" PRId64 " ('%s')%s %s", input->entryPoint->name,
         input->index, input->name, input->part, text);
  return false;
}

static bool hasShape(const OMTensor *tensor, const OMTensorType *type) {
  for (int64_t i = 0; i < type->rank; ++i)
    if (tensor->shape[i] < 0 ||
        (type->shape[i] >= 0 && tensor->shape[i] != type->shape[i]))
      return false;
  return true;
}

static bool checkShape(const struct Input *input, const OMTensor *tensor,
                       int64_t *bytes) {
  const OMTensorType *type = input->type;
  const bool hasRank = type->rank >= 0;
  if (tensor->rank < 0 || (hasRank && tensor->rank != type->rank))
    return refuse(input, "has rank %" PRId64 ", expected %" PRId64,
                  tensor->rank, type->rank);
  char seen[256], expected[256];
  omFormatShape(tensor->shape, tensor->rank, seen, sizeof(seen));
  if (hasRank && !hasShape(tensor, type))
    return refuse(input, "has shape %s, expected %s", seen,
                  omFormatType(type, input->entryPoint->dimensions, expected,
                               sizeof(expected)));
  int64_t elements;
  if (!omMeasureShape(tensor->shape, tensor->rank, tensor->dataType, &elements,
                      bytes))
    return refuse(input, "has shape %s, expected at most 2^63-1 bytes", seen);
  if (!omIsRowMajor(tensor->shape, tensor->strides, tensor->rank)) {
    char strides[256];
    omFormatShape(tensor->strides, tensor->rank, strides, sizeof(strides));
    return refuse(input,
                  "has shape %s and strides %s, expected contiguous elements "
                  "in row-major order",
                  seen, strides);
  }
  return true;
}

static bool checkTensor(const struct Input *input, const OMTensor *tensor) {
  if (tensor->dataType != (OM_DATA_TYPE)input->type->dataType)
    return refuse(input, "has data type %s, expected %s",
                  omDataTypeName(tensor->dataType),
                  omDataTypeName(input->type->dataType));
  int64_t bytes;
  if (!checkShape(input, tensor, &bytes))
    return false;
  int64_t alignment = omElementAlignment(tensor->dataType);
  if (bytes && !tensor->alignedPtr)
    return refuse(input, "has no elements, expected %" PRId64 " bytes", bytes);
  if (bytes && (uintptr_t)tensor->alignedPtr % (uintptr_t)alignment)
    return refuse(input,
                  "has misaligned elements, expected them aligned to %" PRId64
                  " bytes",
                  alignment);
  return true;
}

static bool checkInput(const struct Input *input, const OMTensor *tensor);

/* Checks the elements of a sequence or an optional value. */
static bool checkElements(const struct Input *input, const OMTensor *tensor) {
  OMTensor *const *elements = tensor->alignedPtr;
  for (int64_t i = 0; i < tensor->shape[0]; ++i) {
    char part[100];
    snprintf(part, sizeof(part), "%s element %" PRId64, input->part, i);
    const struct Input element = {input->entryPoint, input->index, input->name,
                                  input->type->element, part};
    if (!checkInput(&element, elements[i]))
      return false;
  }
  return true;
}

/* Checks a sequence or an optional value. */
static bool checkList(const struct Input *input, const OMTensor *tensor) {
  const bool isOptional = input->type->kind == OM_TYPE_OPTIONAL;
  if (tensor->dataType != ONNX_TYPE_UNDEFINED || tensor->rank != 1 ||
      tensor->shape[0] < 0 || (isOptional && tensor->shape[0] > 1) ||
      (tensor->shape[0] > 1 && tensor->strides[0] != 1))
    return refuse(input,
                  "is no %s: expected a tensor of rank 1 and type "
                  "ONNX_TYPE_UNDEFINED with %s contiguous elements",
                  isOptional ? "optional value" : "sequence",
                  isOptional ? "at most 1" : "any number of");
  if (tensor->shape[0] > 0 && !tensor->alignedPtr)
    return refuse(input, "has no elements, expected %" PRId64,
                  tensor->shape[0]);
  return checkElements(input, tensor);
}

static bool checkInput(const struct Input *input, const OMTensor *tensor) {
  const OMTensorType *type = input->type;
  if (!tensor)
    return type->isOptional || type->kind == OM_TYPE_OPTIONAL ||
           refuse(input, "is NULL, expected a tensor");
  return type->kind == OM_TYPE_TENSOR ? checkTensor(input, tensor)
                                      : checkList(input, tensor);
}

/* Checks that the sizes with name `name` in input `second` are `size`, the
 * first one's, which is of input `first`. */
static bool checkDimension(const OMEntryPoint *entryPoint,
                           const OMTensorList *inputs, int64_t name,
                           int64_t first, int64_t size, int64_t second) {
  const OMTensorType *type = &entryPoint->inputs[second];
  const int64_t *shape = inputs->tensors[second]->shape;
  for (int64_t i = 0; i < type->rank; ++i) {
    if (type->shape[i] != -2 - name || shape[i] == size)
      continue;
    struct Input input = {entryPoint, second, type->name, type, ""};
    return refuse(&input,
                  "has dimension %" PRId64 " ('%s') of size %" PRId64
                  ", expected %" PRId64 " as in input %" PRId64 " ('%s')",
                  i, entryPoint->dimensions[name], shape[i], size, first,
                  entryPoint->inputs[first].name);
  }
  return true;
}

/* Stores the first size with name `name` in *size and returns the number of its
 * input, or -1 if there is none. */
static int64_t findDimension(const OMEntryPoint *entryPoint,
                             const OMTensorList *inputs, int64_t name,
                             int64_t *size) {
  for (int64_t k = 0; k < entryPoint->numInputs; ++k) {
    const OMTensorType *type = &entryPoint->inputs[k];
    for (int64_t i = 0; inputs->tensors[k] && i < type->rank; ++i)
      if (type->shape[i] == -2 - name) {
        *size = inputs->tensors[k]->shape[i];
        return k;
      }
  }
  return -1;
}

/* Checks that sizes with the same name are equal. */
static bool checkDimensions(const OMEntryPoint *entryPoint,
                            const OMTensorList *inputs) {
  for (int64_t name = 0; name < entryPoint->numDimensions; ++name) {
    int64_t size;
    const int64_t first = findDimension(entryPoint, inputs, name, &size);
    for (int64_t k = first; k >= 0 && k < entryPoint->numInputs; ++k)
      if (inputs->tensors[k] &&
          !checkDimension(entryPoint, inputs, name, first, size, k))
        return false;
  }
  return true;
}

bool omCheckInputs(const OMEntryPoint *entryPoint, const OMTensorList *inputs) {
  if (!inputs) {
    omFail(EINVAL, "%s: the list of inputs is NULL", entryPoint->name);
    return false;
  }
  if (inputs->size != entryPoint->numInputs) {
    omFail(EINVAL, "%s: got %" PRId64 " inputs, expected %" PRId64,
           entryPoint->name, inputs->size, entryPoint->numInputs);
    return false;
  }
  for (int64_t i = 0; i < inputs->size; ++i) {
    const OMTensorType *type = &entryPoint->inputs[i];
    struct Input input = {entryPoint, i, type->name, type, ""};
    if (!checkInput(&input, inputs->tensors[i]))
      return false;
  }
  return checkDimensions(entryPoint, inputs);
}
