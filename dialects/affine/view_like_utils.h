// SPDX-License-Identifier: Apache-2.0
//
// Slices of slices: offsets, sizes and strides of both put together.
#ifndef DIALECTS_AFFINE_VIEW_LIKE_UTILS_H
#define DIALECTS_AFFINE_VIEW_LIKE_UTILS_H

#include "core/interfaces/static_values.h"
#include "core/rewrite/rewriter.h"
#include "core/support/llvm.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::affine {

/// Adds, for each dimension of the source of a slice, offset + index * stride,
/// made by `affine.apply` or constants. A dimension that the slice leaves out
/// has no index, and 0 stands for it.
void resolveIndicesIntoOpWithOffsetsAndStrides(
    RewriterBase &rewriter, Location loc,
    ArrayRef<OpFoldResult> mixedSourceOffsets,
    ArrayRef<OpFoldResult> mixedSourceStrides,
    const llvm::SmallBitVector &rankReducedDims,
    ArrayRef<OpFoldResult> consumerIndices,
    SmallVectorImpl<Value> &resolvedIndices);

/// Adds, for each dimension of the source of a slice, the size in `destSizes`,
/// or that in `sourceSizes` where the slice leaves it out.
void resolveSizesIntoOpWithSizes(
    ArrayRef<OpFoldResult> sourceSizes, ArrayRef<OpFoldResult> destSizes,
    const llvm::SmallBitVector &rankReducedSourceDims,
    SmallVectorImpl<OpFoldResult> &resolvedSizes);

} // namespace mlir::affine

#endif // DIALECTS_AFFINE_VIEW_LIKE_UTILS_H
