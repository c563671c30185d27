// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/expression.h"

#include <deque>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "ods/model/expression_encoder.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

std::string print(const ExprValue &value) {
  using Kind = ExprValue::Kind;
  std::string text;
  llvm::raw_string_ostream os(text);
  switch (value.getKind()) {
  case Kind::Null:
    os << "null";
    break;
  case Kind::Bool:
    os << (value.getBool() ? "true" : "false");
    break;
  case Kind::Integer:
    os << value.getInteger();
    break;
  case Kind::String:
    os << "'" << value.getString() << "'";
    break;
  case Kind::Type:
    os << value.getType();
    break;
  case Kind::Attribute:
    os << value.getAttribute();
    break;
  case Kind::List:
    os << "[";
    llvm::interleaveComma(value.getList(), os,
                          [&](const ExprValue &each) { os << print(each); });
    os << "]";
    break;
  default:
    os << "?";
  }
  return text;
}

/// Evaluates expressions on types (`!`) or attributes (`#`) given as text.
class ExpressionTest : public testing::Test {
protected:
  /// Encodes an expression. The bytes live as long as the fixture, since string
  /// results refer to them.
  llvm::StringRef encode(llvm::StringRef expression) {
    std::string error;
    std::optional<std::string> bytes =
        ods::encodeExpression(expression, nullptr, error);
    EXPECT_TRUE(bytes) << error;
    return programs.emplace_back(bytes.value_or(""));
  }
  ExprValue evaluateOf(llvm::StringRef expression, const ExprValue &self) {
    return evaluate(encode(expression), {&context, self});
  }
  ExprValue typeOf(llvm::StringRef text) {
    return text.empty() ? ExprValue() : ExprValue(parseType(text, &context));
  }
  std::string ofType(llvm::StringRef expression, llvm::StringRef type) {
    return print(evaluateOf(expression, typeOf(type)));
  }
  std::string ofAttribute(llvm::StringRef expression,
                          llvm::StringRef attribute) {
    return print(
        evaluateOf(expression, ExprValue(parseAttribute(attribute, &context))));
  }
  std::string of(llvm::StringRef expression) { return ofType(expression, ""); }

  MLIRContext context{MLIRContext::Threading::Disabled};
  std::deque<std::string> programs;
};

// Logic.

TEST_F(ExpressionTest, AndOfNothingIsTrue) { EXPECT_EQ(of("(and)"), "true"); }

TEST_F(ExpressionTest, OrOfNothingIsFalse) { EXPECT_EQ(of("(or)"), "false"); }

TEST_F(ExpressionTest, AndNeedsAll) {
  EXPECT_EQ(of("(and true true false true)"), "false");
}

TEST_F(ExpressionTest, OrNeedsOne) {
  EXPECT_EQ(of("(or false false true false)"), "true");
}

TEST_F(ExpressionTest, WhatIsBehindADecisionIsPassedOver) {
  EXPECT_EQ(of("(list (and false (eq (list 1 2) (list 1))) 7)"), "[false, 7]");
}

TEST_F(ExpressionTest, IfTakesTheFirst) {
  EXPECT_EQ(of("(list (if true 'a' (list 1)) 5)"), "['a', 5]");
}

TEST_F(ExpressionTest, IfTakesTheSecond) {
  EXPECT_EQ(of("(list (if false (list 1) 'b') 5)"), "['b', 5]");
}

TEST_F(ExpressionTest, LetBindsSelf) {
  EXPECT_EQ(ofType("(let (element-type self) (width self))", "tensor<2xi7>"),
            "7");
}

TEST_F(ExpressionTest, NullIsEqualToNothing) {
  EXPECT_EQ(of("(or (eq null null) (ne null null))"), "false");
}

TEST_F(ExpressionTest, IsNullTellsNull) {
  EXPECT_EQ(of("(list (is-null null) (is-null 0))"), "[true, false]");
}

TEST_F(ExpressionTest, ComparisonsOfOtherKindsAreFalse) {
  EXPECT_EQ(of("(list (lt 'a' 'b') (ge null 0) (le 1 'b'))"),
            "[false, false, false]");
}

