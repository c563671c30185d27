/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a model: checks, computation, results. */
#include <errno.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdbool.h>
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
  case OM_ERROR_CANCELLED:
    return "the call is cancelled";
  case OM_ERROR_REPORTED:
    break;
  }
  return "unknown error";
}

/* Reports the error that a call ended with, unless it was reported. */
static void fail(const OMEntryPoint *entryPoint, int64_t status) {
  const OMErrorCode code = (OMErrorCode)(status & 0xffffffff);
  if (code == OM_ERROR_REPORTED)
    return;
  const int64_t node = (status >> 32) - 1;
  const int number = code == OM_ERROR_MEMORY      ? ENOMEM
                     : code == OM_ERROR_CANCELLED ? ECANCELED
                                                  : EDOM;
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

/* The number of the machine whose code is run, as omChooseMachine returns it;
 * -1 before the first call. */
static _Atomic int64_t machine = -1;

/* Chooses the machine once. Threads that find none chosen choose the same.
 * Returns false after an error. */
static bool chooseMachine(const char *caller) {
  if (atomic_load_explicit(&machine, memory_order_relaxed) >= 0)
    return true;
  const int64_t number = omChooseMachine(caller, &omModel);
  atomic_store_explicit(&machine, number, memory_order_relaxed);
  return number >= 0;
}

/* Runs the compiled code, unless the call is cancelled before. Returns the
 * status. */
static int64_t compute(OMCall *call) {
  call->arena = NULL;
  call->blocks = NULL;
  /* This order matters: see omCancel. */
  __atomic_store_n(&call->status, 0, __ATOMIC_SEQ_CST);
  if (__atomic_load_n(&call->isCancelled, __ATOMIC_SEQ_CST))
    return OM_ERROR_CANCELLED;
  const OMEntryPoint *entryPoint = call->entryPoint;
  const int64_t number = atomic_load_explicit(&machine, memory_order_relaxed);
  const int64_t status = number > 0 ? entryPoint->variants[number - 1](call)
                                    : entryPoint->compute(call);
  omReturnArena(call->arena);
  omFreeBlocks(call);
  return status;
}

/* Computes the outputs. Returns an array of them, or NULL after an error. */
static OMTensor **computeOutputs(OMCall *call, const OMEntryPoint *entryPoint,
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
  call->inputs = inputs->tensors;
  call->entryPoint = entryPoint;
  call->outputs = outputs;
  call->destinations = destinations;
  const int64_t status = compute(call);
  if (!status)
    return outputs;
  fail(entryPoint, status);
  freeOutputs(outputs, entryPoint->numOutputs);
  return NULL;
}

/* Returns the list of outputs, of which it becomes the owner. */
static OMTensorList *makeList(const OMEntryPoint *entryPoint,
                              OMTensor **outputs) {
  OMTensorList *list = omNewTensorList(entryPoint->name, outputs,
                                       entryPoint->numOutputs, /*owning=*/1);
  if (!list)
    freeOutputs(outputs, entryPoint->numOutputs);
  return list;
}

static OMTensorList *run(OMCall *call, const OMEntryPoint *entryPoint,
                         const OMTensorList *inputs, OMTensorList *outputs) {
  if (!chooseMachine(entryPoint->name) || !omCheckInputs(entryPoint, inputs) ||
      (outputs && !omCheckDestinations(entryPoint, inputs, outputs)))
    return NULL;
  OMTensor **made = computeOutputs(call, entryPoint, inputs,
                                   outputs ? outputs->tensors : NULL);
  if (!made || !outputs)
    return made ? makeList(entryPoint, made) : NULL;
  omFillOutputs(outputs, made);
  free(made);
  return outputs;
}

OMTensorList *omRunCall(OMCall *call, const OMEntryPoint *entryPoint,
                        const OMTensorList *inputs, OMTensorList *outputs) {
  if (__atomic_exchange_n(&call->isRunning, 1, __ATOMIC_ACQUIRE)) {
    omFail(EBUSY, "%s: the call runs already", entryPoint->name);
    return NULL;
  }
  OMTensorList *results = run(call, entryPoint, inputs, outputs);
  __atomic_store_n(&call->isRunning, 0, __ATOMIC_RELEASE);
  return results;
}

OMTensorList *omRunEntryPoint(const OMEntryPoint *entryPoint,
                              const OMTensorList *inputs) {
  OMCall call = {0};
  return omRunCall(&call, entryPoint, inputs, /*outputs=*/NULL);
}

OMTensorList *omRunEntryPointInto(const OMEntryPoint *entryPoint,
                                  const OMTensorList *inputs,
                                  OMTensorList *outputs) {
  if (!outputs) {
    omFail(EINVAL, "%s: the list of outputs is NULL", entryPoint->name);
    return NULL;
  }
  OMCall call = {0};
  return omRunCall(&call, entryPoint, inputs, outputs);
}

OMTensorList *omModelRunInto(const OMTensorList *inputs,
                             OMTensorList *outputs) {
  return omRunEntryPointInto(&omModel.entryPoints[0], inputs, outputs);
}

OMTensorList *omRunInto(const OMTensorList *inputs, OMTensorList *outputs) {
  return omModelRunInto(inputs, outputs);
}
