// SPDX-License-Identifier: Apache-2.0
//
// Tests of the rules for types that the text does not contain.

#include "ods/format/format_test_base.h"

using namespace mlir::ods;

namespace {

class OpFormatTypesTest : public FormatTest {
protected:
  /// Returns all but the first line of a format with operands `a` and `b` and
  /// result `r`.
  std::string rules(llvm::StringRef format, llvm::StringRef traits = "",
                    llvm::StringRef arguments = "AnyType:$a, AnyType:$b",
                    llvm::StringRef results = "AnyType:$r") {
    std::string dump = opFormat(
        "def TheOp : Op<D, \"op\", [" + traits + "]> { let arguments = (ins " +
        arguments + "); let results = (outs " + results +
        "); let assemblyFormat = [{" + format + "}]; }");
    return llvm::StringRef(dump).starts_with("error")
               ? dump
               : llvm::StringRef(dump).split('\n').second.str();
  }
};

TEST_F(OpFormatTypesTest, InTheText) {
  EXPECT_EQ(rules("$a $b attr-dict type($a) type($b) type($r)"),
            "operand text\noperand text\nresult text\n");
  EXPECT_EQ(rules("$a $b attr-dict type(operands) type(results)"), "");
  EXPECT_EQ(rules("operands attr-dict functional-type(operands, results)"), "");
}

TEST_F(OpFormatTypesTest, Buildable) {
  EXPECT_EQ(
      rules("$a $b attr-dict", "", "I32:$a, Variadic<Index>:$b", "F32:$r"),
      "operand = (integer-type 32)\noperand = (index-type)\n"
      "result = (float-type 'f32')\n");
}

TEST_F(OpFormatTypesTest, Same) {
  EXPECT_EQ(rules("$a $b attr-dict type($a)", "SameOperandsAndResultType"),
            "operand text\noperand operand:0\nresult operand:0\n");
  EXPECT_EQ(rules("$a $b attr-dict type($r)", "SameOperandsAndResultType"),
            "operand result:0\noperand result:0\nresult text\n");
  EXPECT_EQ(rules("$a $b attr-dict type($b) type($r)", "SameTypeOperands"),
            "operand operand:1\noperand text\nresult text\n");
  EXPECT_EQ(rules("$a $b attr-dict type($b)", "AllTypesMatch<[\"a\", \"b\", "
                                              "\"r\"]>"),
            "operand operand:1\noperand text\nresult operand:1\n");
}

TEST_F(OpFormatTypesTest, AsManyAsElements) {
  EXPECT_EQ(rules("$a attr-dict type($r)",
                  "ShapedTypeMatchesElementCountAndTypes<\"r\", \"a\">",
                  "Variadic<AnyType>:$a", "AnyVectorOfAnyRank:$r"),
            "operand result:0 -> (repeat (num-elements self) "
            "(element-type-or-self self))\nresult text\n");
}

TEST_F(OpFormatTypesTest, TypesMatchWith) {
  EXPECT_EQ(rules("$a $b attr-dict type($a)",
                  "TypesMatchWith<\"\", \"a\", \"r\", \"f($_self)\", \"eq\", "
                  "\"(element-type self)\">, AllTypesMatch<[\"a\", \"b\"]>"),
            "operand text\noperand operand:0\nresult operand:0 -> "
            "(element-type self)\n");
  EXPECT_EQ(rules("$a $b attr-dict type($a)",
                  "TypesMatchWith<\"\", \"a\", \"r\", \"f($_self)\">, "
                  "AllTypesMatch<[\"a\", \"b\"]>"),
            "operand text\noperand operand:0\nresult operand:0 -> "
            "{f($_self)}\n");
}

TEST_F(OpFormatTypesTest, Attributes) {
  EXPECT_EQ(
      rules("$a attr-dict", "AllTypesMatch<[\"a\", \"r\"]>", "AnyAttr:$a"),
      "result attribute:0\n");
}

TEST_F(OpFormatTypesTest, Inferred) {
  EXPECT_EQ(rules("$a $b attr-dict type(operands)", "InferTypeOpInterface"),
            "infers result types\n");
  // Not if the text contains types of results, or if traits determine all
  // types.
  EXPECT_EQ(
      rules("$a $b attr-dict type(operands) type($r)", "InferTypeOpInterface"),
      "result text\n");
  EXPECT_EQ(rules("$a $b attr-dict type($a) type($b)",
                  "AllTypesMatch<[\"a\", \"r\"]>"),
            "operand text\noperand text\nresult operand:0\n");
}

TEST_F(OpFormatTypesTest, Unknown) {
  EXPECT_EQ(rules("$a $b attr-dict type($a) type($b)"),
            "error: type of result #0, named 'r', is not buildable and a "
            "buildable type cannot be inferred\n"
            "note: in custom assembly format for this operation\n"
            "note: suggest adding a type constraint to the operation or adding "
            "a 'type($r)' directive to the custom assembly format\n");
  EXPECT_EQ(rules("$a $b attr-dict type($a) type($r)"),
            "error: type of operand #1, named 'b', is not buildable and a "
            "buildable type cannot be inferred\n"
            "note: in custom assembly format for this operation\n"
            "note: suggest adding a type constraint to the operation or adding "
            "a 'type($b)' directive to the custom assembly format\n");
  // The type does not determine the number of results.
  EXPECT_EQ(rules("attr-dict", "", "", "Variadic<I32>:$r").substr(0, 6),
            "error:");
  EXPECT_EQ(rules("operands attr-dict", "", "I32:$a, Variadic<I32>:$b", "")
                .substr(0, 29),
            "error: type of operand #1, na");
}

} // namespace
