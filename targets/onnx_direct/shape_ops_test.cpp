// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/graph.h"
#include "targets/onnx_direct/testing/model_builder.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using namespace onnx_mlir::testing;
using onnx_mlir::direct::Graph;
using onnx_mlir::direct::makeGraph;

namespace {

using Attributes = std::vector<::onnx::AttributeProto>;

/// Returns the type of output y, or the error after the node's name.
std::string infer(const ModelBuilder &builder) {
  std::unique_ptr<Model> model = builder.build();
  absl::StatusOr<Graph> graph = makeGraph(*model, ShapeInformation());
  if (graph.ok())
    return toString(graph->outputs[0]->type);
  std::string message(graph.status().message());
  return message.substr(message.find("): ") + 3);
}

std::string reshape(Dims shape, Dims target, int64_t allowZero = 0) {
  int64_t rank = target.size();
  return infer(ModelBuilder()
                   .input("x", shape)
                   .constant("shape", {rank}, target)
                   .node("Reshape", {"x", "shape"}, {"y"},
                         {attribute("allowzero", allowZero)})
                   .output("y"));
}

TEST(ShapeOpsTest, Reshapes) {
  EXPECT_EQ(reshape({2, 3, 4}, {6, 4}), "f32[6, 4]");
  EXPECT_EQ(reshape({2, 3, 4}, {0, -1}), "f32[2, 12]");
  EXPECT_EQ(reshape({2, 3, 4}, {-1, 0, 2}), "f32[4, 3, 2]");
  EXPECT_EQ(reshape({1, 1}, {}), "f32[]");
  for (Dims target : {Dims{5, -1}, Dims{-1, -1}, Dims{7}, Dims{-2, 12},
                      Dims{2, 3, 4, 0}, Dims{INT64_MAX, INT64_MAX, -1}})
    EXPECT_NE(reshape({2, 3, 4}, target).find("shape"), std::string::npos);
  EXPECT_EQ(reshape({2, 3, 4}, {0, 12}, 1),
            "an input of type f32[2, 3, 4] cannot take the shape [0, 12]");
}

std::string flatten(Dims shape, int64_t axis) {
  return infer(ModelBuilder()
                   .input("x", shape)
                   .node("Flatten", {"x"}, {"y"}, {attribute("axis", axis)})
                   .output("y"));
}

TEST(ShapeOpsTest, Flattens) {
  EXPECT_EQ(flatten({2, 3, 4}, 1), "f32[2, 12]");
  EXPECT_EQ(flatten({2, 3, 4}, 0), "f32[1, 24]");
  EXPECT_EQ(flatten({2, 3, 4}, 3), "f32[24, 1]");
  EXPECT_EQ(flatten({2, 3, 4}, -1), "f32[6, 4]");
  EXPECT_EQ(flatten({2, 3, 4}, 4), "axis 4 is outside of a tensor of rank 3");
}

/// Infers `op` with axes as an attribute (operator set 11) and as an input
/// (13).
std::string withAxes(const char *op, Dims shape, Dims axes) {
  int64_t count = axes.size();
  std::string early =
      infer(ModelBuilder(11)
                .input("x", shape)
                .node(op, {"x"}, {"y"}, {attribute("axes", axes)})
                .output("y"));
  std::string late = infer(ModelBuilder(13)
                               .input("x", shape)
                               .constant("axes", {count}, axes)
                               .node(op, {"x", "axes"}, {"y"})
                               .output("y"));
  EXPECT_EQ(early, late);
  return late;
}

TEST(ShapeOpsTest, Squeezes) {
  EXPECT_EQ(withAxes("Squeeze", {1, 2, 1, 3}, {0, -2}), "f32[2, 3]");
  EXPECT_EQ(withAxes("Squeeze", {1, 2, 1}, {2}), "f32[1, 2]");
  EXPECT_EQ(withAxes("Squeeze", {1, 2}, {1}),
            "axis 1 has extent 2: only 1 can be squeezed");
  EXPECT_EQ(infer(ModelBuilder()
                      .input("x", {1, 2, 1})
                      .node("Squeeze", {"x"}, {"y"})
                      .output("y")),
            "f32[2]");
}

TEST(ShapeOpsTest, Unsqueezes) {
  EXPECT_EQ(withAxes("Unsqueeze", {2, 3}, {0, -1}), "f32[1, 2, 3, 1]");
  EXPECT_EQ(withAxes("Unsqueeze", {2, 3}, {2, 1}), "f32[2, 1, 1, 3]");
  EXPECT_EQ(withAxes("Unsqueeze", {2}, {2}),
            "axis 2 is outside of a tensor of rank 2");
  EXPECT_EQ(withAxes("Unsqueeze", {2}, {1, 1}), "axis 1 is given twice");
}

std::string shapeOf(const Attributes &attributes) {
  ModelBuilder builder;
  std::unique_ptr<Model> model = builder.input("x", {2, 3, 4})
                                     .node("Shape", {"x"}, {"y"}, attributes)
                                     .output("y")
                                     .build();
  Graph graph = *makeGraph(*model, ShapeInformation());
  std::string text;
  for (int64_t i = 0; i < graph.outputs[0]->type.size(); ++i)
    text += std::to_string(direct::readInteger(graph.outputs[0]->bytes,
                                               ::onnx::TensorProto::INT64, i));
  return text;
}

TEST(ShapeOpsTest, ShapeTakesARange) {
  EXPECT_EQ(shapeOf({}), "234");
  EXPECT_EQ(shapeOf({attribute("start", int64_t(1))}), "34");
  EXPECT_EQ(shapeOf({attribute("end", int64_t(-1))}), "23");
  EXPECT_EQ(shapeOf({attribute("start", int64_t(-2)),
                     attribute("end", int64_t(100))}),
            "34");
  EXPECT_EQ(
      shapeOf({attribute("start", int64_t(2)), attribute("end", int64_t(1))}),
      "");
}

std::string dropout(std::vector<std::string> outputs, int64_t training) {
  return infer(ModelBuilder()
                   .input("x", {2})
                   .constant("training", {}, std::vector<int64_t>{training})
                   .node("Dropout", {"x", "", "training"}, outputs)
                   .output("y"));
}

TEST(ShapeOpsTest, DropoutIsForInference) {
  EXPECT_EQ(dropout({"y"}, 0), "f32[2]");
  EXPECT_EQ(dropout({"y"}, 1), "training mode is not supported");
  EXPECT_EQ(dropout({"y", "mask"}, 0), "output 'mask' is not supported");
}

TEST(ShapeOpsTest, ConstantOfShapeIsComputedLateWhenLarge) {
  ModelBuilder builder;
  builder.constant("small", {2}, std::vector<int64_t>{2, 3})
      .constant("large", {2}, std::vector<int64_t>{1000, 1000})
      .node("ConstantOfShape", {"small"}, {"a"})
      .node("ConstantOfShape", {"large"}, {"b"})
      .output("a")
      .output("b");
  std::unique_ptr<Model> model = builder.build();
  Graph graph = *makeGraph(*model, ShapeInformation());
  EXPECT_TRUE(graph.outputs[0]->isConstant());
  EXPECT_FALSE(graph.outputs[1]->isConstant());
  EXPECT_EQ(graph.steps.size(), 1u);
}

} // namespace
