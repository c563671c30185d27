/* SPDX-License-Identifier: Apache-2.0 */
/* The struct behind OMTensorList. */
#ifndef TARGETS_RUNTIME_TENSOR_LIST_H
#define TARGETS_RUNTIME_TENSOR_LIST_H

#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/hidden.h"

/* The layout is onnx-mlir's, as for tensors. */
struct OMTensorList {
  OMTensor **tensors; /* from malloc */
  int64_t size;
  int64_t unused; /* onnx-mlir has a flag here */
};

/* See omTensorListCreateWithOwnership; messages start with the caller's
 * name. */
OM_HIDDEN OMTensorList *omNewTensorList(const char *caller, OMTensor **tensors,
                                        int64_t size, int64_t owning);

#endif
