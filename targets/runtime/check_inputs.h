/* SPDX-License-Identifier: Apache-2.0 */
/* Whether inputs are as the model declares them. */
#ifndef TARGETS_RUNTIME_CHECK_INPUTS_H
#define TARGETS_RUNTIME_CHECK_INPUTS_H

#include <stdbool.h>

#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

/* Checks, in this order: the list, the number of inputs, and of each that it is
 * there, its data type, rank, shape, contiguity, elements and their alignment.
 * Errors: false with EINVAL; the message names the first input that is wrong
 * by index and name. */
OM_HIDDEN bool omCheckInputs(const OMEntryPoint *entryPoint,
                             const OMTensorList *inputs);

#endif
