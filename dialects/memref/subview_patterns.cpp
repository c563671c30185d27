// SPDX-License-Identifier: Apache-2.0
//
// The folder and canonicalization patterns of subview.
#include "core/interfaces/view_like.h"
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::memref;

/// subview(m) -> m, if the types are equal and static
/// subview(subview(m)) -> subview(m), if the outer one takes all elements
OpFoldResult SubViewOp::fold(FoldAdaptor) {
  const MemRefType type = getType();
  if (type != getSourceType())
    return {};
  auto layout = dyn_cast<StridedLayoutAttr>(Attribute(type.getLayout()));
  if (type.hasStaticShape() && (!layout || layout.hasStaticLayout()))
    return Value(getSource());
  auto inner = getSource().getDefiningOp<SubViewOp>();
  if (inner && areAllConstantIntValue(getMixedOffsets(), 0) &&
      areAllConstantIntValue(getMixedStrides(), 1) &&
      getMixedSizes() == inner.getMixedSizes())
    return Value(getSource());
  return {};
}

/// Returns the type without the dropped dimensions.
static MemRefType dropDims(MemRefType type,
                           const llvm::SmallBitVector &dropped) {
  const StridesAndOffset layout(type);
  SmallVector<int64_t> shape, strides;
  for (unsigned dim = 0; dim < dropped.size(); ++dim) {
    if (dropped.test(dim))
      continue;
    shape.push_back(type.getDimSize(dim));
    strides.push_back(layout.strides[dim]);
  }
  return MemRefType::get(
      shape, type.getElementType(),
      StridedLayoutAttr::get(type.getContext(), layout.offset, strides),
      type.getMemorySpace());
}

namespace {

/// subview(m)[%c4][%c8][%c1] -> cast(subview(m)[4][8][1])
/// Folds constants of one kind (offsets, sizes or strides) at a time.
/// Guard: offsets and sizes are not negative, strides are not 0, and the slice
/// is not known to be out of bounds.
struct SubViewOpConstantFolder final : OpRewritePattern<SubViewOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(SubViewOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
    SmallVector<OpFoldResult> sizes = op.getMixedSizes();
    SmallVector<OpFoldResult> strides = op.getMixedStrides();
    if (failed(foldDynamicIndexList(offsets, /*onlyNonNegative=*/true)) &&
        failed(foldDynamicIndexList(sizes, /*onlyNonNegative=*/true)) &&
        failed(foldDynamicIndexList(strides, /*onlyNonNegative=*/false,
                                    /*onlyNonZero=*/true)))
      return failure();
    if (!verifyInBoundsSlice(op.getSourceType().getShape(), offsets, sizes,
                             strides)
             .isValid)
      return failure();
    const llvm::SmallBitVector dropped = op.getDroppedDims();
    MemRefType type =
        SubViewOp::inferResultType(op.getSourceType(), offsets, sizes, strides);
    if (!type)
      return failure();
    if (dropped.any())
      type = dropDims(type, dropped);
    auto known = SubViewOp::create(
        rewriter, op.getLoc(), type, Value(op.getSource()),
        ArrayRef<OpFoldResult>(offsets), ArrayRef<OpFoldResult>(sizes),
        ArrayRef<OpFoldResult>(strides));
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()),
                                        Value(known.getResult()));
    return success();
  }
};

/// subview(cast(m)) -> cast(subview(m))
/// Guard: the cast removes static information, and no operand is a constant.
struct SubViewOpMemRefCastFolder final : OpRewritePattern<SubViewOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(SubViewOp op,
                                PatternRewriter &rewriter) const override {
    // Another pattern folds constants first.
    if (llvm::any_of(op->getOperands(), [](Value operand) {
          return matchPattern(operand, m_Op<arith::ConstantIndexOp>());
        }))
      return failure();
    auto castOp = op.getSource().getDefiningOp<CastOp>();
    if (!castOp || !CastOp::canFoldIntoConsumerOp(castOp))
      return failure();
    Value source = castOp.getSource();
    const llvm::SmallBitVector dropped = op.getDroppedDims();
    const MemRefType type =
        dropDims(SubViewOp::inferResultType(
                     cast<MemRefType>(source.getType()), op.getStaticOffsets(),
                     op.getStaticSizes(), op.getStaticStrides()),
                 dropped);
    auto known = SubViewOp::create(
        rewriter, op.getLoc(), Type(type), source, op.getOffsets(),
        op.getSizes(), op.getStrides(), op.getStaticOffsetsAttr(),
        op.getStaticSizesAttr(), op.getStaticStridesAttr());
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()),
                                        Value(known.getResult()));
    return success();
  }
};

/// subview(m)[0][n][1] -> cast(m)
/// subview(m)[0][n][1] -> m, if the types are equal
/// Guard: n are the static sizes of m, and the ranks are equal.
struct TrivialSubViewOpFolder final : OpRewritePattern<SubViewOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(SubViewOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getSourceType().getRank() != op.getType().getRank() ||
        !areAllConstantIntValue(op.getMixedOffsets(), 0) ||
        !areAllConstantIntValue(op.getMixedStrides(), 1) ||
        !areConstantIntValues(op.getMixedSizes(),
                              op.getSourceType().getShape()))
      return failure();
    if (op.getSourceType() == op.getType())
      rewriter.replaceOp(op, Value(op.getSource()));
    else
      rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()),
                                          Value(op.getSource()));
    return success();
  }
};

} // namespace

void SubViewOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                            MLIRContext *context) {
  results.add<SubViewOpConstantFolder, SubViewOpMemRefCastFolder,
              TrivialSubViewOpFolder>(context);
}
