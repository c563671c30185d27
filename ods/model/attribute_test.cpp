// SPDX-License-Identifier: Apache-2.0
#include "ods/model/attribute.h"

#include "ods/model/default_value.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/test_records.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

static std::string decode(const std::optional<std::string> &bytes) {
  return bytes ? decodeExpression(*bytes) : "none";
}

/// Returns the default of the attribute `A`.
static std::string getDefault(const std::string &text) {
  test::Records records(
      "def E : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"a\", 0>, "
      "I32EnumAttrCase<\"b\", 7>]> { let cppNamespace = \"::test\"; }"
      "def F : I32BitEnum<\"F\", \"\", [I32BitEnumCaseBit<\"x\", 0>, "
      "I32BitEnumCaseBit<\"y\", 2>]> { let cppNamespace = \"::test\"; }"
      "def FAttr : EnumAttr<Test_Dialect, F, \"f\">;" +
      text);
  return decode(Attribute(records["A"]).getDefaultExpression());
}

TEST(DefaultValue, Literals) {
  auto derive = [](llvm::StringRef text) {
    return decode(deriveValueExpression(text));
  };
  EXPECT_EQ(derive("5"), "5");
  EXPECT_EQ(derive(" -5 "), "-5");
  EXPECT_EQ(derive("0x10u"), "16");
  EXPECT_EQ(derive("18446744073709551615u"), "-1");
  EXPECT_EQ(derive("true"), "true");
  EXPECT_EQ(derive("false"), "false");
  EXPECT_EQ(derive("{}"), "(list)");
  EXPECT_EQ(derive("\"a\\\"b\""), "'a\"b'");
  EXPECT_EQ(derive("1.5f"), "'1.5'");
  EXPECT_EQ(derive("std::nullopt"), "null");
  for (const char *text : {"", "x", "f()", "\"a\" + \"b\"", "1 + 1", "-", "\"",
                           "0x", "1x", "{1}", "\"\\", "99999999999999999999"})
    EXPECT_EQ(derive(text), "none") << text;
}

TEST(Attribute, Defaults) {
  EXPECT_EQ(getDefault("def A : DefaultValuedAttr<I32Attr, \"5\">;"),
            "(let 5 (integer-attr (integer-type 32) self))");
  EXPECT_EQ(getDefault("def A : DefaultValuedAttr<BoolAttr, \"true\">;"),
            "(let true (bool-attr self))");
  EXPECT_EQ(getDefault("def A : DefaultValuedStrAttr<StrAttr, \"s\">;"),
            "(let 's' (string-attr self))");
  EXPECT_EQ(getDefault("def A : DefaultValuedAttr<I32Attr, \"f()\", \"3\">;"),
            "(let 3 (integer-attr (integer-type 32) self))");
  EXPECT_EQ(getDefault("def A : DefaultValuedAttr<I32Attr, \"f()\">;"), "none");
  EXPECT_EQ(getDefault("def A : OptionalAttr<I32Attr>;"), "none");
}

TEST(Attribute, DefaultsOfEnums) {
  EXPECT_EQ(getDefault("def A : DefaultValuedAttr<E, \"::test::E::b\">;"),
            "(let 7 (integer-attr (integer-type 32) self))");
  EXPECT_EQ(getDefault("def A : DefaultValuedAttr<E, \"::test::E::c\">;"),
            "none");
  EXPECT_EQ(getDefault("def A : DefaultValuedAttr<FAttr, \"::test::F::x | "
                       "::test::F::y\">;"),
            "(let 5 (attr 'test.f' self))");
}

TEST(Attribute, LooksThroughWhatItIsMadeFrom) {
  test::Records records(
      "def A : OptionalAttr<ConfinedAttr<I32Attr, [IntPositive]>>;"
      "def B : ConfinedAttr<UnitAttr, []>; def C : OptionalAttr<StrAttr>;"
      "def D : TestOp<\"d\"> { let arguments = (ins "
      "DefaultValuedAttr<I32Attr, \"1\">:$x); }");
  Attribute a(records["A"]);
  EXPECT_EQ(a.getBaseAttr().getDef().getName(), "I32Attr");
  EXPECT_TRUE(a.isOptional());
  EXPECT_FALSE(a.isUnitAttr());
  EXPECT_EQ(a.getStorageType(), "::mlir::IntegerAttr");
  EXPECT_EQ(a.getSummary(),
            "32-bit signless integer attribute whose value is positive");
  EXPECT_TRUE(Attribute(records["B"]).isUnitAttr());
  EXPECT_EQ(Attribute(records["C"]).getReturnType(),
            "::std::optional< ::llvm::StringRef >");
}

TEST(AttributeDeathTest, Errors) {
  auto make = [](const std::string &text) {
    test::Records records(text);
    Attribute(records["A"]).getDefaultExpression();
    Attribute(records["A"]).getBaseAttr();
  };
  EXPECT_EXIT(make("def A : DefaultValuedAttr<I32Attr, \"5\", \"(foo)\">;"),
              testing::ExitedWithCode(1), "unknown function 'foo'");
  EXPECT_EXIT(make("def A : Attr<TruePred> { let baseAttr = "
                   "!cast<Attr>(\"A\"); }"),
              testing::ExitedWithCode(1), "nested too deeply, or in itself");
}
