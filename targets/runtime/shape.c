/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/shape.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/data_type.h"
#include "targets/runtime/model.h"

bool omMeasureShape(const int64_t *shape, int64_t rank, OM_DATA_TYPE dataType,
                    int64_t *elements, int64_t *bytes) {
  int64_t product = 1;
  bool empty = false;
  for (int64_t i = 0; i < rank; ++i) {
    if (shape[i] < 0)
      return false;
    if (shape[i] == 0)
      empty = true;
    else if (__builtin_mul_overflow(product, shape[i], &product))
      return false;
  }
  int64_t size;
  if (__builtin_mul_overflow(product, omElementSize(dataType), &size))
    return false;
  *elements = empty ? 0 : product;
  *bytes = empty ? 0 : size;
  return true;
}

void omRowMajorStrides(const int64_t *shape, int64_t rank, int64_t *strides) {
  int64_t stride = 1;
  for (int64_t i = rank - 1; i >= 0; --i) {
    strides[i] = stride;
    stride *= shape[i];
  }
}

bool omIsRowMajor(const int64_t *shape, const int64_t *strides, int64_t rank) {
  for (int64_t i = 0; i < rank; ++i)
    if (shape[i] == 0)
      return true;
  int64_t stride = 1;
  for (int64_t i = rank - 1; i >= 0; --i) {
    if (shape[i] != 1 && strides[i] != stride)
      return false;
    stride *= shape[i];
  }
  return true;
}

const char *omFormatShape(const int64_t *dimensions, int64_t rank, char *buffer,
                          size_t size) {
  if (rank == 0)
    snprintf(buffer, size, "scalar");
  size_t used = 0;
  for (int64_t i = 0; i < rank && used < size; ++i) {
    int written = snprintf(buffer + used, size - used, "%s%" PRId64,
                           i ? "x" : "", dimensions[i]);
    if (written < 0)
      break;
    used += (size_t)written;
  }
  return buffer;
}

const char *omFormatType(const OMTensorType *type, const char *const *names,
                         char *buffer, size_t size) {
  if (type->rank == 0)
    snprintf(buffer, size, "scalar");
  size_t used = 0;
  for (int64_t i = 0; i < type->rank && used < size; ++i) {
    const int64_t dimension = type->shape[i];
    const char *separator = i ? "x" : "";
    int written = 0;
    if (dimension >= 0)
      written = snprintf(buffer + used, size - used, "%s%" PRId64, separator,
                         dimension);
    else
      written = snprintf(buffer + used, size - used, "%s%s", separator,
                         dimension == -1 ? "?" : names[-2 - dimension]);
    if (written < 0)
      break;
    used += (size_t)written;
  }
  return buffer;
}
