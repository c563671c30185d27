// SPDX-License-Identifier: Apache-2.0
// ONNX's schema registry and checker, built from the wheel's sources. They
// throw exceptions, so this test is compiled with exceptions.
#include <string>

#include "onnx/checker.h"
#include "onnx/defs/schema.h"
#include "onnx/onnx-ml.pb.h"
#include "gtest/gtest.h"

namespace {

onnx::ModelProto modelWithNode(const std::string &op) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  model.add_opset_import()->set_version(17);
  onnx::GraphProto *graph = model.mutable_graph();
  graph->set_name("graph");
  for (onnx::ValueInfoProto *value : {graph->add_input(), graph->add_output()})
    value->mutable_type()->mutable_tensor_type()->set_elem_type(
        onnx::TensorProto::FLOAT);
  graph->mutable_input(0)->set_name("x");
  graph->mutable_output(0)->set_name("y");
  for (onnx::ValueInfoProto *value :
       {graph->mutable_input(0), graph->mutable_output(0)})
    value->mutable_type()->mutable_tensor_type()->mutable_shape();
  onnx::NodeProto *node = graph->add_node();
  node->set_op_type(op);
  node->add_input("x");
  node->add_output("y");
  return model;
}

TEST(OnnxSchemasTest, RegistryHasEveryVersionOfAnOp) {
  const onnx::OpSchema *newest = onnx::OpSchemaRegistry::Schema("Relu");
  ASSERT_NE(newest, nullptr);
  EXPECT_EQ(newest->SinceVersion(), 14);
  EXPECT_EQ(onnx::OpSchemaRegistry::Schema("Relu", 13)->SinceVersion(), 13);
  EXPECT_EQ(onnx::OpSchemaRegistry::Schema("NoSuchOp"), nullptr);
  EXPECT_EQ(onnx::OpSchemaRegistry::DomainToVersionRange::Instance()
                .Map()
                .at("")
                .second,
            28);
}

TEST(OnnxSchemasTest, CheckerTellsAGoodModelFromABadOne) {
  EXPECT_NO_THROW(onnx::checker::check_model(modelWithNode("Relu")));
  EXPECT_THROW(onnx::checker::check_model(modelWithNode("NoSuchOp")),
               onnx::checker::ValidationError);
}

} // namespace
