// SPDX-License-Identifier: Apache-2.0
//
// Tests of dense elements whose type defines the layout of its values.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "gtest/gtest.h"

namespace mlir {

namespace dense_element_type_test {

/// A 16-bit number in big-endian order.
class NumberType : public SingletonTypeBase<NumberType> {
public:
  using SingletonTypeBase::SingletonTypeBase;
  static const TypeDescriptor descriptor;
};

constexpr DenseElementTypeTable elementTable = {
    .getDenseElementBitSize = [](Type) -> size_t { return 16; },
    .convertToAttribute = [](Type type,
                             llvm::ArrayRef<char> data) -> Attribute {
      return IntegerAttr::get(IndexType::get(type.getContext()),
                              data[0] * 256 + data[1]);
    },
    .convertFromAttribute =
        [](Type, Attribute attribute,
           llvm::SmallVectorImpl<char> &data) -> LogicalResult {
      const int64_t value = cast<IntegerAttr>(attribute).getInt();
      data.append({char(value / 256), char(value % 256)});
      return success();
    }};
constexpr InterfaceImplementation interfaces[] = {
    {TypeID::get<DenseElementType>(), &elementTable}};
constinit const TypeDescriptor NumberType::descriptor = {
    {.name = "test.number",
     .id = TypeID::get<NumberType>(),
     .parameters = {},
     .interfaces = interfaces}};

struct TestDialect;
constexpr const TypeDescriptor *types[] = {&NumberType::descriptor};
constexpr DialectDescriptor testDialect = {
    .name = "test", .id = TypeID::get<TestDialect>(), .types = types};

} // namespace dense_element_type_test

namespace {

using dense_element_type_test::NumberType;

class DenseElementTypeTest : public testing::Test {
protected:
  DenseElementTypeTest() {
    context.getOrLoadDialect(dense_element_type_test::testDialect);
    type = RankedTensorType::get({2}, NumberType::get(&context));
  }
  Attribute getNumber(int64_t value) {
    return IntegerAttr::get(IndexType::get(&context), value);
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  ShapedType type;
};

TEST_F(DenseElementTypeTest, AttributesBecomeData) {
  auto dense = DenseElementsAttr::get(
      type, llvm::ArrayRef<Attribute>{getNumber(0x102), getNumber(3)});
  EXPECT_EQ(dense.getRawData(), (llvm::ArrayRef<char>{1, 2, 0, 3}));
}

TEST_F(DenseElementTypeTest, DataBecomesAnAttribute) {
  auto dense = DenseElementsAttr::getFromRawBuffer(type, {1, 2, 0, 3});
  EXPECT_EQ(dense.getElement(0), getNumber(0x102));
}

TEST_F(DenseElementTypeTest, EqualElementsAreASplat) {
  EXPECT_TRUE(
      DenseElementsAttr::getFromRawBuffer(type, {1, 2, 1, 2}).isSplat());
}

TEST_F(DenseElementTypeTest, DataOfAnotherSizeIsNotValid) {
  bool isSplat = false;
  EXPECT_FALSE(DenseElementsAttr::isValidRawBuffer(type, {1, 2, 3}, isSplat));
}

} // namespace
} // namespace mlir
