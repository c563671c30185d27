/* SPDX-License-Identifier: Apache-2.0 */
/* Calls that another thread can cancel. */
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "onnx-mlir/Runtime/OMCall.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/error.h"
#include "targets/runtime/model.h"

OMCall *omCallCreate(void) {
  OMCall *call = calloc(1, sizeof(*call));
  if (!call)
    omFail(ENOMEM, "omCallCreate: no memory for a call");
  return call;
}

void omCallDestroy(OMCall *call) { free(call); }

OMTensorList *omModelCallRun(OMCall *call, const OMTensorList *inputs,
                             OMTensorList *outputs) {
  return omRunCall(call, &omModel.entryPoints[0], inputs, outputs);
}

OMTensorList *omCallRun(OMCall *call, const OMTensorList *inputs,
                        OMTensorList *outputs) {
  return omModelCallRun(call, inputs, outputs);
}

/* A run that begins stores 0 in the status and then reads the flag. In the one
 * order of these accesses, either it reads the flag after this store, or the
 * status has been 0 before it is set here. */
void omCancel(OMCall *call) {
  __atomic_store_n(&call->isCancelled, 1, __ATOMIC_SEQ_CST);
  int64_t none = 0;
  __atomic_compare_exchange_n(&call->status, &none, OM_ERROR_CANCELLED,
                              /*weak=*/false, __ATOMIC_SEQ_CST,
                              __ATOMIC_SEQ_CST);
}
