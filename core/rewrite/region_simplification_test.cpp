// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/region_simplification.h"

#include "core/rewrite/rewrite_test_base.h"

namespace mlir {
namespace {

class RegionSimplificationTest : public RewriteTest {
protected:
  IRRewriter rewriter{&context};
};

TEST_F(RegionSimplificationTest, BlocksThatAreNotReachedGo) {
  parse(R"(
    func.func @f() {
      return
    ^a(%x: i32):
      "x.use"(%y) : (i32) -> ()
      cf.br ^b
    ^b:
      %y = "x.def"() : () -> i32
      cf.br ^a(%y : i32)
    })");
  EXPECT_TRUE(succeeded(eraseUnreachableBlocks(rewriter, getBody())));
  expectModule("func.func @f() { return }");
  EXPECT_TRUE(failed(eraseUnreachableBlocks(rewriter, getBody())));
}

TEST_F(RegionSimplificationTest, CyclesOfArgumentsThatNothingNeedsGo) {
  parse(R"(
    func.func @f(%c: i1, %a: i32) {
      cf.br ^loop(%a, %a : i32, i32)
    ^loop(%x: i32, %y: i32):
      %s = arith.addi %x, %a : i32
      "x.use"(%y) : (i32) -> ()
      cf.cond_br %c, ^loop(%s, %y : i32, i32), ^end
    ^end:
      return
    })");
  EXPECT_TRUE(succeeded(runRegionDCE(rewriter, getBody())));
  expectModule(R"(
    func.func @f(%c: i1, %a: i32) {
      cf.br ^loop(%a : i32)
    ^loop(%y: i32):
      "x.use"(%y) : (i32) -> ()
      cf.cond_br %c, ^loop(%y : i32), ^end
    ^end:
      return
    })");
  EXPECT_TRUE(failed(runRegionDCE(rewriter, getBody())));
}

TEST_F(RegionSimplificationTest, ArgumentsThatDeadNestedCodeUsesGo) {
  parse(R"(
    func.func @f(%c: i1, %a: i32) {
      cf.br ^next(%a : i32)
    ^next(%x: i32):
      scf.if %c {
        %0 = arith.addi %x, %x : i32
        "x.effect"() : () -> ()
      }
      return
    })");
  EXPECT_TRUE(succeeded(runRegionDCE(rewriter, getBody())));
  expectModule(R"(
    func.func @f(%c: i1, %a: i32) {
      cf.br ^next
    ^next:
      scf.if %c {
        "x.effect"() : () -> ()
      }
      return
    })");
}

TEST_F(RegionSimplificationTest, WhatOnlyADeadArgumentGetsGoesInAnyBlockOrder) {
  parse(R"(
    func.func @f(%c: i1, %a: i32) {
      cf.br ^first
    ^last(%z: i32, %y: i32):
      %0 = arith.muli %z, %z : i32
      "x.use"(%y) : (i32) -> ()
      return
    ^first:
      %1 = arith.addi %a, %a : i32
      cf.br ^middle(%1 : i32)
    ^middle(%x: i32):
      %2 = arith.subi %x, %a : i32
      cf.br ^last(%2, %a : i32, i32)
    })");
  EXPECT_TRUE(succeeded(runRegionDCE(rewriter, getBody())));
  expectModule(R"(
    func.func @f(%c: i1, %a: i32) {
      cf.br ^first
    ^last(%y: i32):
      "x.use"(%y) : (i32) -> ()
      return
    ^first:
      cf.br ^middle
    ^middle:
      cf.br ^last(%a : i32)
    })");
}

TEST_F(RegionSimplificationTest, DeadCodeInNestedRegionsGoes) {
  parse(R"(
    func.func @f(%c: i1, %a: i32) {
      scf.if %c {
        %0 = arith.addi %a, %a : i32
        %1 = arith.muli %0, %a : i32
        "x.effect"() : () -> ()
      }
      return
    })");
  EXPECT_TRUE(succeeded(runRegionDCE(rewriter, getBody())));
  expectModule(R"(
    func.func @f(%c: i1, %a: i32) {
      scf.if %c {
        "x.effect"() : () -> ()
      }
      return
    })");
}

TEST_F(RegionSimplificationTest, BlocksThatAreAlikeAreMerged) {
  parse(R"(
    func.func @f(%c: i1, %a: i32, %b: i32) {
      cf.cond_br %c, ^x, ^y
    ^x:
      "x.use"(%a, %a) : (i32, i32) -> ()
      return
    ^y:
      "x.use"(%b, %b) : (i32, i32) -> ()
      return
    })");
  EXPECT_TRUE(succeeded(mergeIdenticalBlocks(rewriter, getBody())));
  expectModule(R"(
    func.func @f(%c: i1, %a: i32, %b: i32) {
      cf.cond_br %c, ^x(%a : i32), ^x(%b : i32)
    ^x(%v: i32):
      "x.use"(%v, %v) : (i32, i32) -> ()
      return
    })");
}

TEST_F(RegionSimplificationTest, BlocksWithOtherOperationsStay) {
  parse(R"(
    func.func @f(%c: i1, %a: i32) {
      cf.cond_br %c, ^x, ^y
    ^x:
      "x.use"(%a) {n = 1} : (i32) -> ()
      return
    ^y:
      "x.use"(%a) {n = 2} : (i32) -> ()
      return
    })");
  EXPECT_TRUE(failed(mergeIdenticalBlocks(rewriter, getBody())));
}

TEST_F(RegionSimplificationTest, ArgumentsThatAreAlwaysTheSameGo) {
  parse(R"(
    func.func @f(%c: i1, %a: i32, %b: i32) {
      cf.cond_br %c, ^x(%a, %b : i32, i32), ^x(%a, %a : i32, i32)
    ^x(%v: i32, %w: i32):
      "x.use"(%v, %w) : (i32, i32) -> ()
      return
    })");
  EXPECT_TRUE(succeeded(dropRedundantArguments(rewriter, getBody())));
  expectModule(R"(
    func.func @f(%c: i1, %a: i32, %b: i32) {
      cf.cond_br %c, ^x(%b : i32), ^x(%a : i32)
    ^x(%w: i32):
      "x.use"(%a, %w) : (i32, i32) -> ()
      return
    })");
}

TEST_F(RegionSimplificationTest, ValuesFromAboveAreFoundOnce) {
  parse(R"(
    func.func @f(%a: i32, %b: i32) {
      "x.regions"() ({
        %0 = arith.addi %b, %a : i32
        "x.inner"() ({ "x.use"(%0, %a) : (i32, i32) -> () }) : () -> ()
      }) : () -> ()
      return
    })");
  llvm::SetVector<Value> values;
  getUsedValuesDefinedAbove(find("x.regions")->getRegions(), values);
  Region &function = find("func.func")->getRegion(0);
  EXPECT_EQ(values.getArrayRef(),
            llvm::ArrayRef<Value>(
                {function.getArgument(1), function.getArgument(0)}));
}

TEST_F(RegionSimplificationTest, RegionsAreMadeIsolated) {
  parse(R"(
    func.func @f(%a: i32) {
      %c = arith.constant 1 : i32
      "x.regions"() ({
      ^bb0(%x: i32):
        "x.use"(%x, %a, %c) : (i32, i32, i32) -> ()
      }) : () -> ()
      return
    })");
  Region &region = find("x.regions")->getRegion(0);
  llvm::SmallVector<Value> captured =
      makeRegionIsolatedFromAbove(rewriter, region, [](Operation *op) {
        return llvm::isa<arith::ConstantOp>(op);
      });
  EXPECT_EQ(captured.size(), 1u);
  expectModule(R"(
    func.func @f(%a: i32) {
      %c = arith.constant 1 : i32
      "x.regions"() ({
      ^bb0(%x: i32, %y: i32):
        %d = arith.constant 1 : i32
        "x.use"(%x, %y, %d) : (i32, i32, i32) -> ()
      }) : () -> ()
      return
    })");
}

TEST_F(RegionSimplificationTest, DependenciesAreMoved) {
  parse(R"(
    func.func @f(%a: i32) {
      "x.here"() : () -> ()
      %0 = arith.addi %a, %a : i32
      %1 = arith.muli %0, %0 : i32
      "x.user"(%1) : (i32) -> ()
      return
    })");
  EXPECT_TRUE(succeeded(
      moveOperationDependencies(rewriter, find("x.user"), find("x.here"))));
  expectModule(R"(
    func.func @f(%a: i32) {
      %0 = arith.addi %a, %a : i32
      %1 = arith.muli %0, %0 : i32
      "x.here"() : () -> ()
      "x.user"(%1) : (i32) -> ()
      return
    })");
}

TEST_F(RegionSimplificationTest, DependenciesWithEffectsStay) {
  parse(R"(
    func.func @f() {
      "x.here"() : () -> ()
      %0 = "x.effect"() : () -> i32
      "x.user"(%0) : (i32) -> ()
      return
    })");
  EXPECT_TRUE(failed(
      moveOperationDependencies(rewriter, find("x.user"), find("x.here"))));
}

} // namespace
} // namespace mlir
