// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/builders.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::ArrayRef;

class BuilderTest : public testing::Test {
protected:
  MLIRContext context{MLIRContext::Threading::Disabled};
  Builder builder{&context};
  Type i32 = IntegerType::get(&context, 32);
  AffineExpr d0 = mlir::getAffineDimExpr(0, &context);
};

TEST_F(BuilderTest, UnknownLocation) {
  EXPECT_TRUE(isa<UnknownLoc>(builder.getUnknownLoc()));
}

TEST_F(BuilderTest, FusedLocation) {
  const Location a = NameLoc::get(builder.getStringAttr("a"));
  const Location b = NameLoc::get(builder.getStringAttr("b"));
  EXPECT_EQ(builder.getFusedLoc({a, b}), FusedLoc::get(&context, {a, b}));
}

TEST_F(BuilderTest, FloatTypesHaveTheirWidths) {
  const FloatType types[] = {builder.getBF16Type(), builder.getF16Type(),
                             builder.getTF32Type(), builder.getF32Type(),
                             builder.getF64Type(),  builder.getF80Type(),
                             builder.getF128Type()};
  std::vector<unsigned> widths;
  for (FloatType type : types)
    widths.push_back(type.getWidth());
  EXPECT_EQ(widths, (std::vector<unsigned>{16, 16, 19, 32, 64, 80, 128}));
}

TEST_F(BuilderTest, BrainFloatIsNotHalf) {
  EXPECT_NE(Type(builder.getBF16Type()), Type(builder.getF16Type()));
}

TEST_F(BuilderTest, IntegerTypesHaveTheirWidths) {
  const IntegerType types[] = {builder.getI1Type(),  builder.getI2Type(),
                               builder.getI4Type(),  builder.getI8Type(),
                               builder.getI16Type(), builder.getI32Type(),
                               builder.getI64Type(), builder.getIntegerType(7)};
  std::vector<unsigned> widths;
  for (IntegerType type : types)
    widths.push_back(type.getWidth());
  EXPECT_EQ(widths, (std::vector<unsigned>{1, 2, 4, 8, 16, 32, 64, 7}));
}

TEST_F(BuilderTest, SignedInteger) {
  EXPECT_TRUE(builder.getIntegerType(7, true).isSigned());
}

TEST_F(BuilderTest, UnsignedInteger) {
  EXPECT_TRUE(builder.getIntegerType(7, false).isUnsigned());
}

TEST_F(BuilderTest, FunctionType) {
  EXPECT_EQ(builder.getFunctionType({i32}, {i32, i32}).getNumResults(), 2u);
}

TEST_F(BuilderTest, TupleTypeAndNone) {
  EXPECT_EQ(builder.getTupleType({i32, builder.getNoneType()}).size(), 2u);
}

TEST_F(BuilderTest, IndexType) {
  EXPECT_TRUE(builder.getIndexType().isIndex());
}

TEST_F(BuilderTest, TypeByClass) {
  EXPECT_EQ(builder.getType<IntegerType>(32u), i32);
}

TEST_F(BuilderTest, AttributeByClass) {
  EXPECT_EQ(builder.getAttr<UnitAttr>(), builder.getUnitAttr());
}

TEST_F(BuilderTest, NamedAttribute) {
  EXPECT_EQ(builder.getNamedAttr("a", builder.getUnitAttr()),
            NamedAttribute("a", UnitAttr::get(&context)));
}

TEST_F(BuilderTest, Dictionary) {
  EXPECT_TRUE(
      builder
          .getDictionaryAttr(builder.getNamedAttr("a", builder.getUnitAttr()))
          .contains("a"));
}

TEST_F(BuilderTest, IntegerAttributesHaveTheirTypes) {
  const IntegerAttr attributes[] = {
      builder.getI1IntegerAttr(true), builder.getI8IntegerAttr(1),
      builder.getI16IntegerAttr(1),   builder.getI32IntegerAttr(1),
      builder.getI64IntegerAttr(1),   builder.getIntegerAttr(i32, 1)};
  std::vector<unsigned> widths;
  for (IntegerAttr attribute : attributes)
    widths.push_back(attribute.getType().getIntOrFloatBitWidth());
  EXPECT_EQ(widths, (std::vector<unsigned>{1, 8, 16, 32, 64, 32}));
}

