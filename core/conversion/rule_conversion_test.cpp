// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/rule_conversion.h"

#include <string>

#include "core/conversion/conversion_test_base.h"
#include "drr/compiler/rule_writer.h"

namespace mlir {
namespace {

using ods::RuleBlock;
using ods::RuleOpcode;

/// The rule replaces `x.use` by `y.use` with the replacements of its operand.
class RuleConversionTest : public ConversionTest {
protected:
  RuleConversionTest() {
    addIntegerConversions(converter);
    RuleBlock match, rewrite;
    match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
    rewrite.emit(RuleOpcode::GetLocation, 2u, 0u);
    rewrite.emit(RuleOpcode::BeginOperation, 2u, llvm::StringRef("y.use"));
    rewrite.emit(RuleOpcode::AddOperands, 1u);
    rewrite.emit(RuleOpcode::EndOperation, 3u);
    rewrite.emit(RuleOpcode::Erase, 0u);
    program = ods::writeRule({.name = "rule",
                              .root = "x.use",
                              .benefit = 1,
                              .generatedOps = {"y.use"},
                              .numRegisters = 4},
                             match, rewrite);
    target.addIllegalOp(name("x.use"));
    target.addIllegalOp(name("x.v"));
    target.markUnknownOpDynamicallyLegal(
        [](Operation *) { return std::optional<bool>(true); });
  }

  /// Converts with the rule and `ofRule`, and the producers of values with
  /// `converter`.
  LogicalResult convert(llvm::StringRef text, const TypeConverter *ofRule) {
    parse(text);
    populateWithConversionRules(patterns, ofRule, RuleDescriptor{program, {}});
    add("x.v", convertTo("y.v", converter), &converter);
    return partial();
  }

  TypeConverter converter;
  std::string program;
};

TEST_F(RuleConversionTest, OperandsAreTheConvertedValues) {
  EXPECT_TRUE(succeeded(convert(
      R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())", &converter)));
  expectModule(R"(%0 = "y.v"() : () -> index "y.use"(%0) : (index) -> ())");
}

TEST_F(RuleConversionTest, SeveralValuesMayStandForAnOperand) {
  EXPECT_TRUE(succeeded(convert(
      R"(%0 = "x.v"() : () -> i64 "x.use"(%0) : (i64) -> ())", &converter)));
  expectModule(R"(%0:2 = "y.v"() : () -> (f32, f32)
    "y.use"(%0#0, %0#1) : (f32, f32) -> ())");
}

TEST_F(RuleConversionTest, NothingMayStandForAnOperand) {
  EXPECT_TRUE(succeeded(convert(
      R"(%0 = "x.v"() : () -> i16 "x.use"(%0) : (i16) -> ())", &converter)));
  expectModule(R"("y.v"() : () -> () "y.use"() : () -> ())");
}

TEST_F(RuleConversionTest, WithoutAConverterTypesAreWhatTheyAre) {
  EXPECT_TRUE(succeeded(convert(
      R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())", nullptr)));
  expectModule(R"(%0 = "y.v"() : () -> index "y.use"(%0) : (index) -> ())");
}

TEST_F(RuleConversionTest, ValuesThatStayGetATargetMaterialization) {
  converter.addTargetMaterialization(
      [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
        return builder
            .create(loc, builder.getStringAttr("x.to"), inputs, TypeRange(type))
            ->getResult(0);
      });
  EXPECT_TRUE(succeeded(
      convert(R"(%0 = "x.other"() : () -> i32 "x.use"(%0) : (i32) -> ())",
              &converter)));
  expectModule(R"(%0 = "x.other"() : () -> i32
    %1 = "x.to"(%0) : (i32) -> index
    "y.use"(%1) : (index) -> ())");
}

TEST_F(RuleConversionTest, WhatFailsLeavesTheModuleAsItWas) {
  target.addIllegalOp(name("y.use"));
  const char *text = R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())";
  EXPECT_TRUE(failed(convert(text, &converter)));
  expectModule(text);
  ASSERT_FALSE(messages.empty());
  EXPECT_EQ(messages.front(),
            "failed to legalize operation 'x.use' that was explicitly marked "
            "illegal");
}

TEST_F(RuleConversionTest, ProgramsThatAreNoRulesEndTheProgram) {
  EXPECT_DEATH(populateWithConversionRules(patterns, &converter,
                                           RuleDescriptor{"nonsense", {}}),
               "the program of a rewrite rule is not valid");
}

} // namespace
} // namespace mlir
