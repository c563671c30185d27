// SPDX-License-Identifier: Apache-2.0
//
// Type changes of values: operands of patterns, and casts.
#include "core/conversion/conversion_test_base.h"

namespace mlir {
namespace {

/// Integers are converted, and f64 has no conversion. Materializations are
/// `x.to` and `x.from`.
class TypeConversionTest : public ConversionTest,
                           public testing::WithParamInterface<bool> {
protected:
  TypeConversionTest() {
    addIntegerConversions(converter);
    converter.addConversion([](FloatType type) -> std::optional<Type> {
      if (type.getWidth() == 64)
        return Type();
      return std::nullopt;
    });
    target.markUnknownOpDynamicallyLegal(
        [](Operation *) { return std::optional<bool>(true); });
    config.allowPatternRollback = GetParam();
  }
  void addMaterializations() {
    converter.addSourceMaterialization(
        [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
          return cast("x.from", builder, type, inputs, loc)->getResult(0);
        });
    converter.addTargetMaterialization([](OpBuilder &builder, TypeRange types,
                                          ValueRange inputs, Location loc) {
      Operation *op = cast("x.to", builder, types, inputs, loc);
      return llvm::SmallVector<Value>(op->getResults());
    });
  }
  static Operation *cast(llvm::StringRef name, OpBuilder &builder,
                         TypeRange types, ValueRange inputs, Location loc) {
    return builder.create(loc, builder.getStringAttr(name), inputs, types);
  }
  /// Adds a pattern that converts the operations of this name.
  void convert(llvm::StringRef from, std::string to) {
    target.addIllegalOp(name(from));
    add(from, convertTo(to, converter), &converter);
  }

  TypeConverter converter;
};

TEST_P(TypeConversionTest, ConvertedValuesNeedNoCast) {
  parse(R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  convert("x.v", "y.v");
  convert("x.use", "y.use");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "y.v"() : () -> index "y.use"(%0) : (index) -> ())");
}

TEST_P(TypeConversionTest, UsersThatStayGetASourceMaterialization) {
  parse(R"(%0 = "x.v"() : () -> i32
    "x.use"(%0) : (i32) -> () "x.other"(%0) : (i32) -> ())");
  addMaterializations();
  convert("x.v", "y.v");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "y.v"() : () -> index
    %1 = "x.from"(%0) : (index) -> i32
    "x.use"(%1) : (i32) -> () "x.other"(%1) : (i32) -> ())");
}

TEST_P(TypeConversionTest, OperandsThatStayGetATargetMaterialization) {
  parse(R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  addMaterializations();
  convert("x.use", "y.use");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "x.v"() : () -> i32
    %1 = "x.to"(%0) : (i32) -> index
    "y.use"(%1) : (index) -> ())");
}

TEST_P(TypeConversionTest, ACastThatStaysIsAnError) {
  parse(R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  convert("x.v", "y.v");
  EXPECT_TRUE(failed(partial()));
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[0],
            "failed to legalize unresolved materialization from ('index') to "
            "('i32') that remained live after conversion");
  EXPECT_TRUE(llvm::StringRef(messages[1])
                  .starts_with("note: see existing live user here: "));
}

TEST_P(TypeConversionTest, CastsStayIfMaterializationsAreNotBuilt) {
  parse(R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  convert("x.v", "y.v");
  config.buildMaterializations = false;
  config.attachDebugMaterializationKind = true;
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "y.v"() : () -> index
    %1 = builtin.unrealized_conversion_cast %0 : index to i32
        {__kind__ = "source"}
    "x.use"(%1) : (i32) -> ())");
}

TEST_P(TypeConversionTest, AValueBecomesSeveral) {
  parse(R"(%0 = "x.v"() : () -> i64 "x.use"(%0, %0) : (i64, i64) -> ())");
  convert("x.v", "y.v");
  convert("x.use", "y.use");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0:2 = "y.v"() : () -> (f32, f32)
    "y.use"(%0#0, %0#1, %0#0, %0#1) : (f32, f32, f32, f32) -> ())");
}

TEST_P(TypeConversionTest, SeveralValuesAreCastTogether) {
  parse(R"(%0 = "x.v"() : () -> i64 "x.use"(%0) : (i64) -> ()
    %1 = "x.w"() : () -> i64 "x.stays"(%1) : (i64) -> ())");
  addMaterializations();
  convert("x.use", "y.use");
  convert("x.w", "y.w");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "x.v"() : () -> i64
    %1:2 = "x.to"(%0) : (i64) -> (f32, f32)
    "y.use"(%1#0, %1#1) : (f32, f32) -> ()
    %2:2 = "y.w"() : () -> (f32, f32)
    %3 = "x.from"(%2#0, %2#1) : (f32, f32) -> i64
    "x.stays"(%3) : (i64) -> ())");
}

TEST_P(TypeConversionTest, AValueBecomesNothing) {
  parse(R"(%0 = "x.v"() : () -> i16 "x.use"(%0) : (i16) -> ())");
  convert("x.v", "y.v");
  convert("x.use", "y.use");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("y.v"() : () -> () "y.use"() : () -> ())");
}

TEST_P(TypeConversionTest, AValueThatIsDroppedAndUsedIsMadeOfNothing) {
  parse(R"(%0 = "x.v"() : () -> i16 "x.use"(%0) : (i16) -> ())");
  addMaterializations();
  convert("x.v", "y.v");
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("y.v"() : () -> ()
    %0 = "x.from"() : () -> i16
    "x.use"(%0) : (i16) -> ())");
}

TEST_P(TypeConversionTest, APatternDoesNotMatchWhereATypeHasNoConversion) {
  parse(R"(%0 = "x.v"() : () -> f64 "x.use"(%0) : (f64) -> ())");
  convert("x.use", "y.use");
  config.attachMatchFailures = true;
  EXPECT_TRUE(failed(partial()));
  EXPECT_EQ(messages,
            (std::vector<std::string>{
                "failed to legalize operation 'x.use' that was explicitly "
                "marked illegal",
                "note: unable to convert type for operand #0, type was "
                "'f64'"}));
}

TEST_P(TypeConversionTest, PatternsWithoutAConverterGetTheLastValues) {
  parse(R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())");
  convert("x.v", "y.v");
  target.addIllegalOp(name("x.use"));
  add("x.use", renameTo("y.use"));
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "y.v"() : () -> index "y.use"(%0) : (index) -> ())");
}

TEST_P(TypeConversionTest, APatternForOneValueEachDoesNotTakeSeveral) {
  struct OneEach : ConversionPattern {
    OneEach(const TypeConverter &converter, MLIRContext *context)
        : ConversionPattern(converter, "x.use", 1, context) {}
    using ConversionPattern::matchAndRewrite;
    LogicalResult
    matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                    ConversionPatternRewriter &rewriter) const override {
      rewriter.eraseOp(op);
      return success();
    }
  };
  parse(R"(%0 = "x.v"() : () -> i64 "x.use"(%0) : (i64) -> ())");
  patterns.add<OneEach>(converter, &context);
  target.addIllegalOp(name("x.use"));
  config.attachMatchFailures = true;
  EXPECT_TRUE(failed(partial()));
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_TRUE(llvm::StringRef(messages[1])
                  .ends_with("does not support 1:N conversion"));
}

TEST_P(TypeConversionTest, ArgumentsOfBlocksAreConverted) {
  parse(R"("x.f"() ({
    ^entry(%a: i32, %b: i64, %c: i16):
      "x.use"(%a, %b, %c) : (i32, i64, i16) -> ()
      "x.br"()[^next] : () -> ()
    ^next(%d: i32):
      "x.stays"(%d) : (i32) -> ()
    }) : () -> ())");
  addMaterializations();
  convert("x.use", "y.use");
  target.addDynamicallyLegalOp(name("x.f"), [&](Operation *op) {
    return std::optional<bool>(converter.isLegal(&op->getRegion(0)));
  });
  add("x.f",
      [&](Operation *op, llvm::ArrayRef<ValueRange>,
          ConversionPatternRewriter &rewriter) -> LogicalResult {
        if (failed(rewriter.convertRegionTypes(&op->getRegion(0), converter)))
          return failure();
        rewriter.modifyOpInPlace(op, [] {});
        return success();
      });
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("x.f"() ({
    ^entry(%a: index, %b: f32, %c: f32):
      "y.use"(%a, %b, %c) : (index, f32, f32) -> ()
      "x.br"()[^next] : () -> ()
    ^next(%d: index):
      %0 = "x.from"(%d) : (index) -> i32
      "x.stays"(%0) : (i32) -> ()
    }) : () -> ())");
}

