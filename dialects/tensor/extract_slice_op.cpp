// SPDX-License-Identifier: Apache-2.0
//
// extract_slice, and utilities of all slice operations.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"
#include "dialects/tensor/slices.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::tensor;

// All slices

llvm::SmallBitVector tensor::getDroppedDims(ArrayRef<int64_t> reducedShape,
                                            ArrayRef<OpFoldResult> mixedSizes) {
  llvm::SmallBitVector dropped(mixedSizes.size());
  for (size_t i = mixedSizes.size(); i-- != 0;) {
    const bool isUnit =
        isa<Attribute>(mixedSizes[i]) && isOneInteger(mixedSizes[i]);
    if (isUnit && (reducedShape.empty() || reducedShape.back() != 1))
      dropped.set(i);
    else if (!reducedShape.empty())
      reducedShape = reducedShape.drop_back();
  }
  return dropped;
}

static LogicalResult emitMismatch(Operation *op, SliceVerificationResult result,
                                  RankedTensorType expected) {
  switch (result) {
  case SliceVerificationResult::RankTooLarge:
    return op->emitError(
        "expected rank to be smaller or equal to the other rank. ");
  case SliceVerificationResult::SizeMismatch:
    return op->emitError("expected type to be ")
           << expected << " or a rank-reduced version. (size mismatch) ";
  case SliceVerificationResult::ElemTypeMismatch:
    return op->emitError("expected element type to be ")
           << expected.getElementType();
  default:
    return success();
  }
}

LogicalResult tensor::verifySlice(OffsetSizeAndStrideOpInterface op,
                                  RankedTensorType whole,
                                  RankedTensorType part) {
  // 1.
  const RankedTensorType expected =
      ExtractSliceOp::inferResultType(whole, op.getStaticSizes());
  if (failed(emitMismatch(op, isRankReducedType(expected, part), expected)))
    return failure();

  // 2.
  const SliceBoundsVerificationResult bounds = verifyInBoundsSlice(
      whole.getShape(), op.getStaticOffsets(), op.getStaticSizes(),
      op.getStaticStrides(), /*generateErrorMessage=*/true);
  if (!bounds.isValid)
    return op->emitError(bounds.errorMessage);
  return success();
}

bool tensor::isIdentitySlice(OffsetSizeAndStrideOpInterface op,
                             ShapedType type) {
  return op.hasZeroOffset() && op.hasUnitStride() &&
         llvm::all_of(llvm::zip(op.getMixedSizes(), type.getShape()),
                      [](auto sizes) {
                        return getConstantIntValue(std::get<0>(sizes)) ==
                               std::get<1>(sizes);
                      });
}

bool tensor::hasConstantIndexOperand(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value operand) {
    return operand.getType().isIndex() && matchPattern(operand, m_Constant());
  });
}

// extract_slice

void ExtractSliceOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "extracted_slice");
}

RankedTensorType
ExtractSliceOp::inferResultType(RankedTensorType sourceTensorType,
                                ArrayRef<int64_t> staticSizes) {
  return sourceTensorType.clone(staticSizes);
}

RankedTensorType
ExtractSliceOp::inferResultType(RankedTensorType sourceTensorType,
                                ArrayRef<OpFoldResult> staticSizes) {
  return inferResultType(sourceTensorType,
                         decomposeMixedValues(staticSizes).first);
}

RankedTensorType ExtractSliceOp::inferCanonicalRankReducedResultType(
    unsigned resultRank, RankedTensorType sourceRankedTensorType,
    ArrayRef<int64_t> staticSizes) {
  const RankedTensorType full =
      inferResultType(sourceRankedTensorType, staticSizes);
  if (full.getRank() <= static_cast<int64_t>(resultRank))
    return full;
  size_t numToDrop = full.getRank() - resultRank;
  SmallVector<int64_t> shape;
  for (int64_t size : full.getShape()) {
    if (size == 1 && numToDrop != 0)
      --numToDrop;
    else
      shape.push_back(size);
  }
  return RankedTensorType::get(shape, full.getElementType());
}

