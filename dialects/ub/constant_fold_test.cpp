// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "dialects/ub/constant_fold.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::APFloat, llvm::APInt;

/// A string represents poison in this test.
using Poison = StringAttr;

class ConstantFoldTest : public testing::Test {
protected:
  ShapedType vector(int64_t size) {
    return ShapedType(VectorType::get({size}, i32));
  }
  Attribute integer(int64_t value) { return builder.getI32IntegerAttr(value); }
  Attribute add(Attribute a, Attribute b) {
    return constFoldBinaryOp<IntegerAttr, APInt, Poison>(
        {a, b}, [](const APInt &a, const APInt &b) { return a + b; });
  }
  Attribute divide(Attribute a, Attribute b) {
    return constFoldBinaryOpConditional<IntegerAttr, APInt, Poison>(
        {a, b}, [](const APInt &a, const APInt &b) {
          return b.isZero() ? std::nullopt : std::optional(a.udiv(b));
        });
  }
  Attribute negate(Attribute a) {
    return constFoldUnaryOp<FloatAttr, APFloat, Poison>(
        {a}, [](const APFloat &a) { return -a; });
  }

  MLIRContext context;
  Builder builder{&context};
  Type i32 = builder.getI32Type();
  Attribute poison = builder.getStringAttr("poison");
};

TEST_F(ConstantFoldTest, Numbers) {
  EXPECT_EQ(add(integer(2), integer(3)), integer(5));
}

TEST_F(ConstantFoldTest, OfOneTypeOnly) {
  EXPECT_EQ(add(integer(2), builder.getI64IntegerAttr(3)), Attribute());
  EXPECT_EQ(add(integer(2), DenseElementsAttr::get(vector(4), 3)), Attribute());
}

TEST_F(ConstantFoldTest, Unknown) {
  EXPECT_EQ(add(integer(2), Attribute()), Attribute());
  EXPECT_EQ(add(Attribute(), integer(2)), Attribute());
  EXPECT_EQ(negate(Attribute()), Attribute());
}

TEST_F(ConstantFoldTest, PoisonIsTheResult) {
  EXPECT_EQ(add(poison, Attribute()), poison);
  EXPECT_EQ(add(integer(1), poison), poison);
  EXPECT_EQ(negate(poison), poison);
}

TEST_F(ConstantFoldTest, Splats) {
  int calls = 0;
  Attribute sum = constFoldBinaryOp<IntegerAttr, APInt, void>(
      {DenseElementsAttr::get(vector(4), 1),
       DenseElementsAttr::get(vector(4), 2)},
      [&](const APInt &a, const APInt &b) { return ++calls, a + b; });
  EXPECT_EQ(sum, DenseElementsAttr::get(vector(4), 3));
  EXPECT_EQ(calls, 1);
}

TEST_F(ConstantFoldTest, Elements) {
  EXPECT_EQ(add(DenseElementsAttr::get<int32_t>(vector(2), {1, 2}),
                DenseElementsAttr::get(vector(2), 10)),
            DenseElementsAttr::get<int32_t>(vector(2), {11, 12}));
}

TEST_F(ConstantFoldTest, OneElementThatDoesNotFoldIsAll) {
  Attribute divisors = DenseElementsAttr::get<int32_t>(vector(2), {2, 0});
  EXPECT_EQ(divide(DenseElementsAttr::get(vector(2), 8), divisors),
            Attribute());
  EXPECT_EQ(divide(integer(8), integer(2)), integer(4));
  EXPECT_EQ(divide(integer(8), integer(0)), Attribute());
}

TEST_F(ConstantFoldTest, SparseElements) {
  auto type = RankedTensorType::get({3}, i32);
  auto indices = DenseIntElementsAttr::get(
      ShapedType(RankedTensorType::get({1, 1}, builder.getI64Type())),
      llvm::ArrayRef<int64_t>{1});
  auto values =
      DenseElementsAttr::get(ShapedType(RankedTensorType::get({1}, i32)), 5);
  Attribute sparse = SparseElementsAttr::get(type, indices, values);
  EXPECT_EQ(add(sparse, sparse),
            DenseElementsAttr::get<int32_t>(ShapedType(type), {0, 10, 0}));
}

TEST_F(ConstantFoldTest, NotTheseNumbers) {
  auto floats = ShapedType(VectorType::get({2}, builder.getF32Type()));
  Attribute ones = DenseElementsAttr::get(floats, 1.0f);
  EXPECT_EQ(add(ones, ones), Attribute());
  EXPECT_EQ(negate(integer(1)), Attribute());
}

TEST_F(ConstantFoldTest, Unary) {
  EXPECT_EQ(negate(builder.getF32FloatAttr(2)), builder.getF32FloatAttr(-2));
  auto type = ShapedType(VectorType::get({2}, builder.getF32Type()));
  EXPECT_EQ(negate(DenseElementsAttr::get<float>(type, {1, -2})),
            DenseElementsAttr::get<float>(type, {-1, 2}));
}

TEST_F(ConstantFoldTest, ResultOfAnotherType) {
  auto less = [&](Attribute a, Attribute b, Type type) {
    return constFoldBinaryOp<IntegerAttr>(
        {a, b}, type,
        [](const APInt &a, const APInt &b) { return APInt(1, a.slt(b)); });
  };
  EXPECT_EQ(less(integer(1), integer(2), builder.getI1Type()),
            builder.getBoolAttr(true));
  auto bools = ShapedType(VectorType::get({2}, builder.getI1Type()));
  EXPECT_EQ(less(DenseElementsAttr::get<int32_t>(vector(2), {1, 5}),
                 DenseElementsAttr::get(vector(2), 3), bools),
            DenseElementsAttr::get<bool>(bools, {true, false}));
}

TEST_F(ConstantFoldTest, Casts) {
  auto toFloat = [&](Attribute a, Type type) {
    return constFoldCastOp<IntegerAttr, FloatAttr, APInt, APFloat, void>(
        {a}, type, [](const APInt &a, bool &castStatus) {
          castStatus = !a.isNegative();
          return APFloat(float(a.getSExtValue()));
        });
  };
  EXPECT_EQ(toFloat(integer(3), builder.getF32Type()),
            builder.getF32FloatAttr(3));
  EXPECT_EQ(toFloat(integer(-3), builder.getF32Type()), Attribute());
}

TEST_F(ConstantFoldTest, NoConstantOfADynamicShape) {
  auto dynamic =
      RankedTensorType::get({ShapedType::kDynamic}, builder.getF32Type());
  auto type = ShapedType(RankedTensorType::get({2}, builder.getF32Type()));
  EXPECT_EQ((constFoldUnaryOp<FloatAttr, APFloat, void>(
                {DenseElementsAttr::get(type, 1.0f)}, dynamic,
                [](const APFloat &a) { return a; })),
            Attribute());
}

} // namespace
} // namespace mlir
