// SPDX-License-Identifier: Apache-2.0
//
// The storage of expressions, for the files that implement dim_expr.h.
#ifndef DIALECTS_ONNX_SHAPE_DIM_EXPR_IMPL_H
#define DIALECTS_ONNX_SHAPE_DIM_EXPR_IMPL_H

#include "dialects/onnx/shape/dim_expr.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"

namespace mlir::onnx {

namespace detail {

/// The unique object of an expression.
struct DimSum : llvm::FoldingSetNode {
  int64_t constant;
  llvm::ArrayRef<DimTerm> terms;
  unsigned size;

  void Profile(llvm::FoldingSetNodeID &id) const;
};

struct DimAtomNode : llvm::FoldingSetNode {
  DimAtom atom;

  void Profile(llvm::FoldingSetNodeID &id) const;
};

} // namespace detail

/// A sum that is not unique, and may not be canonical.
struct Polynomial {
  struct Term {
    int64_t coefficient;
    llvm::SmallVector<const DimAtom *, 2> factors;
  };

  Polynomial() = default;
  explicit Polynomial(DimExpr expr);

  /// Adds `expr` times a term.
  void addProduct(DimExpr expr, const Term &factor);
  /// Adds the coefficient of each monomial, and sorts: the largest monomial is
  /// the first. Sets `overflows` if a coefficient does.
  void normalize();

  int64_t constant = 0;
  llvm::SmallVector<Term, 4> terms;
  bool overflows = false;
};

struct DimExprContext::Storage {
  llvm::BumpPtrAllocator allocator;
  llvm::FoldingSet<detail::DimSum> sums;
  llvm::FoldingSet<detail::DimAtomNode> atoms;
  llvm::StringMap<DimExpr> names;
  unsigned numAtoms = 0;

  template <typename T> llvm::ArrayRef<T> copy(llvm::ArrayRef<T> list) {
    return list.copy(allocator);
  }
};

/// Creates unique objects.
struct DimExprBuilder {
  DimExprContext &context;

  /// Returns the sum, or an alias if it is too large, or null if a coefficient
  /// overflows.
  DimExpr getSum(Polynomial &&polynomial);
  DimExpr getAtom(DimAtom::Kind kind, llvm::ArrayRef<DimExpr> operands);
  const DimAtom *createAtom(DimAtom atom);
  DimExpr getExpr(const DimAtom *atom);
  /// Returns an expression of one atom that stands for another one.
  DimExpr getAlias(DimExpr expr);

  static bool isLarge(DimExpr expr) {
    return expr.sum->size > DimExprContext::maxSize;
  }

private:
  DimExpr getUniqueSum(const Polynomial &polynomial, unsigned size);
};

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_SHAPE_DIM_EXPR_IMPL_H