RankedTensorType ExtractSliceOp::inferCanonicalRankReducedResultType(
    unsigned resultRank, RankedTensorType sourceRankedTensorType,
    ArrayRef<OpFoldResult> staticSizes) {
  return inferCanonicalRankReducedResultType(
      resultRank, sourceRankedTensorType,
      DispatchedIndices(staticSizes).staticValues);
}

void ExtractSliceOp::build(OpBuilder &builder, OperationState &state,
                           RankedTensorType resultType, Value source,
                           ArrayRef<OpFoldResult> offsets,
                           ArrayRef<OpFoldResult> sizes,
                           ArrayRef<OpFoldResult> strides,
                           ArrayRef<NamedAttribute> attrs) {
  const SliceIndices indices = {DispatchedIndices(offsets),
                                DispatchedIndices(sizes),
                                DispatchedIndices(strides)};
  if (!resultType)
    resultType = inferResultType(cast<RankedTensorType>(source.getType()),
                                 indices.sizes.staticValues);
  buildSlice<ExtractSliceOp>(builder, state, indices, attrs, Type(resultType),
                             source);
}

void ExtractSliceOp::build(OpBuilder &builder, OperationState &state,
                           Value source, ArrayRef<OpFoldResult> offsets,
                           ArrayRef<OpFoldResult> sizes,
                           ArrayRef<OpFoldResult> strides,
                           ArrayRef<NamedAttribute> attrs) {
  build(builder, state, RankedTensorType(), source, offsets, sizes, strides,
        attrs);
}

void ExtractSliceOp::build(OpBuilder &builder, OperationState &state,
                           RankedTensorType resultType, Value source,
                           ValueRange offsets, ValueRange sizes,
                           ValueRange strides, ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, getMixed(offsets), getMixed(sizes),
        getMixed(strides), attrs);
}

void ExtractSliceOp::build(OpBuilder &builder, OperationState &state,
                           Value source, ValueRange offsets, ValueRange sizes,
                           ValueRange strides, ArrayRef<NamedAttribute> attrs) {
  build(builder, state, RankedTensorType(), source, offsets, sizes, strides,
        attrs);
}

void ExtractSliceOp::build(OpBuilder &builder, OperationState &state,
                           Value source, ArrayRef<Range> ranges,
                           ArrayRef<NamedAttribute> attrs) {
  const auto [offsets, sizes, strides] = getOffsetsSizesAndStrides(ranges);
  build(builder, state, RankedTensorType(), source, offsets, sizes, strides,
        attrs);
}

void ExtractSliceOp::build(OpBuilder &builder, OperationState &state,
                           RankedTensorType resultType, Value source,
                           ArrayRef<OpFoldResult> sizes,
                           ArrayRef<NamedAttribute> attrs) {
  const SmallVector<OpFoldResult> zeros(sizes.size(), builder.getIndexAttr(0));
  const SmallVector<OpFoldResult> ones(sizes.size(), builder.getIndexAttr(1));
  build(builder, state, resultType, source, zeros, sizes, ones, attrs);
}

/// 1. and 2. of verifySlice.
LogicalResult ExtractSliceOp::verify() {
  return verifySlice(getOperation(), getSourceType(), getResultType());
}

llvm::SmallBitVector ExtractSliceOp::getDroppedDims() {
  return tensor::getDroppedDims(getType().getShape(), getMixedSizes());
}

FailureOr<Value>
ExtractSliceOp::rankReduceIfNeeded(OpBuilder &b, Location loc, Value value,
                                   ArrayRef<int64_t> desiredShape) {
  const auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == desiredShape)
    return value;
  if (!mlir::computeRankReductionMask(type.getShape(), desiredShape))
    return failure();
  return createCanonicalRankReducingExtractSliceOp(b, loc, value,
                                                   type.clone(desiredShape));
}

LogicalResult
ExtractSliceOp::reifyResultShapes(OpBuilder &,
                                  ReifiedRankedShapedTypeDims &shapes) {
  shapes.resize(1);
  const llvm::SmallBitVector dropped = getDroppedDims();
  for (auto [dim, size] : llvm::enumerate(getMixedSizes()))
    if (!dropped.test(dim))
      shapes.front().push_back(size);
  return success();
}

