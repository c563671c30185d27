// SPDX-License-Identifier: Apache-2.0
//
// Composition and simplification of maps with their operands. For the dialect's
// own sources.
#ifndef DIALECTS_AFFINE_COMPOSE_H
#define DIALECTS_AFFINE_COMPOSE_H

#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Composes once with each `affine.apply` among what makes the operands, and
/// canonicalizes.
void composeAffineMapAndOperands(AffineMap *map,
                                 SmallVectorImpl<Value> *operands);

/// Simplifies divisions and moduli by what is known of induction variables.
void simplifyMapWithOperands(AffineMap &map, ArrayRef<Value> operands);

/// Leaves out results that can never be the greatest (`isMax`) or the least.
void simplifyMinOrMaxExprWithOperands(AffineMap &map, ArrayRef<Value> operands,
                                      bool isMax);

/// Puts the results in the order of their coefficients.
/// Errors: failure if they are in that order, or have none.
LogicalResult canonicalizeMapExprAndTermOrder(AffineMap &map);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_COMPOSE_H
