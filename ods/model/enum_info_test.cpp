// SPDX-License-Identifier: Apache-2.0
#include "ods/model/enum_info.h"

#include "ods/model/attribute.h"
#include "ods/model/dialect.h"
#include "ods/model/pass.h"
#include "ods/model/test_records.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

TEST(EnumInfo, Cases) {
  test::Records records(R"(
    def E : I32EnumAttr<"E", "sum", [I32EnumAttrCase<"A", 3, "a">]> {
      let cppNamespace = "::n";
    }
    def X : I64BitEnumCaseBit<"X", 2>;
    def Y : I64BitEnumCaseBit<"Y", 3>;
    def B : I64BitEnum<"B", "", [X, Y, BitEnumCaseGroup<"XY", [X, Y]>]>;
  )");
  EnumInfo e(records["E"]);
  checkEnum(e);
  EXPECT_EQ(e.getEnumClassName(), "E");
  EXPECT_TRUE(e.isEnumAttr());
  EXPECT_TRUE(e.asEnumAttr());
  EXPECT_FALSE(e.isBitEnum());
  EXPECT_EQ(e.getUnderlyingType(), "uint32_t");
  EXPECT_EQ(e.getSymbolToStringFnName(), "stringifyE");
  ASSERT_EQ(e.getAllCases().size(), 1u);
  EXPECT_EQ(e.getAllCases()[0].getSymbol(), "A");
  EXPECT_EQ(e.getAllCases()[0].getStr(), "a");
  EXPECT_EQ(e.getAllCases()[0].getValue(), 3);
  EnumInfo b(records["B"]);
  checkEnum(b);
  EXPECT_TRUE(b.isBitEnum());
  EXPECT_FALSE(b.asEnumAttr());
  EXPECT_EQ(b.getBitwidth(), 64);
  EXPECT_EQ(b.getSeparator(), "|");
  const auto cases = b.getAllCases();
  EXPECT_TRUE(EnumInfo::isBit(cases[0]));
  EXPECT_TRUE(EnumInfo::isGroup(cases[2]));
  EXPECT_EQ(cases[2].getValue(), 12);
}

TEST(EnumInfoDeathTest, Errors) {
  auto make = [](const std::string &text) {
    test::Records records(text);
    checkEnum(EnumInfo(records["E"]));
  };
  EXPECT_EXIT(make("def E : I32BitEnum<\"E\", \"\", [I32BitEnumCaseBit<\"A\", "
                   "0, \"a b\">]>;"),
              testing::ExitedWithCode(1),
              "error: bit enum ::E cannot be printed unquoted with cases that "
              "cannot be keywords");
  EXPECT_EXIT(make("def E : I32BitEnum<\"E\", \"\", []> { "
                   "let separator = \"||\"; }"),
              testing::ExitedWithCode(1),
              "enum separator must be '\\|' or ','");
}

TEST(Pass, OptionsAndStatistics) {
  test::Records records(R"(
    def P : Pass<"my-pass", "ModuleOp"> {
      let summary = "does it";
      let dependentDialects = ["a", "b"];
      let options = [Option<"x", "the-x", "int", "5", "an x">,
                     ListOption<"y", "ys", "bool", "some">];
      let statistics = [Statistic<"n", "num", "how many">];
    })");
  Pass pass(records["P"]);
  EXPECT_EQ(pass.getArgument(), "my-pass");
  EXPECT_EQ(pass.getBaseClass(), "::mlir::OperationPass<ModuleOp>");
  EXPECT_EQ(pass.getDependentDialects().size(), 2u);
  ASSERT_EQ(pass.getOptions().size(), 2u);
  EXPECT_EQ(pass.getOptions()[0].getDefaultValue(), "5");
  EXPECT_FALSE(pass.getOptions()[1].getDefaultValue());
  EXPECT_TRUE(pass.getOptions()[1].isListOption());
  EXPECT_EQ(pass.getStatistics()[0].getName(), "num");
}

TEST(Dialect, Fields) {
  test::Records records("def My_Dialect : Dialect { let name = \"my\"; let "
                        "dependentDialects = [\"x\"]; }");
  Dialect dialect(records["My_Dialect"]);
  EXPECT_EQ(dialect.getName(), "my");
  EXPECT_EQ(dialect.getCppNamespace(), "my");
  EXPECT_EQ(dialect.getCppClassName(), "MyDialect");
  EXPECT_EQ(dialect.getSummary(), "");
  EXPECT_TRUE(dialect.usePropertiesForAttributes());
  EXPECT_FALSE(dialect.isExtensible());
  EXPECT_EQ(dialect.getDependentDialects().size(), 1u);
  EXPECT_FALSE(Dialect(nullptr));
  auto all = records.keeper.getAllDerivedDefinitions("Dialect");
  EXPECT_EQ(findDialect(all, "my"), dialect);
  EXPECT_FALSE(findDialect(all, ""));
  EXPECT_FALSE(findDialect(all, "none"));
  EXPECT_FALSE(findDialect({}, ""));
}
