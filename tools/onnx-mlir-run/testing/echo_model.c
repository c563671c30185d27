/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A library with the part of the model interface that onnx-mlir-run uses. It
 * does not check its inputs. Its entry points: run_main_graph  returns copies
 * of its inputs run_transposed  returns its input with reversed dimensions, as
 * strides over the same elements run_failing     fails with EINVAL and a
 * message run_silent      fails with ENOMEM run_missing     is listed but not
 * defined
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "OnnxMlirRuntime.h"

enum { MAX_RANK = 8 };

struct OMTensor {
  void *data;
  void *owned;
  int64_t rank;
  int64_t shape[MAX_RANK];
  int64_t strides[MAX_RANK];
  OM_DATA_TYPE type;
};

struct OMTensorList {
  int64_t size;
  OMTensor *tensors[];
};

static const char *message = "";

/* Returns the size of an element in bytes. */
static int64_t getWidth(OM_DATA_TYPE type) {
  switch (type) {
  case ONNX_TYPE_COMPLEX128:
    return 16;
  case ONNX_TYPE_DOUBLE:
  case ONNX_TYPE_INT64:
  case ONNX_TYPE_UINT64:
  case ONNX_TYPE_COMPLEX64:
    return 8;
  case ONNX_TYPE_FLOAT:
  case ONNX_TYPE_INT32:
  case ONNX_TYPE_UINT32:
    return 4;
  case ONNX_TYPE_FLOAT16:
  case ONNX_TYPE_BFLOAT16:
  case ONNX_TYPE_INT16:
  case ONNX_TYPE_UINT16:
    return 2;
  default:
    return 1;
  }
}

const char *const *omQueryEntryPoints(int64_t *numEntryPoints) {
  static const char *const names[] = {"run_main_graph", "run_transposed",
                                      "run_failing",    "run_silent",
                                      "run_missing",    NULL};
  *numEntryPoints = 5;
  return names;
}

const char *omInputSignature(const char *name) {
  return strcmp(name, "run_transposed")
             ? "[]"
             : "[{\"type\": \"f32\", \"dims\": [-1, -1], \"name\": \"x\"}]";
}

const char *omOutputSignature(const char *name) {
  return "[{\"type\": \"f32\", \"dims\": [-1], \"name\": \"y\"}]";
}

const char *omGetErrorMessage(void) { return message; }

OMTensor *omTensorCreate(void *data, const int64_t *shape, int64_t rank,
                         OM_DATA_TYPE type) {
  OMTensor *tensor = calloc(1, sizeof(OMTensor));
  tensor->data = data;
  tensor->rank = rank;
  tensor->type = type;
  int64_t stride = 1;
  for (int64_t axis = rank - 1; axis >= 0; --axis) {
    tensor->shape[axis] = shape[axis];
    tensor->strides[axis] = stride;
    stride *= shape[axis];
  }
  return tensor;
}

void omTensorDestroy(OMTensor *tensor) {
  free(tensor->owned);
  free(tensor);
}

void *omTensorGetDataPtr(const OMTensor *tensor) { return tensor->data; }

OM_DATA_TYPE omTensorGetDataType(const OMTensor *tensor) {
  return tensor->type;
}

int64_t omTensorGetRank(const OMTensor *tensor) { return tensor->rank; }

const int64_t *omTensorGetShape(const OMTensor *tensor) {
  return tensor->shape;
}

const int64_t *omTensorGetStrides(const OMTensor *tensor) {
  return tensor->strides;
}

OMTensorList *omTensorListCreate(OMTensor **tensors, int64_t size) {
  OMTensorList *list = malloc(sizeof(OMTensorList) + size * sizeof(OMTensor *));
  list->size = size;
  for (int64_t i = 0; i < size; ++i)
    list->tensors[i] = tensors[i];
  return list;
}

void omTensorListDestroy(OMTensorList *list) {
  if (!list)
    return;
  for (int64_t i = 0; i < list->size; ++i)
    omTensorDestroy(list->tensors[i]);
  free(list);
}

int64_t omTensorListGetSize(const OMTensorList *list) { return list->size; }

OMTensor *omTensorListGetOmtByIndex(const OMTensorList *list, int64_t index) {
  return list->tensors[index];
}

static OMTensor *copy(const OMTensor *input) {
  int64_t size = getWidth(input->type);
  for (int64_t axis = 0; axis < input->rank; ++axis)
    size *= input->shape[axis];
  OMTensor *output =
      omTensorCreate(NULL, input->shape, input->rank, input->type);
  output->owned = malloc(size ? size : 1);
  if (size)
    memcpy(output->owned, input->data, size);
  output->data = output->owned;
  return output;
}

OMTensorList *run_main_graph(OMTensorList *inputs) {
  OMTensorList *outputs = omTensorListCreate(inputs->tensors, inputs->size);
  for (int64_t i = 0; i < outputs->size; ++i)
    outputs->tensors[i] = copy(inputs->tensors[i]);
  return outputs;
}

static void reverse(int64_t *numbers, int64_t count) {
  for (int64_t i = 0; i < count / 2; ++i) {
    int64_t kept = numbers[i];
    numbers[i] = numbers[count - 1 - i];
    numbers[count - 1 - i] = kept;
  }
}

OMTensorList *run_transposed(OMTensorList *inputs) {
  OMTensorList *outputs = run_main_graph(inputs);
  OMTensor *output = outputs->tensors[0];
  reverse(output->shape, output->rank);
  reverse(output->strides, output->rank);
  return outputs;
}

OMTensorList *run_failing(OMTensorList *inputs) {
  message = "input 0 has rank 1, but 2 is declared";
  errno = EINVAL;
  return NULL;
}

OMTensorList *run_silent(OMTensorList *inputs) {
  message = "";
  errno = ENOMEM;
  return NULL;
}
