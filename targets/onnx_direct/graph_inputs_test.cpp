// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/graph_inputs.h"

#include "targets/onnx_direct/testing/model_builder.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using namespace onnx_mlir::direct;
using onnx_mlir::testing::ModelBuilder;

namespace {

/// Returns the shape of the last input, or the error.
std::string resolve(ModelBuilder &builder, llvm::StringRef given) {
  std::vector<const ::onnx::ValueInfoProto *> inputs;
  for (const auto &input : builder.proto().graph().input())
    inputs.push_back(&input);
  auto types = resolveInputTypes(inputs, *parseShapeInformation(given));
  return types.ok() ? toString(types->back())
                    : std::string(types.status().message());
}

TEST(GraphInputsTest, CompletesDynamicDimensions) {
  ModelBuilder builder;
  builder.input("x", {-1, 3, 0, 48});
  EXPECT_EQ(resolve(builder, "0:1x3x7x48"), "f32[1, 3, 7, 48]");
  EXPECT_EQ(resolve(builder, "0:2x-1x5x?"), "f32[2, 3, 5, 48]");
  EXPECT_EQ(resolve(builder, "-1:2x3x5x48"), "f32[2, 3, 5, 48]");
}

TEST(GraphInputsTest, TakesNamedDimensionsAsDynamic) {
  ModelBuilder builder;
  builder.input("x", {});
  auto *shape = builder.proto()
                    .mutable_graph()
                    ->mutable_input(0)
                    ->mutable_type()
                    ->mutable_tensor_type()
                    ->mutable_shape();
  shape->add_dim()->set_dim_param("batch");
  shape->add_dim();
  EXPECT_EQ(resolve(builder, "0:2x3"), "f32[2, 3]");
  EXPECT_EQ(resolve(builder, ""),
            "input 'x' has a dynamic dimension 0: give its shape with "
            "--shapeInformation=0:...");
}

TEST(GraphInputsTest, RefusesContradictions) {
  ModelBuilder builder;
  builder.input("x", {-1, 3});
  EXPECT_EQ(resolve(builder, "0:1x-1x2"),
            "input 'x' has 2 dimensions, --shapeInformation gives it 3");
  EXPECT_EQ(resolve(builder, "0:1x4"),
            "input 'x' has 3 as dimension 1, --shapeInformation gives it 4");
  EXPECT_EQ(resolve(builder, "0:-1x3"),
            "input 'x' has a dynamic dimension 0: give its shape with "
            "--shapeInformation=0:...");
  EXPECT_EQ(resolve(builder, "2:1x3"),
            "--shapeInformation gives a shape to input 2, but the model has 1 "
            "inputs");
}

TEST(GraphInputsTest, NeedsAShape) {
  ModelBuilder builder;
  builder.input("x", {});
  auto *type =
      builder.proto().mutable_graph()->mutable_input(0)->mutable_type();
  type->mutable_tensor_type()->clear_shape();
  EXPECT_EQ(resolve(builder, "0:4"), "f32[4]");
  EXPECT_EQ(resolve(builder, ""), "input 'x' has no shape: give its shape with "
                                  "--shapeInformation=0:...");
  type->mutable_sequence_type();
  EXPECT_EQ(resolve(builder, ""),
            "input 'x' is not a tensor: only tensors are supported");
}

} // namespace
