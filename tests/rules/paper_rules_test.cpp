// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/rules_test_base.h"

namespace mlir::paper_rules {
namespace {

#include "tests/rules/paper_rules.h.inc"

class PaperRules : public RulesTest {
protected:
  FrozenRewritePatternSet getAll() {
    RewritePatternSet patterns(&context);
    populateWithGenerated(patterns);
    return FrozenRewritePatternSet(std::move(patterns));
  }
};

TEST_F(PaperRules, LeakyRelu) {
  EXPECT_EQ(rewrite(R"(
    %0 = "source"() : () -> f32
    %1 = "standin.leaky_relu"(%0) {alpha = 2.5e-1 : f32} : (f32) -> f32
    "sink"(%1) : (f32) -> ()
  )",
                    getAll()),
            R"(%0 = "source"() : () -> f32
%1 = "standin.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
%2 = "standin.compare"(%0, %1) <{how = 1 : i32}> : (f32, f32) -> i1
%3 = "standin.constant"() <{value = 2.500000e-01 : f32}> : () -> f32
%4 = "standin.mul"(%0, %3) : (f32, f32) -> f32
%5 = "standin.select"(%2, %0, %4) : (i1, f32, f32) -> f32
"sink"(%5) : (f32) -> ()
)");
}

TEST_F(PaperRules, LeakyReluOfNeg) {
  EXPECT_EQ(rewrite(R"(
    %0 = "source"() : () -> f32
    %1 = "standin.neg"(%0) : (f32) -> f32
    %2 = "standin.leaky_relu"(%1) {alpha = 1.0 : f32} : (f32) -> f32
    "sink"(%2) : (f32) -> ()
  )",
                    getAll()),
            R"(%0 = "source"() : () -> f32
%1 = "standin.neg"(%0) : (f32) -> f32
"sink"(%1) : (f32) -> ()
)");
}

TEST_F(PaperRules, ReduceL1) {
  EXPECT_EQ(rewrite(R"(
    %0 = "source"() : () -> tensor<2x3xf32>
    %1 = "standin.reduce_l1"(%0) {axes = [1]}
      : (tensor<2x3xf32>) -> tensor<2x1xf32>
    "sink"(%1) : (tensor<2x1xf32>) -> ()
  )",
                    getAll()),
            R"(%0 = "source"() : () -> tensor<2x3xf32>
%1 = "standin.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%2 = "standin.reduce_sum"(%1) <{axes = [1], keepdims = 1 : i64}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
"sink"(%2) : (tensor<2x1xf32>) -> ()
)");
}

TEST_F(PaperRules, MatMulAdd) {
  EXPECT_EQ(
      rewrite(R"(
    %0:3 = "source"() : () -> (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>)
    %1 = "standin.matmul"(%0#0, %0#1)
      : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %2 = "standin.add"(%1, %0#2)
      : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "sink"(%2) : (tensor<2x4xf32>) -> ()
  )",
              getAll()),
      R"(%0:3 = "source"() : () -> (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>)
%1 = "standin.gemm"(%0#0, %0#1, %0#2) <{alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, trans_a = 0 : i64, trans_b = 0 : i64}> : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
"sink"(%1) : (tensor<2x4xf32>) -> ()
)");
}

// The product has another use, or its operands have batch dimensions.
TEST_F(PaperRules, MatMulAddStays) {
  llvm::StringRef used = R"(%0 = "source"() : () -> tensor<2x2xf32>
%1 = "standin.matmul"(%0, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%2 = "standin.add"(%1, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
"sink"(%1, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
)";
  EXPECT_EQ(rewrite(used, getAll()), used);
  llvm::StringRef batches = R"(%0 = "source"() : () -> tensor<1x2x2xf32>
%1 = "standin.matmul"(%0, %0) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
%2 = "standin.add"(%1, %0) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
"sink"(%2) : (tensor<1x2x2xf32>) -> ()
)";
  EXPECT_EQ(rewrite(batches, getAll()), batches);
}

TEST_F(PaperRules, Identity) {
  EXPECT_EQ(rewrite(R"(
    %0 = "source"() : () -> f32
    %1 = "standin.identity"(%0) : (f32) -> f32
    %2 = "standin.identity"(%1) : (f32) -> f32
    "sink"(%2) : (f32) -> ()
  )",
                    getAll()),
            R"(%0 = "source"() : () -> f32
"sink"(%0) : (f32) -> ()
)");
}

TEST_F(PaperRules, WhatIsSaidOfThem) {
  LeakyReluToSelect rule(&context);
  EXPECT_EQ(rule.getDebugName(), "LeakyReluToSelect");
  EXPECT_EQ(rule.getRootKind()->getStringRef(), "standin.leaky_relu");
  EXPECT_EQ(rule.getBenefit().getBenefit(), 1);
  llvm::SmallVector<llvm::StringRef> generated;
  for (OperationName name : rule.getGeneratedOps())
    generated.push_back(name.getStringRef());
  EXPECT_EQ(generated, (llvm::SmallVector<llvm::StringRef>{
                           "standin.compare", "standin.constant", "standin.mul",
                           "standin.select"}));
  EXPECT_EQ(MatMulAddToGemm(&context).getBenefit().getBenefit(), 2);
}

} // namespace
} // namespace mlir::paper_rules
