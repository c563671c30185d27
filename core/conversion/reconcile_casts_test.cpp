// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/reconcile_casts.h"

#include "core/conversion/conversion_test_base.h"

namespace mlir {
namespace {

class ReconcileCastsTest : public ConversionTest {
protected:
  /// Reconciles all casts and returns the number of remaining ones.
  size_t reconcile() {
    llvm::SmallVector<UnrealizedConversionCastOp> casts, remaining;
    module.get()->walk([&](Operation *op) {
      if (auto cast = llvm::dyn_cast<UnrealizedConversionCastOp>(op))
        casts.push_back(cast);
    });
    reconcileUnrealizedCasts(casts, &remaining);
    return remaining.size();
  }
};

TEST_F(ReconcileCastsTest, AChainBackToTheTypeGoes) {
  parse(R"(%0 = "x.v"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    %2 = builtin.unrealized_conversion_cast %1 : index to f32
    %3 = builtin.unrealized_conversion_cast %2 : f32 to i32
    "x.use"(%3) : (i32) -> ())");
  EXPECT_EQ(reconcile(), 0u);
  expectModule(R"(%0 = "x.v"() : () -> i32 "x.use"(%0) : (i32) -> ())");
}

TEST_F(ReconcileCastsTest, WhatIsUsedStays) {
  parse(R"(%0 = "x.v"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    %2 = builtin.unrealized_conversion_cast %1 : index to i32
    "x.use"(%1, %2) : (index, i32) -> ())");
  EXPECT_EQ(reconcile(), 1u);
  expectModule(R"(%0 = "x.v"() : () -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    "x.use"(%1, %0) : (index, i32) -> ())");
}

TEST_F(ReconcileCastsTest, ACycleGoes) {
  parse(R"(
    %0 = builtin.unrealized_conversion_cast %1 : index to i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    %2 = builtin.unrealized_conversion_cast %4 : f16 to f32
    %3 = builtin.unrealized_conversion_cast %2 : f32 to f64
    %4 = builtin.unrealized_conversion_cast %3 : f64 to f16)");
  EXPECT_EQ(reconcile(), 0u);
  expectModule("");
}

} // namespace
} // namespace mlir
