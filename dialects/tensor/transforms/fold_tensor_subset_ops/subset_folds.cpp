// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/transforms/fold_tensor_subset_ops/subset_folds.h"

#include "core/interfaces/parallel_combining.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/view_like_utils.h"
#include "dialects/tensor/tensor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::tensor;

/// Returns true if the sizes are equal, apart from dropped dimensions.
static bool hasSizes(ArrayRef<OpFoldResult> sizes,
                     const llvm::SmallBitVector &dropped,
                     ArrayRef<OpFoldResult> kept) {
  size_t used = 0;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!dropped.test(dim) && size != kept[used++])
      return false;
  return true;
}

namespace {

/// insert(insert(x, y)[o2][s][1], z)[o1][s][1] -> insert(x, z)[o1 + o2][s][1]
///
/// The inner slice is all of y, since it has the sizes of the outer one. For an
/// operation in the terminator of a parallel loop, arithmetic is inserted
/// before the terminator.
template <typename InsertOpT>
struct InsertSliceOfInsertSlice final : OpRewritePattern<InsertOpT> {
  using OpRewritePattern<InsertOpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(InsertOpT outer,
                                PatternRewriter &rewriter) const override {
    auto inner = outer.getSource().template getDefiningOp<InsertSliceOp>();
    if (!inner || !outer.hasUnitStride() || !inner.hasUnitStride())
      return failure();
    const llvm::SmallBitVector dropped = outer.getDroppedDims();
    const SmallVector<OpFoldResult> outerSizes = outer.getMixedSizes(),
                                    innerSizes = inner.getMixedSizes();
    if (!hasSizes(outerSizes, dropped, innerSizes))
      return failure();

    SmallVector<OpFoldResult> sizes;
    affine::resolveSizesIntoOpWithSizes(outerSizes, innerSizes, dropped, sizes);
    if (isa<ParallelCombiningOpInterface>(outer.getOperation()))
      rewriter.setInsertionPoint(outer->getParentOp());
    SmallVector<Value> offsets;
    affine::resolveIndicesIntoOpWithOffsetsAndStrides(
        rewriter, outer.getLoc(), outer.getMixedOffsets(),
        outer.getMixedStrides(), dropped, inner.getMixedOffsets(), offsets);

    rewriter.setInsertionPoint(outer);
    rewriter.replaceOpWithNewOp<InsertOpT>(
        outer, inner.getSource(), outer.getDest(), getAsOpFoldResult(offsets),
        sizes, outer.getMixedStrides());
    return success();
  }
};

} // namespace

void tensor::populateFoldTensorSubsetOpPatterns(RewritePatternSet &patterns) {
  patterns.add<InsertSliceOfInsertSlice<InsertSliceOp>,
               InsertSliceOfInsertSlice<ParallelInsertSliceOp>>(
      patterns.getContext());
}
