// SPDX-License-Identifier: Apache-2.0
//
// pad: canonicalization.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"
#include "dialects/utils/index_arithmetic.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::tensor;

/// pad(x)[0] -> cast(x)
/// Guard: nofold is not set.
static LogicalResult removeZeroPadding(PadOp op, PatternRewriter &rewriter) {
  if (op.getNofold() || !op.hasZeroLowPad() || !op.hasZeroHighPad())
    return failure();
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()),
                                      Value(op.getSource()));
  return success();
}

/// Creates the same op with another type and widths, and an empty body.
static PadOp createLike(PadOp op, PatternRewriter &rewriter, Type type,
                        Value source, ArrayRef<int64_t> low,
                        ArrayRef<int64_t> high, ValueRange lowOperands,
                        ValueRange highOperands) {
  return PadOp::create(rewriter, op.getLoc(), type, source, low, high,
                       lowOperands, highOperands, op.getNofold(),
                       getOtherAttributes(op));
}

/// pad(cast(x)) -> pad(x)
/// Guard: the cast only removes static information. The result is cast if its
/// type has more static information.
static LogicalResult foldSourceCast(PadOp op, PatternRewriter &rewriter) {
  auto castOp = Value(op.getSource()).getDefiningOp<CastOp>();
  if (!canFoldIntoConsumerOp(castOp))
    return failure();
  const RankedTensorType type = PadOp::inferResultType(
      cast<RankedTensorType>(Value(castOp.getSource()).getType()),
      op.getStaticLow(), op.getStaticHigh(), op.getResultType().getShape());
  if (!type)
    return failure();
  if (type == op.getResultType()) {
    rewriter.modifyOpInPlace(
        op, [&] { op.getSourceMutable().set(castOp.getSource()); });
    return success();
  }
  PadOp newOp =
      createLike(op, rewriter, type, op.getSource(), op.getStaticLow(),
                 op.getStaticHigh(), op.getLow(), op.getHigh());
  rewriter.cloneRegionBefore(op.getRegion(), newOp.getRegion(),
                             newOp.getRegion().begin());
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()),
                                      Value(newOp.getResult()));
  return success();
}

/// cast(pad(x)) -> pad(x)
/// Guard: the pad has no other use, and the cast only adds static information.
static LogicalResult foldResultCast(PadOp op, PatternRewriter &rewriter) {
  Value result = op.getResult();
  if (!result.hasOneUse())
    return failure();
  auto castOp = dyn_cast<CastOp>(*result.getUsers().begin());
  if (!castOp)
    return failure();
  const Type type = Value(castOp.getDest()).getType();
  if (!preservesStaticInformation(result.getType(), type))
    return failure();
  PadOp newOp =
      createLike(op, rewriter, type, op.getSource(), op.getStaticLow(),
                 op.getStaticHigh(), op.getLow(), op.getHigh());
  rewriter.inlineRegionBefore(op.getRegion(), newOp.getRegion(),
                              newOp.getRegion().begin());
  rewriter.replaceOp(op, newOp.getOperation());
  rewriter.replaceOp(castOp, newOp.getOperation());
  return success();
}

namespace {
/// The chain innerPad(innerSlice(outerPad(outerSlice(x)))).
struct PadChain {
  ExtractSliceOp outerSlice;
  PadOp outerPad;
  ExtractSliceOp innerSlice;
  PadOp innerPad;
};
} // namespace

/// Returns the chain that ends with `op` if all have the same rank, strides are
/// 1, there is no low padding, the padding values are the same constant, and no
/// dimension is padded twice.
static std::optional<PadChain> getOrthogonalChain(PadOp op) {
  auto innerSlice = Value(op.getSource()).getDefiningOp<ExtractSliceOp>();
  auto outerPad = innerSlice
                      ? Value(innerSlice.getSource()).getDefiningOp<PadOp>()
                      : PadOp();
  if (!outerPad || outerPad.getNofold())
    return std::nullopt;
  auto outerSlice = Value(outerPad.getSource()).getDefiningOp<ExtractSliceOp>();
  if (!outerSlice ||
      outerSlice.getSourceType().getRank() != op.getSourceType().getRank() ||
      !innerSlice.hasUnitStride() || !outerSlice.hasUnitStride() ||
      !op.hasZeroLowPad() || !outerPad.hasZeroLowPad())
    return std::nullopt;
  Value innerValue = op.getConstantPaddingValue();
  Value outerValue = outerPad.getConstantPaddingValue();
  Attribute innerConstant, outerConstant;
  if (!innerValue || !outerValue ||
      !matchPattern(innerValue, m_Constant(&innerConstant)) ||
      !matchPattern(outerValue, m_Constant(&outerConstant)) ||
      innerConstant != outerConstant ||
      op.getPaddedDims().anyCommon(outerPad.getPaddedDims()))
    return std::nullopt;
  return PadChain{outerSlice, outerPad, innerSlice, op};
}

