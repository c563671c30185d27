// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/node_order.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

using ::onnx::GraphProto;
using ::onnx::NodeProto;

/// Adds a node with one output.
NodeProto &add(GraphProto &graph, std::vector<std::string> inputs,
               const std::string &output) {
  NodeProto &node = *graph.add_node();
  node.set_op_type("Op");
  for (const std::string &input : inputs)
    node.add_input(input);
  node.add_output(output);
  return node;
}

TEST(NodeOrderTest, KeepsAnOrderThatIsOne) {
  GraphProto graph;
  add(graph, {"x"}, "b");
  add(graph, {"x"}, "a");
  add(graph, {"b", "a"}, "c");
  EXPECT_EQ(*sortNodes(graph.node()), (std::vector<int>{0, 1, 2}));
}

TEST(NodeOrderTest, PutsDefinitionsBeforeUses) {
  GraphProto graph;
  add(graph, {"b", "a"}, "c");
  add(graph, {"a"}, "b");
  add(graph, {"x"}, "a");
  EXPECT_EQ(*sortNodes(graph.node()), (std::vector<int>{2, 1, 0}));
}

TEST(NodeOrderTest, SeesUsesInNestedGraphs) {
  GraphProto graph;
  GraphProto &body = *add(graph, {}, "c").add_attribute()->mutable_g();
  add(body, {"a"}, "inner");
  body.add_output()->set_name("b");
  add(graph, {"x"}, "a");
  add(graph, {"x"}, "b");
  EXPECT_EQ(*sortNodes(graph.node()), (std::vector<int>{1, 2, 0}));
}

TEST(NodeOrderTest, NamesOfNestedGraphsAreTheirOwn) {
  GraphProto graph;
  GraphProto &body = *add(graph, {}, "a").add_attribute()->mutable_g();
  body.add_input()->set_name("b");
  body.add_initializer()->set_name("c");
  GraphProto &inner = *add(body, {"b"}, "d").add_attribute()->mutable_g();
  add(inner, {"b", "c"}, "e");
  inner.add_output()->set_name("e");
  body.add_output()->set_name("d");
  for (std::string name : {"b", "c", "d", "e"})
    add(graph, {"a"}, name);
  EXPECT_EQ(*sortNodes(graph.node()), (std::vector<int>{0, 1, 2, 3, 4}));
}

TEST(NodeOrderTest, ACycleIsAnError) {
  GraphProto graph;
  add(graph, {"b"}, "a");
  add(graph, {"a"}, "b");
  EXPECT_EQ(std::string(sortNodes(graph.node()).status().message()),
            "node #0 with output 'a' (op 'Op') depends on itself");
}

TEST(NodeOrderTest, TwoDefinitionsAreAnError) {
  GraphProto graph;
  add(graph, {"x"}, "a");
  add(graph, {"x"}, "a");
  EXPECT_EQ(std::string(sortNodes(graph.node()).status().message()),
            "node #1 with output 'a' (op 'Op') defines 'a', which another "
            "node defines");
}

TEST(NodeOrderTest, LongChainsInReverseDoNotRecurse) {
  GraphProto graph;
  constexpr int length = 100000;
  for (int i = length; i > 0; --i)
    add(graph, {std::to_string(i - 1)}, std::to_string(i));
  EXPECT_EQ(sortNodes(graph.node())->front(), length - 1);
}

} // namespace
} // namespace onnx_mlir
