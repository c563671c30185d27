/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/testing/add_model.h"

#include <stddef.h>
#include <stdint.h>

#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/model.h"

enum { ELEMENTS = 6 };

/* Computes in scratch memory, so that sanitizers check it. */
static void compute(const void *const *inputs, void *const *outputs,
                    void *scratch) {
  const float *a = inputs[0], *b = inputs[1];
  float *sum = outputs[0], *kept = scratch;
  int64_t *negative = outputs[1];
  *negative = 0;
  for (int i = 0; i < ELEMENTS; ++i) {
    kept[i] = a[i] + b[i];
    *negative += b[i] < 0;
  }
  for (int i = 0; i < ELEMENTS; ++i)
    sum[i] = kept[i];
}

static const int64_t shape[] = {2, 3};
static const OMTensorType inputs[] = {
    {"a", ONNX_TYPE_FLOAT, 2, shape},
    {"b", ONNX_TYPE_FLOAT, 2, shape},
};
static const OMTensorType outputs[] = {
    {"sum", ONNX_TYPE_FLOAT, 2, shape},
    {"negative", ONNX_TYPE_INT64, 0, NULL},
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
      .scratchSize = ELEMENTS * sizeof(float),                                 \
      .compute = compute,                                                      \
  }

static const OMEntryPoint entryPoints[] = {
    ENTRY_POINT("run_main_graph"),
    ENTRY_POINT("run_main_graph_add"),
};
static const char *const names[] = {"run_main_graph", "run_main_graph_add",
                                    NULL};

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
};

OMTensorList *run_main_graph(OMTensorList *inputs) {
  return omRunEntryPoint(&entryPoints[0], inputs);
}
