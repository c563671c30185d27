// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/transforms/fold_memref_alias_ops.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/source_indices.h"

namespace mlir::affine {

#define GEN_PASS_DEF_AFFINEFOLDMEMREFALIASOPS
#include "dialects/affine/transforms/fold_memref_alias_ops_pass.h.inc"

namespace {

/// Finds what the op's memref is a view of, and where the element is in it. The
/// map of the op is applied first.
/// Returns: null if it is no view.
template <typename OpT>
Value resolveAccess(OpT op, PatternRewriter &rewriter,
                    SmallVectorImpl<Value> &sourceIndices) {
  if (!isa_and_present<memref::SubViewOp, memref::ExpandShapeOp,
                       memref::CollapseShapeOp>(op.getMemref().getDefiningOp()))
    return {};
  SmallVector<OpFoldResult> operands;
  for (Value operand : op.getMapOperands())
    operands.push_back(operand);
  const AffineMap map = op.getAffineMap();
  SmallVector<Value> indices;
  for (unsigned i = 0; i != map.getNumResults(); ++i)
    indices.push_back(getValueOrCreateConstantIndexOp(
        rewriter, op.getLoc(),
        makeComposedFoldedAffineApply(rewriter, op.getLoc(), map.getSubMap(i),
                                      operands)));
  return memref::resolveSourceIndices(op.getLoc(), rewriter, op.getMemref(),
                                      indices, sourceIndices,
                                      /*startsInbounds=*/true);
}

/// load(view(m))[map(i)] -> load(m)[where map(i) is in m]
LogicalResult foldLoad(AffineLoadOp op, PatternRewriter &rewriter) {
  SmallVector<Value> indices;
  Value source = resolveAccess(op, rewriter, indices);
  if (!source)
    return failure();
  rewriter.replaceOpWithNewOp<AffineLoadOp>(op, source, ValueRange(indices));
  return success();
}

/// store(x, view(m))[map(i)] -> store(x, m)[where map(i) is in m]
LogicalResult foldStore(AffineStoreOp op, PatternRewriter &rewriter) {
  SmallVector<Value> indices;
  Value source = resolveAccess(op, rewriter, indices);
  if (!source)
    return failure();
  rewriter.replaceOpWithNewOp<AffineStoreOp>(op, op.getValue(), source,
                                             ValueRange(indices));
  return success();
}

struct AffineFoldMemRefAliasOps
    : impl::AffineFoldMemRefAliasOpsBase<AffineFoldMemRefAliasOps> {
  using AffineFoldMemRefAliasOpsBase::AffineFoldMemRefAliasOpsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<AffineLoadOp>(foldLoad);
    patterns.add<AffineStoreOp>(foldStore);
    // Where the limit was reached, what has been done is right.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

} // namespace mlir::affine
