/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/testing/c_user.h"

#include <OnnxMlirRuntime.h>
#include <errno.h>
#include <string.h>

#include "targets/runtime/testing/add_model.h"

#define CHECK(CONDITION)                                                       \
  do {                                                                         \
    if (!(CONDITION))                                                          \
      return __LINE__;                                                         \
  } while (0)

static int useTensors(void) {
  int64_t shape[] = {2, 3}, strides[] = {3, 1}, bytes[] = {24, 8};
  OMTensor *tensor = omTensorCreateUntyped(2);
  CHECK(tensor);
  omTensorSetDataType(tensor, ONNX_TYPE_INT64);
  CHECK(omTensorGetDataType(tensor) == ONNX_TYPE_INT64);
  omTensorSetShape(tensor, shape);
  omTensorSetStrides(tensor, strides);
  CHECK(omTensorGetShape(tensor)[1] == 3);
  omTensorSetStridesWithPyArrayStrides(tensor, bytes);
  CHECK(omTensorGetStrides(tensor)[0] == 3);
  CHECK(omTensorGetRank(tensor) == 2);
  CHECK(omTensorGetNumElems(tensor) == 6);
  CHECK(omTensorGetBufferSize(tensor) == 6 * getDataTypeSize(ONNX_TYPE_INT64));
  void *data = calloc(6, sizeof(int64_t));
  omTensorSetDataPtr(tensor, 0, data, NULL);
  CHECK(omTensorGetDataPtr(tensor) == data);
  CHECK(omTensorGetAllocatedPtr(tensor) == data);
  omTensorSetOwning(tensor, 1);
  CHECK(omTensorGetOwning(tensor) == 1);
  omTensorPrint("%t %s %d%e", tensor);
  omTensorDestroy(tensor);
  CHECK(!strcmp(OM_DATA_TYPE_NAME[ONNX_TYPE_FLOAT], "float"));
  CHECK(OM_DATA_TYPE_SIZE[ONNX_TYPE_FLOAT] == 4);
  return 0;
}

static int runModel(void) {
  int64_t shape[] = {2, 3};
  float *ones = malloc(6 * sizeof(float));
  float twos[6];
  for (int i = 0; i < 6; ++i) {
    ones[i] = 1;
    twos[i] = 2;
  }
  OMTensor *tensors[] = {
      omTensorCreateWithOwnership(ones, shape, 2, ONNX_TYPE_FLOAT, true),
      omTensorCreate(twos, shape, 2, ONNX_TYPE_FLOAT),
  };
  OMTensorList *inputs = omTensorListCreate(tensors, 2);
  CHECK(omTensorListGetSize(inputs) == 2);
  CHECK(omTensorListGetOmtArray(inputs)[0] == tensors[0]);
  OMTensorList *outputs = run_main_graph(inputs);
  CHECK(outputs);
  CHECK(*(float *)omTensorGetDataPtr(omTensorListGetOmtByIndex(outputs, 0)) ==
        3);
  omTensorListDestroy(outputs);
  OMCall *call = omCallCreate();
  CHECK(call);
  outputs = omCallRun(call, inputs, NULL);
  CHECK(outputs);
  omCancel(call);
  CHECK(!omCallRun(call, inputs, outputs));
  CHECK(errno == ECANCELED);
  omCallDestroy(call);
  omTensorListDestroy(outputs);
  OMTensor *absent[] = {NULL, NULL};
  outputs = omTensorListCreate(absent, 2);
  CHECK(omRunInto(inputs, outputs) == outputs);
  CHECK(omTensorGetNumElems(omTensorListGetOmtByIndex(outputs, 0)) == 6);
  omTensorListDestroy(outputs);
  omTensorListDestroy(inputs);
  OMTensorList *none = omTensorListCreateWithOwnership(NULL, 0, 1);
  CHECK(!run_main_graph(none));
  CHECK(errno == EINVAL);
  CHECK(strstr(omGetErrorMessage(), "got 0 inputs, expected 2"));
  omTensorListDestroyShallow(none);
  return 0;
}

static int askModel(void) {
  int64_t count;
  const char *const *names = omQueryEntryPoints(&count);
  CHECK(count == 2);
  CHECK(!strcmp(names[0], "run_main_graph"));
  CHECK(omInputSignature(names[0]));
  CHECK(omOutputSignature(names[0]));
  CHECK(omSharedInput(names[0], 0) == -1);
  CHECK(omCompilationInfo());
  CHECK(!strcmp(omModelMetadata("author"), "we"));
  OMTensor *empty = omTensorCreateEmpty(NULL, 0, ONNX_TYPE_BOOL);
  CHECK(empty);
  omTensorDestroy(empty);
  OMInstrumentInit();
  OMInstrumentPoint("op", OM_INSTRUMENT_TIME, "node");
  omInstrumentPrint();
  omReleaseMemory();
  omSetParallelFor(NULL, NULL);
  return 0;
}

int useWholeApi(void) {
  int line = useTensors();
  if (!line)
    line = runModel();
  return line ? line : askModel();
}
