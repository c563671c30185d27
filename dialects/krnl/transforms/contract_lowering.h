// SPDX-License-Identifier: Apache-2.0
//
// Pieces of lowered contractions. Private to this folder.
#ifndef DIALECTS_KRNL_TRANSFORMS_CONTRACT_LOWERING_H
#define DIALECTS_KRNL_TRANSFORMS_CONTRACT_LOWERING_H

#include "core/ir/structure/builders.h"
#include "dialects/krnl/krnl.h"

namespace mlir::krnl {

/// Returns the indices that a map of a contraction has at a point. `iterators`
/// has a value for each iterator that the map depends on.
/// Errors: emits a diagnostic if the map cannot be expanded.
FailureOr<SmallVector<Value>> getIndices(OpBuilder &builder, ContractOp op,
                                         AffineMap map, ValueRange iterators);

/// Returns values that the region yields for these arguments. The operations
/// are cloned. If some arguments are vectors of `lanes` elements, operations on
/// them are widened.
/// Requires isWidenable of the region if there are such arguments.
SmallVector<Value> cloneRegion(OpBuilder &builder, Region &region,
                               ValueRange arguments, int64_t lanes);

/// Adds a product to a sum, both scalars or both vectors.
Value multiplyAndAdd(OpBuilder &builder, Location loc, Value a, Value b,
                     Value sum);

/// Replaces the contraction by nests whose loops are over single elements.
LogicalResult lowerToElements(ContractOp op);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_CONTRACT_LOWERING_H
