// SPDX-License-Identifier: Apache-2.0
//
// Pieces of lowered contractions. Private to this folder.
#ifndef DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_CONTRACT_LOWERING_H
#define DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_CONTRACT_LOWERING_H

#include "core/ir/structure/builders.h"
#include "dialects/krnl/contract_op.h"

namespace mlir::krnl {

/// Returns the indices that a map of a contraction has at a point. `iterators`
/// has a value for each iterator that the map depends on.
/// Errors: emits a diagnostic if the map cannot be expanded.
FailureOr<SmallVector<Value>> getIndices(OpBuilder &builder, ContractOp op,
                                         AffineMap map, ValueRange iterators);

/// Returns the values that the region yields for these arguments; the arguments
/// if it is empty. The operations are cloned.
SmallVector<Value> cloneRegion(OpBuilder &builder, Region &region,
                               ValueRange arguments);

/// Returns true if widenRegion can make operations on vectors of the region.
bool isWidenable(Region &region);

/// Returns the vectors that the operations of the region make of vectors of
/// `lanes` elements. The region is widenable.
SmallVector<Value> widenRegion(OpBuilder &builder, Region &region,
                               ValueRange arguments, int64_t lanes);

/// Adds a product to a sum, both scalars or both vectors.
Value multiplyAndAdd(OpBuilder &builder, Location loc, Value a, Value b,
                     Value sum);

/// Loads four bytes that are neighbors as one number.
Value loadGroup(OpBuilder &builder, Location loc, Value memref,
                ValueRange index);
/// Loads a vector of `lanes` such numbers.
Value loadGroups(OpBuilder &builder, Location loc, Value memref,
                 ValueRange index, int64_t lanes);
/// Adds to each lane of a sum the products of its four bytes of two vectors, by
/// an instruction of x86-64. The bytes of the first one are not signed.
Value addByteProducts(OpBuilder &builder, Location loc, Value unsignedBytes,
                      Value signedBytes, Value sum);

/// Replaces the contraction by nests whose loops are over single elements.
LogicalResult lowerToElements(ContractOp op);

/// Replaces the contraction by nests over rows of the output, which accumulate
/// in memory. Returns false, and changes nothing, if it has no rows: the output
/// is contiguous along a parallel iterator, and the last index of an input is
/// linear in it.
FailureOr<bool> lowerToRows(ContractOp op);

/// Replaces the contraction of a sliding window, whose schedule has a tile and
/// lanes, by nests that keep tiles of sums in registers and read the input from
/// a padded buffer. Returns false, and changes nothing, if it has no window.
FailureOr<bool> lowerToWindows(ContractOp op);

/// Replaces the contraction, whose schedule has a tile and lanes, by loops over
/// tiles of sums in registers. Returns false, and changes nothing, if it is no
/// product of matrices of floats, or has few rows.
FailureOr<bool> lowerToPanels(ContractOp op);

} // namespace mlir::krnl

#endif // DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_CONTRACT_LOWERING_H