// Numbers.

TEST_F(ExpressionTest, NumbersWrapAround) {
  EXPECT_EQ(of("(add 9223372036854775807 1)"), "-9223372036854775808");
}

TEST_F(ExpressionTest, RemainderByZeroIsNull) {
  EXPECT_EQ(of("(rem 5 0)"), "null");
}

TEST_F(ExpressionTest, RemainderOfTheLeastNumberIsZero) {
  EXPECT_EQ(of("(rem -9223372036854775808 -1)"), "0");
}

TEST_F(ExpressionTest, BitsOfNumbers) {
  EXPECT_EQ(of("(list (bit-and 12 10) (bit-or 12 10) (bit-not 0))"),
            "[8, 14, -1]");
}

TEST_F(ExpressionTest, ZeroIsNoPowerOfTwo) {
  EXPECT_EQ(of("(list (is-power-of-2 0) (is-power-of-2 8) "
               "(is-power-of-2 -9223372036854775808))"),
            "[false, true, false]");
}

// Lists.

TEST_F(ExpressionTest, PlacesCountFromBothEnds) {
  EXPECT_EQ(of("(list (at (list 1 2 3) 0) (at (list 1 2 3) -1) "
               "(at (list 1 2 3) 3) (at (list) -1))"),
            "[1, 3, null, null]");
}

TEST_F(ExpressionTest, AllBindsElements) {
  EXPECT_EQ(of("(all (list 2 4 6) (eq (rem self 2) 0))"), "true");
}

TEST_F(ExpressionTest, AllOfNoListIsFalse) {
  EXPECT_EQ(of("(all null true)"), "false");
}

TEST_F(ExpressionTest, AnyBindsElements) {
  EXPECT_EQ(of("(list (any (list 1 2 3) (gt self 2)) 9)"), "[true, 9]");
}

TEST_F(ExpressionTest, MapBindsElements) {
  EXPECT_EQ(of("(map (list 1 2) (mul self self))"), "[1, 4]");
}

TEST_F(ExpressionTest, DropsAtBothEnds) {
  EXPECT_EQ(of("(list (drop-front (list 1 2 3) 1) (drop-back (list 1 2 3) 5))"),
            "[[2, 3], []]");
}

TEST_F(ExpressionTest, RepeatsAValue) {
  EXPECT_EQ(of("(list (repeat 3 'a') (repeat 0 1))"), "[['a', 'a', 'a'], []]");
}

TEST_F(ExpressionTest, RepeatsNothingTooOften) {
  EXPECT_EQ(of("(list (repeat (sub 0 1) 1) (repeat 1099511627776 1))"),
            "[null, null]");
}

TEST_F(ExpressionTest, SortedListsMayRepeat) {
  EXPECT_EQ(of("(list (is-sorted (list 1 1 2)) "
               "(is-strictly-sorted (list 1 1 2)))"),
            "[true, false]");
}

// Types.

TEST_F(ExpressionTest, ScalableVectorsAreNotFixed) {
  EXPECT_EQ(ofType("(list (isa 'VectorType' self) (isa 'FixedVectorType' self) "
                   "(isa 'ScalableVectorType' self))",
                   "vector<[4]xi32>"),
            "[true, false, true]");
}

TEST_F(ExpressionTest, ATypeIsNoAttribute) {
  EXPECT_EQ(ofType("(isa 'StringAttr' self)", "i32"), "false");
}

TEST_F(ExpressionTest, SignsOfIntegers) {
  EXPECT_EQ(ofType("(list (is-signless self) (is-signed self) "
                   "(is-unsigned self))",
                   "si8"),
            "[false, true, false]");
}

TEST_F(ExpressionTest, TheElementTypeOfAScalarIsNull) {
  EXPECT_EQ(ofType("(element-type self)", "f32"), "null");
}

TEST_F(ExpressionTest, TheElementTypeOrSelfOfAScalarIsItself) {
  EXPECT_EQ(ofType("(element-type-or-self self)", "f32"), "f32");
}

