// SPDX-License-Identifier: Apache-2.0
//
// Memrefs that take the place of others, with other indices, and memrefs whose
// layout becomes the identity. Not here: what functions take and return.
#ifndef DIALECTS_AFFINE_MEMREF_UTILS_H
#define DIALECTS_AFFINE_MEMREF_UTILS_H

#include "core/ir/affine_map.h"
#include "core/support/llvm.h"
#include "dialects/memref/memref.h"

namespace mlir::affine {

/// Replaces a memref by another one of the same element type. The operation's
/// indices are put through `indexRemap`, whose dimensions are `extraOperands`
/// and then the indices, and whose symbols are `symbolOperands`; in front of
/// the results come `extraIndices`. Without a map indices stay. Operations that
/// are given the memref without indices are changed only with
/// `allowNonDereferencingOps`.
/// Errors: failure without a message if the operation is not allowed, or if it
/// has indices and uses the memref twice or not as that which they are of;
/// nothing is changed.
LogicalResult replaceAllMemRefUsesWith(Value oldMemRef, Value newMemRef,
                                       Operation *op,
                                       ArrayRef<Value> extraIndices = {},
                                       AffineMap indexRemap = AffineMap(),
                                       ArrayRef<Value> extraOperands = {},
                                       ArrayRef<Value> symbolOperands = {},
                                       bool allowNonDereferencingOps = false);

/// The same in all users that `userFilterFn` is true for. With
/// `allowNonDereferencingOps` users without indices need the trait
/// MemRefsNormalizable. What frees the memref stays as it is unless
/// `replaceInDeallocOp` is set.
/// Errors: failure without a message if one of the users is not allowed;
/// nothing is changed. O(number of uses).
LogicalResult replaceAllMemRefUsesWith(
    Value oldMemRef, Value newMemRef, ArrayRef<Value> extraIndices = {},
    AffineMap indexRemap = AffineMap(), ArrayRef<Value> extraOperands = {},
    ArrayRef<Value> symbolOperands = {},
    function_ref<bool(Operation *)> userFilterFn = nullptr,
    bool allowNonDereferencingOps = false, bool replaceInDeallocOp = false);

/// The type with the identity as layout whose indices are the results of the
/// old layout. Layouts are taken to be one-to-one. The same type if that is the
/// identity, if a size is 0, if a result may be negative or has no known bound,
/// or if a size is dynamic and the map is not tiled: `x floordiv c` among the
/// results with one `x mod c`, `x` nowhere else, and no symbols.
MemRefType normalizeMemRefType(MemRefType memrefType);

/// Replaces an allocation by one whose type has the identity as layout, and
/// changes the indices of what uses it.
/// Errors: failure without a message if there is no such type or a user is not
/// allowed. The allocation stays.
template <typename AllocLikeOp> LogicalResult normalizeMemRef(AllocLikeOp op);
extern template LogicalResult
normalizeMemRef<memref::AllocaOp>(memref::AllocaOp op);
extern template LogicalResult
normalizeMemRef<memref::AllocOp>(memref::AllocOp op);
/// The same of a cast; success if its layout is the identity.
LogicalResult normalizeMemRef(memref::ReinterpretCastOp op);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_MEMREF_UTILS_H
