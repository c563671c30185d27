// SPDX-License-Identifier: Apache-2.0
//
// Sets of integer points with constraints and bounds given as affine
// expressions. Variables have no values attached.
#ifndef CORE_PRESBURGER_FLAT_LINEAR_CONSTRAINTS_H
#define CORE_PRESBURGER_FLAT_LINEAR_CONSTRAINTS_H

#include "core/ir/affine/affine_map.h"
#include "core/presburger/integer_polyhedron.h"

namespace mlir {

/// Divisions and moduli of expressions become local variables.
class FlatLinearConstraints : public presburger::IntegerPolyhedron {
public:
  using VarKind = presburger::VarKind;
  using IntegerPolyhedron::IntegerPolyhedron;

  enum class AddConservativeSemiAffineBounds { No = 0, Yes };

  using IntegerPolyhedron::addBound;
  /// Bounds a variable by each result of a map over all dimensions and symbols.
  /// Results that contain the variable itself are ignored. For EQ, the map must
  /// have one result and the bound must be closed. With conservative bounds,
  /// `0 <= x mod s < s` is added for moduli by a symbol.
  /// Errors: returns failure without a diagnostic and changes nothing if an
  /// expression is not linear or a coefficient overflows.
  LogicalResult addBound(
      presburger::BoundType type, unsigned pos, AffineMap boundMap,
      bool isClosedBound,
      AddConservativeSemiAffineBounds = AddConservativeSemiAffineBounds::No);
  /// Lower bounds are closed, upper bounds are open.
  LogicalResult addBound(
      presburger::BoundType type, unsigned pos, AffineMap boundMap,
      AddConservativeSemiAffineBounds = AddConservativeSemiAffineBounds::No);

  /// Computes bounds of the dimensions [offset, offset + num) in terms of the
  /// other dimensions and the symbols: a lower and an upper map for each
  /// dimension. Each result of a map is a bound; a map without results means
  /// that no bound is known. Normalizes the constraints.
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
