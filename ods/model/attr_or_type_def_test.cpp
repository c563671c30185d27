// SPDX-License-Identifier: Apache-2.0
#include "ods/model/attr_or_type_def.h"

#include "ods/model/expression_encoder.h"
#include "ods/model/test_records.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

static void expectDefError(const std::string &body, const char *message) {
  auto make = [&] {
    test::Records records("def A : TestType<\"A\"> { let mnemonic = \"a\"; " +
                          body + "}");
    AttrOrTypeDef(records["A"]).checkForGeneration();
  };
  EXPECT_EXIT(make(), testing::ExitedWithCode(1), message) << body;
}

TEST(AttrOrTypeDef, Names) {
  test::Records records("def A : TestType<\"A\"> { let mnemonic = \"a\"; }");
  AttrOrTypeDef type(records["A"]);
  EXPECT_EQ(type.getCppClassName(), "AType");
  EXPECT_EQ(type.getQualifiedMnemonic(), "test.a");
  EXPECT_EQ(type.getStorageClassName(), "ATypeStorage");
  EXPECT_EQ(type.getDialect().getName(), "test");
  EXPECT_FALSE(type.isMutable());
  EXPECT_TRUE(TypeDef::classof(&type));
  EXPECT_FALSE(AttrDef::classof(&type));
  EXPECT_FALSE(type.getExtraDecls());
}

TEST(AttrOrTypeDef, Parameters) {
  test::Records records(R"(
    def E : I32Enum<"E", "", [I32EnumCase<"a", 4>]> {
      let cppNamespace = "::test";
    }
    def A : AttrDef<Test_Dialect, "A"> {
      let mnemonic = "a";
      let assemblyFormat = "";
      let parameters = (ins "int64_t":$my_number,
        DefaultValuedParameter<"bool", "true">:$flag,
        OptionalParameter<"::mlir::Type">:$type,
        ArrayRefParameter<"int64_t">:$list, EnumParameter<E>:$e,
        AttributeSelfTypeParameter<"">:$self_type,
        StringRefParameter<"text", "\"s\"">:$text, I32:$constrained);
    })");
  AttrDef attr(records["A"]);
  attr.checkForGeneration();
  auto parameters = attr.getParameters();
  ASSERT_EQ(parameters.size(), 8u);
  EXPECT_EQ(parameters[0].getAccessorName(), "getMyNumber");
  EXPECT_EQ(parameters[0].getCppType(), "int64_t");
  EXPECT_EQ(parameters[0].getFieldKind().kind, "Int64");
  EXPECT_FALSE(parameters[0].isOptional());
  EXPECT_EQ(decodeExpression(*parameters[1].getDefaultExpression()), "true");
  EXPECT_EQ(decodeExpression(*parameters[2].getDefaultExpression()), "null");
  EXPECT_TRUE(parameters[2].getFieldKind().optional);
  EXPECT_EQ(parameters[3].getFieldKind().kind, "Int64Array");
  EXPECT_EQ(parameters[3].getCppStorageType(), "::llvm::SmallVector<int64_t>");
  ASSERT_TRUE(parameters[4].getEnum());
  EXPECT_EQ(parameters[4].getFieldKind().kind, "UInt32");
  EXPECT_TRUE(parameters[5].isSelfType());
  EXPECT_EQ(decodeExpression(*parameters[6].getDefaultExpression()), "'s'");
  EXPECT_EQ(parameters[6].getSummary(), "text");
  EXPECT_TRUE(parameters[7].getConstraint());
  EXPECT_TRUE(attr.genVerifyInvariantsImpl());
}

TEST(AttrOrTypeDefDeathTest, Formats) {
  expectDefError("let parameters = (ins \"int\":$a);",
                 "must specify either 'assemblyFormat' or "
                 "'hasCustomAssemblyFormat' when 'mnemonic' is set");
  expectDefError("let assemblyFormat = \"\"; let hasCustomAssemblyFormat = 1;",
                 "cannot specify both 'assemblyFormat' and "
                 "'hasCustomAssemblyFormat'");
  expectDefError("let assemblyFormat = \"\"; let genAccessors = 0;",
                 "'assemblyFormat' requires 'genAccessors' to be true");
  expectDefError(
      "let mnemonic = ?; let typeName = \"\"; "
      "let hasCustomAssemblyFormat = 1;",
      "'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used "
      "when 'mnemonic' is set");
}

TEST(AttrOrTypeDefDeathTest, Parameters) {
  const std::string format = "let assemblyFormat = \"\"; ";
  expectDefError(format + "let parameters = (ins \"int\");",
                 "all parameters must have a name");
  expectDefError(format + "let parameters = (ins \"int\":$a, \"int\":$a);",
                 "duplicate parameter 'a'");
  expectDefError(format + "let parameters = (ins 3:$a);",
                 "Missing `cppType` field in Attribute/Type parameter: 3");
  expectDefError(format + "let parameters = (ins ?:$a);",
                 "Missing `cppType` field in Attribute/Type parameter: \\?");
  expectDefError(format + "let parameters = (ins Test_Dialect:$a);",
                 "Missing `cppType` field in Attribute/Type parameter: "
                 "Test_Dialect");
  expectDefError(format + "let parameters = (ins \"::llvm::APInt\":$a);",
                 "Using a raw APInt parameter without a custom comparator");
  expectDefError("let builders = [TypeBuilder<(ins \"int\")>];",
                 "builder parameters must have a name");
  expectDefError("let traits = [?];", "expected a record in 'traits'");
  expectDefError("let builders = [?];", "expected a record in 'builders'");
  expectDefError("let parameters = ?;", "error");
}
