// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/cse.h"

#include "core/ir/verify/dominance.h"
#include "core/rewrite/rewrite_test_base.h"

namespace mlir {
namespace {

class CSETest : public RewriteTest {
protected:
  CSEStatistics run(llvm::StringRef text) {
    parse(text);
    IRRewriter rewriter(&context);
    DominanceInfo dominance;
    return eliminateCommonSubExpressions(rewriter, dominance, *module);
  }
};

TEST_F(CSETest, EqualOperationsBecomeOne) {
  CSEStatistics statistics = run(R"(
    func.func @f(%a: i32, %b: i32) -> i32 {
      %0 = arith.addi %a, %b : i32
      %1 = arith.addi %b, %a : i32
      %2 = arith.muli %0, %1 : i32
      return %2 : i32
    })");
  EXPECT_EQ(statistics.numCSE, 1);
  EXPECT_EQ(statistics.numDCE, 0);
  expectModule(R"(
    func.func @f(%a: i32, %b: i32) -> i32 {
      %0 = arith.addi %a, %b : i32
      %1 = arith.muli %0, %0 : i32
      return %1 : i32
    })");
}

TEST_F(CSETest, OnlyWhatDominatesIsUsed) {
  EXPECT_EQ(run(R"(
    func.func @f(%c: i1, %a: i32) -> i32 {
      cf.cond_br %c, ^x, ^y
    ^x:
      %0 = arith.addi %a, %a : i32
      return %0 : i32
    ^y:
      %1 = arith.addi %a, %a : i32
      return %1 : i32
    })")
                .numCSE,
            0);
}

TEST_F(CSETest, NestedRegionsKnowWhatIsAround) {
  EXPECT_EQ(run(R"(
    func.func @f(%c: i1, %a: i32) -> i32 {
      %0 = arith.addi %a, %a : i32
      %r = scf.if %c -> i32 {
        %1 = arith.addi %a, %a : i32
        scf.yield %1 : i32
      } else {
        scf.yield %0 : i32
      }
      return %r : i32
    })")
                .numCSE,
            1);
}

TEST_F(CSETest, IsolatedOperationsKnowNothing) {
  EXPECT_EQ(run(R"(
    %0 = arith.constant 1 : i32
    "x.use"(%0) : (i32) -> ()
    func.func @f() -> i32 {
      %1 = arith.constant 1 : i32
      return %1 : i32
    })")
                .numCSE,
            0);
}

TEST_F(CSETest, DeadOperationsGo) {
  EXPECT_EQ(run(R"(
    func.func @f(%a: i32) {
      %0 = arith.addi %a, %a : i32
      return
    })")
                .numDCE,
            1);
  expectModule("func.func @f(%a: i32) { return }");
}

TEST_F(CSETest, InAGraphUsersThatAreGoneStillCount) {
  run(R"(
    "builtin.module"() ({
      %0 = arith.addi %1, %1 : i32
      %1 = arith.constant 1 : i32
    }) : () -> ())");
  expectModule(R"(
    "builtin.module"() ({
      %1 = arith.constant 1 : i32
    }) : () -> ())");
}

TEST_F(CSETest, NestedInAGraphUsersThatAreGoneStillCount) {
  run(R"(
    "builtin.module"() ({
      "x.region"() ({
        %0 = arith.addi %1, %1 : i32
        "x.end"() : () -> ()
      }) : () -> ()
      %1 = arith.constant 1 : i32
    }) : () -> ())");
  expectModule(R"(
    "builtin.module"() ({
      "x.region"() ({
        "x.end"() : () -> ()
      }) : () -> ()
      %1 = arith.constant 1 : i32
    }) : () -> ())");
}

} // namespace
} // namespace mlir
