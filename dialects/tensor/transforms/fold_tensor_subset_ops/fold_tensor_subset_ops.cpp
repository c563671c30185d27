// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/transforms/fold_tensor_subset_ops/fold_tensor_subset_ops.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/tensor/tensor.h"
#include "dialects/tensor/transforms/fold_tensor_subset_ops/subset_folds.h"

namespace mlir::tensor {

#define GEN_PASS_DEF_FOLDTENSORSUBSETOPSPASS
#include "dialects/tensor/transforms/fold_tensor_subset_ops/fold_tensor_subset_ops_pass.h.inc"

namespace {

struct FoldTensorSubsetOpsPass
    : impl::FoldTensorSubsetOpsPassBase<FoldTensorSubsetOpsPass> {
  using FoldTensorSubsetOpsPassBase::FoldTensorSubsetOpsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFoldTensorSubsetOpPatterns(patterns);
    // The result is valid even if the iteration limit was reached.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

} // namespace mlir::tensor
