// SPDX-License-Identifier: Apache-2.0
//
// The elements of single steps, and steps that are composed.
// dialects/onnx/evaluate compares chains of steps with evaluations.
#include "dialects/recipe/recipe.h"

#include <cstdint>
#include <string>
#include <utility>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/context.h"
#include "core/ir/data/blob.h"
#include "core/ir/data/element_source.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir::recipe {
namespace {

class RecipeTest : public testing::Test {
protected:
  RecipeTest() {
    context.loadDialect<RecipeDialect>();
    context.allowUnregisteredDialects();
  }

  ElementsAttr parse(const std::string &text) {
    const Attribute attribute = parseAttribute(text, &context);
    EXPECT_TRUE(attribute) << text;
    return dyn_cast_if_present<ElementsAttr>(attribute);
  }
  RankedTensorType getType(const std::string &text) {
    return cast<RankedTensorType>(parseType(text, &context));
  }

  ElementsAttr makeStep(ElementsAttr source, int64_t offset,
                        ArrayRef<int64_t> strides, const std::string &type) {
    return StridedAttr::get(&context, source, offset, strides, getType(type));
  }

  /// Expects that a recipe has the elements of a dense attribute.
  void expect(const std::string &recipe, const std::string &dense) {
    const ElementsAttr computed = parse(recipe), wanted = parse(dense);
    ASSERT_TRUE(computed && wanted);
    ASSERT_EQ(Type(computed.getShapedType()), Type(wanted.getShapedType()));
    EXPECT_EQ(write(computed), write(wanted)) << recipe;
    for (int64_t i = 0; i < computed.getNumElements(); ++i)
      EXPECT_EQ(computed.getElement(i), wanted.getElement(i)) << recipe;
    EXPECT_FALSE(computed.getElement(computed.getNumElements()));
  }

  std::string write(ElementsAttr elements) {
    const auto source = openElements(elements);
    if (!source)
      return "not readable";
    std::string bytes;
    llvm::raw_string_ostream output(bytes);
    source->write(llvm::endianness::big, output);
    return bytes;
  }