/// Returns the offsets of the combined slice. In each dimension one pair of
/// slice and pad must have no effect; the offset of the other pair is taken.
/// Returns nullopt if it is not so.
static std::optional<SmallVector<OpFoldResult>> combineOffsets(PadChain chain) {
  const llvm::SmallBitVector inner = chain.innerPad.getPaddedDims();
  const llvm::SmallBitVector outer = chain.outerPad.getPaddedDims();
  SmallVector<OpFoldResult> offsets;
  for (auto [i, innerOffset, outerOffset] :
       llvm::enumerate(chain.innerSlice.getMixedOffsets(),
                       chain.outerSlice.getMixedOffsets())) {
    if (!inner.test(i) && isZeroInteger(innerOffset))
      offsets.push_back(outerOffset);
    else if (!outer.test(i) && isZeroInteger(outerOffset))
      offsets.push_back(innerOffset);
    else
      return std::nullopt;
  }
  return offsets;
}

/// Returns the sizes of the combined slice. The size of the outer slice is
/// taken in dimensions that it pads; the inner slice must be complete there.
static std::optional<SmallVector<OpFoldResult>> combineSizes(PadChain chain) {
  SmallVector<OpFoldResult> sizes = chain.innerSlice.getMixedSizes();
  const RankedTensorType padded = chain.innerSlice.getSourceType();
  const llvm::SmallBitVector paddedDims = chain.outerPad.getPaddedDims();
  for (unsigned i : paddedDims.set_bits()) {
    if (padded.isDynamicDim(i) ||
        getConstantIntValue(sizes[i]) != padded.getDimSize(i))
      return std::nullopt;
    sizes[i] = chain.outerSlice.getMixedSizes()[i];
  }
  return sizes;
}

/// pad(extract_slice(pad(extract_slice(x)))) -> pad(extract_slice(x))
/// Guard: the chain of getOrthogonalChain, and both pads are of different
/// dimensions.
static LogicalResult foldOrthogonalPaddings(PadOp op,
                                            PatternRewriter &rewriter) {
  const std::optional<PadChain> chain = getOrthogonalChain(op);
  if (!chain)
    return failure();
  const auto offsets = combineOffsets(*chain);
  const auto sizes = combineSizes(*chain);
  if (!offsets || !sizes)
    return failure();
  PadOp outerPad = chain->outerPad;
  SmallVector<OpFoldResult> high(offsets->size(), rewriter.getIndexAttr(0));
  for (PadOp pad : {op, outerPad}) {
    const llvm::SmallBitVector padded = pad.getPaddedDims();
    const SmallVector<OpFoldResult> padHigh = pad.getMixedHighPad();
    for (unsigned i : padded.set_bits())
      high[i] = padHigh[i];
  }
  ExtractSliceOp outerSlice = chain->outerSlice, innerSlice = chain->innerSlice;
  Value slice = ExtractSliceOp::create(rewriter, op.getLoc(),
                                       Value(outerSlice.getSource()), *offsets,
                                       *sizes, innerSlice.getMixedStrides());
  auto newOp = PadOp::create(rewriter, op.getLoc(), Type(op.getResultType()),
                             slice, op.getMixedLowPad(), high, op.getNofold(),
                             getOtherAttributes(op));
  rewriter.inlineRegionBefore(op.getRegion(), newOp.getRegion(),
                              newOp.getRegion().begin());
  rewriter.replaceOp(op, newOp.getOperation());
  return success();
}

