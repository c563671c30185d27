// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/expand_strided_metadata/expand_strided_metadata_patterns.h"

#include "core/interfaces/view_like.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/expand_strided_metadata/view_metadata.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// view(m, …) -> reinterpret_cast(base of m, metadata of the view)
template <typename ViewOpT>
struct ViewAsReinterpretCast final : OpRewritePattern<ViewOpT> {
  using OpRewritePattern<ViewOpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(ViewOpT view,
                                PatternRewriter &rewriter) const override {
    const FailureOr<StridedMetadata> parts =
        resolveStridedMetadata(rewriter, view);
    if (failed(parts))
      return failure();
    rewriter.replaceOpWithNewOp<ReinterpretCastOp>(
        view, cast<MemRefType>(Value(view.getResult()).getType()),
        parts->baseBuffer, parts->offset, parts->sizes, parts->strides);
    return success();
  }
};

/// Replaces the results of the operation by these components. Creates constants
/// for attributes.
void replaceByParts(PatternRewriter &rewriter, ExtractStridedMetadataOp op,
                    Location loc, Value baseBuffer, OpFoldResult offset,
                    ArrayRef<OpFoldResult> sizes,
                    ArrayRef<OpFoldResult> strides) {
  SmallVector<Value> results = {
      baseBuffer, getValueOrCreateConstantIndexOp(rewriter, loc, offset)};
  llvm::append_range(results,
                     getValueOrCreateConstantIndexOp(rewriter, loc, sizes));
  llvm::append_range(results,
                     getValueOrCreateConstantIndexOp(rewriter, loc, strides));
  rewriter.replaceOp(op, results);
}

/// extract(view(m, …)) -> metadata of the view, computed from extract(m)
template <typename ViewOpT>
struct ExtractOfView final : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getSource().getDefiningOp<ViewOpT>();
    if (!view)
      return failure();
    const FailureOr<StridedMetadata> parts =
        resolveStridedMetadata(rewriter, view);
    if (failed(parts))
      return failure();
    replaceByParts(rewriter, op, view.getLoc(), parts->baseBuffer,
                   parts->offset, parts->sizes, parts->strides);
    return success();
  }
};

/// Returns the memory of an allocation or a global as a memref of rank 0.
Value getBaseBuffer(PatternRewriter &rewriter, ExtractStridedMetadataOp op,
                    Value memory) {
  const auto type = cast<MemRefType>(op.getBaseBuffer().getType());
  if (memory.getType() == type)
    return memory;
  return ReinterpretCastOp::create(rewriter, op.getLoc(), type, memory,
                                   /*offset=*/0, ArrayRef<int64_t>(),
                                   ArrayRef<int64_t>());
}

/// extract(alloc(sizes)) -> the memory, 0, sizes, products of sizes
/// Guard: the layout is the identity; then the offset is 0, and the dimensions
/// are contiguous.
template <typename AllocOpT>
struct ExtractOfAllocation final : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto alloc = op.getSource().getDefiningOp<AllocOpT>();
    if (!alloc)
      return failure();
    const auto type = cast<MemRefType>(Value(op.getSource()).getType());
    if (!type.getLayout().isIdentity())
      return failure();

    const SmallVector<OpFoldResult> sizes =
        getMixedValues(type.getShape(), alloc.getDynamicSizes(), rewriter);
    SmallVector<OpFoldResult> strides(sizes.size(), rewriter.getIndexAttr(1));
    AffineExpr product = rewriter.getAffineConstantExpr(1);
    for (size_t dim = sizes.size(), n = 0; dim-- > 1; ++n) {
      product = product * rewriter.getAffineSymbolExpr(n);
      strides[dim - 1] = affine::makeComposedFoldedAffineApply(
          rewriter, op.getLoc(), product, ArrayRef(sizes).drop_front(dim));
    }
    Value baseBuffer;
    if (!op.getBaseBuffer().use_empty())
      baseBuffer = getBaseBuffer(rewriter, op, op.getSource());
    replaceByParts(rewriter, op, op.getLoc(), baseBuffer,
                   rewriter.getIndexAttr(0), sizes, strides);
    return success();
  }
};

/// extract(get_global) -> the memory, 0, static sizes and strides of the type
/// Guard: the layout is the identity.
struct ExtractOfGlobal final : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto global = op.getSource().getDefiningOp<GetGlobalOp>();
    if (!global)
      return failure();
    const auto type = cast<MemRefType>(Value(op.getSource()).getType());
    if (!type.getLayout().isIdentity() || !type.hasStaticShape())
      return failure();
    MLIRContext *context = rewriter.getContext();
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      return failure();
    replaceByParts(rewriter, op, op.getLoc(),
                   getBaseBuffer(rewriter, op, op.getSource()),
                   rewriter.getIndexAttr(0),
                   getAsIndexOpFoldResult(context, type.getShape()),
                   getAsIndexOpFoldResult(context, strides));
    return success();
  }
};

