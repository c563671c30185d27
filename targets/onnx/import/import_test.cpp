// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/import.h"

#include <algorithm>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/model.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

/// A model under construction: `x`, an input of type nx3xf32, and the output
/// `y` of the same type.
struct TestModel {
  explicit TestModel(int opset = 23) {
    proto.set_ir_version(8);
    proto.add_opset_import()->set_version(opset);
    addOpset("own", 1);
    addType(*proto.mutable_graph()->add_input(), "x", {-1, 3});
    addType(*proto.mutable_graph()->add_output(), "y", {-1, 3});
  }

  void addOpset(const char *domain, int version) {
    ::onnx::OperatorSetIdProto &opset = *proto.add_opset_import();
    opset.set_domain(domain);
    opset.set_version(version);
  }

  /// Declares a value of f32. The dimension -1 has the name `n`.
  static void addType(::onnx::ValueInfoProto &value, const char *name,
                      std::vector<int64_t> shape) {
    value.set_name(name);
    auto &tensor = *value.mutable_type()->mutable_tensor_type();
    tensor.set_elem_type(::onnx::TensorProto::FLOAT);
    tensor.mutable_shape();
    for (int64_t size : shape) {
      auto &dim = *tensor.mutable_shape()->add_dim();
      if (size < 0)
        dim.set_dim_param("n");
      else
        dim.set_dim_value(size);
    }
  }

  /// Adds a node to the model's graph, or to the nodes of another.
  ::onnx::NodeProto &add(const char *op, std::vector<const char *> inputs,
                         const char *output, const char *domain = "",
                         ::onnx::NodeProto *node = nullptr) {
    node = node ? node : proto.mutable_graph()->add_node();
    node->set_op_type(op);
    node->set_domain(domain);
    for (const char *input : inputs)
      node->add_input(input);
    node->add_output(output);
    return *node;
  }

  /// Adds an initializer of f32.
  ::onnx::TensorProto &addWeights(const char *name, std::vector<int64_t> shape,
                                  std::vector<float> elements,
                                  ::onnx::TensorProto *tensor = nullptr) {
    tensor = tensor ? tensor : proto.mutable_graph()->add_initializer();
    tensor->set_name(name);
    tensor->set_data_type(::onnx::TensorProto::FLOAT);
    for (int64_t size : shape)
      tensor->add_dims(size);
    for (float element : elements)
      tensor->add_float_data(element);
    return *tensor;
  }

  /// Returns the module, or the error.
  std::string import() const;

  ::onnx::ModelProto proto;
};

::onnx::AttributeProto &addAttribute(::onnx::NodeProto &node,
                                     const char *name) {
  ::onnx::AttributeProto &attribute = *node.add_attribute();
  attribute.set_name(name);
  return attribute;
}

void addInteger(::onnx::NodeProto &node, const char *name, int64_t value) {
  ::onnx::AttributeProto &attribute = addAttribute(node, name);
  attribute.set_type(::onnx::AttributeProto::INT);
  attribute.set_i(value);
}

::onnx::GraphProto &addGraph(::onnx::NodeProto &node, const char *name) {
  ::onnx::AttributeProto &attribute = addAttribute(node, name);
  attribute.set_type(::onnx::AttributeProto::GRAPH);
  return *attribute.mutable_g();
}

std::string TestModel::import() const {
  absl::StatusOr<std::unique_ptr<Model>> model =
      Model::parse(proto.SerializeAsString(), "m.onnx", "");
  if (!model.ok())
    return std::string(model.status().message());
  mlir::MLIRContext context(mlir::MLIRContext::Threading::Disabled);
  mlir::ScopedDiagnosticHandler handler(&context, [](mlir::Diagnostic &error) {
    ADD_FAILURE() << error.str();
    return mlir::success();
  });
  absl::StatusOr<mlir::OwningOpRef<mlir::ModuleOp>> module =
      importModel(&context, std::move(*model));
  if (!module.ok())
    return std::string(module.status().message());
  EXPECT_TRUE(mlir::succeeded(mlir::verify(**module)));
  std::string text;
  llvm::raw_string_ostream output(text);
  (**module)->print(output);
  return text;
}

void expectHas(const std::string &text, const std::string &part) {
  EXPECT_NE(text.find(part), std::string::npos) << part << "\nin\n" << text;
}

