// SPDX-License-Identifier: Apache-2.0
//
// expand_shape, collapse_shape: canonicalization.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"
#include "dialects/utils/index_arithmetic.h"
#include "dialects/utils/reshape.h"

using namespace mlir;
using namespace mlir::tensor;

// Patterns of both

/// reshape(splat constant) -> a splat constant
template <typename OpT>
static LogicalResult foldConstantSource(OpT op, PatternRewriter &rewriter) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(
      getConstantAttribute(Value(op.getSrc())));
  if (!elements || !elements.isSplat() || !op.getResultType().hasStaticShape())
    return failure();
  rewriter.replaceOpWithNewOp<arith::ConstantOp>(
      op, TypedAttr(elements.resizeSplat(op.getResultType())));
  return success();
}

/// reshape(splat x) -> splat x
/// Guard: the shape is static.
template <typename OpT>
static LogicalResult foldSplatSource(OpT op, PatternRewriter &rewriter) {
  auto splat = Value(op.getSrc()).template getDefiningOp<SplatOp>();
  if (!splat || !op.getSrcType().hasStaticShape())
    return failure();
  rewriter.replaceOpWithNewOp<SplatOp>(op, Type(op.getResultType()),
                                       Value(splat.getInput()), ValueRange());
  return success();
}

/// reshape(from_elements) -> from_elements
/// Guard: the shape is static.
template <typename OpT>
static LogicalResult foldElementsSource(OpT op, PatternRewriter &rewriter) {
  auto made = Value(op.getSrc()).template getDefiningOp<FromElementsOp>();
  if (!made || !op.getResultType().hasStaticShape())
    return failure();
  rewriter.replaceOpWithNewOp<FromElementsOp>(op, Type(op.getResultType()),
                                              ValueRange(made.getElements()));
  return success();
}

// Patterns of expand_shape

namespace {
/// The static information that an expand_shape of a cast has by itself.
struct RefinedSizes {
  SmallVector<int64_t> result;
  SmallVector<Value> dynamicResult;
  SmallVector<int64_t> source;
};
} // namespace

/// Returns the sizes with constant operands as static ones, in groups whose
/// dimension is static before the cast.
static RefinedSizes refineSizes(ExpandShapeOp op,
                                ArrayRef<int64_t> beforeCast) {
  RefinedSizes sizes;
  sizes.result.assign(op.getResultType().getShape().begin(),
                      op.getResultType().getShape().end());
  size_t used = 0;
  for (auto [before, group] :
       llvm::zip_equal(beforeCast, op.getReassociationIndices())) {
    int64_t product = 1;
    for (int64_t dim : group) {
      int64_t &size = sizes.result[dim];
      if (ShapedType::isDynamic(size)) {
        Value operand = op.getOutputShape()[used++];
        auto constant =
            dyn_cast_or_null<IntegerAttr>(getConstantAttribute(operand));
        if (constant && !ShapedType::isDynamic(before))
          size = constant.getInt();
        else
          sizes.dynamicResult.push_back(operand);
      }
      product = ShapedType::isDynamic(product) || ShapedType::isDynamic(size)
                    ? ShapedType::kDynamic
                    : multiplyIndices(product, size);
    }
    sizes.source.push_back(product);
  }
  return sizes;
}

/// expand_shape(cast(x))[constant] -> cast(expand_shape(cast(x) : n)[n])
static LogicalResult makeSizesStatic(ExpandShapeOp op,
                                     PatternRewriter &rewriter) {
  auto castOp = Value(op.getSrc()).getDefiningOp<CastOp>();
  if (!canFoldIntoConsumerOp(castOp) ||
      static_cast<int64_t>(op.getOutputShape().size()) !=
          op.getResultType().getNumDynamicDims())
    return failure();
  const RefinedSizes sizes = refineSizes(
      op,
      cast<RankedTensorType>(Value(castOp.getSource()).getType()).getShape());
  if (sizes.dynamicResult.size() == op.getOutputShape().size())
    return failure();
  const Type element = op.getSrcType().getElementType();
  Value source = CastOp::create(
      rewriter, op.getLoc(), Type(RankedTensorType::get(sizes.source, element)),
      Value(op.getSrc()));
  Value expanded = ExpandShapeOp::create(
      rewriter, op.getLoc(), Type(RankedTensorType::get(sizes.result, element)),
      source, op.getReassociationIndices(),
      getMixedValues(sizes.result, sizes.dynamicResult, rewriter));
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), expanded);
  return success();
}

// Patterns of collapse_shape

/// collapse_shape(cast(x)) -> cast(collapse_shape(x))
/// Guard: the cast only removes static information.
static LogicalResult foldSourceCast(CollapseShapeOp op,
                                    PatternRewriter &rewriter) {
  auto castOp = Value(op.getSrc()).getDefiningOp<CastOp>();
  if (!canFoldIntoConsumerOp(castOp))
    return failure();
  Value source = castOp.getSource();
  const RankedTensorType type = CollapseShapeOp::inferCollapsedType(
      cast<RankedTensorType>(source.getType()), op.getReassociationIndices());
  if (type == op.getResultType()) {
    rewriter.modifyOpInPlace(op, [&] { op.getSrcMutable().set(source); });
    return success();
  }
  Value collapsed = CollapseShapeOp::create(rewriter, op.getLoc(), Type(type),
                                            source, op.getReassociation());
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), collapsed);
  return success();
}

void ExpandShapeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *) {
  results.add<ExpandShapeOp>(composeReshapes<ExpandShapeOp>);
  results.add<ExpandShapeOp>(
      composeExpandOfCollapse<ExpandShapeOp, CollapseShapeOp>);
  results.add<ExpandShapeOp>(makeSizesStatic);
  results.add<ExpandShapeOp>(foldConstantSource<ExpandShapeOp>);
  results.add<ExpandShapeOp>(foldSplatSource<ExpandShapeOp>);
  results.add<ExpandShapeOp>(foldElementsSource<ExpandShapeOp>);
}

void CollapseShapeOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                  MLIRContext *) {
  results.add<CollapseShapeOp>(composeReshapes<CollapseShapeOp>);
  results.add<CollapseShapeOp>(
      composeCollapseOfExpand<CollapseShapeOp, ExpandShapeOp, CastOp>);
  results.add<CollapseShapeOp>(foldConstantSource<CollapseShapeOp>);
  results.add<CollapseShapeOp>(foldSplatSource<CollapseShapeOp>);
  results.add<CollapseShapeOp>(foldElementsSource<CollapseShapeOp>);
  results.add<CollapseShapeOp>(foldSourceCast);
}
