/* SPDX-License-Identifier: Apache-2.0 */
/* Checks tensors of the caller against the declarations of the model. */
#ifndef TARGETS_RUNTIME_CHECK_TENSOR_H
#define TARGETS_RUNTIME_CHECK_TENSOR_H

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

/* The tensor, or the list of tensors, that is being checked. */
struct OMChecked {
  const OMEntryPoint *entryPoint;
  const char *role; /* "input" or "output" */
  int64_t index;
  const char *name;
  const OMTensorType *type;
  const char *part; /* empty, or " element 2" */
  bool mayHaveAnyShape;
};

/* Sets errno to EINVAL and the message to `format` after the names of the entry
 * point and of what is checked. Returns false. */
OM_HIDDEN bool omRefuse(const struct OMChecked *checked, const char *format,
                        ...) __attribute__((format(printf, 2, 3)));

/* Checks the data type, rank, shape, contiguity, elements and their alignment
 * of a tensor that is not NULL, in this order. The shape is not compared with
 * the declared one if it may be any.
 * Errors: false after omRefuse. */
OM_HIDDEN bool omCheckFields(const struct OMChecked *checked,
                             const OMTensor *tensor);

#endif
