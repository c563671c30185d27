// SPDX-License-Identifier: Apache-2.0
//
// Affine expressions as operations of arith.
#ifndef DIALECTS_AFFINE_EXPAND_H
#define DIALECTS_AFFINE_EXPAND_H

#include "dialects/affine/affine.h"

namespace mlir::affine {

/// The value of an expression of indices.
/// Errors: null after a message for a division or modulo by a constant that is
/// not positive; operations that were made stay.
Value expandAffineExpr(OpBuilder &builder, Location loc, AffineExpr expr,
                       ValueRange dimValues, ValueRange symbolValues);

/// The values of all results of a map; `operands` are those of the dimensions,
/// then those of the symbols.
/// Errors: none after a message, as expandAffineExpr.
std::optional<SmallVector<Value, 8>> expandAffineMap(OpBuilder &builder,
                                                     Location loc,
                                                     AffineMap affineMap,
                                                     ValueRange operands);

// The bounds of a loop, and the least and the greatest result of a map. Null
// after a message, as expandAffineExpr.
Value lowerAffineLowerBound(AffineForOp op, OpBuilder &builder);
Value lowerAffineUpperBound(AffineForOp op, OpBuilder &builder);
Value lowerAffineMapMin(OpBuilder &builder, Location loc, AffineMap map,
                        ValueRange operands);
Value lowerAffineMapMax(OpBuilder &builder, Location loc, AffineMap map,
                        ValueRange operands);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_EXPAND_H
