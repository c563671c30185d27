// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/tensor_place.h"

#include "targets/onnx/node.h"
#include "targets/onnx/quote.h"

namespace onnx_mlir {

using ::onnx::AttributeProto;
using ::onnx::GraphProto;
using ::onnx::NodeProto;
using ::onnx::TensorProto;

static std::string findInGraph(const GraphProto &graph,
                               const TensorProto &tensor);

/// Returns the location of `tensor` below `attribute`, starting with the node,
/// or an empty string if the tensor is not there.
static std::string findInAttribute(const AttributeProto &attribute,
                                   const std::string &node,
                                   const TensorProto &tensor) {
  std::string place = node + ": attribute " + quote(attribute.name());
  if (&attribute.t() == &tensor)
    return place;
  for (const TensorProto &element : attribute.tensors())
    if (&element == &tensor)
      return place;
  if (attribute.has_g())
    if (std::string found = findInGraph(attribute.g(), tensor); !found.empty())
      return found;
  for (const GraphProto &graph : attribute.graphs())
    if (std::string found = findInGraph(graph, tensor); !found.empty())
      return found;
  return "";
}

static std::string findInGraph(const GraphProto &graph,
                               const TensorProto &tensor) {
  for (const TensorProto &initializer : graph.initializer())
    if (&initializer == &tensor)
      return "initializer " + quote(tensor.name());
  for (int i = 0; i < graph.node_size(); ++i) {
    const NodeProto &node = graph.node(i);
    if (node.attribute_size() == 0)
      continue;
    std::string name = describeNode(node, i);
    for (const AttributeProto &attribute : node.attribute())
      if (std::string found = findInAttribute(attribute, name, tensor);
          !found.empty())
        return found;
  }
  return "";
}

std::string describeTensor(const ::onnx::ModelProto &model,
                           const TensorProto &tensor) {
  std::string place = findInGraph(model.graph(), tensor);
  return place.empty() ? "tensor " + quote(tensor.name()) : place;
}

} // namespace onnx_mlir
