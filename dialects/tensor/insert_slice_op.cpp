// SPDX-License-Identifier: Apache-2.0
//
// insert_slice, parallel_insert_slice.
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"
#include "dialects/tensor/slices.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::tensor;

// insert_slice

void InsertSliceOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "inserted_slice");
}

void InsertSliceOp::build(OpBuilder &builder, OperationState &state,
                          Value source, Value dest,
                          ArrayRef<OpFoldResult> offsets,
                          ArrayRef<OpFoldResult> sizes,
                          ArrayRef<OpFoldResult> strides,
                          ArrayRef<NamedAttribute> attrs) {
  buildSlice<InsertSliceOp>(builder, state,
                            {DispatchedIndices(offsets),
                             DispatchedIndices(sizes),
                             DispatchedIndices(strides)},
                            attrs, dest.getType(), source, dest);
}

void InsertSliceOp::build(OpBuilder &builder, OperationState &state,
                          Value source, Value dest, ValueRange offsets,
                          ValueRange sizes, ValueRange strides,
                          ArrayRef<NamedAttribute> attrs) {
  build(builder, state, source, dest, getMixed(offsets), getMixed(sizes),
        getMixed(strides), attrs);
}

void InsertSliceOp::build(OpBuilder &builder, OperationState &state,
                          Value source, Value dest, ArrayRef<Range> ranges,
                          ArrayRef<NamedAttribute> attrs) {
  const auto [offsets, sizes, strides] = getOffsetsSizesAndStrides(ranges);
  build(builder, state, source, dest, offsets, sizes, strides, attrs);
}

void InsertSliceOp::build(OpBuilder &builder, OperationState &state,
                          Value source, Value dest,
                          ArrayRef<OpFoldResult> sizes,
                          ArrayRef<NamedAttribute> attrs) {
  const SmallVector<OpFoldResult> zeros(sizes.size(), builder.getIndexAttr(0));
  const SmallVector<OpFoldResult> ones(sizes.size(), builder.getIndexAttr(1));
  build(builder, state, source, dest, zeros, sizes, ones, attrs);
}

/// 1. and 2. of verifySlice.
LogicalResult InsertSliceOp::verify() {
  return verifySlice(getOperation(), getDestType(), getSourceType());
}

llvm::SmallBitVector InsertSliceOp::getDroppedDims() {
  return tensor::getDroppedDims(getSourceType().getShape(), getMixedSizes());
}

LogicalResult
InsertSliceOp::reifyResultShapes(OpBuilder &builder,
                                 ReifiedRankedShapedTypeDims &shapes) {
  shapes.assign(1, tensor::getMixedSizes(builder, getLoc(), getDest()));
  return success();
}

Value tensor::createCanonicalRankReducingInsertSliceOp(OpBuilder &b,
                                                       Location loc,
                                                       Value tensor,
                                                       Value dest) {
  const int64_t rank = cast<RankedTensorType>(dest.getType()).getRank();
  const SmallVector<OpFoldResult> offsets(rank, b.getIndexAttr(0));
  const SmallVector<OpFoldResult> sizes = getMixedSizes(b, loc, dest);
  const SmallVector<OpFoldResult> strides(rank, b.getIndexAttr(1));
  return b.createOrFold<InsertSliceOp>(loc, tensor, dest, offsets, sizes,
                                       strides);
}

/// 1. insert_slice(x, y)[all] -> x, if the shape is static
/// 2. insert_slice(x, insert_slice(y, z, s), s) -> insert_slice(x, z, s)
/// 3. insert_slice(extract_slice(x, s), x, s) -> x
/// 4. insert_slice(x, y)[empty] -> y
OpFoldResult InsertSliceOp::fold(FoldAdaptor) {
  // 1.
  if (getSourceType().hasStaticShape() && getSourceType() == getType() &&
      isIdentitySlice(getOperation(), getType()))
    return Value(getSource());
  // 2.
  auto before = Value(getDest()).getDefiningOp<InsertSliceOp>();
  if (before && before.getSourceType() == getSourceType() &&
      isSameSlice(before.getOperation(), getOperation())) {
    getDestMutable().set(before.getDest());
    return Value(getResult());
  }
  // 3.
  auto extract = Value(getSource()).getDefiningOp<ExtractSliceOp>();
  if (extract && Value(extract.getSource()) == Value(getDest()) &&
      isSameSlice(extract.getOperation(), getOperation()))
    return Value(extract.getSource());
  // 4.
  if (llvm::any_of(getMixedSizes(), isZeroInteger))
    return Value(getDest());
  return {};
}

