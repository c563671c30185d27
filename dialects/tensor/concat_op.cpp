// SPDX-License-Identifier: Apache-2.0
//
// concat.
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"
#include "dialects/utils/index_arithmetic.h"

using namespace mlir;
using namespace mlir::tensor;

void ConcatOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "concat");
}

void ConcatOp::build(OpBuilder &builder, OperationState &state, int64_t dim,
                     ValueRange inputs) {
  build(builder, state, Type(inferResultType(dim, inputs.getTypes())),
        builder.getI64IntegerAttr(dim), inputs);
}

/// Returns the size of dimension `dim`, which is not the concatenated one, or
/// nullopt if the types contradict.
static std::optional<int64_t> joinSizes(TypeRange types, int64_t dim) {
  int64_t size = ShapedType::kDynamic;
  for (Type type : types) {
    const int64_t other = cast<RankedTensorType>(type).getDimSize(dim);
    if (ShapedType::isDynamic(other))
      continue;
    if (!ShapedType::isDynamic(size) && size != other)
      return std::nullopt;
    size = other;
  }
  return size;
}

static int64_t addSizes(TypeRange types, int64_t dim) {
  int64_t size = 0;
  for (Type type : types)
    size = addIndices(size, cast<RankedTensorType>(type).getDimSize(dim));
  return size;
}

RankedTensorType ConcatOp::inferResultType(int64_t dim, TypeRange inputTypes) {
  const auto first = cast<RankedTensorType>(inputTypes.front());
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i != first.getRank(); ++i)
    shape.push_back(i == dim ? addSizes(inputTypes, i)
                             : *joinSizes(inputTypes, i));
  return RankedTensorType::get(shape, first.getElementType());
}

/// 1. There is an input.
/// 2. The inputs have the rank of the result.
/// 3. The inputs have the element type of the result.
/// 4. The dimension exists.
/// 5. The other sizes of the inputs are compatible.
/// 6. The sizes are compatible with those of the result.
LogicalResult ConcatOp::verify() {
  // 1.
  if (getInputs().empty())
    return emitOpError("requires at least one input");

  // 2.
  const TypeRange types(getInputs().getTypes());
  const RankedTensorType result = getResultType();
  if (llvm::any_of(types, [&](Type type) {
        return cast<RankedTensorType>(type).getRank() != result.getRank();
      }))
    return emitOpError("rank of concatenated inputs must match result rank");

  // 3.
  if (llvm::any_of(types, [&](Type type) {
        return cast<RankedTensorType>(type).getElementType() !=
               result.getElementType();
      }))
    return emitOpError("inputs and result element type must match");

  // 4.
  const int64_t dim = getDim();
  if (dim < 0 || dim >= result.getRank())
    return emitOpError("concatenation dim must be less than the tensor rank");

  // 5.
  for (int64_t i = 0; i != result.getRank(); ++i)
    if (i != dim && !joinSizes(types, i))
      return emitOpError("static concatenation size mismatch along "
                         "non-concatenated dimension ")
             << i;

  // 6.
  const RankedTensorType inferred = inferResultType(dim, types);
  for (auto [size, expected] :
       llvm::zip_equal(result.getShape(), inferred.getShape()))
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(expected) &&
        size != expected)
      return emitOpError("result type ")
             << result << "does not match inferred shape " << inferred
             << " static sizes";
  return success();
}

FailureOr<SmallVector<Value>> ConcatOp::decomposeOperation(OpBuilder &builder) {
  const Location loc = getLoc();
  const int64_t dim = getDim(), rank = getRank();
  const AffineExpr sum =
      builder.getAffineSymbolExpr(0) + builder.getAffineSymbolExpr(1);
  SmallVector<SmallVector<OpFoldResult>> inputShapes;
  SmallVector<OpFoldResult> starts, shape;
  for (Value input : getInputs()) {
    SmallVector<OpFoldResult> inputShape =
        getMixedSizes(builder, input.getLoc(), input);
    if (shape.empty()) {
      shape = inputShape;
      starts.push_back(builder.getIndexAttr(0));
    } else {
      starts.push_back(shape[dim]);
      shape[dim] = affine::makeComposedFoldedAffineApply(
          builder, loc, sum, {shape[dim], inputShape[dim]});
    }
    inputShapes.push_back(inputShape);
  }

  Value whole =
      EmptyOp::create(builder, loc, shape, getResultType().getElementType());
  const SmallVector<OpFoldResult> strides(rank, builder.getIndexAttr(1));
  SmallVector<OpFoldResult> offsets(rank, builder.getIndexAttr(0));
  for (auto [input, inputShape, start] :
       llvm::zip_equal(getInputs(), inputShapes, starts)) {
    offsets[dim] = start;
    whole = InsertSliceOp::create(builder, loc, Value(input), whole, offsets,
                                  inputShape, strides);
  }
  if (whole.getType() != getResultType())
    whole = CastOp::create(builder, loc, Type(getResultType()), whole);
  return SmallVector<Value>{whole};
}

