/* SPDX-License-Identifier: Apache-2.0 */
/* The inside of a tensor. */
#ifndef TARGETS_RUNTIME_TENSOR_H
#define TARGETS_RUNTIME_TENSOR_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/hidden.h"

/* Laid out as onnx-mlir's, so that a tensor that one library made can be given
 * to another. Each array is a piece of its own from malloc. */
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

/* As omTensorCreateWithOwnership; messages start with the caller's name. */
OM_HIDDEN OMTensor *omNewTensor(const char *caller, void *data,
                                const int64_t *shape, int64_t rank,
                                OM_DATA_TYPE dataType, int64_t owning);

/* As omTensorCreateEmpty. */
OM_HIDDEN OMTensor *omNewTensorWithData(const char *caller,
                                        const int64_t *shape, int64_t rank,
                                        OM_DATA_TYPE dataType);

/* As omTensorDestroy. */
OM_HIDDEN void omFreeTensor(OMTensor *tensor);

#endif
