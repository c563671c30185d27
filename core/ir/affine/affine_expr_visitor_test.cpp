// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_expr_visitor.h"

#include "core/ir/affine/affine_test_base.h"

namespace mlir {
namespace {

using AffineExprVisitorTest = AffineTest;

struct Names : AffineExprVisitor<Names, const char *> {
  const char *visitAddExpr(AffineBinaryOpExpr) { return "add"; }
  const char *visitMulExpr(AffineBinaryOpExpr) { return "mul"; }
  const char *visitModExpr(AffineBinaryOpExpr) { return "mod"; }
  const char *visitFloorDivExpr(AffineBinaryOpExpr) { return "floordiv"; }
  const char *visitCeilDivExpr(AffineBinaryOpExpr) { return "ceildiv"; }
  const char *visitConstantExpr(AffineConstantExpr) { return "constant"; }
  const char *visitDimExpr(AffineDimExpr) { return "dim"; }
  const char *visitSymbolExpr(AffineSymbolExpr) { return "symbol"; }
};

TEST_F(AffineExprVisitorTest, AFunctionPerKind) {
  Names names;
  EXPECT_STREQ(names.visit(d0 + d1), "add");
  EXPECT_STREQ(names.visit(d0 * 2), "mul");
  EXPECT_STREQ(names.visit(d0 % 2), "mod");
  EXPECT_STREQ(names.visit(d0.floorDiv(2)), "floordiv");
  EXPECT_STREQ(names.visit(d0.ceilDiv(2)), "ceildiv");
  EXPECT_STREQ(names.visit(constant(1)), "constant");
  EXPECT_STREQ(names.visit(d0), "dim");
  EXPECT_STREQ(names.visit(s0), "symbol");
}

TEST_F(AffineExprVisitorTest, WalkReturnsTheLastResult) {
  Names names;
  EXPECT_STREQ(names.walkPostOrder(d0 * 2 + d1), "add");
}

struct Trace : AffineExprVisitor<Trace> {
  std::string trace;
  void visitAffineBinaryOpExpr(AffineBinaryOpExpr) { trace += 'b'; }
  void visitDimExpr(AffineDimExpr expr) { trace += '0' + expr.getPosition(); }
};

TEST_F(AffineExprVisitorTest, OperationsFallBackOnOneFunction) {
  Trace trace;
  trace.walkPostOrder((d0 + d1 * s0) % 2);
  EXPECT_EQ(trace.trace, "01bbb");
}

struct Limit : AffineExprVisitor<Limit, LogicalResult> {
  unsigned visited = 0;
  LogicalResult visitSymbolExpr(AffineSymbolExpr) { return failure(); }
  LogicalResult visitDimExpr(AffineDimExpr) {
    ++visited;
    return success();
  }
};

TEST_F(AffineExprVisitorTest, FailureEndsTheWalk) {
  Limit limit;
  EXPECT_TRUE(failed(limit.walkPostOrder(d0 + s0 + d1)));
  EXPECT_EQ(limit.visited, 1u);
}

TEST_F(AffineExprVisitorTest, WalkSucceedsByDefault) {
  Limit limit;
  EXPECT_TRUE(succeeded(limit.walkPostOrder(d0 + d1 * 2)));
}

} // namespace
} // namespace mlir
