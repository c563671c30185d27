/* SPDX-License-Identifier: Apache-2.0 */
/* Checks inputs against the declarations of the model. */
#ifndef TARGETS_RUNTIME_CHECK_INPUTS_H
#define TARGETS_RUNTIME_CHECK_INPUTS_H

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

/* Checks the list and the number of inputs, and then for each input that it is
 * present and its data type, rank, shape, contiguity, elements and their
 * alignment, in this order.
 * Errors: false with EINVAL; the message names the first wrong input by index
 * and name. */
OM_HIDDEN bool omCheckInputs(const OMEntryPoint *entryPoint,
                             const OMTensorList *inputs);

/* Stores the first size with name `name` (OMTensorType) in *size and returns
 * the number of its input, or -1 if there is none. */
OM_HIDDEN int64_t omFindDimension(const OMEntryPoint *entryPoint,
                                  const OMTensorList *inputs, int64_t name,
                                  int64_t *size);

#endif
