// SPDX-License-Identifier: Apache-2.0
//
// The dialect, functions on tensors, and utilities of several ops. Operations
// are in the files of their families.
#include "dialects/tensor/tensor.h"

#include "core/interfaces/inliner.h"
#include "core/interfaces/loop_like.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"

using namespace mlir;
using namespace mlir::tensor;

void TensorDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/tensor/tensor_op.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

Operation *TensorDialect::materializeConstant(OpBuilder &builder,
                                              Attribute value, Type type,
                                              Location loc) {
  if (Operation *op = arith::ConstantOp::materialize(builder, value, type, loc))
    return op;
  if (complex::ConstantOp::isBuildableWith(value, type))
    return complex::ConstantOp::create(builder, loc, type,
                                       cast<ArrayAttr>(value));
  return nullptr;
}

// Sizes

OpFoldResult tensor::getMixedSize(OpBuilder &builder, Location loc, Value value,
                                  int64_t dim) {
  const auto type = cast<RankedTensorType>(value.getType());
  if (type.isDynamicDim(dim))
    return builder.createOrFold<DimOp>(loc, value, dim);
  return builder.getIndexAttr(type.getDimSize(dim));
}

SmallVector<OpFoldResult> tensor::getMixedSizes(OpBuilder &builder,
                                                Location loc, Value value) {
  SmallVector<OpFoldResult> sizes;
  const int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
  for (int64_t dim = 0; dim != rank; ++dim)
    sizes.push_back(getMixedSize(builder, loc, value, dim));
  return sizes;
}

ReifiedRankedShapedTypeDims tensor::getResultShape(RankedTensorType type,
                                                   ValueRange dynamicSizes) {
  Builder builder(type.getContext());
  SmallVector<OpFoldResult> sizes;
  size_t used = 0;
  for (int64_t size : type.getShape())
    sizes.push_back(ShapedType::isDynamic(size)
                        ? OpFoldResult(dynamicSizes[used++])
                        : OpFoldResult(builder.getIndexAttr(size)));
  return {sizes};
}

RankedTensorType
tensor::foldDynamicToStaticDimSizes(RankedTensorType type,
                                    ValueRange dynamicSizes,
                                    SmallVector<Value> &remaining) {
  SmallVector<int64_t> shape(type.getShape());
  size_t used = 0;
  for (int64_t &size : shape) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value value = dynamicSizes[used++];
    const std::optional<int64_t> constant = getConstantIntValue(value);
    if (constant && *constant >= 0)
      size = *constant;
    else
      remaining.push_back(value);
  }
  return type.clone(shape);
}

OpFoldResult tensor::reshapeConstantSource(Attribute source, Type result) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(source);
  auto type = dyn_cast<RankedTensorType>(result);
  if (!elements || !elements.isSplat() || !type || !type.hasStaticShape())
    return {};
  return Attribute(elements.resizeSplat(type));
}

bool tensor::isSameTypeWithoutEncoding(Type tp1, Type tp2) {
  auto ranked1 = dyn_cast<RankedTensorType>(tp1);
  auto ranked2 = dyn_cast<RankedTensorType>(tp2);
  if (!ranked1 || !ranked2)
    return tp1 == tp2;
  return ranked1.getShape() == ranked2.getShape() &&
         ranked1.getElementType() == ranked2.getElementType();
}

// Destinations

/// Returns the sizes of a tensor result.
static FailureOr<SmallVector<OpFoldResult>> getResultSizes(OpBuilder &b,
                                                           OpResult result) {
  const auto type = cast<ShapedType>(result.getType());
  if (type.hasStaticShape())
    return getAsIndexOpFoldResult(b.getContext(), type.getShape());
  ReifiedRankedShapedTypeDims shapes;
  if (failed(reifyResultShapes(b, result.getDefiningOp(), shapes)))
    return failure();
  return shapes[result.getResultNumber()];
}

FailureOr<Value> tensor::getOrCreateDestination(OpBuilder &b, Location loc,
                                                OpResult opResult) {
  if (auto op = opResult.getDefiningOp<DestinationStyleOpInterface>())
    return Value(op.getTiedOpOperand(opResult)->get());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(opResult.getDefiningOp());
  auto sizes = getResultSizes(b, opResult);
  if (failed(sizes))
    return failure();
  auto ranked = dyn_cast<RankedTensorType>(opResult.getType());
  return Value(EmptyOp::create(
      b, loc, *sizes, cast<TensorType>(opResult.getType()).getElementType(),
      ranked ? ranked.getEncoding() : Attribute()));
}

