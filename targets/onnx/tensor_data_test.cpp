// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/tensor_data.h"

#include "targets/onnx/sample_models.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::TensorProto;

namespace {

/// Returns the bytes of `tensor`, or the error message.
std::string read(const TensorProto &tensor) {
  std::vector<char> storage;
  absl::StatusOr<TensorData> data = getInlineData(tensor, storage);
  if (!data.ok())
    return std::string(data.status().message());
  return std::string(data->bytes.begin(), data->bytes.end());
}

std::string bytes(std::initializer_list<int> values) {
  return std::string(values.begin(), values.end());
}

TEST(TensorData, RawDataIsUsedInPlace) {
  TensorProto tensor = makeTensor(TensorProto::FLOAT, {1});
  tensor.set_raw_data(bytes({0, 0, 0x80, 0x3f}));
  std::vector<char> storage;
  absl::StatusOr<TensorData> data = getInlineData(tensor, storage);
  ASSERT_TRUE(data.ok()) << data.status();
  EXPECT_EQ(data->bytes.data(), tensor.raw_data().data());
  EXPECT_TRUE(storage.empty());
  EXPECT_EQ(data->size(), 1);
  EXPECT_EQ(data->at<float>(0), 1.0f);
}

TEST(TensorData, FieldsBecomeLittleEndian) {
  TensorProto floats = makeTensor(TensorProto::FLOAT, {2});
  floats.add_float_data(1.0f);
  floats.add_float_data(-2.0f);
  EXPECT_EQ(read(floats), bytes({0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0}));

  TensorProto doubles = makeTensor(TensorProto::DOUBLE, {});
  doubles.add_double_data(1.0);
  EXPECT_EQ(read(doubles), bytes({0, 0, 0, 0, 0, 0, 0xf0, 0x3f}));

  TensorProto int32s = makeTensor(TensorProto::INT32, {1});
  int32s.add_int32_data(-2);
  EXPECT_EQ(read(int32s), bytes({0xfe, 0xff, 0xff, 0xff}));

  TensorProto int64s = makeTensor(TensorProto::INT64, {1});
  int64s.add_int64_data(0x0102030405060708);
  EXPECT_EQ(read(int64s), bytes({8, 7, 6, 5, 4, 3, 2, 1}));

  TensorProto uint64s = makeTensor(TensorProto::UINT64, {1});
  uint64s.add_uint64_data(UINT64_MAX - 1);
  EXPECT_EQ(read(uint64s),
            bytes({0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}));

  TensorProto uint32s = makeTensor(TensorProto::UINT32, {1});
  uint32s.add_uint64_data(0xfffefdfc);
  EXPECT_EQ(read(uint32s), bytes({0xfc, 0xfd, 0xfe, 0xff}));

  TensorProto complex = makeTensor(TensorProto::COMPLEX64, {1});
  complex.add_float_data(1.0f);
  complex.add_float_data(-2.0f);
  EXPECT_EQ(read(complex), bytes({0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0}));
}

TEST(TensorData, NarrowElementsComeFromInt32Data) {
  TensorProto int8s = makeTensor(TensorProto::INT8, {2});
  int8s.add_int32_data(-128);
  int8s.add_int32_data(127);
  EXPECT_EQ(read(int8s), bytes({0x80, 0x7f}));

  TensorProto halves = makeTensor(TensorProto::FLOAT16, {1});
  halves.add_int32_data(0xbc01);
  EXPECT_EQ(read(halves), bytes({0x01, 0xbc}));

  TensorProto int16s = makeTensor(TensorProto::INT16, {1});
  int16s.add_int32_data(-2);
  EXPECT_EQ(read(int16s), bytes({0xfe, 0xff}));

  TensorProto bools = makeTensor(TensorProto::BOOL, {2});
  bools.add_int32_data(1);
  bools.add_int32_data(0);
  EXPECT_EQ(read(bools), bytes({1, 0}));

  TensorProto float8s = makeTensor(TensorProto::FLOAT8E4M3FN, {1});
  float8s.add_int32_data(0xfe);
  EXPECT_EQ(read(float8s), bytes({0xfe}));
}

TEST(TensorData, ElementsBelowAByteStayPacked) {
  TensorProto int4s = makeTensor(TensorProto::INT4, {3});
  int4s.add_int32_data(0x21);
  int4s.add_int32_data(0x0f);
  EXPECT_EQ(read(int4s), bytes({0x21, 0x0f}));

  TensorProto uint2s = makeTensor(TensorProto::UINT2, {5});
  uint2s.add_int32_data(0xe4);
  uint2s.add_int32_data(0x03);
  EXPECT_EQ(read(uint2s), bytes({0xe4, 0x03}));

  // 6-bit elements have one entry each in int32_data but are packed in
  // raw_data.
  TensorProto float6s = makeTensor(TensorProto::FLOAT6E2M3, {5});
  for (int element : {0x01, 0x3f, 0x02, 0x3e, 0x15})
    float6s.add_int32_data(element);
  EXPECT_EQ(read(float6s), bytes({0xc1, 0x2f, 0xf8, 0x15}));
}

TEST(TensorData, EveryTypeCanBeReadBothWays) {
  ::onnx::ModelProto model = makeRichModel();
  for (const TensorProto &tensor : model.graph().initializer()) {
    std::vector<char> storage;
    absl::StatusOr<TensorData> data = getInlineData(tensor, storage);
    EXPECT_TRUE(data.ok()) << tensor.name() << ": " << data.status();
  }
}

TEST(TensorData, EmptyAndScalar) {
  EXPECT_EQ(read(makeTensor(TensorProto::FLOAT, {0, 5})), "");
  TensorProto scalar = makeTensor(TensorProto::UINT8, {});
  scalar.add_int32_data(200);
  EXPECT_EQ(read(scalar), bytes({200}));
}

TEST(TensorData, WrongShapes) {
  EXPECT_EQ(read(makeTensor(TensorProto::FLOAT, {2, -1})),
            "dimension -1 is negative");
  EXPECT_EQ(read(makeTensor(TensorProto::FLOAT, {INT64_MAX, 4})),
            "shape has more elements than memory can hold");
  EXPECT_EQ(read(makeTensor(TensorProto::FLOAT, {INT64_MAX / 4})),
            "shape has more elements than memory can hold");
  EXPECT_EQ(read(makeTensor(TensorProto::UNDEFINED, {1})),
            "element type 0 is not known");
}

TEST(TensorData, WrongNumberOfElements) {
  TensorProto tensor = makeTensor(TensorProto::FLOAT, {3});
  EXPECT_EQ(read(tensor),
            "has 0 bytes of elements, but its type and shape need 12");
  tensor.add_float_data(1);
  EXPECT_EQ(read(tensor), "has 1 entries in float_data, but its type and "
                          "shape need 3");
  tensor.clear_float_data();
  tensor.set_raw_data("1234567");
  EXPECT_EQ(read(tensor),
            "has 7 bytes of elements, but its type and shape need 12");
}

TEST(TensorData, WrongFields) {
  TensorProto tensor = makeTensor(TensorProto::FLOAT, {1});
  tensor.add_int32_data(1);
  EXPECT_EQ(read(tensor),
            "has elements in int32_data, which is not for type f32");
  tensor.clear_int32_data();
  tensor.add_float_data(1);
  tensor.set_raw_data("1234");
  EXPECT_EQ(read(tensor), "has elements both in raw_data and in float_data");
  tensor.mutable_segment();
  EXPECT_EQ(read(tensor), "is a segment of a tensor, which is not supported");
  setExternal(tensor, "location", "x.bin");
  EXPECT_EQ(read(tensor), "is external data, which has no place here");
}

TEST(TensorData, ElementsOutOfRange) {
  TensorProto tensor = makeTensor(TensorProto::UINT8, {1});
  tensor.add_int32_data(256);
  EXPECT_EQ(read(tensor), "has the number 256 in int32_data, which is out of "
                          "range for type ui8");
  tensor.set_int32_data(0, -1);
  EXPECT_EQ(read(tensor), "has the number -1 in int32_data, which is out of "
                          "range for type ui8");
  tensor.set_data_type(TensorProto::BOOL);
  tensor.set_int32_data(0, 2);
  EXPECT_EQ(read(tensor), "has the number 2 in int32_data, which is out of "
                          "range for type i1");
  tensor.clear_int32_data();
  tensor.set_raw_data("\2");
  EXPECT_EQ(read(tensor), "has the byte 2 among its bools, which are 0 or 1");
  TensorProto wide = makeTensor(TensorProto::UINT32, {1});
  wide.add_uint64_data(UINT64_MAX);
  EXPECT_EQ(read(wide), "has the number 18446744073709551615 in uint64_data, "
                        "which is out of range for type ui32");
}

TEST(TensorData, Strings) {
  TensorProto tensor = makeTensor(TensorProto::STRING, {2});
  tensor.add_string_data("a");
  tensor.add_string_data("");
  absl::StatusOr<std::vector<llvm::StringRef>> strings = getStrings(tensor);
  ASSERT_TRUE(strings.ok()) << strings.status();
  EXPECT_EQ(*strings, (std::vector<llvm::StringRef>{"a", ""}));
  EXPECT_EQ(read(tensor), "holds strings, but numbers are needed");
  tensor.add_string_data("b");
  EXPECT_EQ(getStrings(tensor).status().message(),
            "has 3 strings, but its shape needs 2");
  EXPECT_EQ(getStrings(makeTensor(TensorProto::INT8, {1})).status().message(),
            "holds elements of type i8, but strings are needed");
}

TEST(TensorData, Integers) {
  std::vector<char> storage;
  TensorProto narrow = makeTensor(TensorProto::INT32, {2});
  narrow.add_int32_data(-1);
  narrow.add_int32_data(5);
  absl::StatusOr<std::vector<int64_t>> values =
      getIntegers(*getInlineData(narrow, storage));
  ASSERT_TRUE(values.ok());
  EXPECT_EQ(*values, (std::vector<int64_t>{-1, 5}));

  std::vector<char> otherStorage;
  TensorProto wide = makeTensor(TensorProto::INT64, {1});
  wide.add_int64_data(INT64_MIN);
  values = getIntegers(*getInlineData(wide, otherStorage));
  ASSERT_TRUE(values.ok());
  EXPECT_EQ(*values, std::vector<int64_t>{INT64_MIN});

  TensorProto real = makeTensor(TensorProto::FLOAT, {0});
  EXPECT_EQ(getIntegers(*getInlineData(real, storage)).status().message(),
            "has elements of type f32, but i32 or i64 is needed");
}

} // namespace
