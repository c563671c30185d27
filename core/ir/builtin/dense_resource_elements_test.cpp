// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "core/ir/context/resource_manager.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class DenseResourceElementsTest : public testing::Test {
protected:
  /// Returns an attribute with a resource of these bytes.
  DenseResourceElementsAttr
  get(Type elementType, llvm::ArrayRef<char> bytes, uint32_t width = 4,
      llvm::endianness order = llvm::endianness::little) {
    return DenseResourceElementsAttr::get(RankedTensorType::get(2, elementType),
                                          "weights",
                                          Blob::copy(bytes, width, order));
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  Type i32 = IntegerType::get(&context, 32);
};

constexpr char OneTwo[] = {1, 0, 0, 0, 2, 0, 0, 0};

TEST_F(DenseResourceElementsTest, NameIsKept) {
  EXPECT_EQ(get(i32, OneTwo).getRawHandle().getKey(), "weights");
}

TEST_F(DenseResourceElementsTest, SecondOfANameGetsAnother) {
  get(i32, OneTwo);
  EXPECT_EQ(get(i32, OneTwo).getRawHandle().getKey(), "weights_1");
}

TEST_F(DenseResourceElementsTest, DataIsThatOfTheResource) {
  EXPECT_EQ(get(i32, OneTwo).getData()->getBytes(), llvm::ArrayRef(OneTwo));
}

TEST_F(DenseResourceElementsTest, SameHandleAndTypeAreOneObject) {
  auto resource = get(i32, OneTwo);
  EXPECT_EQ(DenseResourceElementsAttr::get(resource.getType(),
                                           resource.getRawHandle()),
            resource);
}

TEST_F(DenseResourceElementsTest, TypeIsKept) {
  EXPECT_EQ(TypedAttr(get(i32, OneTwo)).getType(),
            RankedTensorType::get(2, i32));
}

TEST_F(DenseResourceElementsTest, ElementIsRead) {
  EXPECT_EQ(ElementsAttr(get(i32, OneTwo)).getElement(1),
            IntegerAttr::get(i32, 2));
}

TEST_F(DenseResourceElementsTest, ElementOfTheOtherOrderIsRead) {
  EXPECT_EQ(
      ElementsAttr(get(i32, {0, 0, 0, 1, 0, 0, 0, 2}, 4, llvm::endianness::big))
          .getElement(1),
      IntegerAttr::get(i32, 2));
}

TEST_F(DenseResourceElementsTest, BoolsTakeAByteEach) {
  EXPECT_EQ(
      ElementsAttr(get(IntegerType::get(&context, 1), {0, 1}, 1)).getElement(1),
      BoolAttr::get(&context, true));
}

TEST_F(DenseResourceElementsTest, DataOfAnotherSizeHasNoElements) {
  EXPECT_FALSE(ElementsAttr(get(i32, {1, 0, 0, 0})).getElement(0));
}

TEST_F(DenseResourceElementsTest, MissingDataHasNoElements) {
  const ResourceHandle handle = getResourceManager(&context).getOrInsert(
      context.getLoadedDialect("builtin"), "missing");
  EXPECT_FALSE(ElementsAttr(DenseResourceElementsAttr::get(
                                RankedTensorType::get(2, i32), handle))
                   .getElement(0));
}

} // namespace
} // namespace mlir
