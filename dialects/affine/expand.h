// SPDX-License-Identifier: Apache-2.0
//
// Expansion of affine expressions to operations of arith.
#ifndef DIALECTS_AFFINE_EXPAND_H
#define DIALECTS_AFFINE_EXPAND_H

#include "dialects/affine/affine.h"

namespace mlir::affine {

/// Returns the value of an expression of indices.
/// Errors: emits a diagnostic and returns null for a division or modulo by a
/// constant that is not positive. Operations that were created stay.
Value expandAffineExpr(OpBuilder &builder, Location loc, AffineExpr expr,
                       ValueRange dimValues, ValueRange symbolValues);

/// Returns the values of all results of a map. `operands` are those of the
/// dimensions, followed by those of the symbols.
/// Errors: returns nullopt if expandAffineExpr fails.
std::optional<SmallVector<Value, 8>> expandAffineMap(OpBuilder &builder,
                                                     Location loc,
                                                     AffineMap affineMap,
                                                     ValueRange operands);

// Return the bounds of a loop, and the minimum and maximum of the results of a
// map.
// Errors: return null if expandAffineExpr fails.
Value lowerAffineLowerBound(AffineForOp op, OpBuilder &builder);
Value lowerAffineUpperBound(AffineForOp op, OpBuilder &builder);
Value lowerAffineMapMin(OpBuilder &builder, Location loc, AffineMap map,
                        ValueRange operands);
Value lowerAffineMapMax(OpBuilder &builder, Location loc, AffineMap map,
                        ValueRange operands);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_EXPAND_H
