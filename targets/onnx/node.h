// SPDX-License-Identifier: Apache-2.0
//
// Describes the nodes of an ONNX graph in messages and reads their attributes.
#ifndef TARGETS_ONNX_NODE_H
#define TARGETS_ONNX_NODE_H

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns the operator of `node`, prefixed with its domain unless that is
/// ONNX's own domain.
std::string getOpName(const ::onnx::NodeProto &node);

/// Returns `node 'conv1'`, or `node #5 with output 'y'` if the node has no
/// name. `index` is the position of the node in the graph, from 0.
std::string describePlace(const ::onnx::NodeProto &node, int index);

/// Returns the description of a node for messages: `node 'conv1' (op 'Conv')`.
std::string describeNode(const ::onnx::NodeProto &node, int index);

/// Returns the attribute `name` of `node`, or null.
const ::onnx::AttributeProto *findAttribute(const ::onnx::NodeProto &node,
                                            llvm::StringRef name);

/// Returns the value of the attribute `name` of `node`, or `byDefault` if the
/// node lacks the attribute. T is one of int64_t, float, llvm::StringRef,
/// llvm::ArrayRef<int64_t>, llvm::ArrayRef<float>,
/// std::vector<llvm::StringRef>, const TensorProto * and const GraphProto *.
/// References point into `node`.
/// Errors: InvalidArgument if the attribute has another type, is given twice or
/// refers to an attribute of a function. The error does not name the node.
template <typename T>
absl::StatusOr<T> getAttribute(const ::onnx::NodeProto &node,
                               llvm::StringRef name, T byDefault);

/// Does the same without a default: a missing attribute is an error.
template <typename T>
absl::StatusOr<T> getAttribute(const ::onnx::NodeProto &node,
                               llvm::StringRef name);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_NODE_H
