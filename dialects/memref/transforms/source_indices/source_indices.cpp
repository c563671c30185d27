// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/source_indices/source_indices.h"

#include "core/interfaces/static_values.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/view_like_utils.h"
#include "dialects/arith/arith.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::memref;

/// Returns the elements at the positions in a group of dimensions.
template <typename T, typename RangeT>
static SmallVector<T> choose(const RangeT &elements, ArrayRef<int64_t> group) {
  SmallVector<T> chosen;
  for (int64_t dim : group)
    chosen.push_back(elements[dim]);
  return chosen;
}

void memref::resolveSourceIndicesSubView(
    Location loc, PatternRewriter &rewriter, SubViewOp subView,
    ValueRange indices, SmallVectorImpl<Value> &sourceIndices) {
  affine::resolveIndicesIntoOpWithOffsetsAndStrides(
      rewriter, loc, subView.getMixedOffsets(), subView.getMixedStrides(),
      subView.getDroppedDims(), getAsOpFoldResult(indices), sourceIndices);
}

void memref::resolveSourceIndicesExpandShape(
    Location loc, PatternRewriter &rewriter, ExpandShapeOp expandShape,
    ValueRange indices, SmallVectorImpl<Value> &sourceIndices,
    bool startsInbounds) {
  const SmallVector<OpFoldResult> sizes = expandShape.getMixedOutputShape();
  for (ArrayRef<int64_t> group : expandShape.getReassociationIndices()) {
    if (group.size() == 1) {
      sourceIndices.push_back(indices[group.front()]);
      continue;
    }
    sourceIndices.push_back(affine::AffineLinearizeIndexOp::create(
        rewriter, loc, choose<Value>(indices, group),
        choose<OpFoldResult>(sizes, group), startsInbounds));
  }
}

/// Adds the indices of the only element.
static void addZeros(Location loc, PatternRewriter &rewriter, int64_t rank,
                     SmallVectorImpl<Value> &sourceIndices) {
  for (int64_t dim = 0; dim != rank; ++dim)
    sourceIndices.push_back(arith::ConstantIndexOp::create(rewriter, loc, 0));
}

void memref::resolveSourceIndicesCollapseShape(
    Location loc, PatternRewriter &rewriter, CollapseShapeOp collapseShape,
    ValueRange indices, SmallVectorImpl<Value> &sourceIndices) {
  const auto groups = collapseShape.getReassociationIndices();
  Value source = collapseShape.getSrc();
  auto metadata = ExtractStridedMetadataOp::create(rewriter, loc, source);
  const SmallVector<OpFoldResult> sizes = metadata.getConstifiedMixedSizes();
  for (auto [index, group] : llvm::zip(indices, groups)) {
    if (group.size() == 1) {
      sourceIndices.push_back(index);
      continue;
    }
    auto digits = affine::AffineDelinearizeIndexOp::create(
        rewriter, loc, index, choose<OpFoldResult>(sizes, group));
    llvm::append_range(sourceIndices, digits.getMultiIndex());
  }
  if (groups.empty())
    addZeros(loc, rewriter, cast<MemRefType>(source.getType()).getRank(),
             sourceIndices);
}

Value memref::resolveSourceIndices(Location loc, PatternRewriter &rewriter,
                                   Value memref, ValueRange indices,
                                   SmallVectorImpl<Value> &sourceIndices,
                                   bool startsInbounds) {
  if (auto view = memref.getDefiningOp<SubViewOp>()) {
    resolveSourceIndicesSubView(loc, rewriter, view, indices, sourceIndices);
    return view.getSource();
  }
  if (auto view = memref.getDefiningOp<ExpandShapeOp>()) {
    resolveSourceIndicesExpandShape(loc, rewriter, view, indices, sourceIndices,
                                    startsInbounds);
    return view.getSrc();
  }
  if (auto view = memref.getDefiningOp<CollapseShapeOp>()) {
    resolveSourceIndicesCollapseShape(loc, rewriter, view, indices,
                                      sourceIndices);
    return view.getSrc();
  }
  return {};
}
