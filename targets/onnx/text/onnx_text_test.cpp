// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/onnx_text.h"

#include <cmath>
#include <string>

#include "onnx/onnx_pb.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

using ::onnx::AttributeProto;

::onnx::ModelProto read(const std::string &text) {
  ::onnx::ModelProto model;
  const absl::Status status = parseOnnxText(text, model);
  EXPECT_TRUE(status.ok()) << status;
  return model;
}

std::string getError(const std::string &text) {
  ::onnx::ModelProto model;
  return std::string(parseOnnxText(text, model).message());
}

/// Returns the attribute `text` of a node.
AttributeProto readAttribute(const std::string &text) {
  return read("g () => () { y = F <" + text + "> () }")
      .graph()
      .node(0)
      .attribute(0);
}

TEST(OnnxTextTest, PropertiesOfTheModel) {
  const ::onnx::ModelProto model =
      read("<ir_version: 8, # comment\n opset_import: [\"\": 13, \"own\": 1],"
           "producer_name: \"p\", producer_version: \"1\", domain: \"d\","
           "model_version: 3, doc_string: \"a \\\"b\\\"\","
           "metadata_props: [\"k\": \"v\"]> g () => () {}");
  EXPECT_EQ(model.ir_version(), 8);
  EXPECT_EQ(model.opset_import(1).domain(), "own");
  EXPECT_EQ(model.doc_string(), "a \"b\"");
  EXPECT_EQ(model.metadata_props(0).value(), "v");
  EXPECT_EQ(model.producer_name() + model.producer_version() + model.domain(),
            "p1d");
}

TEST(OnnxTextTest, ValuesHaveTypesAndInitializers) {
  const ::onnx::GraphProto graph =
      read("\"the graph\" (float[n, \"m+1\", ?, 3] x, float s, float[] u, "
           "int64[2] w = {1, -2}) => (seq(optional(map(int64, string))) z) "
           "<float[1] v = [\"location\": \"v.bin\"], sparse_tensor(float[2]) "
           "t> {}")
          .graph();
  EXPECT_EQ(graph.name(), "the graph");
  const auto &shape = graph.input(0).type().tensor_type().shape();
  EXPECT_EQ(shape.dim(0).dim_param(), "n");
  EXPECT_EQ(shape.dim(1).dim_param(), "m+1");
  EXPECT_EQ(shape.dim(2).value_case(),
            ::onnx::TensorShapeProto::Dimension::VALUE_NOT_SET);
  EXPECT_EQ(shape.dim(3).dim_value(), 3);
  EXPECT_TRUE(graph.input(1).type().tensor_type().has_shape());
  EXPECT_FALSE(graph.input(2).type().tensor_type().has_shape());
  EXPECT_EQ(graph.initializer(0).int64_data(1), -2);
  EXPECT_EQ(graph.initializer(1).external_data(0).value(), "v.bin");
  EXPECT_TRUE(graph.output(0)
                  .type()
                  .sequence_type()
                  .elem_type()
                  .optional_type()
                  .elem_type()
                  .has_map_type());
  EXPECT_TRUE(graph.value_info(0).type().has_sparse_tensor_type());
}

TEST(OnnxTextTest, NodesHaveLabelsDomainsAndOmittedValues) {
  const ::onnx::NodeProto node =
      read("g () => () { [\"the node\"] a, , b = own.sub.F:one (x, \"\", ,y) "
           "<k = 1> }")
          .graph()
          .node(0);
  EXPECT_EQ(node.name(), "the node");
  ASSERT_EQ(node.output_size(), 3);
  EXPECT_EQ(node.output(1), "");
  EXPECT_EQ(node.domain(), "own.sub");
  EXPECT_EQ(node.op_type(), "F");
  EXPECT_EQ(node.overload(), "one");
  ASSERT_EQ(node.input_size(), 4);
  EXPECT_EQ(node.input(2), "");
  EXPECT_EQ(node.attribute_size(), 1);
}

TEST(OnnxTextTest, AttributesOfAllTypes) {
  EXPECT_EQ(readAttribute("k = -3").i(), -3);
  EXPECT_EQ(readAttribute("k = 2.5e1").f(), 25.0f);
  EXPECT_EQ(readAttribute("k: float = 2").f(), 2.0f);
  EXPECT_EQ(readAttribute("k = -inf").f(), -INFINITY);
  EXPECT_EQ(readAttribute("k = \"s\"").s(), "s");
  EXPECT_EQ(readAttribute("k = [1, 2]").ints_size(), 2);
  EXPECT_EQ(readAttribute("k: floats = [1, 2.5]").floats(1), 2.5f);
  EXPECT_EQ(readAttribute("k = [\"a\"]").strings(0), "a");
  EXPECT_EQ(readAttribute("k: ints = []").type(), AttributeProto::INTS);
  EXPECT_EQ(readAttribute("k: int = @other").ref_attr_name(), "other");
  EXPECT_EQ(readAttribute("k = float[2] {1, 2}").t().float_data(1), 2.0f);
  EXPECT_EQ(readAttribute("k = float[1] t = {1}").t().name(), "t");
  EXPECT_EQ(readAttribute("k = float[2]").type(), AttributeProto::TYPE_PROTO);
  EXPECT_EQ(readAttribute("k = h () => () {}").g().name(), "h");
  EXPECT_EQ(readAttribute("k = [h () => () {}, i () => () {}]").graphs_size(),
            2);
}