LogicalResult tensor::getOrCreateDestinations(OpBuilder &b, Location loc,
                                              Operation *op,
                                              SmallVector<Value> &result) {
  for (OpResult opResult : op->getResults()) {
    if (!isa<TensorType>(opResult.getType()))
      continue;
    FailureOr<Value> destination = getOrCreateDestination(b, loc, opResult);
    if (failed(destination))
      return failure();
    result.push_back(*destination);
  }
  return success();
}

// Casts of operands

bool tensor::preservesStaticInformation(Type source, Type target) {
  auto from = dyn_cast<RankedTensorType>(source);
  auto to = dyn_cast<RankedTensorType>(target);
  if (!from || !to || from.getElementType() != to.getElementType() ||
      from.getRank() != to.getRank() || from.getEncoding() != to.getEncoding())
    return false;
  return llvm::none_of(llvm::zip_equal(from.getShape(), to.getShape()),
                       [](auto sizes) {
                         return !ShapedType::isDynamic(std::get<0>(sizes)) &&
                                ShapedType::isDynamic(std::get<1>(sizes));
                       });
}

bool tensor::canFoldIntoConsumerOp(CastOp castOp) {
  return castOp &&
         preservesStaticInformation(Value(castOp.getDest()).getType(),
                                    Value(castOp.getSource()).getType());
}

bool tensor::canFoldIntoProducerOp(CastOp castOp) {
  return castOp &&
         preservesStaticInformation(Value(castOp.getSource()).getType(),
                                    Value(castOp.getDest()).getType());
}

/// Returns the source of a cast for which canFoldIntoConsumerOp is true, or
/// null.
static Value getFoldableCastSource(Value operand) {
  auto castOp = operand.getDefiningOp<CastOp>();
  return canFoldIntoConsumerOp(castOp) ? Value(castOp.getSource()) : Value();
}

bool tensor::hasFoldableTensorCastOperand(Operation *op) {
  return llvm::any_of(op->getOperands(), getFoldableCastSource);
}

SmallVector<Value>
tensor::getUpdatedOperandsAfterCastOpFolding(DestinationStyleOpInterface op,
                                             SmallVector<Type> &newResTy) {
  SmallVector<Value> operands;
  size_t result = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    Value source = getFoldableCastSource(operand.get());
    operands.push_back(source ? source : operand.get());
    if (op.isDpsInit(&operand) && !isa<MemRefType>(operands.back().getType()))
      newResTy[result++] = operands.back().getType();
  }
  return operands;
}

LogicalResult tensor::foldTensorCast(Operation *op) {
  bool folded = false;
  for (OpOperand &operand : op->getOpOperands())
    if (Value source = getFoldableCastSource(operand.get())) {
      operand.set(source);
      folded = true;
    }
  return success(folded);
}

namespace {
/// op(cast(x)) -> cast(op(x)), for operations in destination style
/// Guard: the cast only removes static information. Loops are excluded, since
/// their bodies would change, and so is `insert_slice`, which has its own
/// patterns.
struct FoldTensorCastProducerOp final
    : OpInterfaceRewritePattern<DestinationStyleOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(DestinationStyleOpInterface op,
                                PatternRewriter &rewriter) const override {
    if (isa<InsertSliceOp, LoopLikeOpInterface>(op.getOperation()) ||
        !hasFoldableTensorCastOperand(op))
      return failure();
    SmallVector<Type> types(op->getResultTypes());
    SmallVector<Value> operands =
        getUpdatedOperandsAfterCastOpFolding(op, types);

    OperationState state(op->getLoc(), op->getName());
    state.addOperands(operands);
    state.addTypes(types);
    state.addAttributes(llvm::to_vector(op->getAttrs()));
    for (Region &region : op->getRegions())
      rewriter.cloneRegionBefore(region, *state.addRegion(), {});
    Operation *newOp = rewriter.create(state);

    SmallVector<Value> results;
    for (auto [oldResult, newResult] :
         llvm::zip_equal(op->getResults(), newOp->getResults()))
      results.push_back(
          oldResult.getType() == newResult.getType()
              ? Value(newResult)
              : Value(CastOp::create(rewriter, op->getLoc(),
                                     oldResult.getType(), newResult)));
    rewriter.replaceOp(op, results);
    return success();
  }
};
} // namespace

void TensorDialect::getCanonicalizationPatterns(
    RewritePatternSet &results) const {
  results.add<FoldTensorCastProducerOp>(getContext());
}

#include "dialects/tensor/tensor_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/tensor/tensor_op.cpp.inc"