/// Returns the sum of the inputs' sizes along the dimension.
static OpFoldResult reifyConcatenatedSize(OpBuilder &builder, ConcatOp op) {
  const int64_t dim = op.getDim();
  SmallVector<OpFoldResult> sizes;
  AffineExpr sum;
  for (auto [i, input] : llvm::enumerate(op.getInputs())) {
    const AffineExpr size = builder.getAffineDimExpr(i);
    sum = sum ? sum + size : size;
    sizes.push_back(
        builder.createOrFold<DimOp>(input.getLoc(), Value(input), dim));
  }
  return getValueOrCreateConstantIndexOp(
      builder, op.getLoc(),
      affine::makeComposedFoldedAffineApply(builder, op.getLoc(), sum, sizes));
}

LogicalResult ConcatOp::reifyResultShapes(OpBuilder &builder,
                                          ReifiedRankedShapedTypeDims &shapes) {
  const RankedTensorType type = getResultType();
  const RankedTensorType inferred =
      inferResultType(getDim(), getInputs().getTypes());
  Value first = getInputs().front();
  shapes.assign(1, SmallVector<OpFoldResult>(type.getRank()));
  for (auto [i, size] : llvm::enumerate(shapes.front())) {
    if (static_cast<int64_t>(i) == static_cast<int64_t>(getDim()))
      continue;
    if (!type.isDynamicDim(i))
      size = builder.getIndexAttr(type.getDimSize(i));
    else if (!inferred.isDynamicDim(i))
      size = createIndex(builder, getLoc(), inferred.getDimSize(i));
    else
      size = Value(DimOp::create(builder, first.getLoc(), first,
                                 static_cast<int64_t>(i)));
  }
  const int64_t dim = getDim();
  shapes.front()[dim] =
      type.isDynamicDim(dim)
          ? reifyConcatenatedSize(builder, *this)
          : OpFoldResult(builder.getIndexAttr(type.getDimSize(dim)));
  return success();
}

/// concat(x) -> x
OpFoldResult ConcatOp::fold(FoldAdaptor) {
  if (getInputs().size() != 1 ||
      getInputs().front().getType() != getResultType())
    return {};
  return Value(getInputs().front());
}

/// concat(x) : t -> cast(x) : t
static LogicalResult foldSingleInput(ConcatOp op, PatternRewriter &rewriter) {
  if (op.getInputs().size() != 1)
    return failure();
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()),
                                      Value(op.getInputs().front()));
  return success();
}

/// concat(x : n, y : ?) -> concat(x : n, cast(y) : n)
/// Guard: n is the size of a dimension that is not concatenated.
static LogicalResult refineInputs(ConcatOp op, PatternRewriter &rewriter) {
  const int64_t dim = op.getDim();
  const RankedTensorType inferred =
      ConcatOp::inferResultType(dim, op->getOperandTypes());
  SmallVector<int64_t> shape(inferred.getShape());
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands()) {
    const auto type = cast<RankedTensorType>(operand.get().getType());
    shape[dim] = type.getDimSize(dim);
    const auto refined =
        RankedTensorType::get(shape, inferred.getElementType());
    if (preservesStaticInformation(refined, type))
      continue;
    changed = true;
    Value castValue =
        CastOp::create(rewriter, op.getLoc(), Type(refined), operand.get());
    rewriter.modifyOpInPlace(op, [&] { operand.set(castValue); });
  }
  return success(changed);
}

/// concat(...) : ? -> cast(concat(...) : n)
/// Guard: n can be inferred from the inputs.
static LogicalResult refineResult(ConcatOp op, PatternRewriter &rewriter) {
  const RankedTensorType inferred =
      ConcatOp::inferResultType(op.getDim(), op->getOperandTypes());
  if (preservesStaticInformation(inferred, op.getResultType()))
    return failure();
  auto refined = ConcatOp::create(rewriter, op.getLoc(), Type(inferred),
                                  op.getDimAttr(), op.getInputs());
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()),
                                      Value(refined.getResult()));
  return success();
}

void ConcatOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *) {
  results.add<ConcatOp>(foldSingleInput);
  results.add<ConcatOp>(refineInputs);
  results.add<ConcatOp>(refineResult);
}
