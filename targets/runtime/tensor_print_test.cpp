// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <string>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/testing/handles.h"
#include "gtest/gtest.h"

namespace {

using onnx_mlir::testing::makeTensor;
using onnx_mlir::testing::Tensor;

std::string print(const char *message, const OMTensor *tensor) {
  ::testing::internal::CaptureStdout();
  omTensorPrint(message, tensor);
  return ::testing::internal::GetCapturedStdout();
}

TEST(TensorPrintTest, Parts) {
  float data[] = {1, 2, 3, 4, 5, 6};
  Tensor tensor = makeTensor(data, {2, 3});
  EXPECT_EQ(print("a 5% %t!%e%d", tensor.get()), "a 5% 2x3xfloat!");
  EXPECT_EQ(print("%d", tensor.get()),
            "\tdata: ([[1.000000, 2.000000, 3.000000], "
            "[4.000000, 5.000000, 6.000000]])\n");
  std::string description = "\trank = 2\n\tdataType = float\n\tnumElems = 6\n"
                            "\tshape: [2][3]\n\tstrides: [3][1]\n"
                            "\ttype: 2x3xfloat\n";
  EXPECT_EQ(print("x: %s", tensor.get()), "x: " + description);
  EXPECT_EQ(print("x", tensor.get()), "x\n" + description +
                                          "\tdata: ([[1.000000, 2.000000, "
                                          "3.000000], [4.000000, 5.000000, "
                                          "6.000000]])\n\n");
}

TEST(TensorPrintTest, FollowsStrides) {
  int32_t data[] = {1, 2, 3, 4};
  Tensor tensor = makeTensor(data, {2, 2}, ONNX_TYPE_INT32);
  const int64_t transposed[] = {1, 2};
  omTensorSetStrides(tensor.get(), transposed);
  EXPECT_EQ(print("%d", tensor.get()), "\tdata: ([[1, 3], [2, 4]])\n");
}

TEST(TensorPrintTest, MissingParts) {
  EXPECT_EQ(print("%t", nullptr), "NULL");
  EXPECT_EQ(print("%d", makeTensor(nullptr, {1}).get()), "\tdata: (none)\n");
  float data[1] = {};
  EXPECT_EQ(print("%d", makeTensor(data, {0}).get()), "\tdata: ([])\n");
  EXPECT_EQ(print("%d", makeTensor(data, {1}, ONNX_TYPE_FLOAT6E2M3).get()),
            "\tdata: (none)\n");
  EXPECT_EQ(print("100%", nullptr), "100%\nNULLNULL\n");
}

template <typename T>
std::string printScalar(OM_DATA_TYPE type, const T &value) {
  T data = value;
  std::string text = print("%d", makeTensor(&data, {}, type).get());
  EXPECT_EQ(text.substr(0, 8), "\tdata: (");
  return text.substr(8, text.size() - 10);
}

TEST(TensorPrintTest, EveryType) {
  struct FloatPair {
    float re, im;
  };
  struct DoublePair {
    double re, im;
  };
  EXPECT_EQ(printScalar(ONNX_TYPE_FLOAT, -1.5f), "-1.500000");
  EXPECT_EQ(printScalar(ONNX_TYPE_DOUBLE, 2.25), "2.250000");
  EXPECT_EQ(printScalar(ONNX_TYPE_FLOAT16, uint16_t(0xc100)), "-2.500000");
  EXPECT_EQ(printScalar(ONNX_TYPE_BFLOAT16, uint16_t(0x3fc0)), "1.500000");
  EXPECT_EQ(printScalar(ONNX_TYPE_BOOL, true), "1");
  EXPECT_EQ(printScalar(ONNX_TYPE_UINT8, uint8_t(255)), "255");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT8, int8_t(-1)), "-1");
  EXPECT_EQ(printScalar(ONNX_TYPE_UINT16, uint16_t(65535)), "65535");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT16, int16_t(-2)), "-2");
  EXPECT_EQ(printScalar(ONNX_TYPE_UINT32, uint32_t(4294967295)), "4294967295");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT32, int32_t(-3)), "-3");
  EXPECT_EQ(printScalar(ONNX_TYPE_UINT64, ~uint64_t(0)),
            "18446744073709551615");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT64, int64_t(-4)), "-4");
  EXPECT_EQ(printScalar(ONNX_TYPE_COMPLEX64, FloatPair{1, 2}),
            "(1.000000, 2.000000)");
  EXPECT_EQ(printScalar(ONNX_TYPE_COMPLEX128, DoublePair{3, 4}),
            "(3.000000, 4.000000)");
  const char *string = "text";
  EXPECT_EQ(printScalar(ONNX_TYPE_STRING, string), "text");
  string = nullptr;
  EXPECT_EQ(printScalar(ONNX_TYPE_STRING, string), "NULL");
  EXPECT_EQ(printScalar(ONNX_TYPE_FLOAT8E5M2, uint8_t(0x3c)), "0x3c");
}

TEST(TensorPrintTest, LowerBitsOfSmallTypes) {
  EXPECT_EQ(printScalar(ONNX_TYPE_UINT4, uint8_t(0x3c)), "12");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT4, uint8_t(0x3c)), "-4");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT4, int8_t(-8)), "-8");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT4, int8_t(7)), "7");
  EXPECT_EQ(printScalar(ONNX_TYPE_UINT2, uint8_t(0xfe)), "2");
  EXPECT_EQ(printScalar(ONNX_TYPE_INT2, uint8_t(0x02)), "-2");
  EXPECT_EQ(printScalar(ONNX_TYPE_FLOAT4E2M1, uint8_t(0x1f)), "0xf");
}

} // namespace
