// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/view_like_utils.h"

#include "dialects/affine/affine.h"

using namespace mlir;
using namespace mlir::affine;

void affine::resolveIndicesIntoOpWithOffsetsAndStrides(
    RewriterBase &rewriter, Location loc,
    ArrayRef<OpFoldResult> mixedSourceOffsets,
    ArrayRef<OpFoldResult> mixedSourceStrides,
    const llvm::SmallBitVector &rankReducedDims,
    ArrayRef<OpFoldResult> consumerIndices,
    SmallVectorImpl<Value> &resolvedIndices) {
  AffineExpr offset, index, stride;
  bindSymbols(rewriter.getContext(), offset, index, stride);
  const AffineExpr sum = offset + index * stride;
  size_t used = 0;
  for (size_t dim = 0; dim != mixedSourceOffsets.size(); ++dim) {
    const OpFoldResult position = rankReducedDims.test(dim)
                                      ? OpFoldResult(rewriter.getIndexAttr(0))
                                      : consumerIndices[used++];
    const OpFoldResult resolved = makeComposedFoldedAffineApply(
        rewriter, loc, sum,
        {mixedSourceOffsets[dim], position, mixedSourceStrides[dim]});
    resolvedIndices.push_back(
        getValueOrCreateConstantIndexOp(rewriter, loc, resolved));
  }
}

void affine::resolveSizesIntoOpWithSizes(
    ArrayRef<OpFoldResult> sourceSizes, ArrayRef<OpFoldResult> destSizes,
    const llvm::SmallBitVector &rankReducedSourceDims,
    SmallVectorImpl<OpFoldResult> &resolvedSizes) {
  size_t used = 0;
  for (auto [dim, size] : llvm::enumerate(sourceSizes))
    resolvedSizes.push_back(
        rankReducedSourceDims.test(dim) ? size : destSizes[used++]);
}
