/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of the caller that outputs are computed into (OMRun.h). */
#ifndef TARGETS_RUNTIME_DESTINATIONS_H
#define TARGETS_RUNTIME_DESTINATIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/hidden.h"
#include "targets/runtime/model.h"

/* Checks the number of outputs, and each destination: its fields,
 * that it is large enough, as far as the inputs, which have been checked, say
 * it, and that it overlaps nothing.
 * Errors: false with EINVAL; the message names the first wrong output. */
OM_HIDDEN bool omCheckDestinations(const OMEntryPoint *entryPoint,
                                   const OMTensorList *inputs,
                                   const OMTensorList *outputs);

/* Returns a tensor for output `index`, of this shape and size, over the memory
 * of its destination if it has one, else with new elements that it owns.
 * Errors: NULL with EINVAL if the destination is too small, or ENOMEM. */
OM_HIDDEN OMTensor *omMakeOutput(const OMCall *call, int64_t index,
                                 const int64_t *shape, int64_t bytes);

/* Gives the tensors of `outputs`, of which none is NULL, to the caller's list.
 */
OM_HIDDEN void omFillOutputs(OMTensorList *list, OMTensor **outputs);

#endif