TEST(ImportTest, AModelIsAFunctionAndAnEntryPoint) {
  TestModel model;
  model.add("Relu", {"x"}, "y");
  const std::string text = model.import();
  expectHas(text, "func.func @main_graph(%arg0: tensor<?x3xf32> "
                  "{onnx.dim_params = \"0:n\", onnx.name = \"x\"})");
  expectHas(text,
            "%0 = \"onnx.Relu\"(%arg0) : (tensor<?x3xf32>) -> tensor<*xf32>");
  expectHas(text, "onnx.Return %0 : tensor<*xf32>");
  expectHas(text, "\"onnx.EntryPoint\"() {func = @main_graph, "
                  "onnx.metadata = [");
}

TEST(ImportTest, NodesMayBeInAnyOrder) {
  TestModel model;
  model.add("Neg", {"a"}, "y");
  model.add("Abs", {"x"}, "a");
  expectHas(model.import(), "%0 = \"onnx.Abs\"(%arg0)");
}

TEST(ImportTest, AnOldSliceGetsOperands) {
  TestModel model(9);
  ::onnx::NodeProto &node = model.add("Slice", {"x"}, "y");
  for (auto [name, value] : {std::pair("starts", 1), std::pair("ends", 2)}) {
    ::onnx::AttributeProto &attribute = *node.add_attribute();
    attribute.set_name(name);
    attribute.set_type(::onnx::AttributeProto::INTS);
    attribute.add_ints(value);
  }
  const std::string text = model.import();
  expectHas(text, "onnx.Constant dense<1> : tensor<1xi64>");
  expectHas(text, "onnx.Constant dense<2> : tensor<1xi64>");
  expectHas(text, "\"onnx.Slice\"(%arg0, %0, %1, %2, %3)");
}

TEST(ImportTest, AnOldSlopeIsOfChannels) {
  TestModel model(6);
  model.add("PRelu", {"z", "w"}, "y");
  model.addType(*model.proto.mutable_graph()->add_input(), "z", {2, 3, 4});
  model.addWeights("w", {3}, {1, 2, 3});
  expectHas(model.import(), "\"onnx.Unsqueeze\"(%0, %1) : (tensor<3xf32>, "
                            "tensor<1xi64>) -> tensor<*xf32>");
}

TEST(ImportTest, ACastNamesItsType) {
  TestModel model;
  addInteger(model.add("Cast", {"x"}, "y"), "to", 7);
  expectHas(model.import(), "to = i64} : (tensor<?x3xf32>) -> tensor<*xi64>");
}

TEST(ImportTest, ACastToNoTypeIsRefused) {
  TestModel model;
  addInteger(model.add("Cast", {"x"}, "y"), "to", 99);
  EXPECT_EQ(model.import(), "m.onnx: node #0 with output 'y' (op 'Cast'): "
                            "attribute 'to' is no element type");
}

TEST(ImportTest, OmittedOperandsHaveNoValue) {
  TestModel model;
  model.add("Clip", {"x", "", "m"}, "y");
  model.addWeights("m", {}, {1});
  const std::string text = model.import();
  expectHas(text, "onnx.Constant dense<1.000000e+00> : tensor<f32>");
  expectHas(text, "\"onnx.Clip\"(%arg0, %1, %0) : (tensor<?x3xf32>, none, "
                  "tensor<f32>) -> tensor<*xf32>");
}

TEST(ImportTest, AnInputWithAnInitializerIsAConstant) {
  TestModel model;
  model.addType(*model.proto.mutable_graph()->add_input(), "w", {3});
  model.add("Add", {"x", "w"}, "y");
  model.addWeights("w", {3}, {1, 2, 3});
  const std::string text = model.import();
  expectHas(text, "dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]>");
  EXPECT_EQ(text.find("%arg1"), std::string::npos);
}

/// Returns an initializer of 2x3 elements with two values.
::onnx::SparseTensorProto &addSparse(TestModel &model) {
  ::onnx::SparseTensorProto &sparse =
      *model.proto.mutable_graph()->add_sparse_initializer();
  sparse.add_dims(2);
  sparse.add_dims(3);
  model.addWeights("w", {2}, {5, 7}, sparse.mutable_values());
  ::onnx::TensorProto &indices = *sparse.mutable_indices();
  indices.set_data_type(::onnx::TensorProto::INT64);
  return sparse;
}

