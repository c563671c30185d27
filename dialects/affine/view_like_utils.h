// SPDX-License-Identifier: Apache-2.0
//
// Composition of the offsets, sizes and strides of nested slices.
#ifndef DIALECTS_AFFINE_VIEW_LIKE_UTILS_H
#define DIALECTS_AFFINE_VIEW_LIKE_UTILS_H

#include "core/interfaces/static_values.h"
#include "core/rewrite/rewriter.h"
#include "core/support/llvm.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::affine {

/// Appends, for each dimension of the source of a slice, offset + index *
/// stride, as `affine.apply` or constants. A dimension that the slice drops has
/// no index; its index is 0.
void resolveIndicesIntoOpWithOffsetsAndStrides(
    RewriterBase &rewriter, Location loc,
    ArrayRef<OpFoldResult> mixedSourceOffsets,
    ArrayRef<OpFoldResult> mixedSourceStrides,
    const llvm::SmallBitVector &rankReducedDims,
    ArrayRef<OpFoldResult> consumerIndices,
    SmallVectorImpl<Value> &resolvedIndices);

/// Appends, for each dimension of the source of a slice, the size in
/// `destSizes`, or the size in `sourceSizes` if the slice drops the dimension.
void resolveSizesIntoOpWithSizes(
    ArrayRef<OpFoldResult> sourceSizes, ArrayRef<OpFoldResult> destSizes,
    const llvm::SmallBitVector &rankReducedSourceDims,
    SmallVectorImpl<OpFoldResult> &resolvedSizes);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_VIEW_LIKE_UTILS_H
