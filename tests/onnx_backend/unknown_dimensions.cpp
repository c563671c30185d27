// SPDX-License-Identifier: Apache-2.0
#include "tests/onnx_backend/unknown_dimensions.h"

#include "absl/status/status.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/StringSet.h"

namespace onnx_mlir {

/// Removes the sizes and names of the dimensions of `type`.
static void forget(::onnx::TypeProto &type) {
  if (type.has_sequence_type())
    return forget(*type.mutable_sequence_type()->mutable_elem_type());
  if (type.has_optional_type())
    return forget(*type.mutable_optional_type()->mutable_elem_type());
  if (!type.has_tensor_type() || !type.tensor_type().has_shape())
    return;
  for (auto &dim : *type.mutable_tensor_type()->mutable_shape()->mutable_dim())
    dim.clear_value();
}

absl::StatusOr<std::string> forgetDimensions(const std::string &message) {
  ::onnx::ModelProto model;
  if (!model.ParseFromString(message))
    return absl::InvalidArgumentError("the message is no model");
  ::onnx::GraphProto &graph = *model.mutable_graph();
  llvm::StringSet<> initialized;
  for (const ::onnx::TensorProto &tensor : graph.initializer())
    initialized.insert(tensor.name());
  for (::onnx::ValueInfoProto &input : *graph.mutable_input())
    if (!initialized.contains(input.name()))
      forget(*input.mutable_type());
  for (::onnx::ValueInfoProto &output : *graph.mutable_output())
    forget(*output.mutable_type());
  graph.clear_value_info();
  return model.SerializeAsString();
}

} // namespace onnx_mlir
