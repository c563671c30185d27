// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_fixture.h"
#include "core/ir/builtin/builtin_types.h"

namespace mlir {
namespace {

TEST_P(TypeParserTest, Reads) {
  EXPECT_EQ(readType(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Numbers, TypeParserTest,
    testing::Values(
        ParserCase{"i32", "i32"}, ParserCase{"si8", "si8"},
        ParserCase{"ui1", "ui1"}, ParserCase{"i0", "i0"},
        ParserCase{"i16777215", "i16777215"},
        ParserCase{"i16777216",
                   "1:1 integer bitwidth is limited to 16777215 bits"},
        ParserCase{"i99999999999", "1:1 invalid integer width"},
        ParserCase{"index", "index"}, ParserCase{"none", "none"},
        ParserCase{"f16", "f16"}, ParserCase{"bf16", "bf16"},
        ParserCase{"f32", "f32"}, ParserCase{"f64", "f64"},
        ParserCase{"f80", "f80"}, ParserCase{"f128", "f128"},
        ParserCase{"tf32", "tf32"}, ParserCase{"f4E2M1FN", "f4E2M1FN"},
        ParserCase{"f6E2M3FN", "f6E2M3FN"}, ParserCase{"f6E3M2FN", "f6E3M2FN"},
        ParserCase{"f8E5M2", "f8E5M2"}, ParserCase{"f8E4M3", "f8E4M3"},
        ParserCase{"f8E4M3FN", "f8E4M3FN"},
        ParserCase{"f8E5M2FNUZ", "f8E5M2FNUZ"},
        ParserCase{"f8E4M3FNUZ", "f8E4M3FNUZ"},
        ParserCase{"f8E4M3B11FNUZ", "f8E4M3B11FNUZ"},
        ParserCase{"f8E3M4", "f8E3M4"}, ParserCase{"f8E8M0FNU", "f8E8M0FNU"},
        ParserCase{"f99", "1:1 expected non-function type"},
        ParserCase{"", "1:1 expected non-function type"}));

INSTANTIATE_TEST_SUITE_P(
    Composite, TypeParserTest,
    testing::Values(
        ParserCase{"tuple<>", "tuple<>"},
        ParserCase{"tuple< i32 , f32 >", "tuple<i32, f32>"},
        ParserCase{"tuple\n", "1:6 expected '<' in tuple type"},
        ParserCase{"tuple<i32\n", "1:10 expected '>' in tuple type"},
        ParserCase{"tuple<i32, >", "1:11 expected non-function type"},
        ParserCase{"complex<f32>", "complex<f32>"},
        ParserCase{"complex<  index  >",
                   "1:11 invalid element type for complex"},
        ParserCase{"complex<i32)", "1:12 expected '>' in complex type"},
        ParserCase{"() -> ()", "() -> ()"},
        ParserCase{"(i32, i64) -> f32", "(i32, i64) -> f32"},
        ParserCase{"(i32) -> (f32)", "(i32) -> f32"},
        ParserCase{"() -> (() -> ())", "() -> (() -> ())"},
        ParserCase{"((i32) -> i32) -> (i32, i32)",
                   "((i32) -> i32) -> (i32, i32)"},
        ParserCase{"(i32)\n", "1:6 expected '->' in function type"},
        ParserCase{"() -> ", "1:6 expected non-function type"},
        ParserCase{"(i32, ) -> i32", "1:6 expected non-function type"},
        ParserCase{"(i32\n", "1:5 expected ')'"}));

INSTANTIATE_TEST_SUITE_P(
    Vectors, TypeParserTest,
    testing::Values(
        ParserCase{"vector<4xf32>", "vector<4xf32>"},
        ParserCase{"vector<f32>", "vector<f32>"},
        ParserCase{"vector<4x[8]xf32>", "vector<4x[8]xf32>"},
        ParserCase{"vector< [ 4 ] x 2 x f32>", "vector<[4]x2xf32>"},
        ParserCase{"vector<4)", "1:9 expected 'x' in dimension list"},
        ParserCase{"vector<4x)", "1:10 expected non-function type"},
        ParserCase{"vector<4xf32)", "1:13 expected '>' in vector type"},
        ParserCase{"vector<[4xf32>",
                   "1:10 missing ']' closing scalable dimension"},
        ParserCase{"vector<[]xf32>", "1:9 invalid dimension"},
        ParserCase{"vector<[?]xf32>", "1:9 invalid dimension"},
        ParserCase{"vector<[4]f32>", "1:11 expected 'x' in dimension list"},
        ParserCase{"vector<?xf32>", "1:8 expected non-function type"},
        ParserCase{"vector<2x0xf32>", "1:1 vector types must have positive "
                                      "constant sizes but got 2, 0"},
        ParserCase{"vector<4xnone>", "1:1 failed to verify 'elementType': "
                                     "VectorElementTypeInterface instance"}));

INSTANTIATE_TEST_SUITE_P(
    Tensors, TypeParserTest,
    testing::Values(
        ParserCase{"tensor<f32>", "tensor<f32>"},
        ParserCase{"tensor<4x?x8xf32>", "tensor<4x?x8xf32>"},
        ParserCase{"tensor<4 x ? x\n8x f32>", "tensor<4x?x8xf32>"},
        ParserCase{"tensor<*xf32>", "tensor<*xf32>"},
        ParserCase{"tensor<0x8000xf32>", "tensor<0x8000xf32>"},
        ParserCase{"tensor<4 x 0x8 x f32>", "tensor<4x0x8xf32>"},
        ParserCase{"tensor<9223372036854775807xf32>",
                   "tensor<9223372036854775807xf32>"},
        ParserCase{"tensor<9223372036854775808xf32>", "1:8 invalid dimension"},
        ParserCase{"tensor<99999999999999999999xf32>", "1:8 invalid dimension"},
        ParserCase{"tensor<4xf32, #foo.bar>", "tensor<4xf32, #foo.bar>"},
        ParserCase{"tensor<4xf32, \"x\">", "tensor<4xf32, \"x\">"},
        ParserCase{"tensor<4xf32, 1>", "tensor<4xf32, 1 : i64>"},
        ParserCase{"tensor<4xf32,>", "tensor<4xf32>"},
        ParserCase{"tensor<4xf32, x>", "1:14 expected '>' in tensor type"},
        ParserCase{"tensor<4xfoo>", "1:10 expected non-function type"},
        ParserCase{"tensor<4xx4xf32>", "1:10 expected non-function type"},
        ParserCase{"tensor<4x4y4xf32>", "1:11 expected 'x' in dimension list"},
        ParserCase{"tensor<4.0xf32>", "1:8 expected non-function type"},
        ParserCase{"tensor<2x  none  >", "1:12 invalid tensor element type"},
        ParserCase{"tensor<*xf32, 1> ",
                   "1:17 cannot apply encoding to unranked tensor"},
        ParserCase{"tensor<4xtensor<4xf32>>",
                   "1:10 invalid tensor element type"}));

INSTANTIATE_TEST_SUITE_P(
    MemRefs, TypeParserTest,
    testing::Values(
        ParserCase{"memref<4x?xf32>", "memref<4x?xf32>"},
        ParserCase{"memref<4xf32, 3>", "memref<4xf32, 3>"},
        ParserCase{"memref<4xf32, 0>", "memref<4xf32>"},
        ParserCase{"memref<*xf32, 3>", "memref<*xf32, 3>"},
        ParserCase{"memref<4xf32, strided<[2], offset: ?>, \"x\">",
                   "memref<4xf32, strided<[2], offset: ?>, \"x\">"},
        ParserCase{"memref<4xf32, affine_map<(i) -> (i)>>", "memref<4xf32>"},
        ParserCase{"memref<4x4xf32, affine_map<(i, j) -> (j, i)>>",
                   "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>"},
        ParserCase{"memref<4xf32 , >", "1:15 expected list element"},
        ParserCase{"memref<4xf32 1>",
                   "1:13 expected ',' or '>' in memref type"},
        ParserCase{"memref<4xf32, 1 2>", "1:16 expected ',' or '>'"},
        ParserCase{"memref<4xf32, 1, 2>",
                   "1:19 multiple memory spaces specified in memref type"},
        ParserCase{"memref<4xf32, 1, strided<[2]>>",
                   "1:30 expected memory space to be last in memref type"},
        ParserCase{"memref<*xf32, strided<[1]>>",
                   "1:27 cannot have affine map for unranked memref type"},
        ParserCase{"memref<4xf32, 1.0>",
                   "1:1 unsupported memory space Attribute"},
        ParserCase{"memref<4x4xf32, strided<[1]>>",
                   "1:1 expected the number of strides to match the rank"},
        ParserCase{"memref<4x  none>", "1:12 invalid memref element type"}));

INSTANTIATE_TEST_SUITE_P(
    Whole, TypeParserTest,
    testing::Values(ParserCase{" i32 ", "i32"},
                    ParserCase{"i32 // comment", "i32"},
                    ParserCase{"i32 i64",
                               "1:5 found trailing characters: 'i64'"},
                    ParserCase{"$", "1:1 unexpected character"},
                    ParserCase{"tuple<$>", "1:7 unexpected character"}));

TEST_F(ParserTest, SaysHowMuchWasRead) {
  size_t numRead = 0;
  parseType("tensor<4xf32> , i32", &context, &numRead);
  EXPECT_EQ(numRead, 14u);
}

TEST_F(ParserTest, ReadsDimensionsOfAnyLength) {
  std::string text = "tensor<";
  for (unsigned i = 0; i != 1000; ++i)
    text += "2x";
  auto type =
      dyn_cast_or_null<RankedTensorType>(parseType(text + "f32>", &context));
  ASSERT_TRUE(type);
  EXPECT_EQ(type.getRank(), 1000);
}

TEST_F(ParserTest, ReadsTuplesUpToTheLimit) {
  EXPECT_TRUE(parseType(nest("tuple<", "", ">", 10000), &context));
}

TEST_F(ParserTest, RefusesTuplesBeyondTheLimit) {
  EXPECT_EQ(readType(nest("tuple<", "", ">", 10001)),
            "1:60001 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesFunctionsBeyondTheLimit) {
  EXPECT_EQ(readType(nest("(", "", ") -> ()", 10001)),
            "1:10001 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesResultsBeyondTheLimit) {
  EXPECT_EQ(readType(nest("() -> (", "", ")", 10001)),
            "1:70001 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesEncodingsBeyondTheLimit) {
  EXPECT_EQ(readType(nest("tensor<1xi1, ", "i1", ">", 10001)),
            "1:130001 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesMemorySpacesBeyondTheLimit) {
  EXPECT_EQ(readType(nest("memref<1xi1, ", "i1", ">", 10001)),
            "1:130001 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesVectorsBeyondTheLimit) {
  EXPECT_EQ(readType(nest("vector<1x", "i1", ">", 10001)),
            "1:90001 nesting is too deep, the limit is 10000");
}

} // namespace
} // namespace mlir
