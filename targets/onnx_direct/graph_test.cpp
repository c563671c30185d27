// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/graph.h"

#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/testing/model_builder.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using namespace onnx_mlir::direct;
using ::onnx::TensorProto;
using onnx_mlir::testing::attribute;
using onnx_mlir::testing::Dims;
using onnx_mlir::testing::ModelBuilder;

namespace {

struct Made {
  std::unique_ptr<Model> model;
  absl::StatusOr<Graph> graph;

  explicit Made(const ModelBuilder &builder)
      : model(builder.build()), graph(makeGraph(*model, ShapeInformation())) {}

  std::string error() const { return std::string(graph.status().message()); }
  /// Returns text such as `f32[2]`, followed by the elements of a constant
  /// integer tensor.
  std::string output() const {
    const Tensor &output = *graph->outputs[0];
    std::string text = toString(output.type);
    if (!output.isConstant() || !isIntegral(output.type.element))
      return text;
    for (int64_t i = 0; i < output.type.size(); ++i)
      text += " " +
              std::to_string(readInteger(output.bytes, output.type.element, i));
    return text;
  }
};

/// Paddle's exporter writes reshape(x, [-1, x.shape[1] * 2]) like this.
TEST(GraphTest, FoldsShapeArithmetic) {
  ModelBuilder builder(12);
  builder.input("x", {4, 6, 2})
      .constant("one", {1}, std::vector<int64_t>{1})
      .constant("two", {1}, std::vector<int64_t>{2})
      .constant("minus", {1}, std::vector<int64_t>{-1})
      .node("Shape", {"x"}, {"shape"})
      .node("Slice", {"shape", "one", "two"}, {"sliced"})
      .node("Cast", {"sliced"}, {"narrow"},
            {attribute("to", int64_t(TensorProto::INT32))})
      .node("Cast", {"narrow"}, {"wide"},
            {attribute("to", int64_t(TensorProto::INT64))})
      .node("Mul", {"wide", "two"}, {"product"})
      .node("Concat", {"minus", "product"}, {"target"},
            {attribute("axis", int64_t(0))})
      .node("Reshape", {"x", "target"}, {"y"});
  Made y(builder.output("y"));
  EXPECT_EQ(y.output(), "f32[4, 12]");
  EXPECT_TRUE(y.graph->steps.empty());
  builder.proto().mutable_graph()->mutable_output(0)->set_name("target");
  EXPECT_EQ(Made(builder).output(), "i64[2] -1 12");
}

TEST(GraphTest, FoldsEveryOpOnIntegers) {
  struct Case {
    const char *op;
    std::vector<std::string> inputs;
    std::vector<::onnx::AttributeProto> attributes;
    const char *expected;
  };
  for (const Case &c : std::vector<Case>{
           {"Add", {"v", "w"}, {}, "i64[3] 12 25 38"},
           {"Sub", {"v", "w"}, {}, "i64[3] 8 15 22"},
           {"Div", {"v", "w"}, {}, "i64[3] 5 4 3"},
           {"Div", {"negative", "w"}, {}, "i64[3] -3 -1 0"},
           {"Max", {"v", "w", "negative"}, {}, "i64[3] 10 20 30"},
           {"Min", {"v", "negative"}, {}, "i64[3] -7 -7 -7"},
           {"Neg", {"v"}, {}, "i64[3] -10 -20 -30"},
           {"Abs", {"negative"}, {}, "i64[1] 7"},
           {"Gather", {"v", "picks"}, {}, "i64[2] 30 10"},
           {"Unsqueeze", {"v", "zero"}, {}, "i64[1, 3] 10 20 30"},
           {"Transpose", {"m"}, {}, "i64[2, 2] 1 3 2 4"},
           {"Expand", {"negative", "shape"}, {}, "i64[2, 2] -7 -7 -7 -7"},
           {"ConstantOfShape", {"shape"}, {}, "f32[2, 2]"},
           {"Size", {"m"}, {}, "i64[] 4"},
           {"Split", {"v", "parts"}, {}, "i64[2] 10 20"},
           {"Flatten",
            {"v"},
            {attribute("axis", int64_t(0))},
            "i64[1, 3] 10 20 30"},
           {"Identity", {"v"}, {}, "i64[3] 10 20 30"}}) {
    ModelBuilder builder;
    builder.constant("v", {3}, std::vector<int64_t>{10, 20, 30})
        .constant("w", {3}, std::vector<int64_t>{2, 5, 8})
        .constant("negative", {1}, std::vector<int64_t>{-7})
        .constant("picks", {2}, std::vector<int64_t>{-1, 0})
        .constant("zero", {1}, std::vector<int64_t>{0})
        .constant("m", {2, 2}, std::vector<int64_t>{1, 2, 3, 4})
        .constant("shape", {2}, std::vector<int64_t>{2, 2})
        .constant("parts", {2}, std::vector<int64_t>{2, 1})
        .node(c.op, c.inputs, {"y"}, c.attributes)
        .output("y");
    if (std::string(c.op) == "Split")
      builder.proto().mutable_graph()->mutable_node(0)->add_output("z");
    Made made(builder);
    ASSERT_TRUE(made.graph.ok()) << c.op << ": " << made.error();
    EXPECT_EQ(made.output(), c.expected) << c.op;
    EXPECT_TRUE(made.graph->outputs[0]->isConstant()) << c.op;
    EXPECT_TRUE(made.graph->steps.empty()) << c.op;
  }
}

TEST(GraphTest, IntegersWrapToTheirWidth) {
  Made made(ModelBuilder()
                .constant("x", {1}, std::vector<int64_t>{0x7fffffff})
                .node("Cast", {"x"}, {"a"},
                      {attribute("to", int64_t(TensorProto::INT32))})
                .node("Add", {"a", "a"}, {"y"})
                .output("y"));
  EXPECT_EQ(made.output(), "i32[1] -2");
}

TEST(GraphTest, DropsWhatNobodyNeeds) {
  Made made(ModelBuilder()
                .input("x", {2})
                .node("Relu", {"x"}, {"a"})
                .node("Exp", {"a"}, {"unused"})
                .node("Sqrt", {"unused"}, {"unused too"})
                .node("Reshape", {"a", "shape"}, {"b"})
                .constant("shape", {2}, std::vector<int64_t>{1, 2})
                .node("Neg", {"b"}, {"y"})
                .output("y"));
  ASSERT_EQ(made.graph->steps.size(), 2u);
  EXPECT_EQ(made.graph->steps[0].name, "Relu");
  EXPECT_EQ(made.graph->steps[1].name, "Neg");
}

TEST(GraphTest, ReadsEveryFormOfConstant) {
  ::onnx::AttributeProto floats;
  floats.set_name("value_floats");
  floats.set_type(::onnx::AttributeProto::FLOATS);
  floats.add_floats(1.5f);
  ModelBuilder builder;
  builder.node("Constant", {}, {"y"}, {attribute("value_int", int64_t(-4))});
  builder.output("y");
  auto outputWith = [&](const ::onnx::AttributeProto &attribute) {
    *builder.proto().mutable_graph()->mutable_node(0)->mutable_attribute(0) =
        attribute;
    return Made(builder).output();
  };
  EXPECT_EQ(Made(builder).output(), "i64[] -4");
  EXPECT_EQ(outputWith(attribute("value_ints", Dims{3, 4})), "i64[2] 3 4");
  EXPECT_EQ(outputWith(attribute("value_float", 2.0f)), "f32[]");
  EXPECT_EQ(outputWith(floats), "f32[1]");
}

TEST(GraphTest, InitializersListedAsInputsAreConstants) {
  Made made(ModelBuilder()
                .input("w", {2})
                .input("x", {2})
                .constant("w", {2}, std::vector<float>{1, 2})
                .node("Add", {"x", "w"}, {"y"})
                .output("y"));
  ASSERT_EQ(made.graph->inputs.size(), 1u);
  EXPECT_EQ(made.graph->inputs[0]->name, "x");
}

TEST(GraphTest, TrustsInferredShapesOfOutputs) {
  ModelBuilder builder;
  builder.input("x", {2}).node("Relu", {"x"}, {"y"}).output("y");
  builder.proto()
      .mutable_graph()
      ->mutable_output(0)
      ->mutable_type()
      ->mutable_tensor_type()
      ->mutable_shape()
      ->add_dim()
      ->set_dim_value(7);
  EXPECT_EQ(Made(builder).output(), "f32[2]");
}

std::string getError(const ModelBuilder &builder) {
  return Made(builder).error();
}

TEST(GraphTest, NamesWhatIsNotSupported) {
  ModelBuilder builder;
  builder.input("x", {2}).node("Foo", {"x"}, {"y"}).output("y");
  EXPECT_EQ(getError(builder),
            "test.onnx: node 'n0': op 'Foo' is not supported");
  ::onnx::NodeProto *node = builder.proto().mutable_graph()->mutable_node(0);
  node->set_op_type("Relu");
  node->set_domain("com.microsoft");
  node->clear_name();
  EXPECT_EQ(getError(builder), "test.onnx: node #0 with output 'y': op "
                               "'com.microsoft.Relu' is not supported");
  node->set_domain("ai.onnx");
  EXPECT_EQ(getError(builder), "");
  *node->add_attribute() = attribute("consumed_inputs", Dims{0});
  EXPECT_EQ(getError(builder),
            "test.onnx: node #0 with output 'y' (op 'Relu'): attribute "
            "'consumed_inputs' is not supported in operator set 17");
}

TEST(GraphTest, RefusesSparseInitializers) {
  ModelBuilder builder(12);
  builder.input("x", {1}).node("Relu", {"x"}, {"y"});
  builder.proto()
      .mutable_graph()
      ->add_sparse_initializer()
      ->mutable_values()
      ->set_name("s");
  EXPECT_EQ(Made(builder.output("y")).error(),
            "test.onnx: sparse initializer 's' is not supported");
}

TEST(GraphTest, NamesWhatIsWrong) {
  ModelBuilder builder;
  builder.input("x", {2}).node("Add", {"x", "z"}, {"y"}).output("y");
  EXPECT_EQ(getError(builder), "test.onnx: node 'n0' (op 'Add'): input 'z' is "
                               "not defined before the node");
  ::onnx::GraphProto *graph = builder.proto().mutable_graph();
  graph->mutable_node(0)->set_input(1, "");
  EXPECT_EQ(getError(builder), "test.onnx: node 'n0' (op 'Add'): it has 1 "
                               "inputs: it must have at least 2");
  graph->mutable_node(0)->set_input(1, "x");
  graph->mutable_node(0)->set_output(0, "x");
  EXPECT_EQ(getError(builder), "test.onnx: node 'n0' (op 'Add'): value 'x' is "
                               "defined twice");
  graph->mutable_node(0)->set_output(0, "q");
  EXPECT_EQ(getError(builder), "test.onnx: output 'y' is not defined");
  graph->clear_output();
  EXPECT_EQ(getError(builder), "test.onnx: the graph has no outputs");
}

TEST(GraphTest, RefusesOtherTypesAndOperatorSets) {
  EXPECT_EQ(getError(ModelBuilder()
                         .input("x", {2}, TensorProto::DOUBLE)
                         .node("Relu", {"x"}, {"y"})
                         .output("y")),
            "test.onnx: input 'x': element type f64 is not supported: only "
            "f32, i64, i32 and bool are");
  EXPECT_EQ(getError(ModelBuilder(6)
                         .input("x", {2})
                         .node("Relu", {"x"}, {"y"})
                         .output("y")),
            "test.onnx: operator set 6 is not supported: only 7 to 28 are");
}

TEST(GraphTest, ShapesMustBeKnown) {
  EXPECT_EQ(getError(ModelBuilder()
                         .input("x", {2})
                         .input("shape", {1}, TensorProto::INT64)
                         .node("Reshape", {"x", "shape"}, {"y"})
                         .output("y")),
            "test.onnx: node 'n0' (op 'Reshape'): input 'shape' depends on the "
            "model's inputs: it must be known at compile time");
}

TEST(GraphTest, RefusesInputsThatTheOperatorSetLacks) {
  auto getReduceError = [](int64_t opset) {
    return getError(ModelBuilder(opset)
                        .input("x", {2, 3})
                        .constant("axes", {1}, std::vector<int64_t>{0})
                        .node("ReduceMean", {"x", "axes"}, {"y"})
                        .output("y"));
  };
  EXPECT_EQ(getReduceError(18), "");
  EXPECT_EQ(getReduceError(17),
            "test.onnx: node 'n0' (op 'ReduceMean'): it has an input 1, but in "
            "operator set 17 it has at most 1");
  EXPECT_EQ(getError(ModelBuilder(10)
                         .input("x", {2})
                         .constant("low", {}, std::vector<float>{0})
                         .node("Clip", {"x", "low"}, {"y"})
                         .output("y")),
            "test.onnx: node 'n0' (op 'Clip'): it has an input 1, but in "
            "operator set 10 it has at most 1");
}

TEST(GraphTest, RefusesAConstantWhoseAttributeHasAnotherType) {
  ::onnx::AttributeProto wrong = attribute("value_floats", Dims{1, 2});
  std::string error =
      getError(ModelBuilder().node("Constant", {}, {"y"}, {wrong}).output("y"));
  EXPECT_NE(error.find("attribute 'value_floats'"), std::string::npos) << error;
}

TEST(GraphTest, RefusesAnOutputDeclaredWithAnotherType) {
  ModelBuilder builder;
  builder.input("x", {2}).node("Relu", {"x"}, {"y"}).output("y");
  auto *type =
      builder.proto().mutable_graph()->mutable_output(0)->mutable_type();
  type->mutable_tensor_type()->set_elem_type(TensorProto::FLOAT);
  EXPECT_EQ(getError(builder), "");
  type->mutable_tensor_type()->set_elem_type(TensorProto::INT64);
  EXPECT_EQ(getError(builder), "test.onnx: output 'y' is declared with another "
                               "element type than f32[2] has");
}

TEST(GraphTest, RefusesACastToATypeBeyondThirtyTwoBits) {
  std::string error = getError(
      ModelBuilder()
          .input("x", {2})
          .node("Cast", {"x"}, {"y"}, {attribute("to", (int64_t(1) << 32) + 7)})
          .output("y"));
  EXPECT_NE(error.find("ONNX has no such type"), std::string::npos) << error;
}

TEST(GraphTest, RefusesRanksThatAreTooHigh) {
  std::string error = getError(ModelBuilder()
                                   .input("x", Dims(65, 1))
                                   .node("Relu", {"x"}, {"y"})
                                   .output("y"));
  EXPECT_NE(error.find("rank 65 is not supported: it must be at most 64"),
            std::string::npos)
      << error;
}

} // namespace
