// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/dialect_conversion.h"

#include "core/conversion/conversion_test_base.h"

namespace mlir {
namespace {

using Strings = std::vector<std::string>;

TEST_F(ConversionTest, PartialLeavesWhatIsNotKnown) {
  parse(R"("x.a"() : () -> () "x.b"() : () -> ())");
  target.addIllegalOp(name("x.a"));
  target.addLegalOp(name("x.c"));
  add("x.a", renameTo("x.c"));
  llvm::DenseSet<Operation *> unlegalized;
  config.unlegalizedOps = &unlegalized;
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("x.c"() : () -> () "x.b"() : () -> ())");
  EXPECT_TRUE(unlegalized.contains(find("x.b")));
}

TEST_F(ConversionTest, PartialFailsForWhatIsIllegal) {
  const char *text = R"("x.a"() : () -> () "x.b"() : () -> ())";
  parse(text);
  target.addIllegalOp(name("x.a"));
  target.addIllegalOp(name("x.b"));
  target.addLegalOp(name("x.c"));
  add("x.a", renameTo("x.c"));
  EXPECT_TRUE(failed(partial()));
  EXPECT_EQ(messages, Strings{"failed to legalize operation 'x.b' that was "
                              "explicitly marked illegal"});
  expectModule(text);
}

TEST_F(ConversionTest, FullFailsForWhatIsNotKnown) {
  const char *text = R"("x.a"() : () -> () "x.b"() : () -> ())";
  parse(text);
  target.addLegalOp<ModuleOp>();
  target.addLegalOp(name("x.c"));
  add("x.a", renameTo("x.c"));
  EXPECT_TRUE(failed(full()));
  EXPECT_EQ(messages, Strings{"failed to legalize operation 'x.b'"});
  expectModule(text);
}

TEST_F(ConversionTest, AnalysisChangesNothing) {
  const char *text = R"("x.a"() : () -> () "x.b"() : () -> ())";
  parse(text);
  target.addLegalOp(name("x.c"));
  target.addIllegalOp(name("x.b"));
  add("x.a", renameTo("x.c"));
  llvm::DenseSet<Operation *> legalizable;
  config.legalizableOps = &legalizable;
  EXPECT_TRUE(succeeded(applyAnalysisConversion(
      module.get().getOperation(), target, std::move(patterns), config)));
  EXPECT_EQ(legalizable.size(), 1u);
  EXPECT_TRUE(legalizable.contains(find("x.a")));
  expectModule(text);
}

TEST_F(ConversionTest, ReasonsAreNotes) {
  parse(R"("x.a"() : () -> ())");
  target.addIllegalOp(name("x.a"));
  add("x.a", [](Operation *op, llvm::ArrayRef<ValueRange>,
                ConversionPatternRewriter &rewriter) {
    return rewriter.notifyMatchFailure(op, "not today");
  });
  config.attachMatchFailures = true;
  EXPECT_TRUE(failed(partial()));
  EXPECT_EQ(messages, (Strings{"failed to legalize operation 'x.a' that was "
                               "explicitly marked illegal",
                               "note: not today"}));
}

TEST_F(ConversionTest, UnreachableBlocksFollow) {
  parse(R"("x.f"() ({
    "x.a"() {n = 0} : () -> ()
  ^second:
    "x.a"() {n = 2} : () -> ()
    "x.br"()[^second] : () -> ()
  ^first:
    "x.a"() {n = 1} : () -> ()
    "x.br"()[^second] : () -> ()
  ^third:
    "x.f"() ({
      "x.a"() {n = 3} : () -> ()
    }) : () -> ()
    "x.br"()[^third] : () -> ()
  }) : () -> ())");
  std::string order;
  add("x.a", [&](Operation *op, llvm::ArrayRef<ValueRange>,
                 ConversionPatternRewriter &) {
    order += print(op);
    return failure();
  });
  EXPECT_TRUE(succeeded(partial()));
  EXPECT_EQ(order, "\"x.a\"() {n = 0 : i64} : () -> ()"
                   "\"x.a\"() {n = 1 : i64} : () -> ()"
                   "\"x.a\"() {n = 2 : i64} : () -> ()"
                   "\"x.a\"() {n = 3 : i64} : () -> ()");
}

TEST_F(ConversionTest, UsesBeforeDefinitionsInUnreachableBlocksStay) {
  parse(R"("x.f"() ({
    "x.end"() : () -> ()
  ^unreachable:
    %0 = "x.a"(%1) : (i8) -> i8
    %1 = "x.a"(%0) : (i8) -> i8
    %2 = "x.a"(%2) : (i8) -> i8
    %3 = "x.a"(%2) : (i8) -> i8
    "x.b"(%3) : (i8) -> ()
  }) : () -> ())");
  add("x.a", [&](Operation *op, llvm::ArrayRef<ValueRange> operands,
                 ConversionPatternRewriter &rewriter) {
    rewriter.replaceOp(op, operands.front());
    return success();
  });
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("x.f"() ({
    "x.end"() : () -> ()
  ^unreachable:
    %0 = "x.a"(%0) : (i8) -> i8
    %2 = "x.a"(%2) : (i8) -> i8
    "x.b"(%2) : (i8) -> ()
  }) : () -> ())");
}