TEST_F(ExpressionTest, PartsOfShapes) {
  EXPECT_EQ(ofType("(list (has-rank self) (rank self) (shape self) "
                   "(num-elements self))",
                   "memref<2x3xf32>"),
            "[true, 2, [2, 3], 6]");
}

TEST_F(ExpressionTest, UnrankedTypesHaveNoRank) {
  EXPECT_EQ(ofType("(list (has-rank self) (rank self) (shape self))",
                   "tensor<*xf32>"),
            "[false, null, null]");
}

TEST_F(ExpressionTest, TensorsHaveValueSemantics) {
  EXPECT_EQ(ofType("(has-trait 'ValueSemantics' self)", "tensor<2xf32>"),
            "true");
}

TEST_F(ExpressionTest, MemRefsHaveNoValueSemantics) {
  EXPECT_EQ(ofType("(has-trait 'ValueSemantics' self)", "memref<2xf32>"),
            "false");
}

TEST_F(ExpressionTest, InterfacesGoByTheirNameInCpp) {
  EXPECT_EQ(ofType("(list (implements 'mlir::ShapedType' self) "
                   "(implements 'mlir::FloatType' self))",
                   "memref<2xf32>"),
            "[true, false]");
}

TEST_F(ExpressionTest, BuiltinTypesHaveNames) {
  EXPECT_EQ(ofType("(list (is 'builtin.memref' self) (is-of 'builtin' self))",
                   "memref<2xf32>"),
            "[true, true]");
}

TEST_F(ExpressionTest, StridedMemRefs) {
  EXPECT_EQ(ofType("(list (is-strided self) (is-contiguous self))",
                   "memref<2x3xf32, strided<[9, 1]>>"),
            "[true, false]");
}

TEST_F(ExpressionTest, FlattenedTypesOfTuples) {
  EXPECT_EQ(ofType("(list (tuple-types self) (flattened-types self))",
                   "tuple<i1, tuple<i2, i3>>"),
            "[[i1, tuple<i2, i3>], [i1, i2, i3]]");
}

TEST_F(ExpressionTest, PartsOfFunctionTypes) {
  EXPECT_EQ(ofType("(list (inputs self) (outputs self))", "(i1, i2) -> i3"),
            "[[i1, i2], [i3]]");
}

TEST_F(ExpressionTest, ParametersByPlace) {
  EXPECT_EQ(ofType("(list (parameter self 0) (parameter self 7))", "i24"),
            "[24, null]");
}

TEST_F(ExpressionTest, MakesTypes) {
  EXPECT_EQ(
      of("(list (integer-type 7) (signed-type 8) (unsigned-type 9) "
         "(float-type 'bf16') (index-type) (none-type) "
         "(complex-type (float-type 'f32')) (vector-type (list 2) (index-type))"
         " (tensor-type (list 3) (index-type)) "
         "(unranked-tensor-type (index-type)) (memref-type (list 4) "
         "(index-type)) (tuple-type (list (index-type))) "
         "(function-type (list (index-type)) (list)))"),
      "[i7, si8, ui9, bf16, index, none, complex<f32>, vector<2xindex>, "
      "tensor<3xindex>, tensor<*xindex>, memref<4xindex>, tuple<index>, "
      "(index) -> ()]");
}

TEST_F(ExpressionTest, WhatIsNoTypeIsNull) {
  EXPECT_EQ(of("(list (integer-type 99999999) (float-type 'f7') "
               "(vector-type (list -1) (index-type)) "
               "(complex-type (none-type)) (type 'nowhere.none'))"),
            "[null, null, null, null, null]");
}

TEST_F(ExpressionTest, ChangesElements) {
  EXPECT_EQ(ofType("(list (with-element-type self (integer-type 1)) "
                   "(same-shape-or-scalar self (integer-type 1)))",
                   "vector<2x[4]xf32>"),
            "[vector<2x[4]xi1>, vector<2x[4]xi1>]");
}

