// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/node.h"

#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::AttributeProto;
using ::onnx::NodeProto;

namespace {

AttributeProto &addAttribute(NodeProto &node, const char *name,
                             AttributeProto::AttributeType type) {
  AttributeProto &attribute = *node.add_attribute();
  attribute.set_name(name);
  attribute.set_type(type);
  return attribute;
}

TEST(Node, Description) {
  NodeProto node;
  node.set_op_type("Conv");
  EXPECT_EQ(describeNode(node, 5), "node #5 (op 'Conv')");
  node.add_output("y");
  EXPECT_EQ(describeNode(node, 5), "node #5 with output 'y' (op 'Conv')");
  node.set_name("conv\n1");
  node.set_domain("ai.onnx");
  EXPECT_EQ(describeNode(node, 5), "node 'conv\\x0a1' (op 'Conv')");
  node.set_domain("com.example");
  EXPECT_EQ(describeNode(node, 5), "node 'conv\\x0a1' (op 'com.example.Conv')");
}

TEST(Node, AttributesOfEveryType) {
  NodeProto node;
  addAttribute(node, "i", AttributeProto::INT).set_i(-3);
  addAttribute(node, "f", AttributeProto::FLOAT).set_f(0.5f);
  addAttribute(node, "s", AttributeProto::STRING).set_s("text");
  AttributeProto &ints = addAttribute(node, "is", AttributeProto::INTS);
  ints.add_ints(1);
  ints.add_ints(-2);
  addAttribute(node, "fs", AttributeProto::FLOATS).add_floats(1.5f);
  addAttribute(node, "ss", AttributeProto::STRINGS).add_strings("a");
  addAttribute(node, "t", AttributeProto::TENSOR).mutable_t()->set_name("t");
  addAttribute(node, "g", AttributeProto::GRAPH).mutable_g()->set_name("g");

  EXPECT_EQ(*getAttribute<int64_t>(node, "i"), -3);
  EXPECT_EQ(*getAttribute<float>(node, "f"), 0.5f);
  EXPECT_EQ(*getAttribute<llvm::StringRef>(node, "s"), "text");
  EXPECT_EQ(*getAttribute<llvm::ArrayRef<int64_t>>(node, "is"),
            llvm::ArrayRef<int64_t>({1, -2}));
  EXPECT_EQ(*getAttribute<llvm::ArrayRef<float>>(node, "fs"),
            llvm::ArrayRef<float>({1.5f}));
  EXPECT_EQ(*getAttribute<std::vector<llvm::StringRef>>(node, "ss"),
            std::vector<llvm::StringRef>{"a"});
  EXPECT_EQ((*getAttribute<const ::onnx::TensorProto *>(node, "t"))->name(),
            "t");
  EXPECT_EQ((*getAttribute<const ::onnx::GraphProto *>(node, "g"))->name(),
            "g");
}

TEST(Node, Defaults) {
  NodeProto node;
  addAttribute(node, "axis", AttributeProto::INT).set_i(2);
  EXPECT_EQ(*getAttribute<int64_t>(node, "axis", -1), 2);
  EXPECT_EQ(*getAttribute<int64_t>(node, "other", -1), -1);
  EXPECT_EQ(*getAttribute<llvm::StringRef>(node, "auto_pad", "NOTSET"),
            "NOTSET");
  EXPECT_TRUE(getAttribute<llvm::ArrayRef<int64_t>>(node, "pads", {})->empty());
}

TEST(Node, WrongAttributes) {
  NodeProto node;
  EXPECT_EQ(getAttribute<int64_t>(node, "axis").status().message(),
            "attribute 'axis' is missing");
  AttributeProto &axis = addAttribute(node, "axis", AttributeProto::FLOAT);
  EXPECT_EQ(getAttribute<int64_t>(node, "axis", 0).status().message(),
            "attribute 'axis' is of type FLOAT, but INT is needed");
  axis.set_ref_attr_name("outer");
  EXPECT_EQ(getAttribute<float>(node, "axis").status().message(),
            "attribute 'axis' refers to 'outer', an attribute of a function");
  addAttribute(node, "axis", AttributeProto::INT);
  EXPECT_EQ(getAttribute<float>(node, "axis").status().message(),
            "attribute 'axis' is given twice");
}

} // namespace