TEST_F(BuilderTest, LargestUnsignedInteger) {
  EXPECT_EQ(builder.getUI64IntegerAttr(UINT64_MAX).getUInt(), UINT64_MAX);
}

TEST_F(BuilderTest, UnsignedIntegerOf32Bits) {
  EXPECT_EQ(builder.getUI32IntegerAttr(UINT32_MAX).getUInt(), UINT32_MAX);
}

TEST_F(BuilderTest, SmallestSignedInteger) {
  EXPECT_EQ(builder.getSI64IntegerAttr(INT64_MIN).getSInt(), INT64_MIN);
}

TEST_F(BuilderTest, SignedIntegerOf32Bits) {
  EXPECT_EQ(builder.getSI32IntegerAttr(-1).getSInt(), -1);
}

TEST_F(BuilderTest, IndexAttribute) {
  EXPECT_EQ(builder.getIndexAttr(-1).getInt(), -1);
}

TEST_F(BuilderTest, Bool) { EXPECT_TRUE(builder.getBoolAttr(true).getValue()); }

TEST_F(BuilderTest, FloatAttribute) {
  EXPECT_EQ(builder.getFloatAttr(builder.getF32Type(), 0.5),
            builder.getF32FloatAttr(0.5f));
}

TEST_F(BuilderTest, HalfIsRounded) {
  EXPECT_EQ(builder.getF16FloatAttr(1.0002f).getValueAsDouble(), 1.0);
}

TEST_F(BuilderTest, DoubleIsExact) {
  EXPECT_EQ(builder.getF64FloatAttr(0.1).getValueAsDouble(), 0.1);
}

TEST_F(BuilderTest, StringAttribute) {
  EXPECT_EQ(builder.getStringAttr(llvm::Twine("a") + "b").getValue(), "ab");
}

TEST_F(BuilderTest, SymbolReference) {
  EXPECT_EQ(builder.getSymbolRefAttr("f").getValue(), "f");
}

TEST_F(BuilderTest, ZeroOfAnInteger) {
  EXPECT_EQ(builder.getZeroAttr(i32), builder.getI32IntegerAttr(0));
}

TEST_F(BuilderTest, ZeroOfAFloat) {
  EXPECT_EQ(builder.getZeroAttr(builder.getF32Type()),
            builder.getF32FloatAttr(0));
}

TEST_F(BuilderTest, ZeroOfATensorIsASplat) {
  const ShapedType type = RankedTensorType::get({4, 5}, i32);
  EXPECT_EQ(builder.getZeroAttr(type), DenseElementsAttr::get(type, 0));
}

TEST_F(BuilderTest, ZeroOfADynamicTensorIsNull) {
  EXPECT_FALSE(
      builder.getZeroAttr(RankedTensorType::get({ShapedType::kDynamic}, i32)));
}

TEST_F(BuilderTest, ZeroOfAFunctionIsNull) {
  EXPECT_FALSE(builder.getZeroAttr(builder.getFunctionType({}, {})));
}

TEST_F(BuilderTest, OneOfAnIndex) {
  EXPECT_EQ(builder.getOneAttr(builder.getIndexType()),
            builder.getIndexAttr(1));
}

TEST_F(BuilderTest, OneOfABoolVectorIsTrue) {
  const ShapedType type = VectorType::get({9}, builder.getI1Type());
  EXPECT_EQ(builder.getOneAttr(type), DenseElementsAttr::get(type, true));
}

