// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/expand_strided_metadata/view_metadata.h"

#include "core/ir/affine/affine_expr.h"
#include "dialects/affine/affine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::memref;

/// Extracts the metadata of a memref. Static offset and strides are constants;
/// sizes are values.
static StridedMetadata extractFrom(RewriterBase &rewriter, Location loc,
                                   Value source) {
  auto extract = ExtractStridedMetadataOp::create(rewriter, loc, source);
  return {extract.getBaseBuffer(), extract.getConstifiedMixedOffset(),
          getAsOpFoldResult(extract.getSizes()),
          extract.getConstifiedMixedStrides()};
}

// Subviews

/// stride = source's stride * subview's stride
/// offset = source's offset + sum(subview's offset * source's stride)
FailureOr<StridedMetadata>
memref::resolveStridedMetadata(RewriterBase &rewriter, SubViewOp subview) {
  const Location loc = subview.getLoc();
  const StridedMetadata source =
      extractFrom(rewriter, loc, subview.getSource());
  const SmallVector<OpFoldResult> offsets = subview.getMixedOffsets(),
                                  sizes = subview.getMixedSizes(),
                                  strides = subview.getMixedStrides();
  const AffineExpr s0 = rewriter.getAffineSymbolExpr(0);
  const AffineExpr s1 = rewriter.getAffineSymbolExpr(1);

  AffineExpr sum = s0;
  SmallVector<OpFoldResult> terms = {source.offset}, allStrides;
  for (auto [offset, stride, sourceStride] :
       llvm::zip_equal(offsets, strides, source.strides)) {
    allStrides.push_back(affine::makeComposedFoldedAffineApply(
        rewriter, loc, s0 * s1, {stride, sourceStride}));
    sum = sum + rewriter.getAffineSymbolExpr(terms.size()) *
                    rewriter.getAffineSymbolExpr(terms.size() + 1);
    terms.append({offset, sourceStride});
  }

  StridedMetadata result;
  result.baseBuffer = source.baseBuffer;
  result.offset =
      affine::makeComposedFoldedAffineApply(rewriter, loc, sum, terms);
  const llvm::SmallBitVector dropped = subview.getDroppedDims();
  for (unsigned dim = 0; dim < sizes.size(); ++dim) {
    if (dropped.test(dim))
      continue;
    result.sizes.push_back(sizes[dim]);
    result.strides.push_back(allStrides[dim]);
  }
  return result;
}

// Expanded dimensions

/// Returns the product of the static sizes.
static int64_t getStaticProduct(ArrayRef<int64_t> sizes) {
  uint64_t product = 1;
  for (int64_t size : sizes)
    if (!ShapedType::isDynamic(size))
      product *= static_cast<uint64_t>(size);
  return static_cast<int64_t>(product);
}

/// Adds the sizes into which a dimension is split, at most one of them dynamic:
/// that is the dimension's size divided by the others.
static void addExpandedSizes(RewriterBase &rewriter, Location loc,
                             ArrayRef<int64_t> sizes, OpFoldResult sourceSize,
                             StridedMetadata &result) {
  for (int64_t size : sizes)
    result.sizes.push_back(ShapedType::isDynamic(size)
                               ? affine::makeComposedFoldedAffineApply(
                                     rewriter, loc,
                                     rewriter.getAffineSymbolExpr(0).floorDiv(
                                         getStaticProduct(sizes)),
                                     sourceSize)
                               : OpFoldResult(rewriter.getIndexAttr(size)));
}

/// stride = source's stride * product of the following sizes. A dynamic size in
/// it is the source's size divided by the others.
static void addExpandedStrides(RewriterBase &rewriter, Location loc,
                               ArrayRef<int64_t> sizes, OpFoldResult sourceSize,
                               OpFoldResult sourceStride,
                               StridedMetadata &result) {
  const AffineExpr s0 = rewriter.getAffineSymbolExpr(0);
  const AffineExpr s1 = rewriter.getAffineSymbolExpr(1);
  for (size_t i = 0; i < sizes.size(); ++i) {
    const ArrayRef<int64_t> behind = sizes.drop_front(i + 1);
    const int64_t factor = getStaticProduct(behind);
    result.strides.push_back(
        llvm::any_of(behind, ShapedType::isDynamic)
            ? affine::makeComposedFoldedAffineApply(
                  rewriter, loc,
                  (s0 * factor).floorDiv(getStaticProduct(sizes)) * s1,
                  {sourceSize, sourceStride})
            : affine::makeComposedFoldedAffineApply(rewriter, loc, s0 * factor,
                                                    sourceStride));
  }
}