TEST(ImportTest, ASparseInitializerIsADenseConstant) {
  for (bool isLinear : {true, false}) {
    TestModel model;
    ::onnx::TensorProto &indices = *addSparse(model).mutable_indices();
    indices.add_dims(2);
    if (!isLinear)
      indices.add_dims(2);
    for (int64_t index : isLinear ? std::vector<int64_t>{1, 5}
                                  : std::vector<int64_t>{0, 1, 1, 2})
      indices.add_int64_data(index);
    // As an input, it is no argument.
    TestModel::addType(*model.proto.mutable_graph()->add_input(), "w", {2, 3});
    model.add("Add", {"x", "w"}, "y");
    const std::string text = model.import();
    expectHas(text, "onnx.Constant dense<[[0.000000e+00, 5.000000e+00, "
                    "0.000000e+00], [0.000000e+00, 0.000000e+00, "
                    "7.000000e+00]]> : tensor<2x3xf32>");
    EXPECT_EQ(text.find("%arg1"), std::string::npos);
  }
}

TEST(ImportTest, SparseIndicesAreWholeNumbersOf64Bits) {
  TestModel model;
  ::onnx::TensorProto &indices = *addSparse(model).mutable_indices();
  indices.set_data_type(::onnx::TensorProto::INT32);
  indices.add_dims(2);
  indices.add_int32_data(1);
  indices.add_int32_data(5);
  model.add("Add", {"x", "w"}, "y");
  EXPECT_EQ(model.import(), "m.onnx: initializer 'w': has a sparse tensor "
                            "whose indices are no int64");
}

TEST(ImportTest, SparseIndicesAreInRange) {
  TestModel model;
  ::onnx::TensorProto &indices = *addSparse(model).mutable_indices();
  indices.add_dims(2);
  indices.add_int64_data(1);
  indices.add_int64_data(6);
  model.add("Add", {"x", "w"}, "y");
  EXPECT_EQ(model.import(), "m.onnx: initializer 'w': has a sparse tensor "
                            "with the index 6");
}

TEST(ImportTest, ErrorsOfTensorsNameTheModelOnce) {
  TestModel model;
  model.addWeights("w", {3}, {1});
  model.add("Add", {"x", "w"}, "y");
  EXPECT_EQ(model.import(),
            "m.onnx: initializer 'w': has 1 entries in float_data, but its "
            "type and shape need 3");
  TestModel constant;
  ::onnx::AttributeProto &value =
      addAttribute(constant.add("Constant", {}, "w"), "value");
  value.set_type(::onnx::AttributeProto::TENSOR);
  constant.addWeights("", {3}, {1}, value.mutable_t());
  constant.add("Add", {"x", "w"}, "y");
  EXPECT_EQ(constant.import(),
            "m.onnx: node #0 with output 'w' (op 'Constant'): attribute "
            "'value': has 1 entries in float_data, but its type and shape need "
            "3");
}

TEST(ImportTest, GraphsSeeOuterValues) {
  TestModel model;
  ::onnx::ValueInfoProto &condition = *model.proto.mutable_graph()->add_input();
  model.addType(condition, "c", {});
  condition.mutable_type()->mutable_tensor_type()->set_elem_type(
      ::onnx::TensorProto::BOOL);
  ::onnx::NodeProto &node = model.add("If", {"c"}, "y");
  ::onnx::GraphProto &taken = addGraph(node, "then_branch");
  model.add("Neg", {"x"}, "t", "", taken.add_node());
  taken.add_output()->set_name("t");
  addGraph(node, "else_branch").add_output()->set_name("x");
  const std::string text = model.import();
  expectHas(text, "\"onnx.If\"(%arg1) ({\n      %1 = \"onnx.Neg\"(%arg0)");
  expectHas(text, "}, {\n      onnx.Yield %arg0 : tensor<?x3xf32>");
}

/// Adds the function `F` of the domain `own`, with input `p` and output `q`.
::onnx::FunctionProto &addFunction(TestModel &model) {
  ::onnx::FunctionProto &function = *model.proto.add_functions();
  function.set_name("F");
  function.set_domain("own");
  function.add_input("p");
  function.add_output("q");
  function.add_opset_import()->set_version(23);
  return function;
}

TEST(ImportTest, FunctionsOfTheModelAreExpanded) {
  TestModel model;
  addInteger(model.add("F", {"x"}, "y", "own"), "k", 1);
  ::onnx::NodeProto &inner =
      model.add("Softmax", {"p"}, "q", "", addFunction(model).add_node());
  ::onnx::AttributeProto &axis = addAttribute(inner, "axis");
  axis.set_ref_attr_name("k");
  axis.set_type(::onnx::AttributeProto::INT);
  expectHas(model.import(), "\"onnx.Softmax\"(%arg0) {axis = 1 : si64}");
}

