// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/raw_data.h"

#include <cstdint>
#include <string>
#include <utility>

#include "onnx/onnx_pb.h"
#include "targets/onnx/sample_models.h"
#include "targets/onnx/tensor_type.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

using ::onnx::GraphProto;
using ::onnx::ModelProto;
using ::onnx::TensorProto;

/// Returns the field with the tag `tag` and the message `bytes`.
std::string wrap(char tag, const std::string &bytes) {
  std::string field(1, tag);
  size_t size = bytes.size();
  for (; size > 0x7f; size >>= 7)
    field += static_cast<char>(size | 0x80);
  return field + static_cast<char>(size) + bytes;
}

/// Returns the tag of a packed field.
char getTag(TypedField field) {
  switch (field) {
  case TypedField::Float:
    return 4 << 3 | 2;
  case TypedField::Int32:
    return 5 << 3 | 2;
  case TypedField::String:
    return 6 << 3 | 2;
  case TypedField::Int64:
    return 7 << 3 | 2;
  case TypedField::Double:
    return 10 << 3 | 2;
  case TypedField::Uint64:
    return 11 << 3 | 2;
  }
  return 0;
}

void attach(TensorProto &tensor, llvm::StringRef bytes) {
  if (!tensor.has_raw_data())
    return;
  const DetachedElements elements = resolveRawData(tensor.raw_data(), bytes);
  if (!elements.isPacked) {
    tensor.set_raw_data(elements.bytes.str());
    return;
  }
  tensor.clear_raw_data();
  const ElementType &type = *findElementType(tensor.data_type());
  EXPECT_TRUE(
      tensor.MergeFromString(wrap(getTag(type.field), elements.bytes.str())));
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

/// Adds tensors of all types of numbers with many elements in typed fields.
void addTypedTensors(GraphProto &graph) {
  for (int code = 1; const ElementType *type = findElementType(code); ++code) {
    if (type->field == TypedField::String)
      continue;
    TensorProto &tensor = *graph.add_initializer();
    tensor = makeTensor(type->type, {3000});
    for (int64_t i = 0; i < 3000; ++i)
      switch (type->field) {
      case TypedField::Float:
        tensor.add_float_data(i);
        break;
      case TypedField::Double:
        tensor.add_double_data(i);
        break;
      case TypedField::Int64:
        tensor.add_int64_data(i % 2 ? i : -i);
        break;
      case TypedField::Uint64:
        tensor.add_uint64_data(i);
        break;
      default:
        tensor.add_int32_data(i % 2 ? i : -i);
      }
  }
}

TEST(RawDataTest, LargeTypedFieldsAreReferences) {
  ModelProto model = makeEmptyModel();
  addTypedTensors(*model.mutable_graph());
  const std::string bytes = model.SerializeAsString();
  const std::optional<std::string> detached = detachRawData(bytes);
  ASSERT_TRUE(detached);
  ModelProto read;
  ASSERT_TRUE(read.ParseFromString(*detached));
  for (const TensorProto &tensor : read.graph().initializer())
    EXPECT_EQ(tensor.raw_data().size(), 17u) << tensor.data_type();
  attach(*read.mutable_graph(), bytes);
  EXPECT_TRUE(read.SerializeAsString() == bytes);
}

TEST(RawDataTest, AmbiguousTypedFieldsStay) {
  TensorProto tensor = makeTensor(TensorProto::FLOAT, {3000});
  for (int i = 0; i < 3000; ++i)
    tensor.add_float_data(i);
  TensorProto other = tensor, both = tensor, external = tensor,
              untyped = tensor;
  other.set_data_type(TensorProto::INT32);
  both.add_int32_data(1);
  external.set_data_location(TensorProto::EXTERNAL);
  untyped.clear_data_type();
  ModelProto model = makeEmptyModel();
  for (const TensorProto &kept : {other, both, external, untyped})
    *model.mutable_graph()->add_initializer() = kept;
  const std::string bytes = model.SerializeAsString();
  ModelProto read;
  ASSERT_TRUE(read.ParseFromString(detachRawData(bytes).value_or("")));
  EXPECT_TRUE(read.SerializeAsString() == bytes);
}

TEST(RawDataTest, MalformedTypedFieldsAreRefusedAsProtobufRefusesThem) {
  const std::string digits(2000, '\x80'),
      long10 = std::string(10, '\x81') + '\1';
  for (const auto &[type, contents] :
       {std::pair(TensorProto::FLOAT, std::string(2001, '\1')),
        std::pair(TensorProto::DOUBLE, std::string(2004, '\1')),
        std::pair(TensorProto::INT32, std::string(2000, '\1') + digits),
        std::pair(TensorProto::INT64, std::string(2000, '\1') + '\x80'),
        std::pair(TensorProto::UINT64, std::string(2000, '\1') + long10),
        std::pair(TensorProto::INT64,
                  std::string(2000, '\1') + std::string(9, '\x81') + '\x7f'),
        std::pair(TensorProto::INT64, std::string(2000, '\1'))}) {
    const std::string tensor =
        std::string{2 << 3, static_cast<char>(type)} +
        wrap(getTag(findElementType(type)->field), contents);
    // The fields `initializer` and `graph`.
    const std::string model = wrap('\x3a', wrap('\x2a', tensor));
    const std::optional<std::string> detached = detachRawData(model);
    EXPECT_EQ(detached && ModelProto().ParsePartialFromString(*detached),
              ModelProto().ParsePartialFromString(model))
        << type;
  }
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