/// Returns the widths with constant operands as static ones. `remaining` gets
/// the other operands.
static SmallVector<int64_t> foldWidths(ArrayRef<int64_t> widths,
                                       ValueRange operands,
                                       SmallVector<Value> &remaining) {
  SmallVector<int64_t> result(widths);
  size_t used = 0;
  for (int64_t &width : result) {
    if (!ShapedType::isDynamic(width))
      continue;
    Value operand = operands[used++];
    if (std::optional<int64_t> constant = getStaticIntValue(operand))
      width = *constant;
    else
      remaining.push_back(operand);
  }
  return result;
}

/// pad(x)[constant] : ? -> cast(pad(x)[n] : m)
static LogicalResult makeWidthsStatic(PadOp op, PatternRewriter &rewriter) {
  SmallVector<Value> lowOperands, highOperands;
  const SmallVector<int64_t> low =
      foldWidths(op.getStaticLow(), op.getLow(), lowOperands);
  const SmallVector<int64_t> high =
      foldWidths(op.getStaticHigh(), op.getHigh(), highOperands);
  const RankedTensorType type = op.getResultType();
  const RankedTensorType inferred =
      PadOp::inferResultType(op.getSourceType(), low, high);
  if (!inferred)
    return failure();
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, known] : llvm::zip_equal(shape, inferred.getShape()))
    if (ShapedType::isDynamic(size))
      size = known;
  if (ArrayRef<int64_t>(shape) == type.getShape() ||
      llvm::all_of(shape, ShapedType::isDynamic))
    return failure();
  PadOp newOp = createLike(
      op, rewriter, RankedTensorType::get(shape, type.getElementType()),
      op.getSource(), low, high, lowOperands, highOperands);
  rewriter.cloneRegionBefore(op.getRegion(), newOp.getRegion(),
                             newOp.getRegion().begin());
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(type), Value(newOp.getResult()));
  return success();
}

/// Returns the sums of widths.
static SmallVector<OpFoldResult> addWidths(PatternRewriter &rewriter,
                                           Location loc,
                                           ArrayRef<OpFoldResult> a,
                                           ArrayRef<OpFoldResult> b) {
  AffineExpr d0, d1;
  bindDims(rewriter.getContext(), d0, d1);
  SmallVector<OpFoldResult> sums;
  for (auto [x, y] : llvm::zip_equal(a, b))
    sums.push_back(
        affine::makeComposedFoldedAffineApply(rewriter, loc, d0 + d1, {x, y}));
  return sums;
}

/// pad(pad(x)[n])[m] -> pad(x)[n + m]
/// Guard: both pads have the same constant value.
static LogicalResult foldConsecutivePaddings(PadOp op,
                                             PatternRewriter &rewriter) {
  auto inner = Value(op.getSource()).getDefiningOp<PadOp>();
  if (op.getNofold() || !inner || inner.getNofold())
    return failure();
  Value value = op.getConstantPaddingValue();
  if (!value || value != inner.getConstantPaddingValue())
    return rewriter.notifyMatchFailure(op, "other or non-constant values");
  const SmallVector<OpFoldResult> high = addWidths(
      rewriter, op.getLoc(), op.getMixedHighPad(), inner.getMixedHighPad());
  const SmallVector<OpFoldResult> low = addWidths(
      rewriter, op.getLoc(), op.getMixedLowPad(), inner.getMixedLowPad());
  auto newOp = PadOp::create(rewriter, op.getLoc(), Type(op.getResultType()),
                             Value(inner.getSource()), low, high,
                             op.getNofold(), getOtherAttributes(op));
  rewriter.inlineRegionBefore(op.getRegion(), newOp.getRegion(),
                              newOp.getRegion().begin());
  rewriter.replaceOp(op, newOp.getOperation());
  return success();
}

void PadOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *) {
  results.add<PadOp>(removeZeroPadding);
  results.add<PadOp>(foldSourceCast);
  results.add<PadOp>(foldResultCast);
  results.add<PadOp>(foldOrthogonalPaddings);
  results.add<PadOp>(makeWidthsStatic);
  results.add<PadOp>(foldConsecutivePaddings);
}
