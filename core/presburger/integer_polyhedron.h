// SPDX-License-Identifier: Apache-2.0
//
// Sets of integer points defined by linear equalities and inequalities:
// elimination, emptiness and constant bounds. There are no unions and no
// relations with a domain. Coefficients have arbitrary precision. Derived facts
// hold for all integer points. If an exact answer would be expensive, the
// answer is "unknown".
#ifndef CORE_PRESBURGER_INTEGER_POLYHEDRON_H
#define CORE_PRESBURGER_INTEGER_POLYHEDRON_H

#include <optional>
#include <vector>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::presburger {

using llvm::DynamicAPInt;

enum class BoundType { EQ, LB, UB };
enum class VarKind { SetDim, Symbol, Local };

/// Variables are numbered: dimensions, symbols, then existentially quantified
/// locals. A row has a coefficient per variable and a constant. Its value is 0
/// in an equality and at least 0 in an inequality.
class IntegerPolyhedron {
public:
  using Row = llvm::SmallVector<DynamicAPInt, 8>;

  /// Constructs the set of all points.
  explicit IntegerPolyhedron(unsigned numDims = 0, unsigned numSymbols = 0,
                             unsigned numLocals = 0)
      : numVars{numDims, numSymbols, numLocals} {}

  // Variables

  unsigned getNumVarKind(VarKind kind) const {
    return numVars[static_cast<unsigned>(kind)];
  }
  unsigned getNumDimVars() const { return getNumVarKind(VarKind::SetDim); }
  unsigned getNumSymbolVars() const { return getNumVarKind(VarKind::Symbol); }
  unsigned getNumLocalVars() const { return getNumVarKind(VarKind::Local); }
  unsigned getNumDimAndSymbolVars() const {
    return getNumDimVars() + getNumSymbolVars();
  }
  unsigned getNumVars() const {
    return getNumDimAndSymbolVars() + getNumLocalVars();
  }
  unsigned getNumCols() const { return getNumVars() + 1; }
  /// Returns the number of the first variable of a kind.
  unsigned getVarKindOffset(VarKind kind) const;

  /// Inserts unconstrained variables of a kind. `pos` is an index within the
  /// kind. Returns the number of the first new variable.
  unsigned insertVar(VarKind kind, unsigned pos, unsigned num = 1);
  unsigned appendVar(VarKind kind, unsigned num = 1) {
    return insertVar(kind, getNumVarKind(kind), num);
  }
  /// Removes a variable and its coefficients without projecting it out.
  void removeVar(unsigned pos);

  // Constraints

  unsigned getNumEqualities() const { return equalities.size(); }
  unsigned getNumInequalities() const { return inequalities.size(); }
  unsigned getNumConstraints() const {
    return getNumEqualities() + getNumInequalities();
  }
  llvm::ArrayRef<DynamicAPInt> getEquality(unsigned i) const {
    return equalities[i];
  }
  llvm::ArrayRef<DynamicAPInt> getInequality(unsigned i) const {
    return inequalities[i];
  }
  void addEquality(llvm::ArrayRef<DynamicAPInt> row);
  void addEquality(llvm::ArrayRef<int64_t> row);
  void addInequality(llvm::ArrayRef<DynamicAPInt> row);
  void addInequality(llvm::ArrayRef<int64_t> row);
  void removeEquality(unsigned i);
  void removeInequality(unsigned i);
  /// Adds the constraints of `other`, which must have the same variables.
  void append(const IntegerPolyhedron &other);
  /// Constrains a variable to be (at least, at most) `value`.
  void addBound(BoundType type, unsigned pos, int64_t value);
  /// Appends a local variable that equals `dividend floordiv divisor`. The
  /// divisor must be positive. Returns the variable's number.
  unsigned addLocalFloorDiv(llvm::ArrayRef<DynamicAPInt> dividend,
                            const DynamicAPInt &divisor);

  /// Returns the index of the first equality or inequality that contains the
  /// variable.
  std::optional<unsigned> findConstraintWithNonZeroAt(unsigned pos,
                                                      bool isEq) const;
  /// Returns the indices of the inequalities and equalities that bound a
  /// variable and contain no other variable of [offset, offset + num).
  void getLowerAndUpperBoundIndices(
      unsigned pos, llvm::SmallVectorImpl<unsigned> *lbIndices,
      llvm::SmallVectorImpl<unsigned> *ubIndices,
      llvm::SmallVectorImpl<unsigned> *eqIndices = nullptr, unsigned offset = 0,
      unsigned num = 0) const;

  // Derivations

  /// Returns true if the set is known to have no integer point. Polynomial in
  /// the numbers of constraints and variables.
  bool isEmpty() const;
  /// Projects out variables over the rationals. If this would create too many
  /// constraints, some are dropped.
  void projectOut(unsigned pos, unsigned num = 1);
  /// Returns a constant bound of a variable if one is known; for EQ, its only
  /// value.
  std::optional<DynamicAPInt> getConstantBound(BoundType type,
                                               unsigned pos) const;
  /// Like getConstantBound; returns nullopt if the bound does not fit in 64
  /// bits.
  std::optional<int64_t> getConstantBound64(BoundType type, unsigned pos) const;

  /// Divides each row by the common factor of its coefficients; the constant of
  /// an inequality is rounded.
  void normalizeConstraintsByGCD();
  /// Keeps only the tightest of the inequalities with the same coefficients and
  /// removes those that always hold.
  void removeTrivialRedundancy();
  /// Removes inequalities that are known to be implied by the others.
  void removeRedundantInequalities();

  void print(llvm::raw_ostream &os) const;
  void dump() const;

private:
  /// The maximum number of constraints per variable; beyond it, an answer is
  /// "unknown".
  static constexpr unsigned explosionFactor = 32;

  bool hasInvalidConstraint() const;
  bool gaussianEliminateVar(unsigned pos);
  void fourierMotzkinEliminate(unsigned pos);
  /// Returns the variable of [pos, pos + num) whose elimination combines the
  /// fewest constraints.
  unsigned getBestVarToEliminate(unsigned pos, unsigned num) const;
  bool hasExploded() const {
    return getNumConstraints() > explosionFactor * getNumCols();
  }

  unsigned numVars[3];
  std::vector<Row> equalities, inequalities;
};

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                                     const IntegerPolyhedron &polyhedron) {
  polyhedron.print(os);
  return os;
}

} // namespace mlir::presburger

#endif // CORE_PRESBURGER_INTEGER_POLYHEDRON_H