TEST(ImportTest, AFunctionThatCallsItselfIsAnError) {
  TestModel model;
  model.add("F", {"x"}, "y", "own");
  model.add("F", {"p"}, "q", "own", addFunction(model).add_node());
  expectHas(model.import(), "is nested too deeply");
}

TEST(ImportTest, FunctionsThatExpandWithoutLimitAreAnError) {
  TestModel model;
  model.add("F0", {"x"}, "y", "own");
  for (int i = 0; i < 40; ++i) {
    ::onnx::FunctionProto &function = addFunction(model);
    function.set_name("F" + std::to_string(i));
    const std::string next = "F" + std::to_string(i + 1);
    model.add(next.c_str(), {"p"}, "r", "own", function.add_node());
    model.add(next.c_str(), {"r"}, "q", "own", function.add_node());
  }
  expectHas(model.import(), "the model has more than 262144 nodes");
}

TEST(ImportTest, NodesOfOtherDomainsAreCustom) {
  TestModel model;
  model.add("G", {"x"}, "y", "own");
  expectHas(model.import(), "\"onnx.Custom\"(%arg0) {domain_name = \"own\", "
                            "function_name = \"G\"}");
}

TEST(ImportTest, AnOperatorOfONNXRuntimeMayBeInONNXsDomain) {
  TestModel model;
  model.add("SimplifiedLayerNormalization", {"x", "x"}, "y");
  expectHas(model.import(), "domain_name = \"com.microsoft\", function_name = "
                            "\"SimplifiedLayerNormalization\"");
}

//===----------------------------------------------------------------------===//
// Older versions

TEST(ImportTest, TypesOfQuantizedOperatorsAreNotThoseOfTheFirstOperand) {
  TestModel model;
  model.addOpset("com.microsoft", 1);
  model.addWeights("scale", {}, {2});
  model.add("QuantizeLinear", {"x", "scale"}, "q", "com.microsoft");
  model.add("DequantizeLinear", {"q", "scale"}, "d", "com.microsoft");
  model.add("Add", {"x", "d"}, "y");
  const std::string text = model.import();
  expectHas(text, "-> tensor<*xui8>");
  expectHas(text, ": (tensor<*xui8>, tensor<f32>) -> tensor<*xf32>");
}

TEST(ImportTest, LayerNormalizationMayBeInOlderOperatorSets) {
  TestModel model(12);
  model.addWeights("scale", {3}, {1, 2, 3});
  model.add("LayerNormalization", {"x", "scale"}, "y");
  expectHas(model.import(), "\"onnx.LayerNormalization\"(%arg0, %0, ");
}

TEST(ImportTest, AxesBecomeOperands) {
  TestModel model(11);
  ::onnx::AttributeProto &axes =
      addAttribute(model.add("ReduceSum", {"x"}, "y"), "axes");
  axes.set_type(::onnx::AttributeProto::INTS);
  axes.add_ints(1);
  const std::string text = model.import();
  expectHas(text, "onnx.Constant dense<1> : tensor<1xi64>");
  expectHas(text, "\"onnx.ReduceSum\"(%arg0, %0) {keepdims = 1 : si64");
}

void addText(::onnx::NodeProto &node, const char *name, const char *value) {
  ::onnx::AttributeProto &attribute = addAttribute(node, name);
  attribute.set_type(::onnx::AttributeProto::STRING);
  attribute.set_s(value);
}

TEST(ImportTest, OldRegionsAreNotMoved) {
  TestModel model(11);
  ::onnx::ValueInfoProto &images = *model.proto.mutable_graph()->add_input();
  model.addType(images, "i", {-1});
  images.mutable_type()->mutable_tensor_type()->set_elem_type(
      ::onnx::TensorProto::INT64);
  model.add("RoiAlign", {"x", "x", "i"}, "y");
  expectHas(model.import(),
            "coordinate_transformation_mode = \"output_half_pixel\"");
}

TEST(ImportTest, OldResizeToASmallerTensorRoundsUp) {
  for (auto [factor, mode] : {std::pair(0.5f, "ceil"), {2.0f, "floor"}}) {
    TestModel model(10);
    model.addWeights("scales", {2}, {1, factor});
    model.add("Resize", {"x", "scales"}, "y");
    expectHas(model.import(), std::string("nearest_mode = \"") + mode + '"');
  }
}

