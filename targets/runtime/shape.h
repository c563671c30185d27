/* SPDX-License-Identifier: Apache-2.0 */
/* Arithmetic on shapes that notices overflow. */
#ifndef TARGETS_RUNTIME_SHAPE_H
#define TARGETS_RUNTIME_SHAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/hidden.h"

/* The numbers of elements and of their bytes.
 * Errors: false if a dimension is negative, or the product of those that are
 * not 0 takes more bytes than an int64_t can tell; the results are then not
 * set. */
OM_HIDDEN bool omMeasureShape(const int64_t *shape, int64_t rank,
                              OM_DATA_TYPE dataType, int64_t *elements,
                              int64_t *bytes);

/* The strides, in elements, of contiguous elements in row-major order, for a
 * shape that omMeasureShape accepts. */
OM_HIDDEN void omRowMajorStrides(const int64_t *shape, int64_t rank,
                                 int64_t *strides);

/* Whether a tensor's elements are contiguous in row-major order. The strides of
 * dimensions of size 1, and of tensors without elements, do not matter. */
OM_HIDDEN bool omIsRowMajor(const int64_t *shape, const int64_t *strides,
                            int64_t rank);

/* Writes "2x3" ("scalar" for rank 0) into the buffer, cut to what fits, and
 * returns the buffer. */
OM_HIDDEN const char *omFormatShape(const int64_t *dimensions, int64_t rank,
                                    char *buffer, size_t size);

#endif
