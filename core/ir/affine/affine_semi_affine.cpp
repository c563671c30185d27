// SPDX-License-Identifier: Apache-2.0
//
// Simplification of semi-affine divisions: (d0 * s0 + s0) floordiv s0 = d0 + 1.
#include "core/ir/affine/affine_flatten.h"

using namespace mlir;

/// Returns true if `expr`, an operand of an operation of kind `parent`, is
/// known to be a multiple of `symbol`. Looks into a division only if its parent
/// is a division of the same kind: (x floordiv y) floordiv z = (x floordiv z)
/// floordiv y.
static bool isMultipleOfSymbol(AffineExpr expr, AffineSymbolExpr symbol,
                               AffineExprKind parent) {
  auto op = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  if (!op)
    return expr == symbol || expr == 0;
  auto isMultiple = [&](AffineExpr operand) {
    return isMultipleOfSymbol(operand, symbol, op.getKind());
  };
  switch (op.getKind()) {
  case AffineExprKind::Add:
  case AffineExprKind::Mod:
    return isMultiple(op.getLHS()) && isMultiple(op.getRHS());
  case AffineExprKind::Mul:
    return isMultiple(op.getLHS()) || isMultiple(op.getRHS());
  default:
    return op.getKind() == parent && isMultiple(op.getLHS());
  }
}

/// Divides `expr` by `symbol`. Requires isMultipleOfSymbol.
static AffineExpr divideBySymbol(AffineExpr expr, AffineSymbolExpr symbol) {
  auto op = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  if (!op)
    return getAffineConstantExpr(expr == 0 ? 0 : 1, expr.getContext());
  AffineExpr lhs = op.getLHS(), rhs = op.getRHS();
  switch (op.getKind()) {
  case AffineExprKind::Add:
  case AffineExprKind::Mod:
    lhs = divideBySymbol(lhs, symbol);
    rhs = divideBySymbol(rhs, symbol);
    break;
  case AffineExprKind::Mul:
    if (isMultipleOfSymbol(lhs, symbol, AffineExprKind::Mul))
      lhs = divideBySymbol(lhs, symbol);
    else
      rhs = divideBySymbol(rhs, symbol);
    break;
  default:
    lhs = divideBySymbol(lhs, symbol);
  }
  return getAffineBinaryOpExpr(op.getKind(), lhs, rhs);
}

namespace {
class SymbolicDivider
    : public AffineExprVisitor<SymbolicDivider, LogicalResult> {
public:
  LogicalResult visitAffineBinaryOpExpr(AffineBinaryOpExpr expr) {
    AffineExpr rhs = results.pop_back_val();
    results.back() = simplify(expr, results.back(), rhs);
    return success();
  }
  LogicalResult visitConstantExpr(AffineConstantExpr expr) {
    return keep(expr);
  }
  LogicalResult visitDimExpr(AffineDimExpr expr) { return keep(expr); }
  LogicalResult visitSymbolExpr(AffineSymbolExpr expr) { return keep(expr); }
  AffineExpr getResult() const { return results.front(); }

private:
  /// Simplifies `expr`, given its simplified operands `lhs` and `rhs`.
  static AffineExpr simplify(AffineBinaryOpExpr expr, AffineExpr lhs,
                             AffineExpr rhs) {
    AffineExprKind kind = expr.getKind();
    bool isDivision =
        kind != AffineExprKind::Add && kind != AffineExprKind::Mul;
    auto symbol = llvm::dyn_cast<AffineSymbolExpr>(rhs);
    if (isDivision && symbol &&
        isMultipleOfSymbol(expr.getLHS(), symbol, kind)) {
      if (kind == AffineExprKind::Mod)
        return getAffineConstantExpr(0, expr.getContext());
      if (isMultipleOfSymbol(lhs, symbol, kind))
        return divideBySymbol(lhs, symbol);
    }
    return getAffineBinaryOpExpr(kind, lhs, rhs);
  }
  LogicalResult keep(AffineExpr expr) {
    results.push_back(expr);
    return success();
  }

  llvm::SmallVector<AffineExpr, 8> results;
};
} // namespace

AffineExpr mlir::detail::simplifySymbolicDivisions(AffineExpr expr) {
  SymbolicDivider divider;
  (void)divider.walkPostOrder(expr);
  return divider.getResult();
}
