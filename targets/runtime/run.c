/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a model: checks, computation, results. */
#include <errno.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "onnx-mlir/Runtime/OMRun.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/arena.h"
#include "targets/runtime/block.h"
#include "targets/runtime/check_inputs.h"
#include "targets/runtime/cpu_features.h"
#include "targets/runtime/destinations.h"
#include "targets/runtime/error.h"
#include "targets/runtime/memory.h"
#include "targets/runtime/model.h"
#include "targets/runtime/tensor.h"
#include "targets/runtime/tensor_list.h"

static const char *describe(OMErrorCode code) {
  switch (code) {
  case OM_ERROR_MEMORY:
    return "no memory";
  case OM_ERROR_OVERFLOW:
    return "a size is negative or overflows";
  case OM_ERROR_SHAPE:
    return "a computed shape does not fit";
  case OM_ERROR_INDEX:
    return "a computed index is out of bounds";
  case OM_ERROR_ARITHMETIC:
    return "an integer is divided by zero";
  case OM_ERROR_EMPTY:
    return "an optional value is empty";
  case OM_ERROR_REPORTED:
    break;
  }
  return "unknown error";
}

/* Reports the error of a call, unless it was reported. */
static void fail(const OMCall *call) {
  const OMEntryPoint *entryPoint = call->entryPoint;
  const OMErrorCode code = (OMErrorCode)(call->status & 0xffffffff);
  if (code == OM_ERROR_REPORTED)
    return;
  const int64_t node = (call->status >> 32) - 1;
  const int number = code == OM_ERROR_MEMORY ? ENOMEM : EDOM;
  if (node >= 0 && node < entryPoint->numNodes)
    omFail(number, "%s: %s: %s", entryPoint->name, entryPoint->nodes[node],
           describe(code));
  else
    omFail(number, "%s: %s", entryPoint->name, describe(code));
}

static void freeOutputs(OMTensor **outputs, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    omFreeTensor(outputs[i]);
  free(outputs);
}

/* Computes the outputs. Returns an array of them, or NULL after an error. */
static OMTensor **compute(const OMEntryPoint *entryPoint,
                          const OMTensorList *inputs,
                          OMTensor *const *destinations) {
  OMTensor **outputs =
      omAllocateArray(entryPoint->numOutputs, sizeof(OMTensor *));
  if (!outputs) {
    omFail(ENOMEM, "%s: no memory for the list of outputs", entryPoint->name);
    return NULL;
  }
  for (int64_t i = 0; i < entryPoint->numOutputs; ++i)
    outputs[i] = NULL;
  OMCall call = {
      .inputs = inputs->tensors,
      .entryPoint = entryPoint,
      .outputs = outputs,
      .destinations = destinations,
  };
  const int64_t status = entryPoint->compute(&call);
  omReturnArena(call.arena);
  omFreeBlocks(&call);
  if (!status)
    return outputs;
  fail(&call);
  freeOutputs(outputs, entryPoint->numOutputs);
  return NULL;
}

OMTensorList *omRunEntryPoint(const OMEntryPoint *entryPoint,
                              const OMTensorList *inputs) {
  if (!omCheckCpu(entryPoint->name, &omModel) ||
      !omCheckInputs(entryPoint, inputs))
    return NULL;
  OMTensor **outputs = compute(entryPoint, inputs, /*destinations=*/NULL);
  if (!outputs)
    return NULL;
  OMTensorList *list = omNewTensorList(entryPoint->name, outputs,
                                       entryPoint->numOutputs, /*owning=*/1);
  if (!list)
    freeOutputs(outputs, entryPoint->numOutputs);
  return list;
}

OMTensorList *omRunEntryPointInto(const OMEntryPoint *entryPoint,
                                  const OMTensorList *inputs,
                                  OMTensorList *outputs) {
  if (!omCheckCpu(entryPoint->name, &omModel) ||
      !omCheckInputs(entryPoint, inputs))
    return NULL;
  if (!outputs) {
    omFail(EINVAL, "%s: the list of outputs is NULL", entryPoint->name);
    return NULL;
  }
  if (!omCheckDestinations(entryPoint, inputs, outputs))
    return NULL;
  OMTensor **made = compute(entryPoint, inputs, outputs->tensors);
  if (!made)
    return NULL;
  omFillOutputs(outputs, made);
  free(made);
  return outputs;
}

OMTensorList *omModelRunInto(const OMTensorList *inputs,
                             OMTensorList *outputs) {
  return omRunEntryPointInto(&omModel.entryPoints[0], inputs, outputs);
}

OMTensorList *omRunInto(const OMTensorList *inputs, OMTensorList *outputs) {
  return omModelRunInto(inputs, outputs);
}
