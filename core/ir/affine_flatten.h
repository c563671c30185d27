// SPDX-License-Identifier: Apache-2.0
//
// Affine expressions as sums of variables with coefficients. What is not linear
// (divisions, moduli, products of symbols) becomes a variable of its own.
#ifndef CORE_IR_AFFINE_FLATTEN_H
#define CORE_IR_AFFINE_FLATTEN_H

#include "core/ir/affine_expr_visitor.h"

namespace mlir {

/// A sum of variables with coefficients, and a constant. Its operations fail,
/// and leave something undefined, when a number overflows.
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
  /// The greatest common divisor of all coefficients, the constant and
  /// `start`, which is positive.
  int64_t getGCD(int64_t start) const;
  /// `divisor` divides all coefficients and the constant.
  void divideExactly(int64_t divisor);

  friend bool operator==(const LinearForm &, const LinearForm &) = default;

  /// Sorted by variable, no coefficient is 0.
  llvm::SmallVector<Term, 4> terms;
  int64_t constant = 0;
};

/// Flattens expressions over the same variables: dimensions, symbols, and
/// locals, which are added as they are met.
class AffineExprFlattener
    : public AffineExprVisitor<AffineExprFlattener, LogicalResult> {
public:
  /// What a local variable stands for: `dividend floordiv divisor`, which is
  /// also `expr`; if it is semi-affine only `expr`, and the divisor is 0.
  struct Local {
    AffineExpr expr;
    LinearForm dividend;
    int64_t divisor;
  };

  AffineExprFlattener(MLIRContext *context, unsigned numDims,
                      unsigned numSymbols)
      : context(context), numDims(numDims), numSymbols(numSymbols) {}

  /// Errors: failure without a message for expressions with other dimensions
  /// or symbols, with a division or modulus by a constant that is not
  /// positive, or when a coefficient overflows.
  FailureOr<LinearForm> flatten(AffineExpr expr);

  llvm::ArrayRef<Local> getLocals() const { return locals; }
  AffineExpr getVariableExpr(unsigned variable) const;

  /// The sum of the terms in the order of the variables.
  AffineExpr getExpr(const LinearForm &form) const;
  /// The same with terms that have a dimension or a symbol in common beside
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
  /// The variable of a local, new or not. `dividend` and `divisor` are empty
  /// for a semi-affine one.
  unsigned getLocal(AffineExpr expr, LinearForm dividend, int64_t divisor);

  MLIRContext *context;
  unsigned numDims;
  unsigned numSymbols;
  llvm::SmallVector<Local, 4> locals;
  llvm::SmallDenseMap<AffineExpr, unsigned, 4> localOfExpr;
  llvm::SmallVector<LinearForm, 4> operands;
};

namespace detail {
/// Divisions and moduli by a symbol carried out where the dividend is a
/// multiple of it.
AffineExpr simplifySymbolicDivisions(AffineExpr expr);
} // namespace detail

} // namespace mlir

#endif // CORE_IR_AFFINE_FLATTEN_H