/// Returns the sizes of the dimensions of a group.
static SmallVector<int64_t> getGroupSizes(MemRefType type,
                                          ArrayRef<int64_t> group) {
  SmallVector<int64_t> sizes;
  for (int64_t dim : group)
    sizes.push_back(type.getDimSize(dim));
  return sizes;
}

FailureOr<StridedMetadata>
memref::resolveStridedMetadata(RewriterBase &rewriter, ExpandShapeOp expand) {
  const auto groups = expand.getReassociationIndices();
  const MemRefType type = expand.getResultType();
  for (const ReassociationIndices &group : groups)
    if (llvm::count_if(getGroupSizes(type, group), ShapedType::isDynamic) > 1)
      return failure();

  const Location loc = expand.getLoc();
  const StridedMetadata source = extractFrom(rewriter, loc, expand.getSrc());
  StridedMetadata result;
  result.baseBuffer = source.baseBuffer;
  result.offset = source.offset;
  if (source.sizes.empty()) {
    result.sizes.append(type.getRank(), rewriter.getIndexAttr(1));
    result.strides = result.sizes;
    return result;
  }
  for (auto [dim, group] : llvm::enumerate(groups)) {
    const SmallVector<int64_t> sizes = getGroupSizes(type, group);
    addExpandedSizes(rewriter, loc, sizes, source.sizes[dim], result);
    addExpandedStrides(rewriter, loc, sizes, source.sizes[dim],
                       source.strides[dim], result);
  }
  return result;
}

// Collapsed dimensions

/// Returns the static size of the result, or the product of the group's sizes.
static OpFoldResult getCollapsedSize(RewriterBase &rewriter,
                                     CollapseShapeOp collapse, unsigned dim,
                                     ArrayRef<int64_t> group,
                                     ArrayRef<OpFoldResult> sourceSizes) {
  const int64_t size = collapse.getResultType().getDimSize(dim);
  if (!ShapedType::isDynamic(size))
    return rewriter.getIndexAttr(size);
  AffineExpr product = rewriter.getAffineConstantExpr(1);
  SmallVector<OpFoldResult> factors;
  for (int64_t sourceDim : group) {
    product = product * rewriter.getAffineSymbolExpr(factors.size());
    const int64_t sourceSize = collapse.getSrcType().getDimSize(sourceDim);
    factors.push_back(ShapedType::isDynamic(sourceSize)
                          ? sourceSizes[sourceDim]
                          : OpFoldResult(rewriter.getIndexAttr(sourceSize)));
  }
  return affine::makeComposedFoldedAffineApply(rewriter, collapse.getLoc(),
                                               product, factors);
}

/// Returns the stride of the group's last dimension whose size is not 1, since
/// the strides of others are arbitrary. If there is none, returns the static
/// stride of the result's type, or else any dynamic stride.
static OpFoldResult getCollapsedStride(RewriterBase &rewriter,
                                       CollapseShapeOp collapse, unsigned dim,
                                       ArrayRef<int64_t> group,
                                       ArrayRef<OpFoldResult> sourceStrides) {
  for (int64_t sourceDim : llvm::reverse(group))
    if (collapse.getSrcType().getDimSize(sourceDim) != 1)
      return sourceStrides[sourceDim];
  SmallVector<int64_t> strides;
  int64_t offset;
  if (succeeded(
          collapse.getResultType().getStridesAndOffset(strides, offset)) &&
      !ShapedType::isDynamic(strides[dim]))
    return rewriter.getIndexAttr(strides[dim]);
  for (int64_t sourceDim : group)
    if (isa<Value>(sourceStrides[sourceDim]))
      return sourceStrides[sourceDim];
  return sourceStrides[group.back()];
}

FailureOr<StridedMetadata>
memref::resolveStridedMetadata(RewriterBase &rewriter,
                               CollapseShapeOp collapse) {
  const StridedMetadata source =
      extractFrom(rewriter, collapse.getLoc(), collapse.getSrc());
  StridedMetadata result;
  result.baseBuffer = source.baseBuffer;
  result.offset = source.offset;
  for (auto [dim, group] :
       llvm::enumerate(collapse.getReassociationIndices())) {
    result.sizes.push_back(
        getCollapsedSize(rewriter, collapse, dim, group, source.sizes));
    result.strides.push_back(
        getCollapsedStride(rewriter, collapse, dim, group, source.strides));
  }
  return result;
}
