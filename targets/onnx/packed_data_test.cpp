// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/packed_data.h"

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/onnx/sample_models.h"
#include "targets/onnx/tensor_data.h"
#include "targets/onnx/tensor_type.h"
#include "llvm/ADT/StringRef.h"
#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

using ::onnx::TensorProto;

/// Returns the bytes of a tensor, or the error message.
std::string read(const TensorProto &tensor) {
  std::vector<char> storage;
  absl::StatusOr<TensorData> data = getInlineData(tensor, storage);
  if (!data.ok())
    return std::string(data.status().message());
  return std::string(data->bytes.begin(), data->bytes.end());
}

/// Returns the contents of the only packed field of a tensor.
std::string getPacked(TensorProto tensor) {
  tensor.clear_data_type();
  tensor.clear_dims();
  tensor.clear_name();
  const std::string message = tensor.SerializeAsString();
  // After the tag and the size.
  size_t start = 1;
  while (message[start++] & 0x80)
    ;
  return message.substr(start);
}

/// Returns the bytes of a tensor whose elements are in the packed field, or the
/// error message.
std::string readPacked(const TensorProto &tensor) {
  const std::string contents = getPacked(tensor);
  TensorProto empty =
      makeTensor(static_cast<TensorProto::DataType>(tensor.data_type()), {});
  *empty.mutable_dims() = tensor.dims();
  std::vector<char> storage;
  std::string released;
  absl::StatusOr<TensorData> data =
      getPackedData(empty, contents, storage,
                    [&](llvm::StringRef part) { released += part; });
  if (!data.ok())
    return std::string(data.status().message());
  if (!storage.empty())
    EXPECT_EQ(released, contents);
  return std::string(data->bytes.begin(), data->bytes.end());
}

TEST(PackedData, PackedFieldsAreReadAsOthers) {
  for (int code = 1; const ElementType *type = findElementType(code); ++code) {
    if (type->field == TypedField::String)
      continue;
    TensorProto tensor = makeTensor(type->type, {4});
    for (int i = 0; i < 8; ++i) {
      const bool isLarge = type->bitWidth >= 32 && i % 2 == 0;
      switch (type->field) {
      case TypedField::Float:
        tensor.add_float_data(i - 0.5f);
        break;
      case TypedField::Double:
        tensor.add_double_data(i - 0.5);
        break;
      case TypedField::Int64:
        tensor.add_int64_data(isLarge ? INT64_MIN + i : i);
        break;
      case TypedField::Uint64:
        tensor.add_uint64_data(type->bitWidth == 64 ? UINT64_MAX - i : i);
        break;
      default:
        tensor.add_int32_data(isLarge ? INT32_MIN + i : i % 2);
      }
      // Right and wrong numbers of elements.
      EXPECT_EQ(readPacked(tensor), read(tensor)) << type->name.str();
    }
  }
}

TEST(PackedData, PackedNumbersAreChecked) {
  for (int number : {-129, 128, 70000, -1}) {
    TensorProto tensor = makeTensor(TensorProto::INT8, {1});
    tensor.add_int32_data(number);
    EXPECT_EQ(readPacked(tensor), read(tensor));
    tensor.set_data_type(TensorProto::FLOAT16);
    EXPECT_EQ(readPacked(tensor), read(tensor));
    tensor.set_data_type(TensorProto::BOOL);
    EXPECT_EQ(readPacked(tensor), read(tensor));
  }
  TensorProto tensor = makeTensor(TensorProto::UINT32, {1});
  tensor.add_uint64_data(UINT64_MAX);
  EXPECT_EQ(readPacked(tensor), read(tensor));
}

} // namespace
} // namespace onnx_mlir
