// SPDX-License-Identifier: Apache-2.0
//
// Flattens affine expressions to sums of variables with coefficients. Each term
// that is not linear (division, modulus, product of symbols) becomes a local
// variable.
#ifndef CORE_IR_AFFINE_AFFINE_FLATTEN_H
#define CORE_IR_AFFINE_AFFINE_FLATTEN_H

#include "core/ir/affine/affine_expr_visitor.h"

namespace mlir {

/// A sum of variables with coefficients, plus a constant. The operations fail
/// if a coefficient overflows; the form is then unspecified.
struct LinearForm {
  struct Term {
    unsigned variable;
    int64_t coefficient;
    friend bool operator==(const Term &, const Term &) = default;
  };

  static LinearForm getVariable(unsigned variable) {
    LinearForm form;
    form.terms.push_back({variable, 1});
    return form;
  }

  LogicalResult add(const LinearForm &other);
  LogicalResult add(unsigned variable, int64_t coefficient);
  LogicalResult scale(int64_t factor);
  /// Returns the greatest common divisor of all coefficients, the constant and
  /// `start`, which must be positive.
  int64_t getGCD(int64_t start) const;
  /// Divides all coefficients and the constant by `divisor`, which must divide
  /// each of them.
  void divideExactly(int64_t divisor);

  friend bool operator==(const LinearForm &, const LinearForm &) = default;

  /// Sorted by variable; no coefficient is 0.
  llvm::SmallVector<Term, 4> terms;
  int64_t constant = 0;
};

/// Flattens expressions over the same variables: dimensions, symbols, and
/// locals, which are added when they are first encountered.
class AffineExprFlattener
    : public AffineExprVisitor<AffineExprFlattener, LogicalResult> {
public:
  /// The expression that a local variable stands for. `expr` is `dividend
  /// floordiv divisor`. For a semi-affine local only `expr` is set and the
  /// divisor is 0.
  struct Local {
    AffineExpr expr;
    LinearForm dividend;
    int64_t divisor;
  };

  AffineExprFlattener(MLIRContext *context, unsigned numDims,
                      unsigned numSymbols)
      : context(context), numDims(numDims), numSymbols(numSymbols) {}

  /// Flattens an expression.
  /// Errors: returns failure without a diagnostic if the expression has
  /// dimensions or symbols out of range, divides by or takes the modulus of a
  /// constant that is not positive, or if a coefficient overflows.
  FailureOr<LinearForm> flatten(AffineExpr expr);

  llvm::ArrayRef<Local> getLocals() const { return locals; }
  AffineExpr getVariableExpr(unsigned variable) const;

  /// Returns the sum of the terms in the order of the variables.
  AffineExpr getExpr(const LinearForm &form) const;
  /// Like getExpr, but places terms that share a dimension or a symbol next to
  /// each other: d0 + d0 * s0 + s0 + d1 + s1.
  AffineExpr getSemiAffineExpr(const LinearForm &form) const;

  LogicalResult visitAddExpr(AffineBinaryOpExpr expr);
  LogicalResult visitMulExpr(AffineBinaryOpExpr expr);
  LogicalResult visitModExpr(AffineBinaryOpExpr expr);
  LogicalResult visitFloorDivExpr(AffineBinaryOpExpr expr);
  LogicalResult visitCeilDivExpr(AffineBinaryOpExpr expr);
  LogicalResult visitConstantExpr(AffineConstantExpr expr);
  LogicalResult visitDimExpr(AffineDimExpr expr);
  LogicalResult visitSymbolExpr(AffineSymbolExpr expr);

private:
  LogicalResult visitDivision(AffineBinaryOpExpr expr);
  void replaceByLocal(AffineExprKind kind, const LinearForm &rhs);
  /// Returns the variable of a local, adding one if needed. `dividend` and
  /// `divisor` are empty for a semi-affine local.
  unsigned getLocal(AffineExpr expr, LinearForm dividend, int64_t divisor);

  MLIRContext *context;
  unsigned numDims;
  unsigned numSymbols;
  llvm::SmallVector<Local, 4> locals;
  llvm::SmallDenseMap<AffineExpr, unsigned, 4> localOfExpr;
  llvm::SmallVector<LinearForm, 4> operands;
};

namespace detail {
/// Evaluates divisions and moduli by a symbol whose dividend is a multiple of
/// that symbol.
AffineExpr simplifySymbolicDivisions(AffineExpr expr);
} // namespace detail

} // namespace mlir

#endif // CORE_IR_AFFINE_AFFINE_FLATTEN_H
