// SPDX-License-Identifier: Apache-2.0
#include "core/asm/parser_fixture.h"
#include "core/ir/builtin/elements.h"

namespace mlir {
namespace {

TEST_P(AttributeParserTest, ReadsElements) {
  EXPECT_EQ(readAttribute(GetParam().text), GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(
    Dense, AttributeParserTest,
    testing::Values(
        ParserCase{"dense<1> : tensor<i32>", "dense<1> : tensor<i32>"},
        ParserCase{"dense<[1, 2]> : tensor<2xi32>",
                   "dense<[1, 2]> : tensor<2xi32>"},
        ParserCase{"dense<[ [ 1 , - 2 ] , [ 3,\n4 ] ]> : tensor<2x2xi8>",
                   "dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>"},
        ParserCase{"dense<[1, 1]> : tensor<2xi32>", "dense<1> : tensor<2xi32>"},
        ParserCase{"dense<[0x10, 2]> : tensor<2xi32>",
                   "dense<[16, 2]> : tensor<2xi32>"},
        ParserCase{"dense<[18446744073709551615, 0]> : tensor<2xi64>",
                   "dense<[-1, 0]> : tensor<2xi64>"},
        ParserCase{"dense<[-1, 36893488147419103232]> : tensor<2xi128>",
                   "dense<[-1, 36893488147419103232]> : tensor<2xi128>"},
        ParserCase{"dense<[-32768, 32767]> : tensor<2xi16>",
                   "dense<[-32768, 32767]> : tensor<2xi16>"},
        ParserCase{"dense<[4, 5]> : tensor<2xi24>",
                   "dense<[4, 5]> : tensor<2xi24>"},
        ParserCase{"dense<[0, 18446744073709551615]> : tensor<2xui64>",
                   "dense<[0, 18446744073709551615]> : tensor<2xui64>"},
        ParserCase{"dense<[1, -1]> : tensor<2xindex>",
                   "dense<[1, -1]> : tensor<2xindex>"},
        ParserCase{"dense<[true, false]> : tensor<2xi1>",
                   "dense<[true, false]> : tensor<2xi1>"},
        ParserCase{"dense<[1, 0, -1]> : tensor<3xi1>",
                   "dense<[true, false, true]> : tensor<3xi1>"},
        ParserCase{"dense<true> : tensor<9xi1>", "dense<true> : tensor<9xi1>"},
        ParserCase{"dense<> : tensor<0xi32>", "dense<> : tensor<0xi32>"},
        ParserCase{"dense<[[], []]> : tensor<2x0xi32>",
                   "dense<> : tensor<2x0xi32>"},
        ParserCase{"dense<(5, 6)> : tensor<0xi32>", "dense<> : tensor<0xi32>"},
        ParserCase{"dense<5> : tensor<0xcomplex<i32>>",
                   "dense<> : tensor<0xcomplex<i32>>"},
        ParserCase{"dense<> : tensor<0x9223372036854775807xi32>",
                   "dense<> : tensor<0x9223372036854775807xi32>"},
        ParserCase{"dense<1> : tensor<9999999999x9999999999xi8>",
                   "dense<1> : tensor<9999999999x9999999999xi8>"},
        ParserCase{"dense<1> : vector<2xi32>", "dense<1> : vector<2xi32>"}));

INSTANTIATE_TEST_SUITE_P(
    DenseFloats, AttributeParserTest,
    testing::Values(
        ParserCase{"dense<[0.5, -1.]> : tensor<2xf32>",
                   "dense<[5.000000e-01, -1.000000e+00]> : tensor<2xf32>"},
        ParserCase{"dense<[0.1e1, 0x4000000000000000]> : tensor<2xf64>",
                   "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>"},
        ParserCase{"dense<[0.5, 1.5]> : tensor<2xbf16>",
                   "dense<[5.000000e-01, 1.500000e+00]> : tensor<2xbf16>"},
        ParserCase{"dense<[0x1, 0x2]> : tensor<2xf8E5M2>",
                   "dense<[1.525880e-05, 3.051760e-05]> : tensor<2xf8E5M2>"},
        ParserCase{"dense<1.0e39> : tensor<2xf32>",
                   "dense<0x7F800000> : tensor<2xf32>"},
        ParserCase{"dense<1> : tensor<2xf32>",
                   "1:7 unexpected decimal integer literal for a floating "
                   "point value\n1:7 add a trailing dot to make the literal a "
                   "float"},
        ParserCase{"dense<[1.0, 1]> : tensor<2xf32>",
                   "1:13 unexpected decimal integer literal for a floating "
                   "point value\n1:13 add a trailing dot to make the literal a "
                   "float"},
        ParserCase{"dense<true> : tensor<2xf32>",
                   "1:7 expected floating point literal"},
        ParserCase{"dense<0x1FFFFFFFF> : tensor<2xf32>",
                   "1:7 hexadecimal float constant out of range for type"},
        ParserCase{"dense<-0x1> : tensor<2xf32>",
                   "1:8 hexadecimal float literal should not have a leading "
                   "minus"}));

INSTANTIATE_TEST_SUITE_P(
    DenseComplex, AttributeParserTest,
    testing::Values(
        ParserCase{"dense<(1, 2)> : tensor<2xcomplex<i32>>",
                   "dense<(1,2)> : tensor<2xcomplex<i32>>"},
        ParserCase{"dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>",
                   "dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>"},
        ParserCase{"dense<[(1., 2.), (3., 4.)]> : tensor<2xcomplex<f32>>",
                   "dense<[(1.000000e+00,2.000000e+00), "
                   "(3.000000e+00,4.000000e+00)]> : tensor<2xcomplex<f32>>"},
        ParserCase{"dense<(1)> : tensor<2xcomplex<i32>>",
                   "1:9 expected ',' between complex elements"},
        ParserCase{"dense<(1, 2, 3)> : tensor<2xcomplex<i32>>",
                   "1:12 expected ')' after complex elements"},
        ParserCase{"dense<1> : tensor<2xcomplex<i32>>",
                   "1:1 parsed 1 elements, but type ('complex<i32>') expected "
                   "2 elements"},
        ParserCase{"dense<[1, 2]> : tensor<2xcomplex<i32>>",
                   "1:1 parsed 2 elements, but type "
                   "('tensor<2xcomplex<i32>>') expected 4 elements"},
        ParserCase{"dense<(300, 2)> : tensor<2xcomplex<i8>>",
                   "1:8 integer constant out of range for type"}));

INSTANTIATE_TEST_SUITE_P(
    DenseErrors, AttributeParserTest,
    testing::Values(
        ParserCase{"dense\n", "1:6 expected '<' after 'dense'"},
        ParserCase{"dense<)", "1:7 expected element literal of primitive type"},
        ParserCase{"dense<1)", "1:8 expected '>'"},
        ParserCase{"dense<1>)", "1:9 expected ':'"},
        ParserCase{"dense<[1, ]>", "1:11 expected element literal of primitive "
                                   "type"},
        ParserCase{"dense<[1 2]>", "1:9 expected ']'"},
        ParserCase{"dense<-true>", "1:8 expected integer or floating point "
                                   "literal"},
        ParserCase{"dense<1> : i32", "1:1 elements literal must be a shaped "
                                     "type"},
        ParserCase{"dense<1> : tensor<?xi32>",
                   "1:1 elements literal type must have static shape"},
        ParserCase{"dense<1> : tensor<*xi32>",
                   "1:1 elements literal type must have static shape"},
        ParserCase{"dense<[1, 2]> : tensor<3xi32>",
                   "1:1 inferred shape of elements literal ([2]) does not "
                   "match type ([3])"},
        ParserCase{"dense<[[1, 2], [3]]> : tensor<2x2xi32>",
                   "1:19 tensor literal is invalid; ranks are not consistent "
                   "between elements"},
        ParserCase{"dense<[1, [2]]> : tensor<2xi32>",
                   "1:14 tensor literal is invalid; ranks are not consistent "
                   "between elements"},
        ParserCase{"dense<[[[1]], [[2], [3]]]> : tensor<2xi32>",
                   "1:25 tensor literal is invalid; ranks are not consistent "
                   "between elements"},
        ParserCase{"dense<> : tensor<2xi32>",
                   "1:1 parsed zero elements, but type ('tensor<2xi32>') "
                   "expected at least 1"},
        ParserCase{"dense<[1, 256]> : tensor<2xi8>",
                   "1:11 integer constant out of range for type"},
        ParserCase{"dense<[1, -129]> : tensor<2xi8>",
                   "1:12 integer constant out of range for type"},
        ParserCase{"dense<[1, -0]> : tensor<2xi8>",
                   "1:12 integer constant out of range for type"},
        ParserCase{"dense<128> : tensor<2xsi8>",
                   "1:7 integer constant out of range for type"},
        ParserCase{"dense<-1> : tensor<2xui8>",
                   "1:8 expected unsigned integer elements, but parsed "
                   "negative value"},
        ParserCase{"dense<1.0> : tensor<2xi32>",
                   "1:7 expected integer elements, but parsed floating-point"},
        ParserCase{"dense<true> : tensor<2xi32>",
                   "1:7 expected i1 type for 'true' or 'false' values"},
        ParserCase{"dense<(1, (2, 3))> : tensor<4xi32>",
                   "1:1 parsed 3 elements, but type ('tensor<4xi32>') expected "
                   "4 elements"}));

INSTANTIATE_TEST_SUITE_P(
    DenseHex, AttributeParserTest,
    testing::Values(
        ParserCase{"dense<\"0x0100000002000000\"> : tensor<2xi32>",
                   "dense<[1, 2]> : tensor<2xi32>"},
        ParserCase{"dense<\"0x0000803F\"> : tensor<2xf32>",
                   "dense<1.000000e+00> : tensor<2xf32>"},
        ParserCase{"dense<\"0x05\"> : tensor<4xi1>",
                   "dense<[true, false, true, false]> : tensor<4xi1>"},
        ParserCase{"dense<\"0xaBcD\"> : tensor<2xui8>",
                   "dense<[171, 205]> : tensor<2xui8>"},
        ParserCase{"dense<\"foo\"> : tensor<2xi32>",
                   "1:7 expected string containing hex digits starting with "
                   "`0x`"},
        ParserCase{"dense<\"0x0\"> : tensor<2xi32>",
                   "1:7 expected string containing hex digits starting with "
                   "`0x`"},
        ParserCase{"dense<\"0x0G\"> : tensor<2xi8>",
                   "1:7 expected string containing hex digits starting with "
                   "`0x`"},
        ParserCase{"dense<\"0x00\"> : tensor<2xi32>",
                   "1:1 elements hex data size is invalid for provided type: "
                   "'tensor<2xi32>'"}));

INSTANTIATE_TEST_SUITE_P(
    DenseStrings, AttributeParserTest,
    testing::Values(
        ParserCase{"dense<\"a\"> : tensor<2x!foo.str>",
                   "dense<\"a\"> : tensor<2x!foo.str>"},
        ParserCase{"dense<[\"a\", \"b\\n\"]> : tensor<2x!foo.str>",
                   "dense<[\"a\", \"b\\0A\"]> : tensor<2x!foo.str>"},
        ParserCase{"dense<\"0x00\"> : tensor<2x!foo.str>",
                   "dense<\"0x00\"> : tensor<2x!foo.str>"},
        ParserCase{"dense<[\"a\", 1]> : tensor<2x!foo.str>",
                   "1:1 expected string token, got 1"},
        ParserCase{"dense<[\"a\"]> : tensor<2x!foo.str>",
                   "1:1 inferred shape of elements literal ([1]) does not "
                   "match type ([2])"},
        ParserCase{"dense<[\"a\", \"b\"]> : tensor<2xi32>",
                   "1:8 integer constant out of range for type"}));

INSTANTIATE_TEST_SUITE_P(
    Sparse, AttributeParserTest,
    testing::Values(
        ParserCase{"sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>",
                   "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>"},
        ParserCase{"sparse<> : tensor<2xi32>", "sparse<> : tensor<2xi32>"},
        ParserCase{"sparse<0, 2> : tensor<2xi32>",
                   "sparse<0, 2> : tensor<2xi32>"},
        ParserCase{"sparse\n", "1:7 Expected '<' after 'sparse'"},
        ParserCase{"sparse<[0]>", "1:11 expected ','"},
        ParserCase{"sparse<[0], 1 :", "1:14 expected '>'"},
        ParserCase{"sparse<[[0, 1]], 1> : tensor<2xi32>",
                   "1:1 expected shape ([2]); inferred shape of indices "
                   "literal ([1, 2]); inferred shape of values literal ([1])"},
        ParserCase{"sparse<[[5]], 1> : tensor<2xi32>",
                   "1:1 sparse index #0 is not contained within the value "
                   "shape, with index=[5], and type='tensor<2xi32>'"},
        ParserCase{"sparse<\"0x00\", 1> : tensor<2xi32>",
                   "1:8 integer constant out of range for type"}));

INSTANTIATE_TEST_SUITE_P(
    Resources, AttributeParserTest,
    testing::Values(
        ParserCase{"dense_resource<foo> : tensor<?xi32>",
                   "dense_resource<foo> : tensor<?xi32>"},
        ParserCase{"dense_resource<\"a b\"> : tensor<1xi8>",
                   "dense_resource<\"a b\"> : tensor<1xi8>"},
        ParserCase{"dense_resource\n",
                   "1:15 expected '<' after 'dense_resource'"},
        ParserCase{"dense_resource<1>",
                   "1:16 expected identifier key for 'resource' entry"},
        ParserCase{"dense_resource<foo)", "1:19 expected '>'"},
        ParserCase{"dense_resource<foo>)", "1:20 expected ':'"},
        ParserCase{"dense_resource<foo> : i32",
                   "1:21 `dense_resource` expected a shaped type"}));

INSTANTIATE_TEST_SUITE_P(
    Arrays, AttributeParserTest,
    testing::Values(
        ParserCase{"array<i32>", "array<i32>"},
        ParserCase{"array<i32: 1, -2>", "array<i32: 1, -2>"},
        ParserCase{"array<i8: 255, 0x7f>", "array<i8: -1, 127>"},
        ParserCase{"array<ui8: -1>", "array<ui8: 255>"},
        ParserCase{"array<i1: true, false>", "array<i1: true, false>"},
        ParserCase{"array<i128: 1>", "array<i128: 1>"},
        ParserCase{"array<f32: 1.5, 0x3F800000>",
                   "array<f32: 1.500000e+00, 1.000000e+00>"},
        ParserCase{"array<f80: 1.0>", "array<f80: 1.000000e+00>"},
        ParserCase{"array\n", "1:6 expected '<' after 'array'"},
        ParserCase{"array<>", "1:7 expected non-function type\n1:7 expected an "
                              "integer or floating point type"},
        ParserCase{"array<i32 1>", "1:10 expected ':' after dense array type"},
        ParserCase{"array<i32: >", "1:12 expected integer literal"},
        ParserCase{"array<i32: 1  2>",
                   "1:13 expected '>' to close an array attribute"},
        ParserCase{"array<i7: 1>",
                   "1:7 element type bitwidth must be a multiple of 8"},
        ParserCase{"array<index: 1>",
                   "1:7 expected integer or float type, got: 'index'"},
        ParserCase{"array<i8: -129>", "1:15 integer constant out of range"},
        ParserCase{"array<i1: 1>",
                   "1:12 expected 'true' or 'false' values for i1 type"},
        ParserCase{"array<i32: true>",
                   "1:12 expected i1 type for 'true' or 'false' values"},
        ParserCase{"array<f32: x>", "1:12 expected floating point literal"}));

TEST_F(ParserTest, HoldsNumbersInLittleEndianOrder) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(
      parseAttribute("dense<[1, 2]> : tensor<2xi16>", &context));
  ASSERT_TRUE(dense);
  EXPECT_EQ(dense.getRawData(), llvm::ArrayRef<char>({1, 0, 2, 0}));
}

TEST_F(ParserTest, ReadsHexStringsAndListsTheSame) {
  EXPECT_EQ(parseAttribute("dense<[1.0, 2.0]> : tensor<2xf16>", &context),
            parseAttribute("dense<\"0x003C0040\"> : tensor<2xf16>", &context));
}

TEST_F(ParserTest, ReadsListsUpToTheLimit) {
  std::string type = "tensor<";
  for (unsigned i = 0; i != 10000; ++i)
    type += "1x";
  type += "i8>";
  EXPECT_EQ(
      readAttribute("dense<" + nest("[", "1", "]", 10000) + "> : " + type),
      "dense<1> : " + type);
}

TEST_F(ParserTest, RefusesListsBeyondTheLimit) {
  EXPECT_EQ(readAttribute("dense<" + nest("[", "1", "]", 10001) + ">"),
            "1:10007 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesComplexBeyondTheLimit) {
  EXPECT_EQ(readAttribute("dense<" + nest("(", "1", "", 10001) + ">"),
            "1:10007 nesting is too deep, the limit is 10000");
}

TEST_F(ParserTest, RefusesNumbersThatAmplifyTheText) {
  std::string text = "dense<[1";
  for (unsigned i = 0; i != 1000; ++i)
    text += ",0";
  EXPECT_EQ(readAttribute(text + "]> : tensor<1001xi16777208>"),
            "1:7 elements take more than 1073741824 bytes");
}

} // namespace
} // namespace mlir
