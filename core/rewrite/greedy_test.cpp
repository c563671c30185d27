// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/greedy.h"

#include "core/rewrite/rewrite_test_base.h"

namespace mlir {
namespace {

/// Renames operations, keeping operands and results.
struct Rename : RewritePattern {
  Rename(llvm::StringRef from, llvm::StringRef to, MLIRContext *context,
         PatternBenefit benefit = 1)
      : RewritePattern(from, benefit, context, {to}), to(to) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Operation *made = rewriter.create(op->getLoc(), rewriter.getStringAttr(to),
                                      op->getOperands(), op->getResultTypes(),
                                      op->getDiscardableAttrs());
    rewriter.replaceOp(op, made);
    return success();
  }
  llvm::StringRef to;
};

/// Records the attribute "n" of each operation that it is tried at.
struct Note : RewritePattern {
  Note(std::vector<int64_t> &seen, MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), 1, context), seen(seen) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &) const override {
    if (auto n = op->getAttrOfType<IntegerAttr>("n"))
      seen.push_back(n.getInt());
    return failure();
  }
  std::vector<int64_t> &seen;
};

/// Always claims success, so the driver never terminates by itself.
struct Forever : RewritePattern {
  explicit Forever(MLIRContext *context) : RewritePattern("x.a", 1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    rewriter.modifyOpInPlace(op, [&] {
      const int64_t n = op->getAttrOfType<IntegerAttr>("n").getInt();
      op->setAttr("n", rewriter.getI64IntegerAttr(n + 1));
    });
    return success();
  }
};

class GreedyTest : public RewriteTest {
protected:
  template <typename T, typename... Args> void add(Args &&...args) {
    patterns.add<T>(std::forward<Args>(args)..., &context);
  }
  LogicalResult run(const GreedyRewriteConfig &config = {},
                    bool *changed = nullptr) {
    return applyPatternsGreedily(getBody(), std::move(patterns), config,
                                 changed);
  }
  RewritePatternSet patterns{&context};
};

TEST_F(GreedyTest, PatternsAreAppliedToWhatTheyMake) {
  parse(R"("x.a"() : () -> ())");
  add<Rename>("x.a", "x.b");
  add<Rename>("x.b", "x.c");
  bool changed = false;
  EXPECT_TRUE(succeeded(run({}, &changed)));
  EXPECT_TRUE(changed);
  expectModule(R"("x.c"() : () -> ())");
}

TEST_F(GreedyTest, NothingChangesWithoutAMatch) {
  parse(R"("x.a"() : () -> ())");
  bool changed = true;
  EXPECT_TRUE(succeeded(run({}, &changed)));
  EXPECT_FALSE(changed);
}

TEST_F(GreedyTest, GreaterBenefitIsTriedFirst) {
  parse(R"("x.a"() : () -> ())");
  patterns.add<Rename>("x.a", "x.less", &context, 1);
  patterns.add<Rename>("x.a", "x.more", &context, 2);
  patterns.add<Rename>("x.a", "x.never", &context,
                       PatternBenefit::impossibleToMatch());
  EXPECT_TRUE(succeeded(run()));
  expectModule(R"("x.more"() : () -> ())");
}

TEST_F(GreedyTest, SameBenefitIsTriedInTheOrderOfTheSet) {
  parse(R"("x.a"() : () -> ())");
  add<Rename>("x.a", "x.first");
  add<Rename>("x.a", "x.second");
  EXPECT_TRUE(succeeded(run()));
  expectModule(R"("x.first"() : () -> ())");
}

TEST_F(GreedyTest, LabelsSelectPatterns) {
  parse(R"("x.a"() : () -> () "x.b"() : () -> ())");
  patterns.addWithLabel<Rename>({"one"}, "x.a", "x.c", &context);
  patterns.addWithLabel<Rename>({"two"}, "x.b", "x.c", &context);
  EXPECT_TRUE(succeeded(applyPatternsGreedily(
      getBody(),
      FrozenRewritePatternSet(std::move(patterns), {"two"}, {"one", "two"}))));
  expectModule(R"("x.c"() : () -> () "x.b"() : () -> ())");
}

constexpr llvm::StringLiteral nested = R"(
  "x.a"() ({
    "x.a"() {n = 1} : () -> ()
    "x.a"() {n = 2} : () -> ()
  }) {n = 0} : () -> ()
  "x.a"() {n = 3} : () -> ())";

TEST_F(GreedyTest, BottomUpTakesTheLastFirst) {
  parse(nested);
  std::vector<int64_t> seen;
  add<Note>(seen);
  EXPECT_TRUE(succeeded(run()));
  // A parent is pushed together with its first nested operation.
  EXPECT_EQ(seen, std::vector<int64_t>({3, 2, 0, 1}));
}

TEST_F(GreedyTest, TopDownTakesTheFirstFirst) {
  parse(nested);
  std::vector<int64_t> seen;
  add<Note>(seen);
  EXPECT_TRUE(succeeded(run(GreedyRewriteConfig().setUseTopDownTraversal())));
  EXPECT_EQ(seen, std::vector<int64_t>({0, 1, 2, 3}));
}

TEST_F(GreedyTest, RewritesAreLimited) {
  parse(R"("x.a"() {n = 0} : () -> ())");
  add<Forever>();
  EXPECT_TRUE(failed(
      run(GreedyRewriteConfig().setMaxNumRewrites(3).setMaxIterations(2))));
  expectModule(R"("x.a"() {n = 6} : () -> ())");
}

