// SPDX-License-Identifier: Apache-2.0
#include <complex>

#include "core/ir/builtin/dense_elements_test_base.h"
#include "core/ir/data/float_semantics.h"

namespace mlir {
namespace {

using llvm::APFloat;
using llvm::APInt;
using llvm::ArrayRef;

using DenseElementsAccessTest = DenseElementsTestBase;

TEST_F(DenseElementsAccessTest, ElementIsAnInteger) {
  EXPECT_EQ(oneToFour.getElement(2), IntegerAttr::get(i32, 3));
}

TEST_F(DenseElementsAccessTest, ElementIsAFloat) {
  EXPECT_EQ(
      DenseElementsAttr::get(getTensor(2, f32), {1.0f, 2.0f}).getElement(1),
      FloatAttr::get(f32, 2.0));
}

TEST_F(DenseElementsAccessTest, ElementOfASplat) {
  EXPECT_EQ(DenseElementsAttr::get(getTensor(9, i32), 7).getElement(8),
            IntegerAttr::get(i32, 7));
}

TEST_F(DenseElementsAccessTest, HostNumbersAreReadBack) {
  EXPECT_EQ(llvm::to_vector(oneToFour.getValues<int32_t>()),
            (llvm::SmallVector<int32_t>{1, 2, 3, 4}));
}

TEST_F(DenseElementsAccessTest, HostNumbersOfASplatAreRepeated) {
  const auto splat = DenseElementsAttr::get(getTensor(3, i32), 7);
  EXPECT_EQ(llvm::to_vector(splat.getValues<int32_t>()),
            (llvm::SmallVector<int32_t>{7, 7, 7}));
}

TEST_F(DenseElementsAccessTest, IntegersAreReadBack) {
  EXPECT_EQ(oneToFour.getValue<APInt>(3), APInt(32, 4));
}

TEST_F(DenseElementsAccessTest, AttributesAreReadBack) {
  EXPECT_EQ(oneToFour.getValue<IntegerAttr>(3).getInt(), 4);
}

TEST_F(DenseElementsAccessTest, DoublesAreReadBack) {
  const Type f64 = Float64Type::get(&context);
  EXPECT_EQ(DenseElementsAttr::get(getTensor(2, f64), {0.5, -3.0})
                .getValue<double>(1),
            -3.0);
}

TEST_F(DenseElementsAccessTest, FloatsOfEachFormatAreReadBack) {
  for (const FloatSemantics &semantics : getFloatSemantics()) {
    const Type type = getFloatType(semantics, &context);
    const APFloat one = roundToFloat(semantics, APFloat(1.0));
    const APFloat two = roundToFloat(semantics, APFloat(2.0));
    auto attribute = DenseElementsAttr::get(getTensor(2, type), {one, two});
    EXPECT_TRUE(attribute.getValue<APFloat>(1).bitwiseIsEqual(two))
        << semantics.name.str();
  }
}

TEST_F(DenseElementsAccessTest, IntegersOfManyWidthsAreReadBack) {
  for (unsigned width : {2, 3, 7, 8, 9, 31, 33, 48, 63, 64, 65, 127, 130}) {
    const APInt values[] = {APInt::getSignedMinValue(width), APInt(width, 1),
                            APInt::getAllOnes(width)};
    auto attribute = DenseElementsAttr::get(getTensor(3, getInteger(width)),
                                            ArrayRef(values));
    EXPECT_EQ(llvm::to_vector(attribute.getValues<APInt>()),
              llvm::SmallVector<APInt>(ArrayRef(values)))
        << width;
  }
}

TEST_F(DenseElementsAccessTest, IntegersOfNoBitsAreRead) {
  auto attribute = DenseElementsAttr::get(
      getTensor(3, getInteger(0)),
      {APInt::getZero(0), APInt::getZero(0), APInt::getZero(0)});
  EXPECT_EQ(attribute.getValue<IntegerAttr>(2).getInt(), 0);
}

TEST_F(DenseElementsAccessTest, BoolsAreReadBack) {
  const bool values[] = {true,  false, true,  true, false,
                         false, false, false, true};
  auto attribute =
      DenseElementsAttr::get(getTensor(9, getInteger(1)), ArrayRef(values));
  EXPECT_TRUE(llvm::equal(attribute.getValues<bool>(), values));
}

TEST_F(DenseElementsAccessTest, ComplexFloatsAreReadBack) {
  const std::complex<APFloat> values[] = {{APFloat(1.0f), APFloat(2.0f)},
                                          {APFloat(3.0f), APFloat(4.0f)}};
  auto attribute =
      DenseElementsAttr::get(getTensor(2, complex), ArrayRef(values));
  EXPECT_TRUE(attribute.getValue<std::complex<APFloat>>(1) == values[1]);
}

TEST_F(DenseElementsAccessTest, ComplexNumbersOfTheHostAreReadBack) {
  const std::complex<APFloat> values[] = {{APFloat(1.0f), APFloat(2.0f)},
                                          {APFloat(3.0f), APFloat(4.0f)}};
  auto attribute =
      DenseElementsAttr::get(getTensor(2, complex), ArrayRef(values));
  EXPECT_EQ(attribute.getValue<std::complex<float>>(1),
            std::complex<float>(3, 4));
}

TEST_F(DenseElementsAccessTest, ComplexIntegersAreReadBack) {
  const Type type = ComplexType::get(getInteger(3));
  const std::complex<APInt> values[] = {{APInt(3, 1), APInt(3, 2)},
                                        {APInt(3, 3), APInt(3, 4)}};
  auto attribute = DenseElementsAttr::get(getTensor(2, type), ArrayRef(values));
  EXPECT_TRUE(attribute.getValue<std::complex<APInt>>(1) == values[1]);
}

TEST_F(DenseElementsAccessTest, ComplexBoolsAreReadBack) {
  const Type type = ComplexType::get(getInteger(1));
  const std::complex<APInt> values[] = {{APInt(1, 1), APInt(1, 0)},
                                        {APInt(1, 1), APInt(1, 1)}};
  auto attribute = DenseElementsAttr::get(getTensor(2, type), ArrayRef(values));
  EXPECT_TRUE(attribute.getValue<std::complex<APInt>>(1) == values[1]);
}

TEST_F(DenseElementsAccessTest, ComplexElementIsAnArray) {
  const std::complex<APFloat> value(APFloat(1.0f), APFloat(2.0f));
  auto attribute =
      DenseElementsAttr::get(getTensor(2, complex), ArrayRef(value));
  EXPECT_EQ(attribute.getElement(1),
            ArrayAttr::get(&context, {FloatAttr::get(f32, 1.0),
                                      FloatAttr::get(f32, 2.0)}));
}

TEST_F(DenseElementsAccessTest, StringOfASplatIsRead) {
  auto attribute = DenseElementsAttr::get(getTensor(5, opaque),
                                          ArrayRef<llvm::StringRef>("a"));
  EXPECT_EQ(attribute.getValue<llvm::StringRef>(4), "a");
}

TEST_F(DenseElementsAccessTest, ElementIsAString) {
  auto attribute = DenseElementsAttr::get(getTensor(5, opaque),
                                          ArrayRef<llvm::StringRef>("a"));
  EXPECT_EQ(attribute.getElement(4), StringAttr::get("a", opaque));
}

TEST_F(DenseElementsAccessTest, IntegersAreIterated) {
  APInt sum(32, 0);
  for (const APInt &value : cast<DenseIntElementsAttr>(oneToFour))
    sum += value;
  EXPECT_EQ(sum, APInt(32, 10));
}

TEST_F(DenseElementsAccessTest, ReshapeKeepsTheElements) {
  const ShapedType type = RankedTensorType::get({2, 2}, i32);
  EXPECT_EQ(oneToFour.reshape(type),
            DenseElementsAttr::get(type, {1, 2, 3, 4}));
}

TEST_F(DenseElementsAccessTest, ReshapeDoesNotCopy) {
  const ShapedType type = RankedTensorType::get({2, 2}, i32);
  EXPECT_EQ(oneToFour.reshape(type).getRawData().data(),
            oneToFour.getRawData().data());
}

TEST_F(DenseElementsAccessTest, SplatIsResized) {
  EXPECT_EQ(DenseElementsAttr::get(getTensor(2, i32), 7)
                .resizeSplat(getTensor(5, i32)),
            DenseElementsAttr::get(getTensor(5, i32), 7));
}

TEST_F(DenseElementsAccessTest, StringSplatIsResized) {
  const llvm::StringRef text = "a";
  EXPECT_EQ(DenseElementsAttr::get(getTensor(2, opaque), ArrayRef(text))
                .resizeSplat(getTensor(5, opaque)),
            DenseElementsAttr::get(getTensor(5, opaque), ArrayRef(text)));
}

TEST_F(DenseElementsAccessTest, BitcastKeepsTheBits) {
  EXPECT_EQ(
      DenseElementsAttr::get(getTensor(2, f32), {1.0f, 2.0f}).bitcast(i32),
      DenseElementsAttr::get(getTensor(2, i32), {0x3F800000, 0x40000000}));
}

TEST_F(DenseElementsAccessTest, IntegersAreMapped) {
  auto twice = oneToFour.mapValues(
      getInteger(64), [](const APInt &value) { return (value * 2).zext(64); });
  EXPECT_EQ(twice, DenseElementsAttr::get(getTensor(4, getInteger(64)),
                                          ArrayRef<int64_t>{2, 4, 6, 8}));
}

TEST_F(DenseElementsAccessTest, IntegersAreMappedToBools) {
  auto even = oneToFour.mapValues(
      getInteger(1), [](const APInt &value) { return APInt(1, !value[0]); });
  EXPECT_EQ(getHex(even), "0A");
}

TEST_F(DenseElementsAccessTest, SplatIsMappedOnce) {
  int calls = 0;
  DenseElementsAttr::get(getTensor(100, i32), 7)
      .mapValues(i32, [&](const APInt &value) {
        ++calls;
        return value;
      });
  EXPECT_EQ(calls, 1);
}

TEST_F(DenseElementsAccessTest, SplatOfABoolIsMapped) {
  auto mapped = DenseElementsAttr::get(getTensor(9, i32), 7)
                    .mapValues(getInteger(1),
                               [](const APInt &value) { return APInt(1, 1); });
  EXPECT_EQ(mapped, DenseElementsAttr::get(getTensor(9, getInteger(1)), true));
}

TEST_F(DenseElementsAccessTest, FloatsAreMapped) {
  auto bits = DenseElementsAttr::get(getTensor(2, f32), {1.0f, 2.0f})
                  .mapValues(i32, [](const APFloat &value) {
                    return value.bitcastToAPInt();
                  });
  EXPECT_EQ(bits.getValue<int32_t>(1), 0x40000000);
}

TEST_F(DenseElementsAccessTest, ElementsAttrHasTheElements) {
  EXPECT_EQ(ElementsAttr(oneToFour).getElement(1), IntegerAttr::get(i32, 2));
}

TEST_F(DenseElementsAccessTest, ElementsAttrHasTheShape) {
  EXPECT_EQ(ElementsAttr(oneToFour).getNumElements(), 4);
}

TEST_F(DenseElementsAccessTest, ElementsAttrKnowsASplat) {
  EXPECT_TRUE(
      ElementsAttr(DenseElementsAttr::get(getTensor(2, i32), 7)).isSplat());
}

TEST_F(DenseElementsAccessTest, IndexIsFlattened) {
  EXPECT_EQ(ElementsAttr::getFlattenedIndex(
                RankedTensorType::get({2, 3, 4}, i32), {1, 2, 3}),
            23u);
}

TEST_F(DenseElementsAccessTest, IndexOutsideIsNotValid) {
  EXPECT_FALSE(
      ElementsAttr::isValidIndex(RankedTensorType::get({2, 3}, i32), {1, 3}));
}

TEST_F(DenseElementsAccessTest, IndexOfAnotherRankIsNotValid) {
  EXPECT_FALSE(
      ElementsAttr::isValidIndex(RankedTensorType::get({2, 3}, i32), {1}));
}

TEST_F(DenseElementsAccessTest, RankZeroIsIndexedByZero) {
  EXPECT_TRUE(ElementsAttr::isValidIndex(RankedTensorType::get({}, i32), {0}));
}

} // namespace
} // namespace mlir