TEST(ImportTest, OldPositionsOfResizeAreOtherRoundings) {
  using Roundings = std::pair<const char *, std::string>;
  for (const auto &[old, mode] :
       {Roundings("floor", "nearest_mode = \"round_prefer_ceil\""),
        Roundings("round_prefer_floor", "nearest_mode = \"ceil\""),
        Roundings("ceil",
                  "m.onnx: node #0 with output 'y' (op 'Resize'): has "
                  "coordinate_transformation_mode 'tf_half_pixel_for_nn', and "
                  "does not round down to the nearest element")}) {
    TestModel model(11);
    model.addWeights("scales", {2}, {1, 2});
    ::onnx::NodeProto &node = model.add("Resize", {"x", "", "scales"}, "y");
    addText(node, "coordinate_transformation_mode", "tf_half_pixel_for_nn");
    addText(node, "nearest_mode", old);
    expectHas(model.import(), mode);
  }
}

TEST(ImportTest, OldGroupNormalizationScalesGroups) {
  TestModel model(18);
  model.addWeights("scale", {3}, {1, 2, 3});
  addInteger(model.add("GroupNormalization", {"x", "scale", "scale"}, "y"),
             "num_groups", 3);
  const std::string text = model.import();
  expectHas(text, "\"onnx.Shape\"(%arg0) {end = 2 : si64, start = 1 : si64}");
  expectHas(text, "\"onnx.Expand\"");
}

TEST(ImportTest, OldSoftmaxIsOfAFlatTensor) {
  TestModel model(11);
  model.add("Softmax", {"x"}, "y");
  const std::string text = model.import();
  expectHas(text, "\"onnx.Flatten\"(%arg0) {axis = 1 : si64}");
  expectHas(text, "\"onnx.Softmax\"(%0) {axis = -1 : si64}");
  expectHas(text, "\"onnx.Reshape\"(%1, %2)");
}

TEST(ImportTest, OldBroadcastAlongAnAxis) {
  TestModel model(6);
  model.addType(*model.proto.mutable_graph()->add_input(), "a", {2, 3, 4});
  model.addType(*model.proto.mutable_graph()->add_input(), "b", {2});
  ::onnx::NodeProto &node = model.add("Add", {"a", "b"}, "y");
  addInteger(node, "broadcast", 1);
  addInteger(node, "axis", 0);
  expectHas(model.import(), "onnx.Constant dense<[1, 2]> : tensor<2xi64>");
}

TEST(ImportTest, OldBroadcastAlongAnAxisOfAnUnknownRank) {
  TestModel model(6);
  model.addType(*model.proto.mutable_graph()->add_input(), "b", {2});
  model.add("Relu", {"x"}, "a");
  ::onnx::NodeProto &node = model.add("Add", {"a", "b"}, "y");
  addInteger(node, "broadcast", 1);
  ::onnx::AttributeProto &axis = addAttribute(node, "axis");
  axis.set_type(::onnx::AttributeProto::INT);
  axis.set_i(1);
  // The axes are those from the rank of b up to that of a without the axis.
  std::string text = model.import();
  expectHas(text, "\"onnx.Shape\"(%0)");
  expectHas(text, "\"onnx.Sub\"");
  expectHas(text, "\"onnx.Range\"");
  expectHas(text, "\"onnx.Unsqueeze\"(%arg1, ");
  // From the end, the rank of a is not needed.
  axis.set_i(-2);
  text = model.import();
  EXPECT_EQ(text.find("\"onnx.Shape\""), std::string::npos);
  expectHas(text, "onnx.Constant dense<2> : tensor<i64>");
}

/// Returns a model with Scan of operator set 8: a running sum.
TestModel makeBatchedScan() {
  TestModel model(8);
  TestModel::addType(*model.proto.mutable_graph()->add_input(), "s", {2, 3});
  TestModel::addType(*model.proto.mutable_graph()->add_input(), "xs",
                     {2, 5, 3});
  ::onnx::NodeProto &node = model.add("Scan", {"", "s", "xs"}, "y");
  node.add_output("ys");
  addInteger(node, "num_scan_inputs", 1);
  ::onnx::GraphProto &body = addGraph(node, "body");
  TestModel::addType(*body.add_input(), "sum", {3});
  TestModel::addType(*body.add_input(), "next", {3});
  model.add("Add", {"sum", "next"}, "out", "", body.add_node());
  TestModel::addType(*body.add_output(), "out", {3});
  TestModel::addType(*body.add_output(), "out", {3});
  return model;
}

