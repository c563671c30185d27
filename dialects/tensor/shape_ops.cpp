// SPDX-License-Identifier: Apache-2.0
//
// dim, rank, empty.
#include "core/interfaces/int_range_common.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"
#include "dialects/utils/index_arithmetic.h"

using namespace mlir;
using namespace mlir::tensor;

// dim

void DimOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "dim");
}

void DimOp::inferResultRangesFromOptional(ArrayRef<IntegerValueRange> argRanges,
                                          SetIntLatticeFn setResultRange) {
  setResultRange(getResult(),
                 intrange::inferShapedDimOpInterface(*this, argRanges[1]));
}

void DimOp::build(OpBuilder &builder, OperationState &state, Value source,
                  int64_t index) {
  build(builder, state, source, createIndex(builder, state.location, index));
}

std::optional<int64_t> DimOp::getConstantIndex() {
  return getConstantIntValue(Value(getIndex()));
}

Speculation::Speculatability DimOp::getSpeculatability() {
  auto type = dyn_cast<RankedTensorType>(Value(getSource()).getType());
  const std::optional<int64_t> index = getConstantIndex();
  return type && index && *index < type.getRank()
             ? Speculation::Speculatable
             : Speculation::NotSpeculatable;
}

/// Returns the operand of `producer` that is the dynamic size `dim` of its
/// result, or null.
static Value getSizeOperand(Operation *producer, int64_t dim) {
  if (auto generate = dyn_cast_or_null<GenerateOp>(producer)) {
    const auto type =
        cast<RankedTensorType>(Value(generate.getResult()).getType());
    return generate.getDynamicExtents()[llvm::count(
        type.getShape().take_front(dim), ShapedType::kDynamic)];
  }
  auto slice = dyn_cast_or_null<ExtractSliceOp>(producer);
  if (slice && slice.getType().getRank() == slice.getSourceType().getRank() &&
      slice.isDynamicSize(dim))
    return slice.getDynamicSize(dim);
  return nullptr;
}

/// If the dimension exists:
/// 1. dim(x : n) -> n
/// 2. dim(generate or extract_slice) -> the operand for the size
/// 3. dim(cast(x)) -> dim(x)
OpFoldResult DimOp::fold(FoldAdaptor) {
  const std::optional<int64_t> dim = getConstantIndex();
  auto type = dyn_cast<RankedTensorType>(Value(getSource()).getType());
  if (!dim || !type || *dim < 0 || *dim >= type.getRank())
    return {};
  // 1.
  if (!type.isDynamicDim(*dim))
    return Attribute(Builder(getContext()).getIndexAttr(type.getDimSize(*dim)));
  // 2.
  if (Value size = getSizeOperand(Value(getSource()).getDefiningOp(), *dim))
    return size;
  // 3.
  if (succeeded(foldTensorCast(*this)))
    return Value(getResult());
  return {};
}

/// dim(cast(x)) -> dim(x)
static LogicalResult foldDimOfCast(DimOp op, PatternRewriter &rewriter) {
  auto castOp = Value(op.getSource()).getDefiningOp<CastOp>();
  if (!castOp)
    return failure();
  rewriter.replaceOpWithNewOp<DimOp>(op, castOp.getSource(), op.getIndex());
  return success();
}

/// dim(result) -> dim(init), for operations in destination style
static LogicalResult foldDimOfDestStyleOp(DimOp op, PatternRewriter &rewriter) {
  Value source = op.getSource();
  auto producer = source.getDefiningOp<DestinationStyleOpInterface>();
  if (!producer)
    return failure();
  Value init =
      producer.getDpsInitOperand(cast<OpResult>(source).getResultNumber())
          ->get();
  rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().set(init); });
  return success();
}

/// dim(reshape(x, shape), i) -> extract(shape, i)
static LogicalResult foldDimOfReshape(DimOp op, PatternRewriter &rewriter) {
  auto reshape = Value(op.getSource()).getDefiningOp<ReshapeOp>();
  if (!reshape)
    return failure();
  rewriter.setInsertionPointAfter(op);
  Value size = ExtractOp::create(rewriter, op.getLoc(), reshape.getShape(),
                                 op.getIndex());
  const Type index = rewriter.getIndexType();
  if (size.getType() != index)
    size = arith::IndexCastOp::create(rewriter, op.getLoc(), index, size);
  rewriter.replaceOp(op, size);
  return success();
}

void DimOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                        MLIRContext *) {
  results.add<DimOp>(foldDimOfCast);
  results.add<DimOp>(foldDimOfDestStyleOp);
  results.add<DimOp>(foldDimOfReshape);
}

