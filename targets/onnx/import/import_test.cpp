// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/import.h"

#include <memory>
#include <string>
#include <utility>

#include "core/ir/context/diagnostics.h"
#include "core/ir/verify/verifier.h"
#include "google/protobuf/text_format.h"
#include "onnx/onnx_pb.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

/// Returns the module of a model whose graph is `graph`, or the error.
std::string importText(const std::string &graph, int opset = 23,
                       const std::string &more = "") {
  ::onnx::ModelProto proto;
  EXPECT_TRUE(google::protobuf::TextFormat::ParseFromString(
      "ir_version: 8 opset_import { version: " + std::to_string(opset) +
          " } opset_import { domain: 'own' version: 1 } graph { " + graph +
          " } " + more,
      &proto));
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

/// Returns the declaration of a value: a tensor of f32 with these dimensions.
std::string value(const std::string &kind, const std::string &name,
                  const std::string &dims) {
  return kind + " { name: '" + name +
         "' type { tensor_type { elem_type: 1 shape { " + dims + " } } } } ";
}

const std::string x = value("input", "x",
                            "dim { dim_param: 'n' } "
                            "dim { dim_value: 3 }");
const std::string y = value("output", "y",
                            "dim { dim_param: 'n' } "
                            "dim { dim_value: 3 }");

bool has(const std::string &text, const std::string &part) {
  const bool found = text.find(part) != std::string::npos;
  EXPECT_TRUE(found) << part << "\nin\n" << text;
  return found;
}

TEST(ImportTest, AModelIsAFunctionAndAnEntryPoint) {
  const std::string text =
      importText(x + y + "node { op_type: 'Relu' input: 'x' output: 'y' }");
  has(text, "func.func @main_graph(%arg0: tensor<?x3xf32> {onnx.dim_params = "
            "\"0:n\", onnx.name = \"x\"})");
  has(text, "%0 = \"onnx.Relu\"(%arg0) : (tensor<?x3xf32>) -> tensor<*xf32>");
  has(text, "onnx.Return %0 : tensor<*xf32>");
  has(text, "\"onnx.EntryPoint\"() <{func = @main_graph}> : () -> ()");
}

TEST(ImportTest, NodesMayBeInAnyOrder) {
  has(importText(x + y +
                 "node { op_type: 'Neg' input: 'a' output: 'y' } "
                 "node { op_type: 'Abs' input: 'x' output: 'a' }"),
      "%0 = \"onnx.Abs\"(%arg0)");
}

TEST(ImportTest, OmittedOperandsAndResultsHaveNoValue) {
  const std::string text = importText(
      x + y +
      "node { op_type: 'Clip' input: 'x' input: '' input: 'm' output: 'y' } "
      "initializer { name: 'm' data_type: 1 float_data: 1 }");
  has(text, "onnx.Constant dense<1.000000e+00> : tensor<f32>");
  has(text, "\"onnx.Clip\"(%arg0, %1, %0) : (tensor<?x3xf32>, none, "
            "tensor<f32>) -> tensor<*xf32>");
}

TEST(ImportTest, AnInputWithAnInitializerIsAConstant) {
  const std::string text = importText(
      x + y + value("input", "w", "dim { dim_value: 3 }") +
      "node { op_type: 'Add' input: 'x' input: 'w' output: 'y' } "
      "initializer { name: 'w' dims: 3 data_type: 1 float_data: [1, 2, 3] }");
  has(text, "dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]>");
  EXPECT_EQ(text.find("%arg1"), std::string::npos);
}

TEST(ImportTest, GraphsSeeOuterValues) {
  const std::string text = importText(
      x + y +
      "input { name: 'c' type { tensor_type { elem_type: 9 shape { } } } } "
      "node { op_type: 'If' input: 'c' output: 'y' "
      "attribute { name: 'then_branch' type: GRAPH g { "
      "node { op_type: 'Neg' input: 'x' output: 't' } "
      "output { name: 't' } } } "
      "attribute { name: 'else_branch' type: GRAPH g { "
      "output { name: 'x' } } } }");
  has(text, "\"onnx.If\"(%arg1) ({\n      %1 = \"onnx.Neg\"(%arg0)");
  has(text, "}, {\n      onnx.Yield %arg0 : tensor<?x3xf32>");
}

TEST(ImportTest, FunctionsOfTheModelAreExpanded) {
  has(importText(x + y +
                     "node { op_type: 'F' domain: 'own' input: 'x' "
                     "output: 'y' attribute { name: 'k' type: INT i: 1 } }",
                 23,
                 "functions { name: 'F' domain: 'own' input: 'p' output: 'q' "
                 "attribute: 'k' opset_import { version: 23 } "
                 "node { op_type: 'Softmax' input: 'p' output: 'q' "
                 "attribute { name: 'axis' ref_attr_name: 'k' type: INT } } }"),
      "\"onnx.Softmax\"(%arg0) <{axis = 1 : si64}>");
}

TEST(ImportTest, NodesOfOtherDomainsAreCustom) {
  has(importText(x + y +
                 "node { op_type: 'G' domain: 'own' input: 'x' "
                 "output: 'y' }"),
      "\"onnx.Custom\"(%arg0) <{domain_name = \"own\", function_name = "
      "\"G\"}>");
}

TEST(ImportTest, SparseInitializersAreDense) {
  has(importText(x + y +
                 "node { op_type: 'Add' input: 'x' input: 'w' output: 'y' } "
                 "sparse_initializer { dims: 3 "
                 "values { name: 'w' dims: 1 data_type: 1 float_data: 5 } "
                 "indices { dims: 1 data_type: 7 int64_data: 1 } }"),
      "dense<[0.000000e+00, 5.000000e+00, 0.000000e+00]> : tensor<3xf32>");
}

//===----------------------------------------------------------------------===//
// Older versions

TEST(ImportTest, AxesBecomeOperands) {
  const std::string text =
      importText(x + y +
                     "node { op_type: 'ReduceSum' input: 'x' output: 'y' "
                     "attribute { name: 'axes' type: INTS ints: [1] } }",
                 11);
  has(text, "onnx.Constant dense<1> : tensor<1xi64>");
  has(text, "\"onnx.ReduceSum\"(%arg0, %0) : (tensor<?x3xf32>, tensor<1xi64>)");
}

TEST(ImportTest, OldSoftmaxIsOfAFlatTensor) {
  const std::string text = importText(
      x + y + "node { op_type: 'Softmax' input: 'x' output: 'y' }", 11);
  has(text, "\"onnx.Flatten\"(%arg0) <{axis = 1 : si64}>");
  has(text, "\"onnx.Softmax\"(%0) <{axis = -1 : si64}>");
  has(text, "\"onnx.Reshape\"(%1, %2)");
}

TEST(ImportTest, OldBroadcastAlongAnAxis) {
  has(importText(value("input", "x",
                       "dim { dim_value: 2 } "
                       "dim { dim_value: 3 } "
                       "dim { dim_value: 4 }") +
                     value("input", "b", "dim { dim_value: 2 }") + y +
                     "node { op_type: 'Add' input: 'x' input: 'b' output: 'y' "
                     "attribute { name: 'broadcast' type: INT i: 1 } "
                     "attribute { name: 'axis' type: INT i: 0 } }",
                 6),
      "onnx.Constant dense<[1, 2]> : tensor<2xi64>");
}

//===----------------------------------------------------------------------===//
// Errors

TEST(ImportTest, ErrorsNameModelAndNode) {
  const std::string place = "m.onnx: node 'n' (op ";
  const auto refusal = [&](const std::string &node) {
    return importText(x + y + "node { name: 'n' output: 'y' " + node + " }");
  };
  EXPECT_EQ(refusal("op_type: 'Rleu' input: 'x'"),
            place + "'Rleu'): is not an operator of ONNX");
  EXPECT_EQ(refusal("op_type: 'Relu' input: 'z'"),
            place + "'Relu'): uses 'z', which is not defined");
  EXPECT_EQ(refusal("op_type: 'Relu' input: 'y'"),
            place + "'Relu') depends on itself");
  EXPECT_EQ(refusal("op_type: 'Relu' input: 'x' input: 'x'"),
            place + "'Relu'): has 2 inputs, expected 1 to 1");
  EXPECT_EQ(refusal("op_type: 'Relu'"), place + "'Relu'): has no inputs");
  EXPECT_EQ(refusal("op_type: 'Relu' input: 'x' "
                    "attribute { name: 'up' type: INT i: 1 }"),
            place + "'Relu'): has attribute 'up', which the operator does not "
                    "have");
  EXPECT_EQ(refusal("op_type: 'Relu' domain: 'ai.onnx.ml' input: 'x'"),
            place + "'ai.onnx.ml.Relu'): output 'y' has a type that is not "
                    "determined")
      << "an operator of a domain that is not imported";
}

TEST(ImportTest, AnOperatorMustBeInTheOperatorSet) {
  EXPECT_EQ(
      importText(x + y + "node { op_type: 'Gelu' input: 'x' output: 'y' }", 19),
      "m.onnx: node #0 with output 'y' (op 'Gelu'): does not exist in "
      "operator set 19");
}

TEST(ImportTest, AnOutputMustBeDefined) {
  EXPECT_EQ(importText(x + y), "m.onnx: output 'y' is not defined");
}

TEST(ImportTest, AFunctionThatCallsItselfIsAnError) {
  has(importText(x + y +
                     "node { op_type: 'F' domain: 'own' input: 'x' output: 'y' "
                     "}",
                 23,
                 "functions { name: 'F' domain: 'own' input: 'p' output: 'q' "
                 "opset_import { domain: 'own' version: 1 } "
                 "node { op_type: 'F' domain: 'own' input: 'p' output: 'q' } "
                 "}"),
      "is nested too deeply");
}

} // namespace
} // namespace onnx_mlir
