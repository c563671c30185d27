/* SPDX-License-Identifier: Apache-2.0 */
/* Shape arithmetic with overflow checks. */
#ifndef TARGETS_RUNTIME_SHAPE_H
#define TARGETS_RUNTIME_SHAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

/* Computes the number of elements and their size in bytes.
 * Errors: false if a dimension is negative, or if the product of the nonzero
 * dimensions, in bytes, overflows int64_t. The results are not set then. */
OM_HIDDEN bool omMeasureShape(const int64_t *shape, int64_t rank,
                              OM_DATA_TYPE dataType, int64_t *elements,
                              int64_t *bytes);

/* Computes the strides, in elements, of contiguous elements in row-major order.
 * omMeasureShape must accept the shape. */
OM_HIDDEN void omRowMajorStrides(const int64_t *shape, int64_t rank,
                                 int64_t *strides);

/* Returns true if a tensor's elements are contiguous in row-major order.
 * Ignores strides of dimensions of size 1 and of tensors without elements. */
OM_HIDDEN bool omIsRowMajor(const int64_t *shape, const int64_t *strides,
                            int64_t rank);

/* Writes text such as "2x3" ("scalar" for rank 0) into the buffer, truncated if
 * necessary, and returns the buffer. */
OM_HIDDEN const char *omFormatShape(const int64_t *dimensions, int64_t rank,
                                    char *buffer, size_t size);

/* Does so for a declared type, such as "2x?xbatch": "?" for any size, or the
 * name of a size, which is in `names`. */
OM_HIDDEN const char *omFormatType(const OMTensorType *type,
                                   const char *const *names, char *buffer,
                                   size_t size);

#endif
