// SPDX-License-Identifier: Apache-2.0
//
// Sets of integer points with constraints and bounds as affine expressions.
// No values are attached to variables.
#ifndef CORE_PRESBURGER_FLAT_LINEAR_CONSTRAINTS_H
#define CORE_PRESBURGER_FLAT_LINEAR_CONSTRAINTS_H

#include "core/ir/affine_map.h"
#include "core/presburger/integer_polyhedron.h"

namespace mlir {

/// Divisions and moduli of expressions become local variables.
class FlatLinearConstraints : public presburger::IntegerPolyhedron {
public:
  using VarKind = presburger::VarKind;
  using IntegerPolyhedron::IntegerPolyhedron;

  enum class AddConservativeSemiAffineBounds { No = 0, Yes };

  using IntegerPolyhedron::addBound;
  /// A variable is bounded by each result of a map of all dimensions and
  /// symbols; results with the variable itself say nothing. For EQ the map has
  /// one result and the bound is closed. With conservative bounds
  /// `0 <= x mod s < s` is said of moduli by a symbol.
  /// Errors: failure without a message, and nothing is changed, if an
  /// expression is not linear or a coefficient overflows.
  LogicalResult addBound(
      presburger::BoundType type, unsigned pos, AffineMap boundMap,
      bool isClosedBound,
      AddConservativeSemiAffineBounds = AddConservativeSemiAffineBounds::No);
  /// Lower bounds are closed, upper bounds open.
  LogicalResult addBound(
      presburger::BoundType type, unsigned pos, AffineMap boundMap,
      AddConservativeSemiAffineBounds = AddConservativeSemiAffineBounds::No);

  /// Bounds of the dimensions [offset, offset + num) by the other ones and the
  /// symbols: of each a lower and an upper one, maps of which each result is a
  /// bound, without results if none is known. Constraints are normalized.
  void getSliceBounds(unsigned offset, unsigned num, MLIRContext *context,
                      llvm::SmallVectorImpl<AffineMap> *lbMaps,
                      llvm::SmallVectorImpl<AffineMap> *ubMaps,
                      bool closedUB = false);

  unsigned appendDimVar(unsigned num = 1) {
    return appendVar(VarKind::SetDim, num);
  }
  unsigned appendSymbolVar(unsigned num = 1) {
    return appendVar(VarKind::Symbol, num);
  }
};

} // namespace mlir

#endif // CORE_PRESBURGER_FLAT_LINEAR_CONSTRAINTS_H
