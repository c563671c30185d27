/* SPDX-License-Identifier: Apache-2.0 */
/* The struct behind OMTensor. Compiled code reads alignedPtr and shape. */
#ifndef TARGETS_RUNTIME_TENSOR_STRUCT_H
#define TARGETS_RUNTIME_TENSOR_STRUCT_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"

/* The layout is onnx-mlir's, so that libraries can exchange tensors. Each array
 * is a separate allocation by malloc. */
struct OMTensor {
  void *allocatedPtr;
  void *alignedPtr;
  int64_t offset; /* always 0 */
  int64_t *shape;
  int64_t *strides;
  int64_t rank;
  OM_DATA_TYPE dataType;
  int64_t owning;
};

#endif