// parallel_insert_slice

void ParallelInsertSliceOp::build(OpBuilder &builder, OperationState &state,
                                  Value source, Value dest,
                                  ArrayRef<OpFoldResult> offsets,
                                  ArrayRef<OpFoldResult> sizes,
                                  ArrayRef<OpFoldResult> strides,
                                  ArrayRef<NamedAttribute> attrs) {
  buildSlice<ParallelInsertSliceOp>(builder, state,
                                    {DispatchedIndices(offsets),
                                     DispatchedIndices(sizes),
                                     DispatchedIndices(strides)},
                                    attrs, source, dest);
}

void ParallelInsertSliceOp::build(OpBuilder &builder, OperationState &state,
                                  Value source, Value dest,
                                  ArrayRef<Range> ranges,
                                  ArrayRef<NamedAttribute> attrs) {
  const auto [offsets, sizes, strides] = getOffsetsSizesAndStrides(ranges);
  build(builder, state, source, dest, offsets, sizes, strides, attrs);
}

void ParallelInsertSliceOp::build(OpBuilder &builder, OperationState &state,
                                  Value source, Value dest, ValueRange offsets,
                                  ValueRange sizes, ValueRange strides,
                                  ArrayRef<NamedAttribute> attrs) {
  build(builder, state, source, dest, getMixed(offsets), getMixed(sizes),
        getMixed(strides), attrs);
}

/// 1. The parent is the terminator of a parallel loop.
/// 2. The slice is valid (verifySlice).
LogicalResult ParallelInsertSliceOp::verify() {
  if (!getParallelCombiningParent())
    return emitError("expected InParallelOpInterface parent, got:")
           << *(*this)->getParentOp();
  return verifySlice(getOperation(), getDestType(), getSourceType());
}

OpResult ParallelInsertSliceOp::getTiedOpResult() {
  InParallelOpInterface parent = getParallelCombiningParent();
  for (auto [i, op] : llvm::enumerate(parent.getYieldingOps()))
    if (&op == getOperation())
      return parent.getParentResult(i);
  llvm_unreachable("an operation that its parent does not know");
}

llvm::SmallBitVector ParallelInsertSliceOp::getDroppedDims() {
  return tensor::getDroppedDims(getSourceType().getShape(), getMixedSizes());
}

MutableOperandRange ParallelInsertSliceOp::getUpdatedDestinations() {
  return MutableOperandRange(*this, getDestMutable().getOperandNumber(), 1);
}

Operation *ParallelInsertSliceOp::getIteratingParent() {
  InParallelOpInterface parent = getParallelCombiningParent();
  return parent ? parent->getParentOp() : nullptr;
}

// Canonicalization of both

/// Sets the insertion point for a cast of the source. The terminator of a
/// parallel loop may contain only insertions.
static void setCastInsertionPoint(RewriterBase &rewriter, Operation *op) {
  if (isa<InParallelOpInterface>(op->getParentOp()))
    rewriter.setInsertionPoint(op->getParentOp());
}

/// insert_slice(x, y)[constant] -> insert_slice(cast(x), y)[n]
template <typename OpT>
static LogicalResult foldConstantOperands(OpT op, PatternRewriter &rewriter) {
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  SmallVector<OpFoldResult> strides = op.getMixedStrides();
  // Fold either offsets, sizes or strides at a time.
  if (failed(foldDynamicIndexList(offsets, /*onlyNonNegative=*/true)) &&
      failed(foldDynamicIndexList(sizes, /*onlyNonNegative=*/true)) &&
      failed(foldDynamicIndexList(strides, /*onlyNonNegative=*/false,
                                  /*onlyNonZero=*/true)))
    return failure();
  if (!verifyInBoundsSlice(op.getDestType().getShape(), offsets, sizes, strides)
           .isValid)
    return failure();
  const RankedTensorType type =
      ExtractSliceOp::inferCanonicalRankReducedResultType(
          op.getSourceType().getRank(), op.getDestType(), sizes);
  Value source = op.getSource();
  if (type != op.getSourceType()) {
    OpBuilder::InsertionGuard guard(rewriter);
    setCastInsertionPoint(rewriter, op);
    source = CastOp::create(rewriter, op.getLoc(), Type(type), source);
  }
  rewriter.replaceOpWithNewOp<OpT>(op, source, Value(op.getDest()), offsets,
                                   sizes, strides);
  return success();
}

