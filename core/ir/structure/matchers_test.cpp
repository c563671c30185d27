// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/matchers.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::APFloat, llvm::APInt;
using matchers::m_Any, matchers::m_Val;

struct PairOp : Op<PairOp> {
  using Op::Op;
  static constexpr llvm::StringRef name = "test.pair";
  static bool classof(Operation *op) {
    return op->getName().getStringRef() == name;
  }
};

class MatchersTest : public testing::Test {
protected:
  MatchersTest() {
    // Without a folder, a constant is its attribute.
    test.define("test.constant", {{&OpTrait::ConstantLike::descriptor}}, {}, {},
                {rows, sizeof(Attribute)});
    test.define("test.pair");
    test.builder.setInsertionPointToEnd(&block);
  }

  Value constant(Attribute value, Type type) {
    return test
        .create(
            "test.constant",
            {.results = {type}, .attributes = {NamedAttribute("value", value)}})
        ->getResult(0);
  }
  Value integer(int64_t value) {
    return constant(test.builder.getI32IntegerAttr(value), i32);
  }
  Value splat(int64_t value) {
    auto type = VectorType::get({4}, i32);
    return constant(DenseElementsAttr::get(ShapedType(type), int32_t(value)),
                    type);
  }
  Value other() {
    return test.create("unknown.value", {.results = {i32}})->getResult(0);
  }
  FloatAttr number(double value) {
    return test.builder.getFloatAttr(test.builder.getF32Type(), value);
  }

  static constexpr FieldDescriptor rows[] = {
      {.name = "value", .kind = FieldKind::Attribute, .offset = 0}};
  TestDialect test;
  Type i32 = test.builder.getI32Type();
  Block block;
};

TEST_F(MatchersTest, Constant) {
  EXPECT_TRUE(matchPattern(integer(3), m_Constant()));
  EXPECT_FALSE(matchPattern(other(), m_Constant()));
  EXPECT_FALSE(matchPattern(
      block.addArgument(i32, test.builder.getUnknownLoc()), m_Constant()));
}

TEST_F(MatchersTest, ConstantIsBound) {
  IntegerAttr attribute;
  EXPECT_TRUE(matchPattern(integer(3), m_Constant(&attribute)));
  EXPECT_EQ(attribute.getInt(), 3);
  FloatAttr wrongClass;
  EXPECT_FALSE(matchPattern(integer(3), m_Constant(&wrongClass)));
  EXPECT_TRUE(matchPattern(integer(3), m_Constant<Attribute>(nullptr)));
}

TEST_F(MatchersTest, ConstantIntOfNumbersAndSplats) {
  APInt value;
  EXPECT_TRUE(matchPattern(integer(-5), m_ConstantInt(&value)));
  EXPECT_EQ(value.getSExtValue(), -5);
  EXPECT_TRUE(matchPattern(splat(6), m_ConstantInt(&value)));
  EXPECT_EQ(value.getSExtValue(), 6);
  auto type = VectorType::get({2}, i32);
  Value different =
      constant(DenseElementsAttr::get<int32_t>(ShapedType(type), {1, 2}), type);
  EXPECT_FALSE(matchPattern(different, m_ConstantInt(&value)));
  EXPECT_FALSE(matchPattern(other(), m_ConstantInt(&value)));
}

TEST_F(MatchersTest, ConstantIntIsOfATypeOfNumbers) {
  APInt value;
  Value none =
      constant(test.builder.getI32IntegerAttr(1), test.builder.getNoneType());
  EXPECT_FALSE(matchPattern(none, m_ConstantInt(&value)));
}

TEST_F(MatchersTest, Integers) {
  EXPECT_TRUE(matchPattern(integer(0), m_Zero()));
  EXPECT_FALSE(matchPattern(integer(1), m_Zero()));
  EXPECT_TRUE(matchPattern(splat(1), m_One()));
  EXPECT_TRUE(matchPattern(test.builder.getBoolAttr(true), m_One()));
  EXPECT_TRUE(matchPattern(integer(7), m_NonZero()));
  EXPECT_FALSE(matchPattern(integer(0), m_NonZero()));
}

