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
  const char *entryPoint;
  int64_t index;
  const OMTensorType *type;
};

__attribute__((format(printf, 2, 3))) static bool
refuse(const struct Input *input, const char *format, ...) {
  char text[700];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof(text), format, arguments);
  va_end(arguments);
  omFail(EINVAL, "%s: input %" PRId64 " ('%s') %s", input->entryPoint,
         input->index, input->type->name, text);
  return false;
}

static bool hasShape(const OMTensor *tensor, const OMTensorType *type) {
  for (int64_t i = 0; i < type->rank; ++i)
    if (tensor->shape[i] < 0 ||
        (type->shape[i] != -1 && tensor->shape[i] != type->shape[i]))
      return false;
  return true;
}

static bool checkShape(const struct Input *input, const OMTensor *tensor,
                       int64_t *bytes) {
  const OMTensorType *type = input->type;
  if (tensor->rank != type->rank)
    return refuse(input, "has rank %" PRId64 ", expected %" PRId64,
                  tensor->rank, type->rank);
  char seen[256], expected[256];
  omFormatShape(tensor->shape, tensor->rank, seen, sizeof(seen));
  if (!hasShape(tensor, type))
    return refuse(
        input, "has shape %s, expected %s", seen,
        omFormatShape(type->shape, type->rank, expected, sizeof(expected)));
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

static bool checkInput(const struct Input *input, const OMTensor *tensor) {
  if (!tensor)
    return refuse(input, "is NULL, expected a tensor");
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
    struct Input input = {entryPoint->name, i, &entryPoint->inputs[i]};
    if (!checkInput(&input, inputs->tensors[i]))
      return false;
  }
  return true;
}