TEST_F(BuilderTest, ArraysOfAttributesHaveOnePerValue) {
  const ArrayAttr arrays[] = {
      builder.getBoolArrayAttr({true, false}),
      builder.getI32ArrayAttr({1, 2}),
      builder.getI64ArrayAttr({1, 2}),
      builder.getIndexArrayAttr({1, 2}),
      builder.getF32ArrayAttr({1, 2}),
      builder.getF64ArrayAttr({1, 2}),
      builder.getStrArrayAttr({"a", "b"}),
      builder.getTypeArrayAttr({i32, i32}),
      builder.getAffineMapArrayAttr(
          {builder.getEmptyAffineMap(), builder.getDimIdentityMap()})};
  for (ArrayAttr array : arrays)
    EXPECT_EQ(array.size(), 2u);
}

TEST_F(BuilderTest, ArrayOfIntegersHoldsThem) {
  EXPECT_EQ(builder.getI64ArrayAttr({1, 2})[1], builder.getI64IntegerAttr(2));
}

TEST_F(BuilderTest, DenseArraysHoldTheirValues) {
  EXPECT_EQ(builder.getDenseBoolArrayAttr({true, false})[0], true);
  EXPECT_EQ(builder.getDenseI8ArrayAttr({1, 2})[1], 2);
  EXPECT_EQ(builder.getDenseI16ArrayAttr({1, 2})[1], 2);
  EXPECT_EQ(builder.getDenseI32ArrayAttr({1, 2})[1], 2);
  EXPECT_EQ(builder.getDenseI64ArrayAttr({1, 2})[1], 2);
  EXPECT_EQ(builder.getDenseF32ArrayAttr({1, 2})[1], 2);
  EXPECT_EQ(builder.getDenseF64ArrayAttr({1, 2})[1], 2);
}

TEST_F(BuilderTest, VectorOfBools) {
  EXPECT_EQ(builder.getBoolVectorAttr({true, false}).getType(),
            VectorType::get({2}, builder.getI1Type()));
}

TEST_F(BuilderTest, VectorOfIntegers) {
  EXPECT_EQ(builder.getI32VectorAttr({1, 2}).getType(),
            VectorType::get({2}, i32));
}

TEST_F(BuilderTest, VectorOfLongIntegers) {
  EXPECT_EQ(builder.getI64VectorAttr({1, 2}).getValue<int64_t>(1), 2);
}

TEST_F(BuilderTest, VectorOfIndices) {
  EXPECT_EQ(builder.getIndexVectorAttr({1, 2}).getValue<int64_t>(1), 2);
}

TEST_F(BuilderTest, TensorOfIntegers) {
  EXPECT_EQ(builder.getI32TensorAttr({1, 2}).getType(),
            RankedTensorType::get({2}, i32));
}

TEST_F(BuilderTest, TensorOfLongIntegers) {
  EXPECT_EQ(builder.getI64TensorAttr({1, 2}).getValue<int64_t>(1), 2);
}

TEST_F(BuilderTest, TensorOfIndices) {
  EXPECT_EQ(builder.getIndexTensorAttr({1, 2}).getValue<int64_t>(1), 2);
}

TEST_F(BuilderTest, DimensionExpression) {
  EXPECT_EQ(builder.getAffineDimExpr(0), d0);
}

TEST_F(BuilderTest, ShiftOfADimension) {
  EXPECT_EQ(builder.getSingleDimShiftAffineMap(3),
            AffineMap::get(1, 0, d0 + 3));
}

TEST_F(BuilderTest, ShiftOfAMap) {
  EXPECT_EQ(builder.getShiftedAffineMap(
                AffineMap::get(1, 0, {d0, d0 * 2}, &context), 3),
            AffineMap::get(1, 0, {d0 + 3, d0 * 2 + 3}, &context));
}

TEST_F(BuilderTest, SymbolIdentity) {
  EXPECT_EQ(builder.getSymbolIdentityMap(),
            AffineMap::get(0, 1, builder.getAffineSymbolExpr(0)));
}

TEST_F(BuilderTest, ConstantMap) {
  EXPECT_EQ(builder.getConstantAffineMap(3).getResult(0),
            builder.getAffineConstantExpr(3));
}

TEST_F(BuilderTest, IdentityOfSeveralDimensions) {
  EXPECT_TRUE(builder.getMultiDimIdentityMap(3).isIdentity());
}

} // namespace
} // namespace mlir
