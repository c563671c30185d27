/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/testing/add_model.h"

#include <stddef.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/model.h"

enum { ELEMENTS = 6 };

static const int64_t shape[] = {2, 3};

/* Computes in the arena, so that sanitizers check it. */
static int64_t compute(OMCall *call) {
  const float *a = omTensorGetDataPtr(call->inputs[0]);
  const float *b = omTensorGetDataPtr(call->inputs[1]);
  float *sum = omOutput(call, 0, shape);
  int64_t *negative = omOutput(call, 1, NULL);
  float *kept = omArena(call, ELEMENTS * sizeof(float));
  if (!sum || !negative || !kept)
    return call->status;
  *negative = 0;
  for (int i = 0; i < ELEMENTS; ++i) {
    kept[i] = a[i] + b[i];
    *negative += b[i] < 0;
  }
  for (int i = 0; i < ELEMENTS; ++i)
    sum[i] = kept[i];
  return call->status;
}

static const OMTensorType inputs[] = {
    {"a", ONNX_TYPE_FLOAT, 2, shape, 0, 0, NULL},
    {"b", ONNX_TYPE_FLOAT, 2, shape, 0, 0, NULL},
};
static const OMTensorType outputs[] = {
    {"sum", ONNX_TYPE_FLOAT, 2, shape, 0, 0, NULL},
    {"negative", ONNX_TYPE_INT64, 0, NULL, 0, 0, NULL},
};

#define ENTRY_POINT(NAME)                                                      \
  {                                                                            \
      .name = NAME,                                                            \
      .inputSignature = "[inputs of " NAME "]",                                \
      .outputSignature = "[outputs of " NAME "]",                              \
      .numInputs = 2,                                                          \
      .inputs = inputs,                                                        \
      .numOutputs = 2,                                                         \
      .outputs = outputs,                                                      \
      .compute = compute,                                                      \
  }

static const OMEntryPoint entryPoints[] = {
    ENTRY_POINT("run_main_graph"),
    ENTRY_POINT("run_main_graph_add"),
};
static const char *const names[] = {"run_main_graph", "run_main_graph_add",
                                    NULL};

static const char *const metadata[] = {"author", "we", "empty", ""};

/* Features that every CPU of the platform has. */
static const OMCpuFeature features[] = {
#if defined(__x86_64__)
    {"sse2", 0, 4},
#elif defined(__s390x__)
    {"stfle", 0, 2},
#elif defined(__powerpc64__)
    {"altivec", 0, 28},
#endif
};

const OMModel omModel = {
    .cpu = "baseline",
    .numCpuFeatures = 1,
    .cpuFeatures = features,
    .numEntryPoints = 2,
    .entryPoints = entryPoints,
    .entryPointNames = names,
    .compilationInfo = "{\"compile_options\": \"none\"}",
    .numMetadata = 2,
    .metadata = metadata,
};

OMTensorList *run_main_graph(OMTensorList *inputs) {
  return omRunEntryPoint(&entryPoints[0], inputs);
}