TEST(OnnxTextTest, TensorsOfAllTypes) {
  const auto readTensor = [](const std::string &text) {
    return readAttribute("k = " + text).t();
  };
  EXPECT_EQ(readTensor("double[1] {0.1}").double_data(0), 0.1);
  EXPECT_EQ(readTensor("uint64[1] {18446744073709551615}").uint64_data(0),
            UINT64_MAX);
  EXPECT_EQ(readTensor("float16[1] {15360}").int32_data(0), 15360);
  EXPECT_EQ(readTensor("string[2] {\"a\", \"\"}").string_data_size(), 2);
  EXPECT_EQ(readTensor("bool {1}").dims_size(), 0);
}

TEST(OnnxTextTest, FunctionsHaveAttributesAndTypes) {
  const ::onnx::FunctionProto function =
      read("g () => () {} <domain: \"own\", opset_import: [\"\": 13], "
           "overload: \"o\"> F <a, b: float = 1.5> (float x, y) => (z) "
           "<float[2] t> { z = Add(x, y) }")
          .functions(0);
  EXPECT_EQ(function.domain() + "." + function.name(), "own.F");
  EXPECT_EQ(function.attribute(0), "a");
  EXPECT_EQ(function.attribute_proto(0).f(), 1.5f);
  EXPECT_EQ(function.input(1), "y");
  ASSERT_EQ(function.value_info_size(), 2);
  EXPECT_EQ(function.value_info(1).name(), "t");
}

TEST(OnnxTextTest, ErrorsHaveLineAndColumn) {
  EXPECT_EQ(getError(""), "1:1: expected a name, found the end of the file");
  EXPECT_EQ(getError("<ir: 8> g () => () {}"), "1:2: 'ir' is no property here");
  EXPECT_EQ(getError("<ir_version: 99999999999999999999> g () => () {}"),
            "1:14: '99999999999999999999' is no integer of 64 bits");
  EXPECT_EQ(getError("g ()\n= > () {}"), "2:1: expected '=>', found '='");
  EXPECT_EQ(getError("g (float[a x) => () {}"),
            "1:12: expected ']', found 'x'");
  EXPECT_EQ(getError("g (float[a] x = {1}) => () {}"),
            "1:17: a constant needs dimensions that are numbers");
  EXPECT_EQ(getError("g (x = {1}) => () {}"),
            "1:8: a constant needs the type of a tensor with a shape");
  EXPECT_EQ(getError("g (int8[1] x = {3000000000}) => () {}"),
            "1:17: the element is out of range");
  EXPECT_EQ(getError("g (float[1] x = {1e99}) => () {}"),
            "1:18: '1e99' is no number of type float");
  EXPECT_EQ(getError("g () => () { y = F <k: in = 1> () }"),
            "1:24: 'in' is no type of attributes");
  EXPECT_EQ(getError("g () => () { y = F <k: int = 1.5> () }"),
            "1:30: expected a value of type int");
  EXPECT_EQ(getError("g () => () { y = F <k: int = [1]> () }"),
            "1:30: the type of the attribute is no list");
  EXPECT_EQ(getError("g () => () { y = F <k = []> () }"),
            "1:25: an empty list needs a type");
  EXPECT_EQ(getError("g () => () { y = F <k = [@a]> () }"),
            "1:26: a list cannot have this value");
  EXPECT_EQ(getError("g () => () { y = \"F\" () }"),
            "1:18: expected an identifier, found '\"'");
  EXPECT_EQ(getError("g () => () { \"y = F () }"),
            "1:14: the string has no end");
  EXPECT_EQ(getError("g (seq(int) x) => () {}"),
            "1:8: 'int' is no type of elements");
  EXPECT_EQ(getError("g () => () {} }"), "1:15: expected a name, found '}'");
}

TEST(OnnxTextTest, NestingIsLimited) {
  std::string graphs = "g () => () {", types = "g (";
  for (int i = 0; i < 100000; ++i) {
    graphs += "y = F <k = g () => () {";
    types += "seq(";
  }
  for (const std::string &text : {graphs, types})
    EXPECT_NE(getError(text).find("graphs or types are nested too deeply"),
              std::string::npos);
}

} // namespace
} // namespace onnx_mlir
