// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/node_order.h"

#include <utility>

#include "targets/onnx/node.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace onnx_mlir {

using ::onnx::GraphProto;
using ::onnx::NodeProto;
using Nodes = google::protobuf::RepeatedPtrField<NodeProto>;

namespace {

/// Sorts by depth-first search, without recursion.
class NodeSorter {
public:
  explicit NodeSorter(const Nodes &nodes) : nodes(nodes) {}

  absl::Status findDefinitions();
  absl::StatusOr<std::vector<int>> sort();

private:
  enum class State : char { New, Open, Done };

  /// The names that a nested graph defines, which hide those around it.
  struct Names {
    llvm::StringSet<> own;
    const Names *outer;
  };

  void addUses(const NodeProto &node, const Names *hidden,
               std::vector<int> &uses) const;
  void addUses(const GraphProto &graph, const Names *outer,
               std::vector<int> &uses) const;
  void addUse(llvm::StringRef name, const Names *hidden,
              std::vector<int> &uses) const;
  absl::Status visit(int root);

  const Nodes &nodes;
  /// The nodes by the names of their outputs.
  llvm::StringMap<int> definitions;
  std::vector<State> states;
  std::vector<int> order;
};

} // namespace

absl::Status NodeSorter::findDefinitions() {
  for (int i = 0; i < nodes.size(); ++i)
    for (const std::string &output : nodes[i].output())
      if (!output.empty() && !definitions.try_emplace(output, i).second)
        return invalidArgument(describeNode(nodes[i], i) + " defines " +
                               quote(output) + ", which another node defines");
  return absl::OkStatus();
}

void NodeSorter::addUse(llvm::StringRef name, const Names *hidden,
                        std::vector<int> &uses) const {
  for (; hidden; hidden = hidden->outer)
    if (hidden->own.contains(name))
      return;
  if (auto found = definitions.find(name); found != definitions.end())
    uses.push_back(found->second);
}

void NodeSorter::addUses(const GraphProto &graph, const Names *outer,
                         std::vector<int> &uses) const {
  Names names = {{}, outer};
  for (const ::onnx::ValueInfoProto &input : graph.input())
    names.own.insert(input.name());
  for (const ::onnx::TensorProto &initializer : graph.initializer())
    names.own.insert(initializer.name());
  for (const ::onnx::SparseTensorProto &initializer :
       graph.sparse_initializer())
    names.own.insert(initializer.values().name());
  for (const NodeProto &node : graph.node())
    for (const std::string &output : node.output())
      names.own.insert(output);
  for (const NodeProto &node : graph.node())
    addUses(node, &names, uses);
  for (const ::onnx::ValueInfoProto &output : graph.output())
    addUse(output.name(), &names, uses);
}

void NodeSorter::addUses(const NodeProto &node, const Names *hidden,
                         std::vector<int> &uses) const {
  for (const std::string &input : node.input())
    addUse(input, hidden, uses);
  for (const ::onnx::AttributeProto &attribute : node.attribute())
    if (attribute.has_g())
      addUses(attribute.g(), hidden, uses);
}

absl::Status NodeSorter::visit(int root) {
  /// A node, and those of which the ones from `next` on are to be visited.
  struct Frame {
    int node;
    std::vector<int> uses;
    size_t next = 0;
  };
  std::vector<Frame> stack;
  const auto open = [&](int node) {
    states[node] = State::Open;
    Frame frame = {node, {}};
    addUses(nodes[node], /*hidden=*/nullptr, frame.uses);
    stack.push_back(std::move(frame));
  };
  open(root);
  while (!stack.empty()) {
    Frame &frame = stack.back();
    if (frame.next == frame.uses.size()) {
      states[frame.node] = State::Done;
      order.push_back(frame.node);
      stack.pop_back();
      continue;
    }
    const int used = frame.uses[frame.next++];
    if (states[used] == State::Open)
      return invalidArgument(describeNode(nodes[used], used) +
                             " depends on itself");
    if (states[used] == State::New)
      open(used);
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<int>> NodeSorter::sort() {
  states.assign(nodes.size(), State::New);
  for (int i = 0; i < nodes.size(); ++i)
    if (states[i] == State::New)
      if (absl::Status status = visit(i); !status.ok())
        return status;
  return std::move(order);
}

absl::StatusOr<std::vector<int>> sortNodes(const Nodes &nodes) {
  NodeSorter sorter(nodes);
  if (absl::Status status = sorter.findDefinitions(); !status.ok())
    return status;
  return sorter.sort();
}

} // namespace onnx_mlir
