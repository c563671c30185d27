/* SPDX-License-Identifier: Apache-2.0 */
/* The struct behind OMTensor. */
#ifndef TARGETS_RUNTIME_TENSOR_H
#define TARGETS_RUNTIME_TENSOR_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/hidden.h"

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

/* See omTensorCreateWithOwnership; messages start with the caller's name. */
OM_HIDDEN OMTensor *omNewTensor(const char *caller, void *data,
                                const int64_t *shape, int64_t rank,
                                OM_DATA_TYPE dataType, int64_t owning);

/* See omTensorCreateEmpty. */
OM_HIDDEN OMTensor *omNewTensorWithData(const char *caller,
                                        const int64_t *shape, int64_t rank,
                                        OM_DATA_TYPE dataType);

/* See omTensorDestroy. */
OM_HIDDEN void omFreeTensor(OMTensor *tensor);

#endif