TEST_F(GreedyTest, DeadOperationsGo) {
  parse(R"(
    func.func @f(%a: i32) {
      %0 = arith.addi %a, %a : i32
      %1 = arith.muli %0, %0 : i32
      return
    })");
  EXPECT_TRUE(succeeded(run()));
  expectModule("func.func @f(%a: i32) { return }");
}

TEST_F(GreedyTest, ConstantsAreKeptOnceAtTheBeginning) {
  parse(R"(
    func.func @f(%c: i1) {
      "x.a"() : () -> ()
      %0 = arith.constant 7 : i32
      scf.if %c {
        %1 = arith.constant 7 : i32
        %2 = arith.constant 8 : i32
        "x.use"(%0, %1, %2) : (i32, i32, i32) -> ()
      }
      return
    })");
  EXPECT_TRUE(succeeded(run(GreedyRewriteConfig().setUseTopDownTraversal())));
  expectModule(R"(
    func.func @f(%c: i1) {
      %2 = arith.constant 8 : i32
      %0 = arith.constant 7 : i32
      "x.a"() : () -> ()
      scf.if %c {
        "x.use"(%0, %0, %2) : (i32, i32, i32) -> ()
      }
      return
    })");
}

TEST_F(GreedyTest, ConstantsStayIfTheyAreNotToBeMoved) {
  constexpr llvm::StringLiteral text = R"(
    func.func @f() {
      "x.a"() : () -> ()
      %0 = arith.constant 7 : i32
      "x.use"(%0) : (i32) -> ()
      return
    })";
  parse(text);
  EXPECT_TRUE(succeeded(run(GreedyRewriteConfig().enableConstantCSE(false))));
  expectModule(text);
}

TEST_F(GreedyTest, OnlyGivenOperationsAreRewritten) {
  parse(R"("x.a"() : () -> () "x.a"() : () -> ())");
  add<Rename>("x.a", "x.b");
  add<Rename>("x.b", "x.c");
  bool allErased = false;
  EXPECT_TRUE(succeeded(applyOpPatternsGreedily(
      find("x.a"), std::move(patterns),
      GreedyRewriteConfig().setStrictness(GreedyRewriteStrictness::ExistingOps),
      nullptr, &allErased)));
  EXPECT_TRUE(allErased);
  expectModule(R"("x.b"() : () -> () "x.a"() : () -> ())");
}

TEST_F(GreedyTest, WhatComesOfGivenOperationsMayBeRewritten) {
  parse(R"("x.a"() : () -> () "x.a"() : () -> ())");
  add<Rename>("x.a", "x.b");
  add<Rename>("x.b", "x.c");
  EXPECT_TRUE(succeeded(applyOpPatternsGreedily(
      find("x.a"), std::move(patterns),
      GreedyRewriteConfig().setStrictness(
          GreedyRewriteStrictness::ExistingAndNewOps))));
  expectModule(R"("x.c"() : () -> () "x.a"() : () -> ())");
}

TEST_F(GreedyTest, WhatIsOutsideOfTheScopeStays) {
  parse(R"(
    %0 = "x.def"() : () -> i32
    "x.region"() ({
      "x.a"() : () -> ()
    }) : () -> ()
    "x.a"() : () -> ())");
  add<Rename>("x.a", "x.b");
  EXPECT_TRUE(succeeded(
      run(GreedyRewriteConfig().setScope(&find("x.region")->getRegion(0)))));
  expectModule(R"(
    %0 = "x.def"() : () -> i32
    "x.region"() ({
      "x.b"() : () -> ()
    }) : () -> ()
    "x.a"() : () -> ())");
}

/// Changes an attribute without notification.
struct Secret : RewritePattern {
  Secret(bool says, MLIRContext *context)
      : RewritePattern("x.a", 1, context), says(says) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    op->setAttr("n", rewriter.getUnitAttr());
    return success(says);
  }
  bool says;
};
/// Claims success without a change.
struct Liar : RewritePattern {
  explicit Liar(MLIRContext *context) : RewritePattern("x.a", 1, context) {}
  LogicalResult matchAndRewrite(Operation *, PatternRewriter &) const override {
    return success();
  }
};

using ExpensiveChecksTest = GreedyTest;

TEST_F(ExpensiveChecksTest, ChangesWithoutNotificationAreFound) {
  parse(R"("x.a"() : () -> ())");
  add<Secret>(true);
  EXPECT_DEATH((void)run(GreedyRewriteConfig().enableExpensiveChecks()),
               "Secret' changed 'x.a' without notification");
}

TEST_F(ExpensiveChecksTest, SuccessWithoutChangeIsFound) {
  parse(R"("x.a"() : () -> ())");
  add<Liar>();
  EXPECT_DEATH((void)run(GreedyRewriteConfig().enableExpensiveChecks()),
               "Liar' returned success but IR did not change");
}

TEST_F(ExpensiveChecksTest, HonestPatternsPass) {
  parse(R"("x.a"() : () -> ())");
  add<Rename>("x.a", "x.b");
  EXPECT_TRUE(succeeded(run(GreedyRewriteConfig().enableExpensiveChecks())));
  expectModule(R"("x.b"() : () -> ())");
}

} // namespace
} // namespace mlir
