// SPDX-License-Identifier: Apache-2.0
//
// Sets of integer points by linear equalities and inequalities: elimination,
// emptiness and constant bounds. No unions, no relations with a domain.
// Coefficients are as big as they need to be. What is derived is true of all
// integer points; where an exact answer would be dear the answer is "unknown".
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

/// Variables are numbered: dimensions, symbols, then locals, of which it is
/// only said that there is a value. A row has a coefficient for each variable
/// and the constant: it is 0 for an equality, and at least 0 for an inequality.
class IntegerPolyhedron {
public:
  using Row = llvm::SmallVector<DynamicAPInt, 8>;

  /// All points.
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
  /// The number of the first variable of a kind.
  unsigned getVarKindOffset(VarKind kind) const;

  /// Makes variables of a kind of which nothing is said. `pos` is among those
  /// of the kind. Returns the number of the first one.
  unsigned insertVar(VarKind kind, unsigned pos, unsigned num = 1);
  unsigned appendVar(VarKind kind, unsigned num = 1) {
    return insertVar(kind, getNumVarKind(kind), num);
  }
  /// Drops a variable and its coefficients.
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
  /// Those of `other` too, which has the same variables.
  void append(const IntegerPolyhedron &other);
  /// The variable is (at least, at most) `value`.
  void addBound(BoundType type, unsigned pos, int64_t value);
  /// A new last local variable that is `dividend floordiv divisor`; the
  /// divisor is positive. Returns its number.
  unsigned addLocalFloorDiv(llvm::ArrayRef<DynamicAPInt> dividend,
                            const DynamicAPInt &divisor);

  /// The first equality or inequality with the variable.
  std::optional<unsigned> findConstraintWithNonZeroAt(unsigned pos,
                                                      bool isEq) const;
  /// Indices of the inequalities and equalities that bound a variable, and have
  /// no other variable of [offset, offset + num).
  void getLowerAndUpperBoundIndices(
      unsigned pos, llvm::SmallVectorImpl<unsigned> *lbIndices,
      llvm::SmallVectorImpl<unsigned> *ubIndices,
      llvm::SmallVectorImpl<unsigned> *eqIndices = nullptr, unsigned offset = 0,
      unsigned num = 0) const;

  // Derivations

  /// Whether there is no integer point; false also if that is not found out.
  /// Takes time polynomial in the number of constraints and variables.
  bool isEmpty() const;
  /// Drops variables: of the others is known what was, over the rationals. If
  /// that were too many constraints, less is known.
  void projectOut(unsigned pos, unsigned num = 1);
  /// A constant bound of a variable, if one is known; for EQ its only value.
  std::optional<DynamicAPInt> getConstantBound(BoundType type,
                                               unsigned pos) const;
  /// The same, if it is in the range of 64 bits.
  std::optional<int64_t> getConstantBound64(BoundType type, unsigned pos) const;

  /// Rows without a common factor; the constant of an inequality is rounded.
  void normalizeConstraintsByGCD();
  /// Of inequalities with the same coefficients only the tightest one remains,
  /// those that are always true go.
  void removeTrivialRedundancy();
  /// Drops inequalities that the others imply, as far as that is found out.
  void removeRedundantInequalities();

  void print(llvm::raw_ostream &os) const;
  void dump() const;

private:
  /// With more constraints than this by variable an answer is given up.
  static constexpr unsigned explosionFactor = 32;

  bool hasInvalidConstraint() const;
  bool gaussianEliminateVar(unsigned pos);
  void fourierMotzkinEliminate(unsigned pos);
  /// Of [pos, pos + num), that with the fewest combinations.
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