TEST_F(ExpressionTest, AScalarHasNoShapeToKeep) {
  EXPECT_EQ(ofType("(list (with-element-type self (integer-type 1)) "
                   "(same-shape-or-scalar self (integer-type 1)))",
                   "f32"),
            "[null, i1]");
}

TEST_F(ExpressionTest, TensorsOfMemRefs) {
  EXPECT_EQ(ofType("(tensor-of-memref self)", "memref<?x2xf32, 3>"),
            "tensor<?x2xf32>");
}

TEST_F(ExpressionTest, Broadcasts) {
  EXPECT_EQ(ofType("(broadcast self (tensor-type (list 3 1) "
                   "(float-type 'f32')))",
                   "tensor<4xf32>"),
            "tensor<3x4xf32>");
}

// Attributes.

TEST_F(ExpressionTest, IntegersAreExtendedByTheirSign) {
  EXPECT_EQ(
      ofAttribute("(list (int self) (uint self) (sint self))", "255 : ui8"),
      "[255, 255, -1]");
}

TEST_F(ExpressionTest, SignlessIntegersAreSignExtended) {
  EXPECT_EQ(ofAttribute("(list (int self) (uint self))", "-1 : i8"),
            "[-1, 255]");
}

TEST_F(ExpressionTest, ElementsOfDenseArrays) {
  EXPECT_EQ(ofAttribute("(elements self)", "array<i16: 3, -4>"), "[3, -4]");
}

TEST_F(ExpressionTest, ElementsOfArrays) {
  EXPECT_EQ(
      ofAttribute("(map (elements self) (string self))", "[\"a\", \"b\"]"),
      "['a', 'b']");
}

TEST_F(ExpressionTest, TypesOfTypedAttributes) {
  EXPECT_EQ(ofAttribute("(type-of self)", "5 : i9"), "i9");
}

TEST_F(ExpressionTest, EntriesOfDictionaries) {
  EXPECT_EQ(ofAttribute("(list (keys self) (map (values self) (int self)))",
                        "{b = 1, a = 2}"),
            "[['a', 'b'], [2, 1]]");
}

TEST_F(ExpressionTest, PartsOfReferences) {
  EXPECT_EQ(ofAttribute("(list (root-reference self) "
                        "(size (nested-references self)))",
                        "@a::@b"),
            "['a', 1]");
}

TEST_F(ExpressionTest, PartsOfMaps) {
  EXPECT_EQ(ofAttribute("(list (num-dims self) (num-symbols self) "
                        "(num-results self) (is-identity self))",
                        "affine_map<(d0, d1)[s0] -> (d1)>"),
            "[2, 1, 1, false]");
}

TEST_F(ExpressionTest, MakesAttributes) {
  EXPECT_EQ(
      of("(list (bool-attr true) (integer-attr (integer-type 8) 5) "
         "(float-attr (float-type 'f32') '1.5') (string-attr 'x') "
         "(type-attr (index-type)) (unit-attr) "
         "(array-attr (list (unit-attr))) (symbol-ref-attr 'f') "
         "(dense-array-attr (integer-type 64) (list 1 2)) "
         "(identity-map-attr 2))"),
      "[true, 5 : i8, 1.500000e+00 : f32, \"x\", index, unit, [unit], @f, "
      "array<i64: 1, 2>, affine_map<(d0, d1) -> (d0, d1)>]");
}

TEST_F(ExpressionTest, MakesDictionaries) {
  EXPECT_EQ(of("(dictionary-attr (list 'b' 'a') (list (unit-attr) "
               "(bool-attr false)))"),
            "{a = false, b}");
}

TEST_F(ExpressionTest, MakesDenseElements) {
  EXPECT_EQ(of("(dense-elements-attr (tensor-type (list 2) (integer-type 8)) "
               "(list 1 2))"),
            "dense<[1, 2]> : tensor<2xi8>");
}

TEST_F(ExpressionTest, DenseElementsFitTheirType) {
  EXPECT_EQ(of("(dense-elements-attr (tensor-type (list 3) (integer-type 8)) "
               "(list 1 2))"),
            "null");
}

} // namespace
} // namespace mlir
