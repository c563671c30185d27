// SPDX-License-Identifier: Apache-2.0
//
// Composition and simplification of maps with their operands. Private to this
// dialect.
#ifndef DIALECTS_AFFINE_COMPOSE_H
#define DIALECTS_AFFINE_COMPOSE_H

#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Composes the map once with each `affine.apply` that defines an operand, then
/// canonicalizes the operands.
void composeAffineMapAndOperands(AffineMap *map,
                                 SmallVectorImpl<Value> *operands);

/// Simplifies divisions and moduli by the bounds and steps of induction
/// variables.
void simplifyMapWithOperands(AffineMap &map, ArrayRef<Value> operands);

/// Drops results that are never the maximum (`isMax`) or never the minimum.
void simplifyMinOrMaxExprWithOperands(AffineMap &map, ArrayRef<Value> operands,
                                      bool isMax);

/// Sorts the results by their coefficients.
/// Errors: fails without a diagnostic if they are sorted already, or if a
/// result has no coefficients.
LogicalResult canonicalizeMapExprAndTermOrder(AffineMap &map);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_COMPOSE_H
