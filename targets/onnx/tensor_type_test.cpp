// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/tensor_type.h"

#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::TensorProto;

TEST(TensorType, CoversEveryTypeOfOnnx) {
  EXPECT_EQ(findElementType(TensorProto::UNDEFINED), nullptr);
  for (int code = 1; TensorProto::DataType_IsValid(code); ++code) {
    const ElementType *type = findElementType(code);
    ASSERT_NE(type, nullptr)
        << TensorProto::DataType_Name(static_cast<TensorProto::DataType>(code));
    EXPECT_EQ(findElementType(type->name), type);
  }
  EXPECT_EQ(findElementType(TensorProto::DataType_MAX + 1), nullptr);
}

TEST(TensorType, Names) {
  EXPECT_EQ(getElementTypeName(TensorProto::FLOAT), "f32");
  EXPECT_EQ(getElementTypeName(TensorProto::BOOL), "i1");
  EXPECT_EQ(getElementTypeName(TensorProto::UINT8), "ui8");
  EXPECT_EQ(getElementTypeName(1000), "element type 1000");
}

TEST(TensorType, NumElements) {
  EXPECT_EQ(getNumElements({}), 1);
  EXPECT_EQ(getNumElements({2, 3}), 6);
  EXPECT_EQ(getNumElements({INT64_MAX, INT64_MAX, 0}), 0);
  EXPECT_EQ(getNumElements({2, -3}), std::nullopt);
  EXPECT_EQ(getNumElements({0, -3}), std::nullopt);
  EXPECT_EQ(getNumElements({INT64_MAX, 2}), std::nullopt);
}

TEST(TensorType, RawSize) {
  auto size = [](const char *name, int64_t count) {
    return getRawSize(*findElementType(llvm::StringRef(name)), count);
  };
  EXPECT_EQ(size("f32", 3), 12);
  EXPECT_EQ(size("complex<f64>", 3), 48);
  EXPECT_EQ(size("i1", 3), 3);
  EXPECT_EQ(size("i4", 3), 2);
  EXPECT_EQ(size("ui2", 5), 2);
  EXPECT_EQ(size("f6E2M3FN", 5), 4);
  EXPECT_EQ(size("i4", 0), 0);
  EXPECT_EQ(size("i64", INT64_MAX / 8), std::nullopt);
}

TEST(TensorType, ElementSize) {
  auto size = [](const char *name) {
    return getElementSize(*findElementType(llvm::StringRef(name)));
  };
  EXPECT_EQ(size("f32"), 4u);
  EXPECT_EQ(size("complex<f64>"), 16u);
  EXPECT_EQ(size("i1"), 1u);
  for (const char *name : {"i2", "ui2", "i4", "ui4", "f4E2M1FN"})
    EXPECT_EQ(size(name), 1u) << name;
  EXPECT_EQ(size("f6E3M2FN"), 0u);
  EXPECT_EQ(size("string"), 0u);
}
