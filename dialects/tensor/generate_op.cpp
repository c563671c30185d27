// SPDX-License-Identifier: Apache-2.0
//
// generate.
#include "core/ir/structure/ir_mapping.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"

using namespace mlir;
using namespace mlir::tensor;

static RankedTensorType getTypeOf(GenerateOp op) {
  return cast<RankedTensorType>(Value(op.getResult()).getType());
}

void GenerateOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "generated");
}

void GenerateOp::build(
    OpBuilder &builder, OperationState &state, Type resultTy,
    ValueRange dynamicExtents,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  build(builder, state, resultTy, dynamicExtents);
  OpBuilder::InsertionGuard guard(builder);
  const int64_t rank = cast<RankedTensorType>(resultTy).getRank();
  Region *region = state.regions.front().get();
  Block *body = builder.createBlock(
      region, region->end(), SmallVector<Type>(rank, builder.getIndexType()),
      SmallVector<Location>(rank, state.location));
  bodyBuilder(builder, state.location, ValueRange(body->getArguments()));
}

LogicalResult
GenerateOp::reifyResultShapes(OpBuilder &,
                              ReifiedRankedShapedTypeDims &shapes) {
  shapes = getResultShape(getTypeOf(*this), getDynamicExtents());
  return success();
}

LogicalResult GenerateOp::verify() {
  return verifyDynamicDimensionCount(*this, getTypeOf(*this),
                                     getDynamicExtents());
}

/// 1. The arguments of the body are indices.
/// 2. There is an argument for each dimension.
/// 3. The yielded value has the element type.
LogicalResult GenerateOp::verifyRegions() {
  const RankedTensorType type = getTypeOf(*this);
  Block &body = getBody().front();
  // 1.
  if (!llvm::all_of(body.getArgumentTypes(),
                    [](Type type) { return type.isIndex(); }))
    return emitError("all body arguments must be index");

  // 2.
  if (body.getNumArguments() != type.getRank())
    return emitError("must have one body argument per input dimension");

  // 3.
  auto yield = cast<YieldOp>(body.getTerminator());
  if (Value(yield.getValue()).getType() != type.getElementType())
    return emitOpError("body must be terminated with a `yield` operation of "
                       "the tensor element type");
  return success();
}

/// extract(generate {body}, i) -> body(i)
/// Guard: the body has no side effects.
static LogicalResult inlineIntoExtract(ExtractOp op,
                                       PatternRewriter &rewriter) {
  auto generate = Value(op.getTensor()).getDefiningOp<GenerateOp>();
  if (!generate || !wouldOpBeTriviallyDead(generate))
    return failure();
  Block &body = generate.getBody().front();
  IRMapping mapping;
  for (auto [argument, index] :
       llvm::zip_equal(body.getArguments(), op.getIndices()))
    mapping.map(Value(argument), Value(index));
  Operation *yield = body.getTerminator();
  for (Operation &inner : body)
    if (&inner != yield)
      rewriter.clone(inner, mapping);
  rewriter.replaceOp(op, mapping.lookupOrDefault(yield->getOperand(0)));
  return success();
}

/// generate(constant) : ? -> cast(generate() : constant)
static LogicalResult makeSizesStatic(GenerateOp op, PatternRewriter &rewriter) {
  SmallVector<Value> sizes;
  const RankedTensorType type =
      foldDynamicToStaticDimSizes(getTypeOf(op), op.getDynamicExtents(), sizes);
  if (type == getTypeOf(op))
    return failure();
  auto newOp =
      GenerateOp::create(rewriter, op.getLoc(), Type(type), ValueRange(sizes));
  rewriter.inlineRegionBefore(op.getBody(), newOp.getBody(),
                              newOp.getBody().begin());
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(getTypeOf(op)),
                                      Value(newOp.getResult()));
  return success();
}

void GenerateOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                             MLIRContext *) {
  results.add<ExtractOp>(inlineIntoExtract);
  results.add<GenerateOp>(makeSizesStatic);
}
