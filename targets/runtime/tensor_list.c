/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/tensor_list.h"

#include <errno.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/error.h"
#include "targets/runtime/memory.h"
#include "targets/runtime/tensor.h"

OMTensorList *omNewTensorList(const char *caller, OMTensor **tensors,
                              int64_t size, int64_t owning) {
  if (size < 0 || (size > 0 && !tensors)) {
    omFail(EINVAL, "%s: %s of %" PRId64 " tensors, expected at least 0", caller,
           tensors ? "an array" : "NULL", size);
    return NULL;
  }
  OMTensorList *list = malloc(sizeof(*list));
  OMTensor **kept =
      owning && tensors ? tensors : omAllocateArray(size, sizeof(*tensors));
  if (!list || !kept) {
    free(list);
    if (kept != tensors)
      free(kept);
    omFail(ENOMEM, "%s: no memory for a list of %" PRId64 " tensors", caller,
           size);
    return NULL;
  }
  if (kept != tensors && size > 0)
    memcpy(kept, tensors, (size_t)size * sizeof(*tensors));
  *list = (OMTensorList){.tensors = kept, .size = size};
  return list;
}

OMTensorList *omTensorListCreate(OMTensor **tensors, int64_t size) {
  return omNewTensorList("omTensorListCreate", tensors, size, /*owning=*/0);
}

OMTensorList *omTensorListCreateWithOwnership(OMTensor **tensors, int64_t size,
                                              int64_t owning) {
  return omNewTensorList("omTensorListCreateWithOwnership", tensors, size,
                         owning);
}

static void freeList(OMTensorList *list) {
  free(list->tensors);
  free(list);
}

void omTensorListDestroy(OMTensorList *list) {
  if (!list)
    return;
  for (int64_t i = 0; i < list->size; ++i)
    omFreeTensor(list->tensors[i]);
  freeList(list);
}

void omTensorListDestroyShallow(OMTensorList *list) {
  if (list)
    freeList(list);
}

OMTensor **omTensorListGetOmtArray(const OMTensorList *list) {
  return list->tensors;
}

int64_t omTensorListGetSize(const OMTensorList *list) { return list->size; }

OMTensor *omTensorListGetOmtByIndex(const OMTensorList *list, int64_t index) {
  if (index < 0 || index >= list->size) {
    omFail(EINVAL,
           "omTensorListGetOmtByIndex: index %" PRId64
           ", expected one of a list of %" PRId64,
           index, list->size);
    return NULL;
  }
  return list->tensors[index];
}