TEST(ImportTest, OldScanIsAScanOverBatches) {
  const std::string text = makeBatchedScan().import();
  expectHas(text, "\"onnx.Scan\"(%arg1, %arg2) ({");
  expectHas(text, "(%arg3: tensor<3xf32>, %arg4: tensor<5x3xf32>)");
  expectHas(text, "\"onnx.Scan\"(%arg3, %arg4) ({");
  expectHas(text, "}) {num_scan_inputs = 1 : si64} : (tensor<3xf32>, "
                  "tensor<5x3xf32>)");
  expectHas(text, "}) {num_scan_inputs = 2 : si64} : (tensor<2x3xf32>, "
                  "tensor<2x5x3xf32>)");
}

//===----------------------------------------------------------------------===//
// Errors

TEST(ImportTest, OldScanHasSequencesOfOneLength) {
  TestModel model = makeBatchedScan();
  model.proto.mutable_graph()->mutable_node(0)->set_input(0, "s");
  EXPECT_EQ(model.import(), "m.onnx: node #0 with output 'y' (op 'Scan'): has "
                            "sequences of different lengths");
}

/// Returns the error of the node `n`, without what every error starts with.
std::string refuse(const char *op, std::vector<const char *> inputs,
                   const char *domain = "", const char *attribute = nullptr) {
  TestModel model;
  ::onnx::NodeProto &node = model.add(op, inputs, "y", domain);
  node.set_name("n");
  if (attribute)
    addInteger(node, attribute, 1);
  const std::string error = model.import();
  const std::string start = "m.onnx: node 'n' (op ";
  EXPECT_EQ(error.substr(0, start.size()), start);
  return error.substr(std::min(error.size(), start.size()));
}

TEST(ImportTest, ErrorsNameModelAndNode) {
  EXPECT_EQ(refuse("Rleu", {"x"}), "'Rleu'): is not an operator of ONNX");
  EXPECT_EQ(refuse("Relu", {"z"}), "'Relu'): uses 'z', which is not defined");
  EXPECT_EQ(refuse("Relu", {"y"}), "'Relu') depends on itself");
  EXPECT_EQ(refuse("Relu", {"x", "x"}),
            "'Relu'): has 2 inputs, expected 1 to 1");
  EXPECT_EQ(refuse("Relu", {}), "'Relu'): has no inputs");
  EXPECT_EQ(refuse("Relu", {"x"}, "", "up"),
            "'Relu'): has attribute 'up', which the operator does not have");
  EXPECT_EQ(refuse("Dropout", {"x"}, "", "ratio"),
            "'Dropout'): has attribute 'ratio', which the operator does not "
            "have");
  EXPECT_EQ(refuse("Einsum", {"x"}, "", "equation"),
            "'Einsum'): has attribute 'equation' of another type, expected "
            "string attribute");
  EXPECT_EQ(refuse("Binarizer", {"x"}, "ai.onnx.ml"),
            "'ai.onnx.ml.Binarizer'): belongs to an operator set that is not "
            "imported");
}

TEST(ImportTest, AnOldOperatorHasNoNewAttributes) {
  for (auto [op, version, attribute] :
       {std::tuple("Split", 13, "num_outputs"),
        std::tuple("Upsample", 9, "nearest_mode")}) {
    TestModel model(version);
    model.addWeights("scale", {2}, {1, 2});
    ::onnx::NodeProto &node = model.add(op, {"x", "scale"}, "y");
    if (version == 13)
      node.mutable_input()->RemoveLast();
    addInteger(node, attribute, 1);
    EXPECT_EQ(model.import(),
              std::string("m.onnx: node #0 with output 'y' (op '") + op +
                  "'): has attribute '" + attribute + "', which version " +
                  std::to_string(version) + " of the operator does not have");
  }
}

TEST(ImportTest, AnOperatorMustBeInTheOperatorSet) {
  TestModel model(19);
  model.add("Gelu", {"x"}, "y");
  EXPECT_EQ(model.import(),
            "m.onnx: node #0 with output 'y' (op 'Gelu'): does not exist in "
            "operator set 19");
}

TEST(ImportTest, AnOutputMustBeDefined) {
  EXPECT_EQ(TestModel().import(), "m.onnx: output 'y' is not defined");
}

} // namespace
} // namespace onnx_mlir
