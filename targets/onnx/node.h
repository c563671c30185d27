// SPDX-License-Identifier: Apache-2.0
//
// Nodes of an ONNX graph: their names in messages and their attributes.
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

/// The op of `node`, with its domain in front unless that is ONNX's own.
std::string getOpName(const ::onnx::NodeProto &node);

/// Where `node` is: `node 'conv1'`, or, when it has no name, `node #5 with
/// output 'y'`. `index` is its place in the graph, from 0.
std::string describePlace(const ::onnx::NodeProto &node, int index);

/// `node` as messages name it, its place and its op: `node 'conv1' (op
/// 'Conv')`.
std::string describeNode(const ::onnx::NodeProto &node, int index);

/// The attribute `name` of `node`; nullptr when it has none.
const ::onnx::AttributeProto *findAttribute(const ::onnx::NodeProto &node,
                                            llvm::StringRef name);

/// The value of the attribute `name` of `node`, or `byDefault` when the node
/// does not have it. T is one of int64_t, float, llvm::StringRef,
/// llvm::ArrayRef<int64_t>, llvm::ArrayRef<float>,
/// std::vector<llvm::StringRef>, const TensorProto * and const GraphProto *;
/// what it refers to lies in `node`.
/// Errors: InvalidArgument when the attribute has another type, is given twice
/// or refers to an attribute of a function; the message names no node.
template <typename T>
absl::StatusOr<T> getAttribute(const ::onnx::NodeProto &node,
                               llvm::StringRef name, T byDefault);

/// The same for an attribute without a default: a missing one is an error.
template <typename T>
absl::StatusOr<T> getAttribute(const ::onnx::NodeProto &node,
                               llvm::StringRef name);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_NODE_H