/// extract(reinterpret_cast(m, …)) -> base of m, operands of the cast
/// Guard: m is ranked.
struct ExtractOfReinterpretCast final
    : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getSource().getDefiningOp<ReinterpretCastOp>();
    if (!view || !isa<MemRefType>(Value(view.getSource()).getType()))
      return failure();
    auto extract = ExtractStridedMetadataOp::create(rewriter, op.getLoc(),
                                                    view.getSource());
    replaceByParts(rewriter, op, op.getLoc(), extract.getBaseBuffer(),
                   view.getMixedOffsets().front(), view.getMixedSizes(),
                   view.getMixedStrides());
    return success();
  }
};

/// extract(cast(m)) -> extract(m), with static values of the cast's type as
/// constants
/// Guard: m is ranked.
struct ExtractOfCast final : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getSource().getDefiningOp<CastOp>();
    if (!view || !isa<MemRefType>(Value(view.getSource()).getType()))
      return failure();
    const auto type = cast<MemRefType>(Value(op.getSource()).getType());
    SmallVector<int64_t> knownStrides;
    int64_t knownOffset;
    if (failed(type.getStridesAndOffset(knownStrides, knownOffset)))
      return failure();
    auto extract = ExtractStridedMetadataOp::create(rewriter, op.getLoc(),
                                                    view.getSource());
    const auto constify = [&](int64_t known, Value value) -> OpFoldResult {
      if (ShapedType::isDynamic(known))
        return value;
      return rewriter.getIndexAttr(known);
    };
    SmallVector<OpFoldResult> sizes, strides;
    for (auto [known, value] :
         llvm::zip_equal(type.getShape(), extract.getSizes()))
      sizes.push_back(constify(known, value));
    for (auto [known, value] :
         llvm::zip_equal(knownStrides, extract.getStrides()))
      strides.push_back(constify(known, value));
    replaceByParts(rewriter, op, op.getLoc(), extract.getBaseBuffer(),
                   constify(knownOffset, extract.getOffset()), sizes, strides);
    return success();
  }
};

/// extract(memory_space_cast(m)) -> extract(m), with a cast of its base if that
/// is used
struct ExtractOfMemorySpaceCast final
    : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getSource().getDefiningOp<MemorySpaceCastOp>();
    if (!view)
      return failure();
    auto extract = ExtractStridedMetadataOp::create(rewriter, op.getLoc(),
                                                    view.getSource());
    SmallVector<Value> results(extract->getResults());
    results.front() = op.getBaseBuffer().use_empty()
                          ? Value()
                          : Value(MemorySpaceCastOp::create(
                                rewriter, op.getLoc(),
                                op.getBaseBuffer().getType(), results.front()));
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// extract(assume_alignment(m)) -> extract(m)
struct ExtractOfAssumeAlignment final
    : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getSource().getDefiningOp<AssumeAlignmentOp>();
    if (!view)
      return failure();
    rewriter.replaceOpWithNewOp<ExtractStridedMetadataOp>(op, view.getMemref());
    return success();
  }
};

/// extract(base of extract(m)) -> base of extract(m), 0
struct ExtractOfBase final : OpRewritePattern<ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getSource().getDefiningOp<ExtractStridedMetadataOp>();
    if (!inner)
      return failure();
    replaceByParts(rewriter, op, op.getLoc(), inner.getBaseBuffer(),
                   rewriter.getIndexAttr(0), {}, {});
    return success();
  }
};

/// address(view(m, …)) -> address(m)
/// Guard: the view is a subview or a reinterpret_cast, whose base address is
/// that of its source. That does not hold for `view` and `memory_space_cast`.
/// Other patterns convert reshapes to reinterpret_cast first.
struct AddressOfView final : OpRewritePattern<ExtractAlignedPointerAsIndexOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ExtractAlignedPointerAsIndexOp op,
                                PatternRewriter &rewriter) const override {
    Operation *view = op.getSource().getDefiningOp();
    if (!isa_and_nonnull<SubViewOp, ReinterpretCastOp>(view))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.getSourceMutable().set(
          cast<ViewLikeOpInterface>(view).getViewSource());
    });
    return success();
  }
};

} // namespace

void memref::populateResolveExtractStridedMetadataPatterns(
    RewritePatternSet &patterns) {
  patterns
      .add<ExtractOfAllocation<AllocOp>, ExtractOfAllocation<AllocaOp>,
           ExtractOfView<CollapseShapeOp>, ExtractOfView<ExpandShapeOp>,
           ExtractOfGlobal, ExtractOfView<SubViewOp>, AddressOfView,
           ExtractOfReinterpretCast, ExtractOfCast, ExtractOfMemorySpaceCast,
           ExtractOfAssumeAlignment, ExtractOfBase>(patterns.getContext());
}

void memref::populateExpandStridedMetadataPatterns(
    RewritePatternSet &patterns) {
  patterns.add<ViewAsReinterpretCast<SubViewOp>,
               ViewAsReinterpretCast<ExpandShapeOp>,
               ViewAsReinterpretCast<CollapseShapeOp>>(patterns.getContext());
  populateResolveExtractStridedMetadataPatterns(patterns);
}
