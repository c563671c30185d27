// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/raw_data.h"

#include <string>

#include "onnx/onnx_pb.h"
#include "targets/onnx/sample_models.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

using ::onnx::GraphProto;
using ::onnx::ModelProto;
using ::onnx::TensorProto;

void attach(TensorProto &tensor, llvm::StringRef bytes) {
  if (tensor.has_raw_data())
    tensor.set_raw_data(resolveRawData(tensor.raw_data(), bytes).str());
}

/// Replaces the references in all tensors by what they refer to.
void attach(GraphProto &graph, llvm::StringRef bytes) {
  for (TensorProto &tensor : *graph.mutable_initializer())
    attach(tensor, bytes);
  for (::onnx::NodeProto &node : *graph.mutable_node())
    for (::onnx::AttributeProto &attribute : *node.mutable_attribute()) {
      if (attribute.has_t())
        attach(*attribute.mutable_t(), bytes);
      if (attribute.has_g())
        attach(*attribute.mutable_g(), bytes);
    }
}

/// Adds tensors whose raw_data have all sizes around that of a reference.
void addTensors(GraphProto &graph) {
  for (size_t size = 0; size < 40; ++size) {
    TensorProto &tensor = *graph.add_initializer();
    tensor = makeTensor(TensorProto::INT8, {static_cast<int64_t>(size)});
    tensor.set_raw_data(std::string(size, static_cast<char>('a' + size)));
  }
}

TEST(RawDataTest, ReferencesRestoreTheModel) {
  ModelProto model = makeRichModel();
  addTensors(*model.mutable_graph());
  ::onnx::AttributeProto &attribute =
      *model.mutable_graph()->add_node()->add_attribute();
  addTensors(*attribute.mutable_g());
  const std::string bytes = model.SerializeAsString();
  const std::optional<std::string> detached = detachRawData(bytes);
  ASSERT_TRUE(detached);
  ModelProto read;
  ASSERT_TRUE(read.ParseFromString(*detached));
  for (const TensorProto &tensor : read.graph().initializer())
    EXPECT_LE(tensor.raw_data().size(), 16u);
  attach(*read.mutable_graph(), bytes);
  EXPECT_EQ(read.SerializeAsString(), bytes);
}

TEST(RawDataTest, OtherMessagesMayHaveAFieldOfThatNumber) {
  ModelProto model = makeEmptyModel();
  // The field 9 of a function and the documentation of others are no tensors.
  model.add_functions()->add_opset_import()->set_domain(std::string(40, 'd'));
  model.mutable_graph()->add_node()->set_name(std::string(40, 'n'));
  const std::string bytes = model.SerializeAsString();
  ModelProto read;
  ASSERT_TRUE(read.ParseFromString(detachRawData(bytes).value_or("")));
  EXPECT_EQ(read.SerializeAsString(), bytes);
}

TEST(RawDataTest, TruncatedBytesAreRefusedAsProtobufRefusesThem) {
  ModelProto model = makeRichModel();
  addTensors(*model.mutable_graph());
  const std::string bytes = model.SerializeAsString();
  for (size_t size = 0; size < bytes.size(); ++size) {
    const std::optional<std::string> detached =
        detachRawData(llvm::StringRef(bytes).take_front(size));
    EXPECT_EQ(detached && ModelProto().ParsePartialFromString(*detached),
              ModelProto().ParsePartialFromString(bytes.substr(0, size)))
        << size;
  }
}

/// Returns the field with the tag `tag` and the message `bytes`.
std::string wrap(char tag, const std::string &bytes) {
  std::string field(1, tag);
  size_t size = bytes.size();
  for (; size > 0x7f; size >>= 7)
    field += static_cast<char>(size | 0x80);
  return field + static_cast<char>(size) + bytes;
}

TEST(RawDataTest, NestingIsLimited) {
  std::string graph;
  for (int depth : {10, 100000}) {
    // The fields `node`, `attribute` and `g`.
    for (int i = 0; i < depth && graph.size() < 200000; i += 3)
      graph = wrap('\x0a', wrap('\x2a', wrap('\x32', graph)));
    const std::string model = wrap('\x3a', graph);
    EXPECT_EQ(detachRawData(model).has_value(), depth == 10);
  }
}

} // namespace
} // namespace onnx_mlir
