// SPDX-License-Identifier: Apache-2.0
// protobuf and ONNX's messages link and run on every platform.
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "gtest/gtest.h"

namespace {

TEST(OnnxProtoTest, ModelSurvivesSerialisation) {
  onnx::ModelProto model;
  model.set_ir_version(10);
  onnx::NodeProto *node = model.mutable_graph()->add_node();
  node->set_op_type("Relu");
  node->add_input("x");
  node->add_output("y");
  std::string bytes;
  ASSERT_TRUE(model.SerializeToString(&bytes));

  onnx::ModelProto read;
  ASSERT_TRUE(read.ParseFromString(bytes));
  ASSERT_EQ(read.graph().node_size(), 1);
  EXPECT_EQ(read.graph().node(0).op_type(), "Relu");
  EXPECT_EQ(read.SerializeAsString(), bytes);
}

TEST(OnnxProtoTest, RefusesATruncatedModel) {
  onnx::ModelProto model;
  model.mutable_graph()->set_name("a name that is cut off");
  std::string bytes = model.SerializeAsString();
  bytes.resize(bytes.size() - 1);
  EXPECT_FALSE(model.ParseFromString(bytes));
}

} // namespace