TEST_F(ConversionTest, WhatIsNestedInTheRecursivelyLegalIsLegal) {
  const char *text = R"("x.f"() ({ "x.a"() : () -> () }) : () -> ())";
  parse(text);
  target.addIllegalOp(name("x.a"));
  target.addLegalOp(name("x.f"));
  target.markOpRecursivelyLegal(name("x.f"));
  EXPECT_TRUE(succeeded(partial()));
  expectModule(text);
}

TEST_F(ConversionTest, FewestStepsComeFirst) {
  parse(R"("x.a"() : () -> ())");
  target.addLegalOp(name("x.far"));
  target.addLegalOp(name("x.near"));
  target.addIllegalOp(name("x.dead"));
  add("x.a", renameTo("x.dead"), nullptr, 100, {"x.dead"});
  add("x.a", renameTo("x.b"), nullptr, 10, {"x.b"});
  add("x.a", renameTo("x.near"), nullptr, 1, {"x.near"});
  add("x.b", renameTo("x.far"), nullptr, 1, {"x.far"});
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("x.near"() : () -> ())");
}

TEST_F(ConversionTest, TheGreaterBenefitComesFirst) {
  parse(R"("x.a"() : () -> ())");
  target.addLegalOp(name("x.b"));
  target.addLegalOp(name("x.c"));
  add("x.a", renameTo("x.b"), nullptr, 1, {"x.b"});
  add("x.a", renameTo("x.c"), nullptr, 2, {"x.c"});
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("x.c"() : () -> ())");
}

TEST_F(ConversionTest, TheNextPatternIsTriedWhenAResultStaysIllegal) {
  parse(R"("x.a"() : () -> ())");
  target.addLegalOp(name("x.c"));
  target.addIllegalOp(name("x.bad"));
  add("x.a", renameTo("x.bad"), nullptr, 2);
  add("x.a", renameTo("x.c"), nullptr, 1);
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"("x.c"() : () -> ())");
}

TEST_F(ConversionTest, APatternIsNotAppliedToWhatItMade) {
  const char *text = R"("x.a"() : () -> ())";
  parse(text);
  target.addIllegalOp(name("x.a"));
  add("x.a", renameTo("x.a"));
  EXPECT_TRUE(failed(partial()));
  expectModule(text);
}

TEST_F(ConversionTest, OperationsAreFoldedBeforePatterns) {
  parse(R"(%0 = "x.v"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
    "x.use"(%1) : (i32) -> ())");
  target.addIllegalOp<UnrealizedConversionCastOp>();
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())");
}

TEST_F(ConversionTest, OperationsAreNotFoldedInTheModeNever) {
  parse(R"(%0 = "x.v"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
    "x.use"(%1) : (i32) -> ())");
  target.addIllegalOp<UnrealizedConversionCastOp>();
  config.foldingMode = DialectConversionFoldingMode::Never;
  EXPECT_TRUE(failed(partial()));
}

TEST_F(ConversionTest, PatternsComeBeforeFoldsInTheModeAfterPatterns) {
  parse(R"(%0 = "x.v"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
    "x.use"(%1) : (i32) -> ())");
  target.addIllegalOp<UnrealizedConversionCastOp>();
  target.addLegalOp(name("x.cast"));
  add("builtin.unrealized_conversion_cast", renameTo("x.cast"));
  config.foldingMode = DialectConversionFoldingMode::AfterPatterns;
  EXPECT_TRUE(succeeded(partial()));
  expectModule(R"(%0 = "x.v"() : () -> i32
    %1 = "x.cast"(%0) : (i32) -> i32
    "x.use"(%1) : (i32) -> ())");
}

TEST_F(ConversionTest, APatternMayAskForARegionToBeLegal) {
  parse(R"("x.f"() ({ "x.a"() : () -> () }) : () -> ())");
  target.addIllegalOp(name("x.a"));
  target.addIllegalOp(name("x.f"));
  target.addLegalOp(name("x.c"));
  target.addLegalOp(name("x.done"));
  add("x.a", renameTo("x.c"));
  bool wasLegalFirst = false;
  add("x.f", [&](Operation *op, llvm::ArrayRef<ValueRange> operands,
                 ConversionPatternRewriter &rewriter) {
    Region &region = op->getRegion(0);
    if (failed(rewriter.legalize(&region)))
      return failure();
    wasLegalFirst = region.front().front().getName() == name("x.c");
    Operation *done = make("x.done", op, operands, {}, rewriter);
    rewriter.moveOpBefore(&region.front().front(), done);
    rewriter.eraseOp(op);
    return success();
  });
  EXPECT_TRUE(succeeded(partial()));
  EXPECT_TRUE(wasLegalFirst);
  expectModule(R"("x.c"() : () -> () "x.done"() : () -> ())");
}

TEST_F(ConversionTest, ConversionPatternsDoNotMatchElsewhere) {
  parse(R"("x.a"() : () -> ())");
  add("x.a", renameTo("x.c"));
  struct Rewriter : PatternRewriter {
    using PatternRewriter::PatternRewriter;
  } rewriter(&context);
  EXPECT_TRUE(failed(patterns.getNativePatterns().front()->matchAndRewrite(
      find("x.a"), rewriter)));
}

} // namespace
} // namespace mlir
