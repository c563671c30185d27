// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/resolve_shaped_type_result_dims/result_dims.h"

#include "core/interfaces/infer_type.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/tensor/tensor.h"

using namespace mlir;

/// Returns the result that is the operand of `dimOp`, and the dimension. The
/// result is null if the operand is no result, or the dimension is not constant
/// or out of bounds.
template <typename DimOpT>
static std::pair<OpResult, int64_t> getSizedResult(DimOpT dimOp) {
  auto result = dyn_cast<OpResult>(Value(dimOp.getSource()));
  const std::optional<int64_t> dim = dimOp.getConstantIndex();
  auto type = dyn_cast<ShapedType>(Value(dimOp.getSource()).getType());
  if (!result || !dim || *dim < 0 || !type || !type.hasRank() ||
      *dim >= type.getRank())
    return {OpResult(), 0};
  return {result, *dim};
}

namespace {

/// dim(op(…), c) -> the size that the operation reifies
template <typename DimOpT>
struct DimOfReifiedResult final : OpRewritePattern<DimOpT> {
  using OpRewritePattern<DimOpT>::OpRewritePattern;
  void initialize() { this->setHasBoundedRewriteRecursion(); }

  LogicalResult matchAndRewrite(DimOpT dimOp,
                                PatternRewriter &rewriter) const override {
    const auto [result, dim] = getSizedResult(dimOp);
    if (!result)
      return failure();
    const FailureOr<OpFoldResult> size = reifyDimOfResult(
        rewriter, result.getOwner(), result.getResultNumber(), dim);
    if (failed(size) || !*size)
      return failure();
    rewriter.replaceOp(dimOp, getValueOrCreateConstantIndexOp(
                                  rewriter, dimOp.getLoc(), *size));
    return success();
  }
};

/// dim(op(…), c) -> extract shape(op(…))[c]
/// Guard: the operation reifies its shapes as tensors of index, one for each
/// result.
template <typename DimOpT>
struct DimOfInferredResult final : OpRewritePattern<DimOpT> {
  using OpRewritePattern<DimOpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(DimOpT dimOp,
                                PatternRewriter &rewriter) const override {
    const auto [result, dim] = getSizedResult(dimOp);
    auto op = result ? dyn_cast<InferShapedTypeOpInterface>(result.getOwner())
                     : InferShapedTypeOpInterface();
    SmallVector<Value> shapes;
    if (!op ||
        failed(op.reifyReturnTypeShapes(rewriter, op->getOperands(), shapes)) ||
        shapes.size() != op->getNumResults())
      return failure();
    Value shape = shapes[result.getResultNumber()];
    auto type = dyn_cast<RankedTensorType>(shape.getType());
    if (!type || !type.getElementType().isIndex() || type.getRank() != 1)
      return failure();
    Value index =
        rewriter.createOrFold<arith::ConstantIndexOp>(dimOp.getLoc(), dim);
    rewriter.replaceOpWithNewOp<tensor::ExtractOp>(dimOp, shape, index);
    return success();
  }
};

/// dim(a, i) -> dim(x, i)
/// Guard: a is the block argument of the output x of `scf.forall`.
struct DimOfSharedOutput final : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::DimOp dimOp,
                                PatternRewriter &rewriter) const override {
    auto argument = dyn_cast<BlockArgument>(Value(dimOp.getSource()));
    auto loop =
        argument ? dyn_cast<scf::ForallOp>(argument.getOwner()->getParentOp())
                 : scf::ForallOp();
    OpOperand *init = loop ? loop.getTiedLoopInit(argument) : nullptr;
    if (!init)
      return failure();
    rewriter.modifyOpInPlace(
        dimOp, [&] { dimOp.getSourceMutable().set(init->get()); });
    return success();
  }
};

} // namespace

void memref::populateResolveRankedShapedTypeResultDimsPatterns(
    RewritePatternSet &patterns) {
  patterns.add<DimOfReifiedResult<DimOp>, DimOfReifiedResult<tensor::DimOp>,
               DimOfSharedOutput>(patterns.getContext());
}

void memref::populateResolveShapedTypeResultDimsPatterns(
    RewritePatternSet &patterns) {
  patterns.add<DimOfInferredResult<DimOp>, DimOfInferredResult<tensor::DimOp>>(
      patterns.getContext());
}