TEST_P(TypeConversionTest, TheSameCastServesSeveralPatterns) {
  parse(R"(%0 = "x.v"() : () -> i32
    "x.use"(%0) : (i32) -> () "x.use"(%0) : (i32) -> ())");
  addMaterializations();
  convert("x.use", "y.use");
  config.allowPatternRollback = true;
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "x.v"() : () -> i32
    %1 = "x.to"(%0) : (i32) -> index
    "y.use"(%1) : (index) -> () "y.use"(%1) : (index) -> ())");
}

TEST_P(TypeConversionTest, ValuesAreRemapped) {
  parse(R"(%0 = "x.v"() : () -> i32
    "x.f"() ({ "x.in"(%0) : (i32) -> () }) : () -> ())");
  convert("x.v", "y.v");
  target.addIllegalOp(name("x.f"));
  add(
      "x.f",
      [&](Operation *op, llvm::ArrayRef<ValueRange>,
          ConversionPatternRewriter &rewriter) {
        Value value = rewriter.getRemappedValue(
            op->getRegion(0).front().front().getOperand(0));
        rewriter.replaceOp(op, rewriter.create(op->getLoc(),
                                               rewriter.getStringAttr("y.f"),
                                               value));
        return success();
      },
      &converter);
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "y.v"() : () -> index "y.f"(%0) : (index) -> ())");
}

INSTANTIATE_TEST_SUITE_P(Rollback, TypeConversionTest, testing::Bool());

} // namespace
} // namespace mlir
