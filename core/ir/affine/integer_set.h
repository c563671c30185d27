// SPDX-License-Identifier: Apache-2.0
//
// Integer sets: the points that satisfy affine constraints. Source: the MLIR
// Language Reference, "Integer sets".
#ifndef CORE_IR_AFFINE_INTEGER_SET_H
#define CORE_IR_AFFINE_INTEGER_SET_H

#include "core/ir/affine/affine_expr.h"

namespace mlir {

namespace detail {
struct IntegerSetStorage {
  MLIRContext *context;
  AffineStorageKind storageKind = AffineStorageKind::Set;
  unsigned numDims;
  unsigned numSymbols;
  llvm::ArrayRef<AffineExpr> constraints;
  llvm::ArrayRef<bool> equalities;
};
} // namespace detail

/// An integer set of one context, or null. Each constraint is `expr >= 0`, or
/// `expr == 0` if it is an equality. Equal sets are the same object.
class IntegerSet {
public:
  constexpr IntegerSet(const detail::IntegerSetStorage *impl = nullptr)
      : impl(impl) {}
  explicit operator bool() const { return impl != nullptr; }
  bool operator!() const { return impl == nullptr; }
  friend bool operator==(IntegerSet a, IntegerSet b) {
    return a.impl == b.impl;
  }

  /// Requires at least one constraint.
  static IntegerSet get(unsigned numDims, unsigned numSymbols,
                        llvm::ArrayRef<AffineExpr> constraints,
                        llvm::ArrayRef<bool> equalities);
  /// Returns the canonical empty set: 1 == 0.
  static IntegerSet getEmptySet(unsigned numDims, unsigned numSymbols,
                                MLIRContext *context);
  /// Returns true for the canonical empty set. Other empty sets are not
  /// recognized.
  bool isEmptyIntegerSet() const;

  MLIRContext *getContext() const { return impl->context; }
  unsigned getNumDims() const { return impl->numDims; }
  unsigned getNumSymbols() const { return impl->numSymbols; }
  unsigned getNumInputs() const { return impl->numDims + impl->numSymbols; }
  unsigned getNumConstraints() const { return impl->constraints.size(); }
  unsigned getNumEqualities() const;
  unsigned getNumInequalities() const;
  llvm::ArrayRef<AffineExpr> getConstraints() const {
    return impl->constraints;
  }
  AffineExpr getConstraint(unsigned i) const { return impl->constraints[i]; }
  llvm::ArrayRef<bool> getEqFlags() const { return impl->equalities; }
  bool isEq(unsigned i) const { return impl->equalities[i]; }

  void walkExprs(llvm::function_ref<void(AffineExpr)> callback) const;
  IntegerSet replaceDimsAndSymbols(llvm::ArrayRef<AffineExpr> dims,
                                   llvm::ArrayRef<AffineExpr> symbols,
                                   unsigned numResultDims,
                                   unsigned numResultSymbols) const;

  void print(llvm::raw_ostream &os) const;
  void dump() const;

  const detail::IntegerSetStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static IntegerSet getFromOpaquePointer(const void *pointer) {
    return static_cast<const detail::IntegerSetStorage *>(pointer);
  }

private:
  const detail::IntegerSetStorage *impl;
};

inline llvm::hash_code hash_value(IntegerSet set) {
  return llvm::hash_value(set.getAsOpaquePointer());
}
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, IntegerSet set);

/// Simplifies each constraint and removes those that always hold (0 == 0
/// remains if none is left). Returns the empty set if a constraint never holds.
IntegerSet simplifyIntegerSet(IntegerSet set);

} // namespace mlir

template <> struct llvm::DenseMapInfo<mlir::IntegerSet> {
  static mlir::IntegerSet getEmptyKey() {
    return mlir::IntegerSet::getFromOpaquePointer(
        DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::IntegerSet getTombstoneKey() {
    return mlir::IntegerSet::getFromOpaquePointer(
        DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::IntegerSet set) {
    return DenseMapInfo<const void *>::getHashValue(set.getAsOpaquePointer());
  }
  static bool isEqual(mlir::IntegerSet a, mlir::IntegerSet b) { return a == b; }
};

#endif // CORE_IR_AFFINE_INTEGER_SET_H
