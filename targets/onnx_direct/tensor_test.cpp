// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/tensor.h"

#include "absl/status/status.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::direct;
using ::onnx::TensorProto;

namespace {

TEST(TensorTest, ChecksTypes) {
  EXPECT_TRUE(checkTensorType({TensorProto::FLOAT, {2, 0, 3}}).ok());
  EXPECT_TRUE(checkTensorType({TensorProto::BOOL, {}}).ok());
  EXPECT_EQ(checkTensorType({TensorProto::FLOAT16, {2}}).message(),
            "element type f16 is not supported: only f32, i64, i32 and bool "
            "are");
  EXPECT_EQ(checkTensorType({TensorProto::FLOAT, {2, -3}}).message(),
            "shape [2, -3] has a negative dimension");
  int64_t huge = int64_t(1) << 62;
  EXPECT_FALSE(checkTensorType({TensorProto::FLOAT, {huge, huge}}).ok());
  EXPECT_FALSE(checkTensorType({TensorProto::FLOAT, {0, huge, huge}}).ok());
}

TEST(TensorTest, NormalizesAxes) {
  EXPECT_EQ(*normalizeAxis(-1, 3), 2);
  EXPECT_FALSE(normalizeAxis(3, 3).ok());
  EXPECT_FALSE(normalizeAxis(-4, 3).ok());
  EXPECT_EQ(*normalizeAxes({-1, 0}, 3), (std::vector<int64_t>{0, 2}));
  EXPECT_EQ(normalizeAxes({2, -1}, 3).status().message(),
            "axis 2 is given twice");
}

TEST(TensorTest, Broadcasts) {
  EXPECT_EQ(*broadcastShapes({{2, 1, 4}, {3, 1}, {}}), (Shape{2, 3, 4}));
  EXPECT_EQ(*broadcastShapes({{1}, {0}}), Shape{0});
  EXPECT_EQ(broadcastShapes({{2, 3}, {2}}).status().message(),
            "shapes [2, 3] and [2] do not broadcast");
  EXPECT_EQ(broadcastStrides({3, 1}, {2, 3, 4}), (Shape{0, 1, 0}));
}

/// Returns all offsets that a walk with `strides` visits.
std::vector<int64_t> walk(const Shape &extents, const Shape &strides) {
  std::vector<int64_t> offsets;
  forEachIndex(extents, [&](llvm::ArrayRef<int64_t> index) {
    offsets.push_back(dot(index, strides));
  });
  return offsets;
}

TEST(TensorTest, CollapsingVisitsTheSameElements) {
  struct Case {
    Shape extents;
    std::vector<Shape> strides;
    size_t rank;
  };
  for (const Case &c :
       std::vector<Case>{{{2, 3, 4}, {{12, 4, 1}, {12, 4, 1}}, 1},
                         {{2, 3, 4}, {{12, 4, 1}, {0, 0, 0}}, 1},
                         {{2, 3, 4}, {{12, 4, 1}, {0, 1, 0}}, 3},
                         {{2, 1, 3, 4}, {{12, 7, 4, 1}, {4, 9, 8, 1}}, 3},
                         {{1, 1}, {{5, 5}, {0, 0}}, 0},
                         {{2, 0}, {{0, 1}, {1, 1}}, 2}}) {
    Shape extents = c.extents;
    std::vector<Shape> strides = c.strides;
    collapseDimensions(extents, strides);
    EXPECT_EQ(extents.size(), c.rank);
    for (size_t i = 0; i < strides.size(); ++i)
      EXPECT_EQ(walk(extents, strides[i]), walk(c.extents, c.strides[i]));
  }
}

TEST(TensorTest, IntegersAreLittleEndian) {
  std::vector<char> bytes = writeIntegers({1, -2}, TensorProto::INT32);
  EXPECT_EQ(std::string(bytes.begin(), bytes.end()),
            std::string("\1\0\0\0\xfe\xff\xff\xff", 8));
  EXPECT_EQ(readInteger(bytes, TensorProto::INT32, 1), -2);
  bytes = writeIntegers({int64_t(1) << 40}, TensorProto::INT64);
  EXPECT_EQ(bytes[5], 1);
  EXPECT_EQ(readInteger(bytes, TensorProto::INT64, 0), int64_t(1) << 40);
  bytes = writeIntegers({7, 0}, TensorProto::BOOL);
  EXPECT_EQ(std::string(bytes.begin(), bytes.end()), std::string("\1\0", 2));
}

} // namespace
