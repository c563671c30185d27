// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/json.h"

#include <cmath>
#include <string>

#include "onnx/onnx_pb.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

::onnx::ModelProto read(const std::string &text) {
  absl::StatusOr<std::string> bytes = encodeJson(text);
  EXPECT_TRUE(bytes.ok()) << bytes.status();
  ::onnx::ModelProto model;
  EXPECT_TRUE(bytes.ok() && model.ParseFromString(*bytes));
  return model;
}

std::string getError(const std::string &text) {
  return std::string(encodeJson(text).status().message());
}

TEST(JsonTest, FieldsHaveTwoNames) {
  EXPECT_EQ(read(R"({"irVersion": 8})").ir_version(), 8);
  EXPECT_EQ(read(R"({"ir_version": "8"})").ir_version(), 8);
  EXPECT_FALSE(read(R"( {"ir_version": null } )").has_ir_version());
}

TEST(JsonTest, StringsHaveEscapes) {
  EXPECT_EQ(
      read(R"({"domain": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"})").domain(),
      "\"\\/\b\f\n\r\t\u00e9\U0001f600");
}

TEST(JsonTest, NumbersHaveAllForms) {
  EXPECT_EQ(read(R"({"irVersion": -1.0e2})").ir_version(), -100);
  EXPECT_EQ(read(R"({"irVersion": "-9223372036854775808"})").ir_version(),
            INT64_MIN);
  const ::onnx::ModelProto model =
      read(R"({"graph": {"initializer": [{"floatData": [1, "-Infinity", "NaN",
               1.5E-1], "dataLocation": "EXTERNAL"}, {"dataLocation": 1}]}})");
  const ::onnx::TensorProto &tensor = model.graph().initializer(0);
  ASSERT_EQ(tensor.float_data_size(), 4);
  EXPECT_EQ(tensor.float_data(1), -INFINITY);
  EXPECT_TRUE(std::isnan(tensor.float_data(2)));
  EXPECT_EQ(tensor.float_data(3), 0.15f);
  EXPECT_EQ(tensor.data_location(), ::onnx::TensorProto::EXTERNAL);
  EXPECT_EQ(model.graph().initializer(1).data_location(),
            ::onnx::TensorProto::EXTERNAL);
}

TEST(JsonTest, BytesAreBase64) {
  const auto decode = [](const std::string &text) {
    return read(R"({"graph": {"initializer": [{"rawData": ")" + text + "\"}]}}")
        .graph()
        .initializer(0)
        .raw_data();
  };
  EXPECT_EQ(decode(""), "");
  EXPECT_EQ(decode("YQ=="), "a");
  EXPECT_EQ(decode("YWI="), "ab");
  EXPECT_EQ(decode("YWJj"), "abc");
  EXPECT_EQ(decode("YWI"), "ab");
  EXPECT_EQ(decode("+/-_"), "\xfb\xff\xbf");
}

TEST(JsonTest, ErrorsHaveLineAndColumn) {
  EXPECT_EQ(getError(""), "1:1: expected '{', found the end of the file");
  EXPECT_EQ(getError("{\n \"graphs\": {}}"),
            "2:2: onnx.ModelProto has no field 'graphs'");
  EXPECT_EQ(getError(R"({"graph": 1})"), "1:11: expected '{', found '1'");
  EXPECT_EQ(getError(R"({"graph": {"node": {}}})"),
            "1:20: expected '[', found '{'");
  EXPECT_EQ(getError(R"({"graph": {"node": [{} {}]}})"),
            "1:24: expected ',' or ']', found '{'");
  EXPECT_EQ(getError(R"({"domain": 8})"),
            "1:12: '8' is no value of field 'domain', or out of range");
  EXPECT_EQ(getError(R"({"domain": "8)"), "1:12: the string has no end");
  EXPECT_EQ(getError("{\"domain\": \"\n\"}"),
            "1:13: the string has a control character");
  EXPECT_EQ(getError(R"({"domain": "\q"})"),
            "1:14: expected an escape, found 'q'");
  EXPECT_EQ(getError(R"({"domain": "\ud800"})"),
            "1:14: the escape is no Unicode character");
  EXPECT_EQ(getError(R"({"irVersion": 1.5})"),
            "1:15: '1.5' is no value of field 'irVersion', or out of range");
  EXPECT_EQ(getError(R"({"irVersion": 01})"),
            "1:16: expected ',' or '}', found '1'");
  EXPECT_EQ(getError(R"({"irVersion": true})"),
            "1:15: expected a value, found 't'");
  EXPECT_EQ(getError(R"({"domain": "", "domain": ""})"),
            "1:16: field 'domain' occurs twice, or beside a field that "
            "excludes it");
  EXPECT_EQ(getError(R"({"graph": {"initializer": [{"rawData": "a"}]}})"),
            "1:40: 'a' is no value of field 'rawData', or out of range");
  EXPECT_EQ(getError("{} {}"), "1:4: expected the end of the file, found '{'");
}

TEST(JsonTest, NestingIsLimited) {
  std::string text = R"({"graph":)";
  for (int i = 0; i < 100000; ++i)
    text += R"({"node":[{"attribute":[{"g":)";
  EXPECT_NE(getError(text).find("messages are nested too deeply"),
            std::string::npos);
}

} // namespace
} // namespace onnx_mlir
