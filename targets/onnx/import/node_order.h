// SPDX-License-Identifier: Apache-2.0
//
// The order in which the nodes of a graph can be computed.
#ifndef TARGETS_ONNX_IMPORT_NODE_ORDER_H
#define TARGETS_ONNX_IMPORT_NODE_ORDER_H

#include <vector>

#include "absl/status/statusor.h"
#include "google/protobuf/repeated_ptr_field.h"
#include "onnx/onnx_pb.h"

namespace onnx_mlir {

/// Returns the indices of `nodes` in an order in which each node follows those
/// whose outputs it uses, also in graphs of its attributes. The order in the
/// file stays where it is one.
/// Errors: InvalidArgument, naming a node of a cycle, or an output that two
/// nodes define.
absl::StatusOr<std::vector<int>>
sortNodes(const google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_NODE_ORDER_H