TEST_F(MatchersTest, Floats) {
  EXPECT_TRUE(matchPattern(number(0.0), m_AnyZeroFloat()));
  EXPECT_TRUE(matchPattern(number(-0.0), m_AnyZeroFloat()));
  EXPECT_TRUE(matchPattern(number(0.0), m_PosZeroFloat()));
  EXPECT_FALSE(matchPattern(number(-0.0), m_PosZeroFloat()));
  EXPECT_TRUE(matchPattern(number(-0.0), m_NegZeroFloat()));
  EXPECT_TRUE(matchPattern(number(1.0), m_OneFloat()));
  EXPECT_FALSE(matchPattern(number(2.0), m_OneFloat()));
  APFloat value(0.0);
  EXPECT_TRUE(matchPattern(number(2.5), m_ConstantFloat(&value)));
  EXPECT_EQ(value.convertToFloat(), 2.5f);
}

TEST_F(MatchersTest, FloatsThatAreNotFinite) {
  auto attribute = [&](APFloat value) {
    return test.builder.getFloatAttr(test.builder.getF32Type(), value);
  };
  const auto &single = APFloat::IEEEsingle();
  EXPECT_TRUE(matchPattern(attribute(APFloat::getNaN(single)), m_NaNFloat()));
  EXPECT_FALSE(matchPattern(number(1), m_NaNFloat()));
  FloatAttr inf = attribute(APFloat::getInf(single));
  FloatAttr minusInf = attribute(APFloat::getInf(single, true));
  EXPECT_TRUE(matchPattern(inf, m_PosInfFloat()));
  EXPECT_FALSE(matchPattern(minusInf, m_PosInfFloat()));
  EXPECT_TRUE(matchPattern(minusInf, m_NegInfFloat()));
  EXPECT_FALSE(matchPattern(inf, m_NegInfFloat()));
}

TEST_F(MatchersTest, NullAttributesDoNotMatch) {
  EXPECT_FALSE(matchPattern(Attribute(), m_Zero()));
}

TEST_F(MatchersTest, Operations) {
  Operation *pair = test.create("test.pair", {.results = {i32}});
  EXPECT_TRUE(matchPattern(pair, m_Op<PairOp>()));
  EXPECT_TRUE(matchPattern(pair->getResult(0), m_Op("test.pair")));
  EXPECT_FALSE(matchPattern(other(), m_Op<PairOp>()));
}

TEST_F(MatchersTest, Attributes) {
  Operation *op = test.create(
      "unknown.op",
      {.attributes = {NamedAttribute("a", test.builder.getBoolAttr(true))}});
  EXPECT_TRUE(matchPattern(op, m_Attr("a")));
  EXPECT_FALSE(matchPattern(op, m_Attr("b")));
  IntegerAttr integerAttr;
  StringAttr string;
  EXPECT_TRUE(matchPattern(op, m_Attr("a", &integerAttr)));
  EXPECT_EQ(integerAttr, test.builder.getBoolAttr(true));
  EXPECT_FALSE(matchPattern(op, m_Attr("a", &string)));
}

TEST_F(MatchersTest, Trees) {
  Value x = other();
  auto pair = [&](Value a, Value b) {
    return test.create("test.pair", {.operands = {a, b}, .results = {i32}})
        ->getResult(0);
  };
  Value tree = pair(pair(x, integer(0)), x);
  Value left, inner;
  EXPECT_TRUE(matchPattern(tree, m_Op<PairOp>(m_Any(&left), m_Val(x))));
  EXPECT_EQ(left, tree.getDefiningOp()->getOperand(0));
  EXPECT_TRUE(matchPattern(
      tree, m_Op<PairOp>(m_Op<PairOp>(m_Any(&inner), m_Zero()), m_Any())));
  EXPECT_EQ(inner, x);
  EXPECT_FALSE(matchPattern(tree, m_Op<PairOp>(m_Zero(), m_Any())));
  EXPECT_FALSE(matchPattern(tree, m_Op<PairOp>(m_Any())));
}

} // namespace
} // namespace mlir