/// Returns the source of a cast that only removes static information, or the
/// value itself.
static Value lookThroughCast(Value value) {
  auto castOp = value.getDefiningOp<CastOp>();
  return canFoldIntoConsumerOp(castOp) ? Value(castOp.getSource()) : value;
}

/// Returns the sizes of a slice, refined by the static sizes of the inserted
/// tensor. Returns nullopt if they contradict.
static std::optional<SmallVector<OpFoldResult>>
refineSizes(OffsetSizeAndStrideOpInterface op, RankedTensorType part) {
  const auto leftOut = computeRankReductionMask(
      op.getStaticSizes(), part.getShape(), /*matchDynamic=*/true);
  if (!leftOut)
    return std::nullopt;
  SmallVector<OpFoldResult> sizes = op.getMixedSizes();
  int64_t next = 0;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (leftOut->contains(dim) || part.isDynamicDim(next))
      continue;
    size = getAsIndexOpFoldResult(op->getContext(), part.getDimSize(next++));
  }
  return sizes;
}

/// insert_slice(cast(x), cast(y)) -> cast(insert_slice(x, y))
/// Guard: the casts only remove static information.
template <typename OpT>
static LogicalResult foldCasts(OpT op, PatternRewriter &rewriter) {
  if (hasConstantIndexOperand(op))
    return failure();
  Value source = lookThroughCast(op.getSource());
  Value dest = lookThroughCast(op.getDest());
  if (source == Value(op.getSource()) && dest == Value(op.getDest()))
    return failure();
  const auto sourceType = cast<RankedTensorType>(source.getType());
  const auto destType = cast<RankedTensorType>(dest.getType());
  const auto sizes = refineSizes(op.getOperation(), sourceType);
  if (!sizes ||
      isRankReducedType(ExtractSliceOp::inferResultType(destType, *sizes),
                        sourceType) != SliceVerificationResult::Success ||
      !verifyInBoundsSlice(destType.getShape(), op.getMixedOffsets(), *sizes,
                           op.getMixedStrides())
           .isValid)
    return failure();
  Operation *newOp =
      OpT::create(rewriter, op.getLoc(), source, dest, op.getMixedOffsets(),
                  *sizes, op.getMixedStrides());
  if (newOp->getNumResults() != 0 && destType != op.getDestType())
    newOp = CastOp::create(rewriter, op.getLoc(), Type(op.getDestType()),
                           Value(newOp->getResult(0)));
  rewriter.replaceOp(op, ValueRange(newOp->getResults()));
  return success();
}

/// insert_slice(x : ?)[n] -> insert_slice(cast(x) : n)[n]
template <typename OpT>
static LogicalResult castSource(OpT op, PatternRewriter &rewriter) {
  const RankedTensorType type = op.getSourceType();
  if (type.getRank() != op.getDestType().getRank())
    return failure();
  SmallVector<int64_t> shape(type.getShape());
  for (auto [known, size] : llvm::zip_equal(shape, op.getMixedSizes())) {
    const std::optional<int64_t> constant = getConstantIntValue(size);
    if (constant && *constant < 0)
      return failure();
    if (constant)
      known = *constant;
  }
  const RankedTensorType refined = type.clone(shape);
  if (refined == type || !preservesStaticInformation(type, refined) ||
      !CastOp::areCastCompatible(Type(type), Type(refined)))
    return failure();
  Value source;
  {
    OpBuilder::InsertionGuard guard(rewriter);
    setCastInsertionPoint(rewriter, op);
    source = CastOp::create(rewriter, op.getLoc(), Type(refined),
                            Value(op.getSource()));
  }
  rewriter.replaceOpWithNewOp<OpT>(op, source, Value(op.getDest()),
                                   op.getMixedOffsets(), op.getMixedSizes(),
                                   op.getMixedStrides());
  return success();
}

template <typename OpT> static void addPatterns(RewritePatternSet &patterns) {
  patterns.add<OpT>(foldConstantOperands<OpT>);
  patterns.add<OpT>(foldCasts<OpT>);
  patterns.add<OpT>(castSource<OpT>);
}

void InsertSliceOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *) {
  addPatterns<InsertSliceOp>(results);
}

void ParallelInsertSliceOp::getCanonicalizationPatterns(
    RewritePatternSet &results, MLIRContext *) {
  addPatterns<ParallelInsertSliceOp>(results);
}
