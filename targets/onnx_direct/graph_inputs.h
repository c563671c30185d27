// SPDX-License-Identifier: Apache-2.0
//
// Determines the types of a graph's inputs from the model's declarations and
// the shapes that the user gives.
#ifndef TARGETS_ONNX_DIRECT_GRAPH_INPUTS_H
#define TARGETS_ONNX_DIRECT_GRAPH_INPUTS_H

#include <vector>

#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/tensor.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir::direct {

/// Returns the complete types of `inputs`. A declared dimension that is not
/// positive or not a number is dynamic.
///
/// Errors, which name the input: InvalidArgument if a shape contradicts the
/// declaration, belongs to no input, or a dimension remains dynamic;
/// Unimplemented for an input that is not a tensor.
absl::StatusOr<std::vector<TensorType>>
resolveInputTypes(llvm::ArrayRef<const ::onnx::ValueInfoProto *> inputs,
                  const ShapeInformation &shapes);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_GRAPH_INPUTS_H
