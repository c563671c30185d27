// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/metadata.h"

#include <string>
#include <vector>

#include "onnx/onnx_pb.h"
#include "gtest/gtest.h"

using onnx_mlir::getMetadata;

namespace {

TEST(MetadataTest, FieldsThatAreNotSetHaveNoKey) {
  EXPECT_TRUE(getMetadata({}).empty());
}

TEST(MetadataTest, KeysAndValuesAreInTurn) {
  ::onnx::ModelProto model;
  model.set_model_version(0);
  model.set_domain("org.example");
  model.add_opset_import()->set_version(17);
  ::onnx::StringStringEntryProto &entry = *model.add_metadata_props();
  entry.set_key("author");
  entry.set_value("we");
  EXPECT_EQ(getMetadata(model),
            (std::vector<std::string>{
                "ModelProto.domain", "org.example", "ModelProto.model_version",
                "0", "ModelProto.opset_import.ai.onnx", "17", "author", "we"}));
}

TEST(MetadataTest, TheFirstValueOfAKeyCounts) {
  ::onnx::ModelProto model;
  for (const char *value : {"1", "2"}) {
    ::onnx::StringStringEntryProto &entry = *model.add_metadata_props();
    entry.set_key("k");
    entry.set_value(value);
  }
  EXPECT_EQ(getMetadata(model), (std::vector<std::string>{"k", "1"}));
}

} // namespace
