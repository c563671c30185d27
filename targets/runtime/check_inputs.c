/* SPDX-License-Identifier: Apache-2.0 */
#include "targets/runtime/check_inputs.h"

#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/check_tensor.h"
#include "targets/runtime/error.h"
#include "targets/runtime/model.h"
#include "targets/runtime/tensor_list.h"
#include "targets/runtime/tensor_struct.h"

static struct OMChecked makeInput(const OMEntryPoint *entryPoint,
                                  int64_t index) {
  const OMTensorType *type = &entryPoint->inputs[index];
  return (struct OMChecked){.entryPoint = entryPoint,
                            .role = "input",
                            .index = index,
                            .name = type->name,
                            .type = type,
                            .part = ""};
}

static bool checkInput(const struct OMChecked *input, const OMTensor *tensor);

/* Checks the elements of a sequence or an optional value. */
static bool checkElements(const struct OMChecked *input,
                          const OMTensor *tensor) {
  OMTensor *const *elements = tensor->alignedPtr;
  for (int64_t i = 0; i < tensor->shape[0]; ++i) {
    char part[100];
    snprintf(part, sizeof(part), "%s element %" PRId64, input->part, i);
    struct OMChecked element = *input;
    element.type = input->type->element;
    element.part = part;
    if (!checkInput(&element, elements[i]))
      return false;
  }
  return true;
}

/* Checks a sequence or an optional value. */
static bool checkList(const struct OMChecked *input, const OMTensor *tensor) {
  const bool isOptional = input->type->kind == OM_TYPE_OPTIONAL;
  if (tensor->dataType != ONNX_TYPE_UNDEFINED || tensor->rank != 1 ||
      tensor->shape[0] < 0 || (isOptional && tensor->shape[0] > 1) ||
      (tensor->shape[0] > 1 && tensor->strides[0] != 1))
    return omRefuse(input,
                    "is no %s: expected a tensor of rank 1 and type "
                    "ONNX_TYPE_UNDEFINED with %s contiguous elements",
                    isOptional ? "optional value" : "sequence",
                    isOptional ? "at most 1" : "any number of");
  if (tensor->shape[0] > 0 && !tensor->alignedPtr)
    return omRefuse(input, "has no elements, expected %" PRId64,
                    tensor->shape[0]);
  return checkElements(input, tensor);
}

static bool checkInput(const struct OMChecked *input, const OMTensor *tensor) {
  const OMTensorType *type = input->type;
  if (!tensor)
    return type->isOptional || type->kind == OM_TYPE_OPTIONAL ||
           omRefuse(input, "is NULL, expected a tensor");
  return type->kind == OM_TYPE_TENSOR ? omCheckFields(input, tensor)
                                      : checkList(input, tensor);
}

/* Checks that the sizes with name `name` in input `second` are `size`, the
 * first one's, which is of input `first`. */
static bool checkDimension(const OMEntryPoint *entryPoint,
                           const OMTensorList *inputs, int64_t name,
                           int64_t first, int64_t size, int64_t second) {
  const OMTensorType *type = &entryPoint->inputs[second];
  const int64_t *shape = inputs->tensors[second]->shape;
  for (int64_t i = 0; i < type->rank; ++i) {
    if (type->shape[i] != -2 - name || shape[i] == size)
      continue;
    const struct OMChecked input = makeInput(entryPoint, second);
    return omRefuse(&input,
                    "has dimension %" PRId64 " ('%s') of size %" PRId64
                    ", expected %" PRId64 " as in input %" PRId64 " ('%s')",
                    i, entryPoint->dimensions[name], shape[i], size, first,
                    entryPoint->inputs[first].name);
  }
  return true;
}

int64_t omFindDimension(const OMEntryPoint *entryPoint,
                        const OMTensorList *inputs, int64_t name,
                        int64_t *size) {
  for (int64_t k = 0; k < entryPoint->numInputs; ++k) {
    const OMTensorType *type = &entryPoint->inputs[k];
    for (int64_t i = 0; inputs->tensors[k] && i < type->rank; ++i)
      if (type->shape[i] == -2 - name) {
        *size = inputs->tensors[k]->shape[i];
        return k;
      }
  }
  return -1;
}

/* Checks that sizes with the same name are equal. */
static bool checkDimensions(const OMEntryPoint *entryPoint,
                            const OMTensorList *inputs) {
  for (int64_t name = 0; name < entryPoint->numDimensions; ++name) {
    int64_t size;
    const int64_t first = omFindDimension(entryPoint, inputs, name, &size);
    for (int64_t k = first; k >= 0 && k < entryPoint->numInputs; ++k)
      if (inputs->tensors[k] &&
          !checkDimension(entryPoint, inputs, name, first, size, k))
        return false;
  }
  return true;
}

bool omCheckInputs(const OMEntryPoint *entryPoint, const OMTensorList *inputs) {
  if (!inputs) {
    omFail(EINVAL, "%s: the list of inputs is NULL", entryPoint->name);
    return false;
  }
  if (inputs->size != entryPoint->numInputs) {
    omFail(EINVAL, "%s: got %" PRId64 " inputs, expected %" PRId64,
           entryPoint->name, inputs->size, entryPoint->numInputs);
    return false;
  }
  for (int64_t i = 0; i < inputs->size; ++i) {
    const struct OMChecked input = makeInput(entryPoint, i);
    if (!checkInput(&input, inputs->tensors[i]))
      return false;
  }
  return checkDimensions(entryPoint, inputs);
}
