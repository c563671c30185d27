/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a model: checks, allocation, computation. */
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/check_inputs.h"
#include "targets/runtime/cpu_features.h"
#include "targets/runtime/error.h"
#include "targets/runtime/memory.h"
#include "targets/runtime/model.h"
#include "targets/runtime/tensor.h"
#include "targets/runtime/tensor_list.h"

/* Memory that a call allocates before it computes. freeCall frees it, except
 * for tensors that are in a list. */
struct Call {
  OMTensor **outputs;
  const void **inputData;
  void **outputData;
  void *scratch;
};

static void freeCall(struct Call *call) {
  free(call->outputs);
  free(call->inputData);
  free(call->outputData);
  free(call->scratch);
}

static void freeOutputs(OMTensor **outputs, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    omFreeTensor(outputs[i]);
}

static bool allocateCall(const OMEntryPoint *entryPoint, struct Call *call) {
  *call = (struct Call){
      .outputs = omAllocateArray(entryPoint->numOutputs, sizeof(OMTensor *)),
      .inputData = omAllocateArray(entryPoint->numInputs, sizeof(void *)),
      .outputData = omAllocateArray(entryPoint->numOutputs, sizeof(void *)),
      .scratch =
          entryPoint->scratchSize ? omAllocate(entryPoint->scratchSize) : NULL,
  };
  if (call->outputs && call->inputData && call->outputData &&
      (call->scratch || !entryPoint->scratchSize))
    return true;
  freeCall(call);
  omFail(ENOMEM, "%s: no memory for %" PRId64 " bytes of scratch",
         entryPoint->name, entryPoint->scratchSize);
  return false;
}

static bool isStatic(const OMTensorType *type) {
  for (int64_t i = 0; i < type->rank; ++i)
    if (type->shape[i] < 0)
      return false;
  return true;
}

static bool allocateOutputs(const OMEntryPoint *entryPoint,
                            OMTensor **outputs) {
  for (int64_t i = 0; i < entryPoint->numOutputs; ++i) {
    const OMTensorType *type = &entryPoint->outputs[i];
    if (isStatic(type)) {
      outputs[i] =
          omNewTensorWithData(entryPoint->name, type->shape, type->rank,
                              (OM_DATA_TYPE)type->dataType);
    } else {
      omFail(ENOTSUP, "%s: output %" PRId64 " ('%s') has no static shape",
             entryPoint->name, i, type->name);
      outputs[i] = NULL;
    }
    if (!outputs[i]) {
      freeOutputs(outputs, i);
      return false;
    }
  }
  return true;
}

OMTensorList *omRunEntryPoint(const OMEntryPoint *entryPoint,
                              const OMTensorList *inputs) {
  if (!omCheckCpu(entryPoint->name, &omModel) ||
      !omCheckInputs(entryPoint, inputs))
    return NULL;
  struct Call call;
  if (!allocateCall(entryPoint, &call))
    return NULL;
  OMTensorList *list = NULL;
  if (allocateOutputs(entryPoint, call.outputs)) {
    list = omNewTensorList(entryPoint->name, call.outputs,
                           entryPoint->numOutputs, /*owning=*/0);
    if (!list)
      freeOutputs(call.outputs, entryPoint->numOutputs);
  }
  if (list) {
    for (int64_t i = 0; i < entryPoint->numInputs; ++i)
      call.inputData[i] = inputs->tensors[i]->alignedPtr;
    for (int64_t i = 0; i < entryPoint->numOutputs; ++i)
      call.outputData[i] = call.outputs[i]->alignedPtr;
    entryPoint->compute(call.inputData, call.outputData, call.scratch);
  }
  freeCall(&call);
  return list;
}
