// SPDX-License-Identifier: Apache-2.0
//
// Describes the location of a tensor in a model, for messages.
#ifndef TARGETS_ONNX_TENSOR_PLACE_H
#define TARGETS_ONNX_TENSOR_PLACE_H

#include <string>

#include "onnx/onnx_pb.h"

namespace onnx_mlir {

/// Finds `tensor` by its address in the graphs of `model`. Returns text such as
/// `initializer 'w'` or `node 'c' (op 'Constant'): attribute 'value'`, or
/// `tensor 'x'` if it is not found. Searches the whole model, so call it on
/// failure only.
std::string describeTensor(const ::onnx::ModelProto &model,
                           const ::onnx::TensorProto &tensor);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TENSOR_PLACE_H
