// SPDX-License-Identifier: Apache-2.0
//
// A visitor with one function per kind of affine expression.
#ifndef CORE_IR_AFFINE_AFFINE_EXPR_VISITOR_H
#define CORE_IR_AFFINE_AFFINE_EXPR_VISITOR_H

#include "core/ir/affine/affine_expr.h"

namespace mlir {

/// CRTP base of visitors. `SubClass` defines some of visitAddExpr,
/// visitMulExpr, visitModExpr, visitFloorDivExpr, visitCeilDivExpr,
/// visitConstantExpr, visitDimExpr and visitSymbolExpr. By default, the
/// functions of binary operations call visitAffineBinaryOpExpr, and all others
/// do nothing.
template <typename SubClass, typename Result = void> class AffineExprVisitor {
public:
  /// Calls the visit function of the expression's kind.
  Result visit(AffineExpr expr) {
    switch (expr.getKind()) {
    case AffineExprKind::Add:
      return derived().visitAddExpr(AffineBinaryOpExpr(expr.getImpl()));
    case AffineExprKind::Mul:
      return derived().visitMulExpr(AffineBinaryOpExpr(expr.getImpl()));
    case AffineExprKind::Mod:
      return derived().visitModExpr(AffineBinaryOpExpr(expr.getImpl()));
    case AffineExprKind::FloorDiv:
      return derived().visitFloorDivExpr(AffineBinaryOpExpr(expr.getImpl()));
    case AffineExprKind::CeilDiv:
      return derived().visitCeilDivExpr(AffineBinaryOpExpr(expr.getImpl()));
    case AffineExprKind::Constant:
      return derived().visitConstantExpr(AffineConstantExpr(expr.getImpl()));
    case AffineExprKind::DimId:
      return derived().visitDimExpr(AffineDimExpr(expr.getImpl()));
    case AffineExprKind::SymbolId:
      return derived().visitSymbolExpr(AffineSymbolExpr(expr.getImpl()));
    }
    llvm_unreachable("no such kind of affine expression");
  }

  /// Visits all subexpressions, operands before their operation, without
  /// recursion. If Result is LogicalResult, the first failure ends the walk and
  /// is returned. Otherwise the result of the last visit is returned.
  Result walkPostOrder(AffineExpr expr) {
    if constexpr (std::is_same_v<Result, LogicalResult>) {
      return llvm::success(expr.walkWhile(
          [&](AffineExpr each) { return succeeded(visit(each)); }));
    } else {
      AffineExpr top = expr;
      expr.walkWhile([&](AffineExpr each) {
        if (each != top)
          visit(each);
        return true;
      });
      return visit(top);
    }
  }

  Result visitAffineBinaryOpExpr(AffineBinaryOpExpr) { return nothing(); }
  Result visitAddExpr(AffineBinaryOpExpr expr) { return visitBinary(expr); }
  Result visitMulExpr(AffineBinaryOpExpr expr) { return visitBinary(expr); }
  Result visitModExpr(AffineBinaryOpExpr expr) { return visitBinary(expr); }
  Result visitFloorDivExpr(AffineBinaryOpExpr expr) {
    return visitBinary(expr);
  }
  Result visitCeilDivExpr(AffineBinaryOpExpr expr) { return visitBinary(expr); }
  Result visitConstantExpr(AffineConstantExpr) { return nothing(); }
  Result visitDimExpr(AffineDimExpr) { return nothing(); }
  Result visitSymbolExpr(AffineSymbolExpr) { return nothing(); }

private:
  SubClass &derived() { return *static_cast<SubClass *>(this); }
  Result visitBinary(AffineBinaryOpExpr expr) {
    return derived().visitAffineBinaryOpExpr(expr);
  }
  static Result nothing() {
    if constexpr (std::is_same_v<Result, LogicalResult>)
      return success();
    else
      return Result();
  }
};

} // namespace mlir

#endif // CORE_IR_AFFINE_AFFINE_EXPR_VISITOR_H
