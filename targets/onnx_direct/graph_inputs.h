// SPDX-License-Identifier: Apache-2.0
//
// The types of a graph's inputs: what the model declares, completed by shapes
// that the user gives.
#ifndef TARGETS_ONNX_DIRECT_GRAPH_INPUTS_H
#define TARGETS_ONNX_DIRECT_GRAPH_INPUTS_H

#include <vector>

#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/tensor.h"
#include "llvm/ADT/ArrayRef.h"

namespace onnx_mlir::direct {

/// The full types of `inputs`. A declared dimension that is not positive is
/// dynamic, like one without a number.
///
/// Errors: InvalidArgument, with the input named, when a shape contradicts the
/// declaration, is given for no input, or a dynamic dimension stays;
/// Unimplemented for an input that is not a tensor.
absl::StatusOr<std::vector<TensorType>>
resolveInputTypes(llvm::ArrayRef<const ::onnx::ValueInfoProto *> inputs,
                  const ShapeInformation &shapes);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_GRAPH_INPUTS_H