  MLIRContext context;
};

TEST_F(RecipeTest, StridedElements) {
  // A transposed matrix.
  expect("#recipe.strided<dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi16>, "
         "offset = 0, strides = [1, 3]> : tensor<3x2xi16>",
         "dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi16>");
  // Every second column, backwards, of a matrix whose rows are repeated.
  expect("#recipe.strided<dense<[1, 2, 3]> : tensor<3xi16>, offset = 2, "
         "strides = [0, -2]> : tensor<2x2xi16>",
         "dense<[[3, 1], [3, 1]]> : tensor<2x2xi16>");
  expect("#recipe.strided<dense<[1, 2, 3]> : tensor<3xi4>, offset = 1> : "
         "tensor<i4>",
         "dense<2> : tensor<i4>");
  expect("#recipe.strided<dense<[1, 2, 3]> : tensor<3xi4>, offset = 9, "
         "strides = [1, 1]> : tensor<0x2xi4>",
         "dense<> : tensor<0x2xi4>");
}

TEST_F(RecipeTest, ElementsOfEachKindOfSource) {
  expect("#recipe.strided<dense<[true, false, true, true, false, false, true, "
         "false, true]> : tensor<9xi1>, offset = 8, strides = [-1]> : "
         "tensor<9xi1>",
         "dense<[true, false, true, false, false, true, true, false, true]> : "
         "tensor<9xi1>");
  expect("#recipe.joined<[dense<true> : tensor<2xi1>, dense<false> : "
         "tensor<1xi1>], axis = 0> : tensor<3xi1>",
         "dense<[true, true, false]> : tensor<3xi1>");
  expect("#recipe.strided<dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i16>>, "
         "offset = 1, strides = [-1]> : tensor<2xcomplex<i16>>",
         "dense<[(3, 4), (1, 2)]> : tensor<2xcomplex<i16>>");
}

TEST_F(RecipeTest, BitsOfAnotherType) {
  expect("#recipe.strided<dense<[1.0, -2.0]> : tensor<2xf32>, offset = 0, "
         "strides = [1]> : tensor<2xi32>",
         "dense<[0x3F800000, 0xC0000000]> : tensor<2xi32>");
  expect("#recipe.strided<dense<[true, false]> : tensor<2xi1>, offset = 0, "
         "strides = [1]> : tensor<2xi8>",
         "dense<[1, 0]> : tensor<2xi8>");
}

TEST_F(RecipeTest, JoinedElements) {
  const std::string parts =
      "[dense<[[1], [2]]> : tensor<2x1xi8>, dense<0> : tensor<2x0xi8>, "
      "dense<[[3, 4], [5, 6]]> : tensor<2x2xi8>]";
  expect("#recipe.joined<" + parts + ", axis = 1> : tensor<2x3xi8>",
         "dense<[[1, 3, 4], [2, 5, 6]]> : tensor<2x3xi8>");
  // Steps of rows, and of more than a part.
  expect("#recipe.strided<#recipe.joined<" + parts +
             ", axis = 1> : tensor<2x3xi8>, offset = 0, strides = [1, 3]> : "
             "tensor<3x2xi8>",
         "dense<[[1, 2], [3, 5], [4, 6]]> : tensor<3x2xi8>");
  expect("#recipe.strided<#recipe.joined<" + parts +
             ", axis = 1> : tensor<2x3xi8>, offset = 5, strides = [-2]> : "
             "tensor<3xi8>",
         "dense<[6, 2, 3]> : tensor<3xi8>");
  expect("#recipe.joined<[], axis = 0> : tensor<0xi8>",
         "dense<> : tensor<0xi8>");
}

TEST_F(RecipeTest, CastsOfSpecialNumbers) {
  const std::string floats =
      "dense<[0x7FC00000, 0x7F800000, 0xFF800000, -0.5, 200.0, -200.0, 1.5]> : "
      "tensor<7xf32>";
  expect("#recipe.cast<" + floats + "> : tensor<7xi8>",
         "dense<[0, 127, -128, 0, 127, -128, 1]> : tensor<7xi8>");
  expect("#recipe.cast<" + floats + "> : tensor<7xui8>",
         "dense<[0, 255, 0, 0, 200, 0, 1]> : tensor<7xui8>");
  expect("#recipe.cast<" + floats + "> : tensor<7xi1>",
         "dense<true> : tensor<7xi1>");
  expect("#recipe.cast<" + floats + "> : tensor<7xf16>",
         "dense<[0x7E00, 0x7C00, 0xFC00, -0.5, 200.0, -200.0, 1.5]> : "
         "tensor<7xf16>");
  expect("#recipe.cast<dense<[0x7C00, 0xFC00]> : tensor<2xf16>> : "
         "tensor<2xi64>",
         "dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>");
  expect("#recipe.cast<dense<[-1, 127]> : tensor<2xi8>> : tensor<2xui32>",
         "dense<[4294967295, 127]> : tensor<2xui32>");
  expect("#recipe.cast<dense<[255, 2]> : tensor<2xui8>> : tensor<2xi16>",
         "dense<[255, 2]> : tensor<2xi16>");
  expect("#recipe.cast<dense<[true, false]> : tensor<2xi1>> : tensor<2xf16>",
         "dense<[1.0, 0.0]> : tensor<2xf16>");
  // A number that double precision would round to the middle of two others.
  expect("#recipe.cast<dense<[72339069014638593, -72339069014638593]> : "
         "tensor<2xi64>> : tensor<2xbf16>",
         "dense<[0x5B81, 0xDB81]> : tensor<2xbf16>");
}

TEST_F(RecipeTest, ScaledElements) {
  expect("#recipe.scaled<dense<[[1.0, 2.0], [3.0, 0x7F800000]]> : "
         "tensor<2x2xf32>, axis = 0, factors = dense<[2.0, 0.0]> : "
         "tensor<2xf64>> : tensor<2x2xf32>",
         "dense<[[2.0, 4.0], [0.0, 0x7FC00000]]> : tensor<2x2xf32>");
  expect("#recipe.scaled<dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xbf16>, "
         "axis = 1, factors = dense<[2.0, 0.5]> : tensor<2xf16>> : "
         "tensor<2x2xbf16>",
         "dense<[[2.0, 1.0], [6.0, 2.0]]> : tensor<2x2xbf16>");
}

TEST_F(RecipeTest, ResourcesOfBothOrders) {
  const char bytes[] = {0, 1, 0, 2, 0, 3};
  const auto source = DenseResourceElementsAttr::get(
      getType("tensor<3xi16>"), "w",
      Blob::copy(bytes, 2, llvm::endianness::big));
  EXPECT_EQ(write(getStrided(source, getType("tensor<2xi16>"), 2, {-2})),
            std::string("\0\3\0\1", 4));
}

TEST_F(RecipeTest, WhatIsNotReadable) {
  // No data, data of the wrong size, and elements that are no numbers.
  const auto missing = parse("dense_resource<missing> : tensor<3xi16>");
  const auto small = DenseResourceElementsAttr::get(
      getType("tensor<3xi16>"), "w",
      Blob::copy({1, 2}, 2, llvm::endianness::little));
  const auto words = parse("dense<[\"a\", \"b\"]> : tensor<2x!test.t>");
  for (const ElementsAttr elements : {missing, ElementsAttr(small), words})
    EXPECT_FALSE(isReadable(elements));
  const ElementsAttr strided =
      getStrided(missing, getType("tensor<2xi16>"), 0, {1});
  EXPECT_FALSE(isReadable(strided));
  EXPECT_FALSE(strided.getElement(0));
  EXPECT_FALSE(materialize(strided));
}

TEST_F(RecipeTest, StepsAreComposed) {
  const ElementsAttr source = parse("dense_resource<w> : tensor<4x6xf32>");
  const ElementsAttr transposed =
      getStrided(source, getType("tensor<6x4xf32>"), 0, {1, 6});
  EXPECT_EQ(getStrided(transposed, getType("tensor<4x6xf32>"), 0, {1, 4}),
            source);
  // Rows 1 and 3 of the transposed matrix, backwards.
  EXPECT_EQ(getStrided(transposed, getType("tensor<2x4xf32>"), 12, {-8, 1}),
            makeStep(source, 3, {-2, 6}, "tensor<2x4xf32>"));
  // A step that goes from the end of a row to the next row is none of the
  // source.
  const ElementsAttr flat = getReshaped(transposed, getType("tensor<24xf32>"));
  EXPECT_EQ(transposed, makeStep(source, 0, {1, 6}, "tensor<6x4xf32>"));
  EXPECT_EQ(flat, makeStep(transposed, 0, 1, "tensor<24xf32>"));
  EXPECT_EQ(getReshaped(flat, getType("tensor<6x4xf32>")), transposed);
}

TEST_F(RecipeTest, AReshapedResourceIsNoStep) {
  const auto source = cast<DenseResourceElementsAttr>(
      parse("dense_resource<w> : tensor<4x6xf32>"));
  const RankedTensorType type = getType("tensor<24xi32>");
  EXPECT_EQ(getReshaped(source, type),
            DenseResourceElementsAttr::get(type, source.getRawHandle()));
  EXPECT_EQ(getReshaped(parse("dense<2.0> : tensor<4xf32>"),
                        getType("tensor<2x2xf32>")),
            parse("dense<2.0> : tensor<2x2xf32>"));
}

TEST_F(RecipeTest, ElementsInMemory) {
  EXPECT_EQ(materialize(parse("#recipe.cast<dense<[1, 0, 3]> : tensor<3xi8>> : "
                              "tensor<3xi1>")),
            parse("dense<[true, false, true]> : tensor<3xi1>"));
  EXPECT_EQ(materialize(parse("#recipe.cast<dense<[1, 0, 3]> : tensor<3xi8>> : "
                              "tensor<3xf16>")),
            parse("dense<[1.0, 0.0, 3.0]> : tensor<3xf16>"));
  const ElementsAttr large =
      parse("#recipe.cast<dense<5> : tensor<3000xi8>> : tensor<3000xi16>");
  const ElementsAttr resource = materialize(large);
  EXPECT_TRUE(isa_and_nonnull<DenseResourceElementsAttr>(resource));
  EXPECT_EQ(write(resource), write(large));
}

} // namespace
} // namespace mlir::recipe
