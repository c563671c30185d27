// SPDX-License-Identifier: Apache-2.0
//
// Replacement of memrefs, with new indices, and normalization of layouts. Types
// of functions are not changed here.
#ifndef DIALECTS_AFFINE_MEMREF_UTILS_H
#define DIALECTS_AFFINE_MEMREF_UTILS_H

#include "core/ir/affine/affine_map.h"
#include "core/support/llvm.h"
#include "dialects/memref/memref.h"

namespace mlir::affine {

/// Replaces a memref in `op` by another one with the same element type. The new
/// indices are `extraIndices`, followed by the results of `indexRemap`. The
/// dimensions of `indexRemap` are `extraOperands` and then the old indices, its
/// symbols are `symbolOperands`. Without a map the old indices stay. An
/// operation that uses the memref without indices is changed only if
/// `allowNonDereferencingOps` is set.
/// Errors: fails without a diagnostic and without a change if the operation is
/// not supported, or if it has indices and uses the memref twice or not as the
/// accessed memref.
LogicalResult replaceAllMemRefUsesWith(Value oldMemRef, Value newMemRef,
                                       Operation *op,
                                       ArrayRef<Value> extraIndices = {},
                                       AffineMap indexRemap = AffineMap(),
                                       ArrayRef<Value> extraOperands = {},
                                       ArrayRef<Value> symbolOperands = {},
                                       bool allowNonDereferencingOps = false);

/// Replaces a memref in all users for which `userFilterFn` returns true. With
/// `allowNonDereferencingOps` users without indices must have the trait
/// MemRefsNormalizable. Deallocations are not changed unless
/// `replaceInDeallocOp` is set. Takes O(number of uses) time.
/// Errors: fails without a diagnostic and without a change if a user is not
/// supported.
LogicalResult replaceAllMemRefUsesWith(
    Value oldMemRef, Value newMemRef, ArrayRef<Value> extraIndices = {},
    AffineMap indexRemap = AffineMap(), ArrayRef<Value> extraOperands = {},
    ArrayRef<Value> symbolOperands = {},
    function_ref<bool(Operation *)> userFilterFn = nullptr,
    bool allowNonDereferencingOps = false, bool replaceInDeallocOp = false);

/// Returns the memref type with the identity layout whose indices are the
/// results of the old layout. Layouts are assumed to be one-to-one. Returns the
/// same type if
/// - its layout is the identity,
/// - a size is 0,
/// - a result may be negative or has no known bound, or
/// - a size is dynamic and the map is not tiled. A map is tiled if it has no
/// symbols and each result `x floordiv c` has one matching result `x mod c`,
/// with no other use of `x`.
MemRefType normalizeMemRefType(MemRefType memrefType);

/// Replaces an allocation by one whose type has the identity layout, and
/// updates the indices of its users.
/// Errors: fails without a diagnostic if there is no such type or a user is not
/// supported. The allocation stays.
template <typename AllocLikeOp> LogicalResult normalizeMemRef(AllocLikeOp op);
extern template LogicalResult
normalizeMemRef<memref::AllocaOp>(memref::AllocaOp op);
extern template LogicalResult
normalizeMemRef<memref::AllocOp>(memref::AllocOp op);
/// Replaces a cast likewise. Succeeds if its layout is the identity already.
LogicalResult normalizeMemRef(memref::ReinterpretCastOp op);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_MEMREF_UTILS_H
