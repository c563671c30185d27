// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_type_interfaces.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/data/float_semantics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using Shape = llvm::ArrayRef<int64_t>;

class TypeInterfacesTest : public testing::Test {
protected:
  MLIRContext context{MLIRContext::Threading::Disabled};
  const Type f32 = Float32Type::get(&context);
  const Type f64 = Float64Type::get(&context);
};

TEST_F(TypeInterfacesTest, CountsElements) {
  EXPECT_EQ(ShapedType::getNumElements({}), 1);
  EXPECT_EQ(ShapedType::getNumElements({2, 3, 4}), 24);
}

TEST_F(TypeInterfacesTest, CountsNoElementsWhereASizeIsZero) {
  EXPECT_EQ(ShapedType::getNumElements({INT64_MAX, INT64_MAX, 0}), 0);
}

TEST_F(TypeInterfacesTest, DoesNotCountMoreElementsThanFit) {
  EXPECT_EQ(ShapedType::tryGetNumElements({INT64_MAX, 2}), std::nullopt);
  EXPECT_EQ(ShapedType::getNumElements({INT64_MAX, 2}), INT64_MAX);
}

TEST_F(TypeInterfacesTest, DoesNotCountUnknownSizes) {
  EXPECT_EQ(ShapedType::tryGetNumElements({2, ShapedType::kDynamic}),
            std::nullopt);
}

TEST_F(TypeInterfacesTest, ShapedTypesHaveAShape) {
  for (ShapedType type : {ShapedType(VectorType::get({2, 3}, f32)),
                          ShapedType(RankedTensorType::get({2, 3}, f32)),
                          ShapedType(MemRefType::get({2, 3}, f32))}) {
    EXPECT_TRUE(type.hasRank());
    EXPECT_EQ(type.getShape(), Shape({2, 3}));
    EXPECT_EQ(type.getRank(), 2);
    EXPECT_EQ(type.getElementType(), f32);
    EXPECT_EQ(type.getElementTypeBitWidth(), 32u);
    EXPECT_EQ(type.getNumElements(), 6);
    EXPECT_EQ(type.getDimSize(1), 3);
  }
}

TEST_F(TypeInterfacesTest, UnrankedTypesHaveNone) {
  for (ShapedType type : {ShapedType(UnrankedTensorType::get(f32)),
                          ShapedType(UnrankedMemRefType::get(f32))}) {
    EXPECT_FALSE(type.hasRank());
    EXPECT_FALSE(type.hasStaticShape());
    EXPECT_EQ(type.getElementType(), f32);
  }
}

TEST_F(TypeInterfacesTest, ScalarsAreNotShaped) {
  EXPECT_FALSE(isa<ShapedType>(f32));
  EXPECT_FALSE(isa<ShapedType>(Type(NoneType::get(&context))));
}

TEST_F(TypeInterfacesTest, KnowsDynamicDimensions) {
  const ShapedType type = RankedTensorType::get(
      {ShapedType::kDynamic, 4, ShapedType::kDynamic, ShapedType::kDynamic},
      f32);
  EXPECT_FALSE(type.hasStaticShape());
  EXPECT_EQ(type.getNumDynamicDims(), 3);
  EXPECT_TRUE(type.isDynamicDim(0));
  EXPECT_TRUE(type.isStaticDim(1));
  EXPECT_EQ(type.getDynamicDimIndex(0), 0u);
  EXPECT_EQ(type.getDynamicDimIndex(3), 2u);
}

TEST_F(TypeInterfacesTest, ComparesStaticShapes) {
  const ShapedType type = RankedTensorType::get({2, 3}, f32);
  EXPECT_TRUE(type.hasStaticShape({2, 3}));
  EXPECT_FALSE(type.hasStaticShape({3, 2}));
}

TEST_F(TypeInterfacesTest, ClonesKeepTheKind) {
  const Attribute encoding = StringAttr::get(&context, "dense");
  const ShapedType type = RankedTensorType::get({2, 3}, f32, encoding);
  EXPECT_EQ(type.clone({4}), RankedTensorType::get({4}, f32, encoding));
  EXPECT_EQ(type.clone(f64), RankedTensorType::get({2, 3}, f64, encoding));
  EXPECT_EQ(type.clone({4}, f64), RankedTensorType::get({4}, f64, encoding));
}

TEST_F(TypeInterfacesTest, ClonesOfUnrankedTypesHaveARankIfGivenAShape) {
  const Attribute space = StringAttr::get(&context, "local");
  const ShapedType tensor = UnrankedTensorType::get(f32);
  const ShapedType memref = UnrankedMemRefType::get(f32, space);
  EXPECT_EQ(tensor.clone(f64), UnrankedTensorType::get(f64));
  EXPECT_EQ(tensor.clone({4}), RankedTensorType::get({4}, f32));
  EXPECT_EQ(memref.clone(f64), UnrankedMemRefType::get(f64, space));
  EXPECT_EQ(memref.clone({4}), MemRefType::get({4}, f32, Attribute(), space));
}

TEST_F(TypeInterfacesTest, FloatsHaveTheFormatOfTheirName) {
  for (const FloatSemantics &format : getFloatSemantics()) {
    const FloatType type = getFloatType(format, &context);
    EXPECT_EQ(&type.getFloatSemantics(), &format) << format.name.str();
    EXPECT_EQ(type.getAbstractType().getName(),
              ("builtin." + format.name).str());
  }
}

TEST_F(TypeInterfacesTest, FloatsHaveWidths) {
  const FloatType type = Float80Type::get(&context);
  EXPECT_EQ(type.getWidth(), 80u);
  EXPECT_EQ(type.getFPMantissaWidth(), 64u);
}

TEST_F(TypeInterfacesTest, ScalarsMayBeElementsOfVectors) {
  for (Type type : {Type(IntegerType::get(&context, 3)),
                    Type(IndexType::get(&context)), f32})
    EXPECT_TRUE(isa<VectorElementTypeInterface>(type));
  EXPECT_FALSE(isa<VectorElementTypeInterface>(Type(ComplexType::get(f32))));
}

TEST_F(TypeInterfacesTest, MemRefsMayBeElementsOfMemRefs) {
  EXPECT_TRUE(isa<MemRefElementTypeInterface>(Type(MemRefType::get({}, f32))));
  EXPECT_FALSE(
      isa<MemRefElementTypeInterface>(Type(RankedTensorType::get({}, f32))));
}

} // namespace
} // namespace mlir
