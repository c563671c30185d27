/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/check_tensor.h"

#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/data_type.h"
#include "targets/runtime/error.h"
#include "targets/runtime/model.h"
#include "targets/runtime/shape.h"
#include "targets/runtime/tensor_struct.h"

bool omRefuse(const struct OMChecked *checked, const char *format, ...) {
  char text[700];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof(text), format, arguments);
  va_end(arguments);
  omFail(EINVAL, "%s: %s %" PRId64 " ('%s')%s %s", checked->entryPoint->name,
         checked->role, checked->index, checked->name, checked->part, text);
  return false;
}

static bool hasShape(const OMTensor *tensor, const OMTensorType *type) {
  for (int64_t i = 0; i < type->rank; ++i)
    if (tensor->shape[i] < 0 ||
        (type->shape[i] >= 0 && tensor->shape[i] != type->shape[i]))
      return false;
  return true;
}

static bool checkShape(const struct OMChecked *checked, const OMTensor *tensor,
                       int64_t *bytes) {
  const OMTensorType *type = checked->type;
  const bool hasRank = type->rank >= 0;
  if (tensor->rank < 0 || (hasRank && tensor->rank != type->rank))
    return omRefuse(checked, "has rank %" PRId64 ", expected %" PRId64,
                    tensor->rank, type->rank);
  char seen[256], expected[256];
  omFormatShape(tensor->shape, tensor->rank, seen, sizeof(seen));
  if (hasRank && !checked->mayHaveAnyShape && !hasShape(tensor, type))
    return omRefuse(checked, "has shape %s, expected %s", seen,
                    omFormatType(type, checked->entryPoint->dimensions,
                                 expected, sizeof(expected)));
  int64_t elements;
  if (!omMeasureShape(tensor->shape, tensor->rank, tensor->dataType, &elements,
                      bytes))
    return omRefuse(checked, "has shape %s, expected at most 2^63-1 bytes",
                    seen);
  if (!omIsRowMajor(tensor->shape, tensor->strides, tensor->rank)) {
    char strides[256];
    omFormatShape(tensor->strides, tensor->rank, strides, sizeof(strides));
    return omRefuse(checked,
                    "has shape %s and strides %s, expected contiguous elements "
                    "in row-major order",
                    seen, strides);
  }
  return true;
}

bool omCheckFields(const struct OMChecked *checked, const OMTensor *tensor) {
  if (tensor->dataType != (OM_DATA_TYPE)checked->type->dataType)
    return omRefuse(checked, "has data type %s, expected %s",
                    omDataTypeName(tensor->dataType),
                    omDataTypeName(checked->type->dataType));
  int64_t bytes;
  if (!checkShape(checked, tensor, &bytes))
    return false;
  int64_t alignment = omElementAlignment(tensor->dataType);
  if (bytes && !tensor->alignedPtr)
    return omRefuse(checked, "has no elements, expected %" PRId64 " bytes",
                    bytes);
  if (bytes && (uintptr_t)tensor->alignedPtr % (uintptr_t)alignment)
    return omRefuse(checked,
                    "has misaligned elements, expected them aligned to %" PRId64
                    " bytes",
                    alignment);
  return true;
}