// rank

void RankOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn((*this)->getResult(0), "rank");
}

/// rank(x : ranked) -> constant
OpFoldResult RankOp::fold(FoldAdaptor) {
  auto type = dyn_cast<RankedTensorType>(Value(getTensor()).getType());
  if (!type)
    return {};
  return Attribute(Builder(getContext()).getIndexAttr(type.getRank()));
}

// empty

void EmptyOp::build(OpBuilder &builder, OperationState &state,
                    ArrayRef<int64_t> staticShape, Type elementType,
                    Attribute encoding) {
  build(builder, state, staticShape, elementType, ValueRange(), encoding);
}

void EmptyOp::build(OpBuilder &builder, OperationState &state,
                    ArrayRef<int64_t> staticShape, Type elementType,
                    ValueRange dynamicSizes, Attribute encoding) {
  build(builder, state,
        Type(RankedTensorType::get(staticShape, elementType, encoding)),
        dynamicSizes);
}

void EmptyOp::build(OpBuilder &builder, OperationState &state,
                    ArrayRef<OpFoldResult> sizes, Type elementType,
                    Attribute encoding) {
  const DispatchedIndices dispatched(sizes);
  build(builder, state, dispatched.staticValues, elementType,
        dispatched.dynamicValues, encoding);
}

/// 1. There is an operand for each dynamic dimension.
LogicalResult EmptyOp::verify() {
  return verifyDynamicDimensionCount(*this, getType(), getDynamicSizes());
}

LogicalResult EmptyOp::reifyResultShapes(OpBuilder &,
                                         ReifiedRankedShapedTypeDims &shapes) {
  shapes = getResultShape(getType(), getDynamicSizes());
  return success();
}

SmallVector<OpFoldResult> EmptyOp::getMixedSizes() {
  return getResultShape(getType(), getDynamicSizes()).front();
}

Value EmptyOp::getDynamicSize(unsigned idx) {
  assert(getType().isDynamicDim(idx) && "a static size");
  return getDynamicSizes()[llvm::count(getType().getShape().take_front(idx),
                                       ShapedType::kDynamic)];
}

/// cast(empty(?)) -> empty(n)
/// Guard: the result type of the cast has the size n.
static LogicalResult foldCastOfEmpty(CastOp op, PatternRewriter &rewriter) {
  auto empty = Value(op.getSource()).getDefiningOp<EmptyOp>();
  if (!empty || !canFoldIntoProducerOp(op))
    return failure();
  const auto type = cast<RankedTensorType>(Value(op.getDest()).getType());
  SmallVector<OpFoldResult> sizes = empty.getMixedSizes();
  for (auto [size, known] : llvm::zip_equal(sizes, type.getShape())) {
    if (isa<Value>(size)) {
      if (!ShapedType::isDynamic(known))
        size = rewriter.getIndexAttr(known);
    } else if (getConstantIntValue(size) != known) {
      return rewriter.notifyMatchFailure(op, "sizes that do not agree");
    }
  }
  rewriter.replaceOpWithNewOp<EmptyOp>(op, sizes, type.getElementType(),
                                       type.getEncoding());
  return success();
}

/// dim(empty(.., n, ..)) -> n
static LogicalResult foldDimOfEmpty(DimOp op, PatternRewriter &rewriter) {
  auto empty = Value(op.getSource()).getDefiningOp<EmptyOp>();
  const std::optional<int64_t> dim = op.getConstantIndex();
  if (!empty || !dim || *dim < 0 || *dim >= empty.getType().getRank() ||
      !empty.getType().isDynamicDim(*dim))
    return failure();
  rewriter.replaceOp(op, empty.getDynamicSize(*dim));
  return success();
}

/// empty(constant) : ? -> cast(empty() : constant)
static LogicalResult makeEmptySizesStatic(EmptyOp op,
                                          PatternRewriter &rewriter) {
  SmallVector<Value> sizes;
  const RankedTensorType type =
      foldDynamicToStaticDimSizes(op.getType(), op.getDynamicSizes(), sizes);
  if (type == op.getType())
    return failure();
  auto empty =
      EmptyOp::create(rewriter, op.getLoc(), Type(type), ValueRange(sizes));
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()),
                                      Value(empty.getResult()));
  return success();
}

void EmptyOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                          MLIRContext *) {
  results.add<CastOp>(foldCastOfEmpty);
  results.add<DimOp>(foldDimOfEmpty);
  results.add<EmptyOp>(makeEmptySizesStatic);
}
