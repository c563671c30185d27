// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/protobuf_text.h"

#include <cmath>
#include <string>

#include "onnx/onnx_pb.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

::onnx::ModelProto read(const std::string &text) {
  absl::StatusOr<std::string> bytes = encodeProtobufText(text);
  EXPECT_TRUE(bytes.ok()) << bytes.status();
  ::onnx::ModelProto model;
  EXPECT_TRUE(bytes.ok() && model.ParseFromString(*bytes));
  return model;
}

std::string getError(const std::string &text) {
  return std::string(encodeProtobufText(text).status().message());
}

TEST(ProtobufTextTest, SeparatorsCommentsAndBracketsAreFree) {
  const ::onnx::ModelProto model =
      read("ir_version:8# comment\n;graph<name:'g',node:[{name:\"a\"}, "
           "<name:\"b\">] node: {} node{}>");
  EXPECT_EQ(model.ir_version(), 8);
  EXPECT_EQ(model.graph().name(), "g");
  ASSERT_EQ(model.graph().node_size(), 4);
  EXPECT_EQ(model.graph().node(1).name(), "b");
}

TEST(ProtobufTextTest, StringsHaveEscapesAndAreJoined) {
  EXPECT_EQ(
      read(R"(domain: "a\n\t\\\'" '"\x41\102\u00e9' "\U0001f600")").domain(),
      "a\n\t\\'\"AB\u00e9\U0001f600");
  EXPECT_EQ(read(R"(domain: "\ud83d\ude00")").domain(), "\U0001f600");
  EXPECT_EQ(read(R"(domain: "\0x")").domain(), std::string("\0x", 2));
}

TEST(ProtobufTextTest, NumbersHaveAllForms) {
  EXPECT_EQ(read("ir_version: 0x1F").ir_version(), 31);
  EXPECT_EQ(read("ir_version: 017").ir_version(), 15);
  EXPECT_EQ(read("ir_version: -9223372036854775808").ir_version(), INT64_MIN);
  const ::onnx::ModelProto model =
      read("graph { initializer { dims: [] float_data: [1, -2.5f, 1e3F, -inf, "
           "nan, .5, 1e400] uint64_data: 18446744073709551615 "
           "data_location: EXTERNAL } initializer { data_location: 1 } }");
  const ::onnx::TensorProto &tensor = model.graph().initializer(0);
  ASSERT_EQ(tensor.float_data_size(), 7);
  EXPECT_EQ(tensor.float_data(1), -2.5f);
  EXPECT_EQ(tensor.float_data(2), 1000.0f);
  EXPECT_EQ(tensor.float_data(3), -INFINITY);
  EXPECT_TRUE(std::isnan(tensor.float_data(4)));
  EXPECT_EQ(tensor.float_data(5), 0.5f);
  EXPECT_EQ(tensor.float_data(6), INFINITY);
  EXPECT_EQ(tensor.uint64_data(0), UINT64_MAX);
  EXPECT_EQ(tensor.data_location(), ::onnx::TensorProto::EXTERNAL);
  EXPECT_EQ(model.graph().initializer(1).data_location(),
            ::onnx::TensorProto::EXTERNAL);
}

TEST(ProtobufTextTest, ErrorsHaveLineAndColumn) {
  EXPECT_EQ(getError("graph {\n  nodes {"),
            "2:3: onnx.GraphProto has no field 'nodes'");
  EXPECT_EQ(getError("graph {"),
            "1:8: expected the name of a field of onnx.GraphProto, found the "
            "end of the file");
  EXPECT_EQ(getError("graph 1"), "1:7: expected '{', found '1'");
  EXPECT_EQ(getError("ir_version 8"), "1:12: expected ':', found '8'");
  EXPECT_EQ(getError("domain: 8"), "1:9: expected a string, found '8'");
  EXPECT_EQ(getError("domain: \"8"), "1:9: the string has no end");
  EXPECT_EQ(getError("domain: \"\\q\""), "1:11: expected an escape, found 'q'");
  EXPECT_EQ(getError("domain: '\\ud800'"),
            "1:12: the escape is no Unicode character");
  EXPECT_EQ(getError("ir_version: 9223372036854775808"),
            "1:13: '9223372036854775808' is no value of field 'ir_version', or "
            "out of range");
  EXPECT_EQ(getError("graph { initializer { float_data: -x } }"),
            "1:35: 'x' is no number, which field 'float_data' needs");
  EXPECT_EQ(getError("graph { initializer { data_location: OUTSIDE } }"),
            "1:38: 'OUTSIDE' is no value of field 'data_location', or out of "
            "range");
  EXPECT_EQ(getError("ir_version: 1 ir_version: 1"),
            "1:15: field 'ir_version' occurs twice, or beside a field that "
            "excludes it");
  EXPECT_EQ(getError("graph { input { type { tensor_type {} map_type {} } } }"),
            "1:39: field 'map_type' occurs twice, or beside a field that "
            "excludes it");
  EXPECT_EQ(getError("opset_import: [{} {}]"),
            "1:19: expected ',' or ']', found '{'");
}

TEST(ProtobufTextTest, NestingIsLimited) {
  std::string text = "graph{";
  for (int i = 0; i < 100000; ++i)
    text += "node{attribute{g{";
  EXPECT_NE(getError(text).find("messages are nested too deeply"),
            std::string::npos);
}

} // namespace
} // namespace onnx_mlir
