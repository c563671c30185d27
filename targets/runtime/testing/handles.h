// SPDX-License-Identifier: Apache-2.0
//
// Creates and owns tensors and lists, for tests.
#ifndef TARGETS_RUNTIME_TESTING_HANDLES_H
#define TARGETS_RUNTIME_TESTING_HANDLES_H

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <vector>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"

namespace onnx_mlir::testing {

struct Destroy {
  void operator()(OMTensor *tensor) const { omTensorDestroy(tensor); }
  void operator()(OMTensorList *list) const { omTensorListDestroy(list); }
};
using Tensor = std::unique_ptr<OMTensor, Destroy>;
using TensorList = std::unique_ptr<OMTensorList, Destroy>;

/// Creates a tensor over `data`, which it does not own.
inline Tensor makeTensor(void *data, const std::vector<int64_t> &shape,
                         OM_DATA_TYPE type = ONNX_TYPE_FLOAT) {
  return Tensor(omTensorCreate(data, shape.data(), shape.size(), type));
}

/// Creates a list that owns `tensors`.
inline TensorList makeList(std::vector<Tensor> tensors) {
  std::vector<OMTensor *> pointers;
  for (Tensor &tensor : tensors)
    pointers.push_back(tensor.release());
  return TensorList(omTensorListCreate(pointers.data(), pointers.size()));
}

inline TensorList makeList(Tensor first, Tensor second) {
  std::vector<Tensor> tensors;
  tensors.push_back(std::move(first));
  tensors.push_back(std::move(second));
  return makeList(std::move(tensors));
}

} // namespace onnx_mlir::testing

#endif // TARGETS_RUNTIME_TESTING_HANDLES_H
