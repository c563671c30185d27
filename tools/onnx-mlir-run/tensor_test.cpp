// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/tensor.h"

#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::TensorProto;

TEST(Tensor, Make) {
  absl::StatusOr<Tensor> tensor = makeTensor(TensorProto::FLOAT, {2, 3}, 24);
  ASSERT_TRUE(tensor.ok()) << tensor.status();
  EXPECT_EQ(describeType(*tensor), "2x3xf32");
  EXPECT_EQ(tensor->getNumElements(), 6);
  EXPECT_EQ(describeType(*makeTensor(TensorProto::INT64, {}, 8)), "i64");
}

TEST(Tensor, Refusals) {
  auto getError = [](int type, llvm::ArrayRef<int64_t> shape, uint64_t size) {
    return std::string(makeTensor(type, shape, size).status().message());
  };
  EXPECT_EQ(getError(99, {}, 0), "element type 99 is not known");
  EXPECT_EQ(getError(TensorProto::FLOAT6E2M3, {4}, 3),
            "elements of type f6E2M3FN are not supported: models do not take "
            "them");
  EXPECT_EQ(getError(TensorProto::INT4, {2}, 1),
            "has 1 bytes of elements, but its type and shape need 2");
  EXPECT_EQ(getError(TensorProto::STRING, {}, 0),
            "elements of type string are not supported: models do not take "
            "them");
  EXPECT_EQ(getError(TensorProto::FLOAT, {2}, 4),
            "has 4 bytes of elements, but its type and shape need 8");
  for (int64_t size : {int64_t(-1), INT64_MAX})
    EXPECT_EQ(getError(TensorProto::FLOAT, {size}, 4),
              "shape has a negative dimension, or more elements than memory "
              "can hold");
}

TEST(Tensor, SwapBytes) {
  std::vector<char> elements = {1, 2, 3, 4};
  swapBytes(elements, 1);
  EXPECT_EQ(elements, (std::vector<char>{1, 2, 3, 4}));
  swapBytes(elements, 2);
  EXPECT_EQ(elements, (std::vector<char>{2, 1, 4, 3}));
  swapBytes(elements, 4);
  EXPECT_EQ(elements, (std::vector<char>{3, 4, 1, 2}));
}

TEST(Tensor, Gather) {
  const char bytes[] = "abcdef";
  auto run = [&](llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> strides,
                 unsigned width) {
    std::vector<char> result = gather(bytes, shape, strides, width);
    return std::string(result.begin(), result.end());
  };
  EXPECT_EQ(run({2, 3}, {3, 1}, 1), "abcdef");
  EXPECT_EQ(run({3, 2}, {1, 3}, 1), "adbecf");
  EXPECT_EQ(run({2, 3, 1}, {1, 2, 6}, 1), "acebdf");
  EXPECT_EQ(run({3}, {2}, 2), "abcdef");
  EXPECT_EQ(run({2, 2}, {0, 2}, 2), "abcdabcd");
  EXPECT_EQ(run({}, {}, 2), "ab");
  EXPECT_EQ(run({2, 0}, {1, 1}, 1), "");
}
