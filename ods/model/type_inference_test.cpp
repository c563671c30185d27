// SPDX-License-Identifier: Apache-2.0
#include "ods/model/expression_encoder.h"
#include "ods/model/operator.h"
#include "ods/model/test_records.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

/// Returns the sources of the inferred types of the operation `A`: "0:$_self
/// 1:f($_self)", with mapped result indices, or "none".
static std::string infer(const std::string &text) {
  test::Records records(text);
  Operator op(records["A"]);
  op.checkForGeneration();
  if (!op.allResultTypesKnown())
    return "none";
  EXPECT_TRUE(op.getTrait("::mlir::InferTypeOpInterface::Trait"));
  std::string result;
  for (int i = 0; i < op.getNumResults(); ++i) {
    const InferredResultType &source = op.getInferredResultType(i);
    result += (i ? " " : "") + std::to_string(source.getIndex()) + ":" +
              source.getTransformer().str();
  }
  return result;
}

TEST(TypeInference, Buildable) {
  EXPECT_EQ(infer("def A : TestOp<\"a\"> { let results = (outs I32:$r); }"),
            "-1:$_self");
  EXPECT_EQ(infer("def A : TestOp<\"a\"> { let results = (outs AnyType:$r); }"),
            "none");
  EXPECT_EQ(infer("def A : TestOp<\"a\"> { let results = "
                  "(outs I32:$r, AnyType:$s); }"),
            "none");
  EXPECT_EQ(infer("def A : TestOp<\"a\">;"), "none");
  EXPECT_EQ(infer("def A : TestOp<\"a\"> { let results = "
                  "(outs Variadic<I32>:$r); }"),
            "none");
}

TEST(TypeInference, SameOperandsAndResultType) {
  EXPECT_EQ(infer("def A : TestOp<\"a\", [SameOperandsAndResultType]> { let "
                  "arguments = (ins I32Attr:$x, Variadic<AnyType>:$y, "
                  "AnyType:$z); let results = (outs AnyType:$r); }"),
            "2:$_self");
  EXPECT_EQ(infer("def A : TestOp<\"a\", [SameOperandsAndResultType]> { let "
                  "arguments = (ins Variadic<AnyType>:$y); "
                  "let results = (outs AnyType:$r); }"),
            "none");
}

TEST(TypeInference, AllTypesMatch) {
  EXPECT_EQ(infer("def A : TestOp<\"a\", [AllTypesMatch<[\"x\", \"y\", "
                  "\"r\"]>]> { let arguments = (ins AnyType:$x, AnyType:$y); "
                  "let results = (outs AnyType:$r); }"),
            "1:$_self");
  EXPECT_EQ(infer("def B : AttrInterface<\"TypedAttr\">; def A : "
                  "TestOp<\"a\", [AllTypesMatch<[\"x\", \"r\"]>]> { let "
                  "arguments = (ins B:$x); "
                  "let results = (outs AnyType:$r); }"),
            "0:$_self");
  // Via other results, in any order, and not in cycles.
  EXPECT_EQ(infer("def A : TestOp<\"a\", [AllTypesMatch<[\"r\", \"s\"]>, "
                  "AllTypesMatch<[\"s\", \"t\"]>, AllTypesMatch<[\"t\", "
                  "\"x\"]>]> { let arguments = (ins AnyType:$x); let results "
                  "= (outs AnyType:$r, AnyType:$s, AnyType:$t); }"),
            "-2:$_self -3:$_self 0:$_self");
  EXPECT_EQ(infer("def A : TestOp<\"a\", [AllTypesMatch<[\"r\", \"s\"]>]> { "
                  "let results = (outs AnyType:$r, AnyType:$s); }"),
            "none");
  EXPECT_EQ(infer("def A : TestOp<\"a\", [AllTypesMatch<[\"r\", \"s\"]>]> { "
                  "let results = (outs AnyType:$r, I1:$s); }"),
            "-2:$_self -2:$_self");
}

TEST(TypeInference, TypesMatchWith) {
  const std::string text =
      "def A : TestOp<\"a\", [TypesMatchWith<\"\", \"x\", \"r\", "
      "\"f($_self)\", \"std::equal_to<>()\", \"(element-type self)\">]> { let "
      "arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }";
  EXPECT_EQ(infer(text), "0:f($_self)");
  test::Records records(text);
  Operator op(records["A"]);
  const InferredResultType &source = op.getInferredResultType(0);
  EXPECT_FALSE(source.isSame());
  ASSERT_TRUE(source.getTransformerExpression());
  EXPECT_EQ(decodeExpression(*source.getTransformerExpression()),
            "(element-type self)");
  // Not for operands.
  EXPECT_EQ(infer("def A : TestOp<\"a\", [TypesMatchWith<\"\", \"r\", \"x\", "
                  "\"$_self\">]> { let arguments = (ins AnyType:$x); let "
                  "results = (outs AnyType:$r); }"),
            "none");
}

TEST(TypeInference, ByHand) {
  test::Records records("def A : TestOp<\"a\", [DeclareOpInterfaceMethods<"
                        "InferTypeOpInterface>]> { let results = "
                        "(outs AnyType:$r); }");
  Operator op(records["A"]);
  EXPECT_FALSE(op.allResultTypesKnown());
  EXPECT_EQ(op.getTraits().size(), 1u);
}

TEST(TypeInferenceDeathTest, Properties) {
  EXPECT_EXIT(infer("def A : TestOp<\"a\", [AllTypesMatch<[\"p\", \"r\"]>]> { "
                    "let arguments = (ins I32Prop:$p); "
                    "let results = (outs AnyType:$r); }"),
              testing::ExitedWithCode(1),
              "Properties cannot be used for type inference");
}
