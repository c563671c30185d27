// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/fold_memref_alias_ops/fold_memref_alias_ops.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/fold_memref_alias_ops/alias_folds.h"

namespace mlir::memref {

#define GEN_PASS_DEF_FOLDMEMREFALIASOPSPASS
#include "dialects/memref/transforms/fold_memref_alias_ops/fold_memref_alias_ops_pass.h.inc"

namespace {

struct FoldMemRefAliasOpsPass
    : impl::FoldMemRefAliasOpsPassBase<FoldMemRefAliasOpsPass> {
  using FoldMemRefAliasOpsPassBase::FoldMemRefAliasOpsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFoldMemRefAliasOpPatterns(patterns);
    // The result is valid even if the iteration limit was reached.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

} // namespace mlir::memref
