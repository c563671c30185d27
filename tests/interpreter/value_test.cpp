// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "tests/interpreter/compare.h"
#include "tests/interpreter/memory.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {
namespace {

class Values : public testing::Test {
protected:
  Values() : context(MLIRContext::Threading::Disabled), builder(&context) {}

  RuntimeValue makeFloat(float value) {
    return getValueOf(builder.getF32FloatAttr(value), builder.getF32Type());
  }
  RuntimeValue ofBits(uint32_t bits) {
    return RuntimeValue(builder.getF32Type(), llvm::APInt(32, bits));
  }
  RuntimeValue makePoison(Type type) { return RuntimeValue(type, Element()); }
  RuntimeValue makeVector(std::vector<Element> elements) {
    const int64_t size = elements.size();
    return RuntimeValue(VectorType::get({size}, builder.getI8Type()), {size},
                        std::move(elements));
  }

  MLIRContext context;
  Builder builder;
};

TEST_F(Values, OneNaNIsAsGoodAsAnother) {
  EXPECT_TRUE(sameBits(ofBits(0x7FC00000), ofBits(0xFFC00001)));
  EXPECT_FALSE(sameBits(ofBits(0x7FC00000), ofBits(0x7F800000)));
  EXPECT_FALSE(sameBits(makeFloat(0.0), makeFloat(-0.0)));
  EXPECT_TRUE(sameBits(makeFloat(1.5), makeFloat(1.5)));
}

TEST_F(Values, PoisonIsRefinedByAnything) {
  const Element one = llvm::APInt(8, 1), two = llvm::APInt(8, 2);
  EXPECT_TRUE(refines(makePoison(builder.getF32Type()), makeFloat(1.0)));
  EXPECT_FALSE(refines(makeFloat(1.0), makePoison(builder.getF32Type())));
  EXPECT_TRUE(refines(makeVector({one, Element()}), makeVector({one, two})));
  EXPECT_FALSE(refines(makeVector({one, Element()}), makeVector({two, two})));
  EXPECT_FALSE(refines(makeVector({one}), makeVector({one, one})));
  EXPECT_FALSE(sameBits(makeVector({Element()}), makeVector({one})));
}

TEST_F(Values, UlpsCountFloats) {
  EXPECT_EQ(getUlps(makeFloat(1.0), makeFloat(1.0)), 0u);
  EXPECT_EQ(getUlps(ofBits(0x3F800000), ofBits(0x3F800003)), 3u);
  // The smallest numbers on both sides of zero.
  EXPECT_EQ(getUlps(ofBits(0x00000001), ofBits(0x80000001)), 3u);
  EXPECT_EQ(getUlps(ofBits(0x7FC00000), ofBits(0x7FC00001)), 0u);
  EXPECT_EQ(getUlps(ofBits(0x7FC00000), makeFloat(1.0)), std::nullopt);
  EXPECT_EQ(getUlps(RuntimeValue::ofIndex(&context, 1),
                    RuntimeValue::ofIndex(&context, 2)),
            std::nullopt);
}

TEST_F(Values, TextHasShapeAndBits) {
  EXPECT_EQ(toString(RuntimeValue::ofIndex(&context, -3)), "-3 : index");
  EXPECT_EQ(toString(RuntimeValue::ofBool(&context, true)), "true : i1");
  EXPECT_EQ(toString(ofBits(0x7FC00000)), "0x7FC00000 : f32");
  EXPECT_EQ(toString(makePoison(VectorType::get({2}, builder.getI8Type()))),
            "[poison, poison] : vector<2xi8>");
  const Type dynamic =
      RankedTensorType::get({ShapedType::kDynamic, 2}, builder.getI8Type());
  const Element one = llvm::APInt(8, 1);
  EXPECT_EQ(toString(RuntimeValue(dynamic, {2, 2}, {one, one, one, one})),
            "[[1, 1], [1, 1]] : tensor<2x2xi8>");
  EXPECT_EQ(toString(RuntimeValue(dynamic, {0, 2}, std::vector<Element>())),
            "[] : tensor<0x2xi8>");
}

TEST_F(Values, MemoryKnowsWhatIsThere) {
  Buffer buffer(Buffer::Kind::Heap, 8, 4096);
  const Type i16 = builder.getI16Type(), i32 = builder.getI32Type();
  Element element;
  EXPECT_EQ(buffer.read(4, i32, element), nullptr);
  EXPECT_TRUE(element.isPoison());
  EXPECT_EQ(buffer.write(4, i32, llvm::APInt(32, 0x3F800000)), nullptr);
  EXPECT_EQ(buffer.read(4, builder.getF32Type(), element), nullptr);
  EXPECT_EQ(element.getBits(), 0x3F800000u);
  EXPECT_NE(buffer.read(4, i16, element), nullptr);
  EXPECT_NE(buffer.read(6, i16, element), nullptr);
  // Writing over a part of an element destroys the rest.
  EXPECT_EQ(buffer.write(6, i16, llvm::APInt(16, 7)), nullptr);
  EXPECT_EQ(buffer.read(4, i16, element), nullptr);
  EXPECT_TRUE(element.isPoison());
  EXPECT_NE(buffer.read(6, i32, element), nullptr);
  buffer.free();
  EXPECT_NE(buffer.read(0, i16, element), nullptr);
}

} // namespace
} // namespace mlir::interpreter