Value tensor::createCanonicalRankReducingExtractSliceOp(
    OpBuilder &b, Location loc, Value tensor, RankedTensorType targetType) {
  const int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  const SmallVector<OpFoldResult> offsets(rank, b.getIndexAttr(0));
  const SmallVector<OpFoldResult> sizes = getMixedSizes(b, loc, tensor);
  const SmallVector<OpFoldResult> strides(rank, b.getIndexAttr(1));
  return b.createOrFold<ExtractSliceOp>(loc, targetType, tensor, offsets, sizes,
                                        strides);
}

/// 1. extract_slice(splat constant) -> splat constant
/// 2. extract_slice(x)[all] -> x
/// 3. extract_slice(insert_slice(x, y, s), s) -> x
OpFoldResult ExtractSliceOp::fold(FoldAdaptor adaptor) {
  // 1.
  if (OpFoldResult splat =
          reshapeConstantSource(adaptor.getSource(), getType()))
    return splat;
  // 2.
  if (getSourceType() == getType() &&
      isIdentitySlice(getOperation(), getType()))
    return Value(getSource());
  // 3.
  auto insert = Value(getSource()).getDefiningOp<InsertSliceOp>();
  if (insert && insert.getSourceType() == getType() &&
      isSameSlice(insert.getOperation(), getOperation()))
    return Value(insert.getSource());
  return {};
}

// Canonicalization

/// Returns the type of a slice with other sizes that drops the same dimensions.
static RankedTensorType getResultTypeWithSizes(ExtractSliceOp op,
                                               ArrayRef<OpFoldResult> sizes) {
  const RankedTensorType full =
      ExtractSliceOp::inferResultType(op.getSourceType(), sizes);
  const llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(full.getShape()))
    if (!dropped.test(dim))
      shape.push_back(size);
  return full.clone(shape);
}

/// extract_slice(x)[constant] -> cast(extract_slice(x)[n])
static LogicalResult foldConstantOperands(ExtractSliceOp op,
                                          PatternRewriter &rewriter) {
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  // Fold either offsets, sizes or strides at a time.
  if (failed(foldDynamicIndexList(offsets, /*onlyNonNegative=*/true)) &&
      failed(foldDynamicIndexList(sizes, /*onlyNonNegative=*/true)) &&
      failed(foldDynamicIndexList(strides)))
    return failure();
  if (!verifyInBoundsSlice(op.getSourceType().getShape(), offsets, sizes,
                           strides)
           .isValid)
    return failure();
  Value slice = ExtractSliceOp::create(rewriter, op.getLoc(),
                                       getResultTypeWithSizes(op, sizes),
                                       op.getSource(), offsets, sizes, strides);
  if (slice.getType() != op.getType())
    slice = CastOp::create(rewriter, op.getLoc(), Type(op.getType()), slice);
  rewriter.replaceOp(op, slice);
  return success();
}

/// extract_slice(cast(x)) -> extract_slice(x)
/// Guard: the cast only removes static information.
static LogicalResult foldSourceCast(ExtractSliceOp op,
                                    PatternRewriter &rewriter) {
  auto castOp = Value(op.getSource()).getDefiningOp<CastOp>();
  if (hasConstantIndexOperand(op) || !canFoldIntoConsumerOp(castOp))
    return failure();
  Value source = castOp.getSource();
  if (!verifyInBoundsSlice(cast<RankedTensorType>(source.getType()).getShape(),
                           op.getStaticOffsets(), op.getStaticSizes(),
                           op.getStaticStrides())
           .isValid)
    return failure();
  rewriter.replaceOpWithNewOp<ExtractSliceOp>(
      op, op.getType(), source, op.getMixedOffsets(), op.getMixedSizes(),
      op.getMixedStrides());
  return success();
}

void ExtractSliceOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                 MLIRContext *) {
  results.add<ExtractSliceOp>(foldConstantOperands);
  results.add<ExtractSliceOp>(foldSourceCast);
}
