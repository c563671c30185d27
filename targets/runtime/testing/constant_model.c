/* SPDX-License-Identifier: Apache-2.0 */
/* A model library as the compiler links it. It has no inputs, and its only
 * output is the VALUE that it is compiled with. Its entry point is named NAME.
 * Its tag is "constant". */
#include <stddef.h>
#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/model.h"

#define TEXT_OF(NAME) #NAME
#define TEXT(NAME) TEXT_OF(NAME)

static int64_t compute(OMCall *call) {
  int32_t *output = omOutput(call, 0, NULL);
  if (output)
    *output = VALUE;
  return call->status;
}

static const OMTensorType output = {"y", ONNX_TYPE_INT32, 0, NULL, 0, 0, NULL};
static const OMEntryPoint entryPoint = {
    .name = TEXT(NAME),
    .inputSignature = "[]",
    .outputSignature = "[]",
    .numOutputs = 1,
    .outputs = &output,
    .compute = compute,
};
static const char *const names[] = {TEXT(NAME), NULL};

const OMModel omModel = {
    .cpu = "baseline",
    .numEntryPoints = 1,
    .entryPoints = &entryPoint,
    .entryPointNames = names,
    .compilationInfo = "{}",
};

OM_EXTERNAL_VISIBILITY OMTensorList *run_main_graph(OMTensorList *inputs) {
  return omRunEntryPoint(&entryPoint, inputs);
}

OM_EXTERNAL_VISIBILITY const char *const *
omQueryEntryPoints_constant(int64_t *numEntryPoints) {
  return omModelEntryPoints(numEntryPoints);
}
