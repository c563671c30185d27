// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/transforms/fold_memref_alias_ops/fold_memref_alias_ops.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/source_indices/source_indices.h"

namespace mlir::affine {

#define GEN_PASS_DEF_AFFINEFOLDMEMREFALIASOPS
#include "dialects/affine/transforms/fold_memref_alias_ops/fold_memref_alias_ops_pass.h.inc"

namespace {

/// Returns the source of the view that the op accesses, and the indices of the
/// element in it. The map of the op is applied first. Returns null if the
/// memref is not the result of a view.
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

/// load(view(m))[map(i)] -> load(m)[indices of map(i) in m]
LogicalResult foldLoad(AffineLoadOp op, PatternRewriter &rewriter) {
  SmallVector<Value> indices;
  Value source = resolveAccess(op, rewriter, indices);
  if (!source)
    return failure();
  rewriter.replaceOpWithNewOp<AffineLoadOp>(op, source, ValueRange(indices));
  return success();
}

/// store(x, view(m))[map(i)] -> store(x, m)[indices of map(i) in m]
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
    // The result is valid even if the iteration limit was reached.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

} // namespace mlir::affine
