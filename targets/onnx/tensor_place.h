// SPDX-License-Identifier: Apache-2.0
//
// Where in a model a tensor stands, for messages.
#ifndef TARGETS_ONNX_TENSOR_PLACE_H
#define TARGETS_ONNX_TENSOR_PLACE_H

#include <string>

#include "onnx/onnx_pb.h"

namespace onnx_mlir {

/// `initializer 'w'` or `node 'c' (op 'Constant'): attribute 'value'`, found by
/// the address of `tensor` in the graphs of `model`; `tensor 'x'` when it is
/// not there. Searches the whole model: for the way of failure only.
std::string describeTensor(const ::onnx::ModelProto &model,
                           const ::onnx::TensorProto &tensor);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TENSOR_PLACE_H
