// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of view and reinterpret_cast, and the folder of
// reinterpret_cast.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/reshape_ops.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// view(m)[b][c] : memref<?> -> cast(view(m)[b][] : memref<c>)
/// Guard: c is constant.
struct ViewOpShapeFolder final : OpRewritePattern<ViewOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ViewOp op,
                                PatternRewriter &rewriter) const override {
    const MemRefType type = op.getType();
    SmallVector<int64_t> shape(type.getShape().begin(), type.getShape().end());
    SmallVector<Value> sizes;
    auto operand = op.getSizes().begin();
    for (int64_t &size : shape) {
      if (!ShapedType::isDynamic(size))
        continue;
      Value dynamicSize = *operand++;
      if (auto constant = dynamicSize.getDefiningOp<arith::ConstantIndexOp>();
          constant && constant.value() >= 0)
        size = constant.value();
      else
        sizes.push_back(dynamicSize);
    }
    if (sizes.size() == op.getSizes().size())
      return failure();
    auto known = ViewOp::create(
        rewriter, op.getLoc(),
        Type(getReshapedType(type, shape, Attribute(type.getLayout()))),
        Value(op.getSource()), Value(op.getByteShift()), ValueRange(sizes));
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(type), known->getResult(0));
    return success();
  }
};

/// view(cast(m)) -> view(m)
/// Guard: m can be the operand of view: it is ranked, and its layout is the
/// identity.
struct ViewOpMemrefCastFolder final : OpRewritePattern<ViewOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ViewOp op,
                                PatternRewriter &rewriter) const override {
    auto cast = op.getSource().getDefiningOp<CastOp>();
    auto type = cast ? dyn_cast<MemRefType>(Value(cast.getSource()).getType())
                     : MemRefType();
    if (!type || !type.getLayout().isIdentity())
      return failure();
    rewriter.replaceOpWithNewOp<ViewOp>(
        op, Type(op.getType()), Value(cast.getSource()),
        Value(op.getByteShift()), op.getSizes());
    return success();
  }
};

} // namespace

void ViewOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                         MLIRContext *context) {
  results.add<ViewOpShapeFolder, ViewOpMemrefCastFolder>(context);
}

// reinterpret_cast

/// Returns a value with the same base address as `source`, which is all that
/// reinterpret_cast uses. Returns null if there is none.
static Value skipViews(Value source) {
  if (auto inner = source.getDefiningOp<ReinterpretCastOp>())
    return inner.getSource();
  if (auto cast = source.getDefiningOp<CastOp>())
    return cast.getSource();
  if (auto subview = source.getDefiningOp<SubViewOp>())
    if (areAllConstantIntValue(subview.getMixedOffsets(), 0))
      return subview.getSource();
  return nullptr;
}

/// reinterpret_cast(reinterpret_cast(m)) -> reinterpret_cast(m)
/// reinterpret_cast(cast(m)) -> reinterpret_cast(m)
/// reinterpret_cast(subview(m)[0][…][…]) -> reinterpret_cast(m)
/// reinterpret_cast(m) -> m, if the types are equal and static, and the offset
///                        is 0
OpFoldResult ReinterpretCastOp::fold(FoldAdaptor) {
  if (Value source = skipViews(getSource())) {
    getSourceMutable().set(source);
    return Value(getResult());
  }
  if (getType().hasStaticShape() && Value(getSource()).getType() == getType() &&
      getStaticOffsets().front() == 0)
    return Value(getSource());
  return {};
}

namespace {

/// reinterpret_cast(base of metadata(m)) with the same offset, sizes, strides
///   -> m or cast(m)
/// reinterpret_cast(base of metadata(m)) -> reinterpret_cast(m) otherwise
struct ReinterpretCastOpExtractStridedMetadataFolder final
    : OpRewritePattern<ReinterpretCastOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ReinterpretCastOp op,
                                PatternRewriter &rewriter) const override {
    auto metadata = op.getSource().getDefiningOp<ExtractStridedMetadataOp>();
    if (!metadata)
      return failure();
    Value source = metadata.getSource();
    const bool same =
        metadata.getConstifiedMixedStrides() ==
            op.getConstifiedMixedStrides() &&
        metadata.getConstifiedMixedSizes() == op.getConstifiedMixedSizes() &&
        metadata.getConstifiedMixedOffset() == op.getConstifiedMixedOffset();
    if (!same)
      rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().set(source); });
    else if (source.getType() == op.getType())
      rewriter.replaceOp(op, source);
    else
      rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()), source);
    return success();
  }
};

/// reinterpret_cast(m)[%c4][%c8][%c1] -> cast(reinterpret_cast(m)[4][8][1])
/// Guard: the offset and the sizes are not negative.
struct ReinterpretCastOpConstantFolder final
    : OpRewritePattern<ReinterpretCastOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(ReinterpretCastOp op,
                                PatternRewriter &rewriter) const override {
    const OpFoldResult offset = op.getConstifiedMixedOffset();
    const SmallVector<OpFoldResult> sizes = op.getConstifiedMixedSizes();
    const SmallVector<OpFoldResult> strides = op.getConstifiedMixedStrides();
    const size_t numStatic =
        countStatic(offset) + countStatic(sizes) + countStatic(strides);
    if (numStatic == countStatic(op.getMixedOffsets()) +
                         countStatic(op.getMixedSizes()) +
                         countStatic(op.getMixedStrides()) ||
        isNegative(offset) || llvm::any_of(sizes, isNegative))
      return failure();
    auto known = ReinterpretCastOp::create(
        rewriter, op.getLoc(), Value(op.getSource()), offset,
        ArrayRef<OpFoldResult>(sizes), ArrayRef<OpFoldResult>(strides));
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()),
                                        Value(known.getResult()));
    return success();
  }

private:
  static bool isNegative(OpFoldResult value) {
    return getConstantIntValue(value).value_or(0) < 0;
  }

  static size_t countStatic(ArrayRef<OpFoldResult> values) {
    return llvm::count_if(
        values, [](OpFoldResult value) { return isa<Attribute>(value); });
  }
};

} // namespace

void ReinterpretCastOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                    MLIRContext *context) {
  results.add<ReinterpretCastOpExtractStridedMetadataFolder,
              ReinterpretCastOpConstantFolder>(context);
}
