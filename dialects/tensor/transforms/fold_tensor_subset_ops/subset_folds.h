// SPDX-License-Identifier: Apache-2.0
//
// Patterns that merge two operations on slices of tensors.
#ifndef DIALECTS_TENSOR_TRANSFORMS_FOLD_TENSOR_SUBSET_OPS_SUBSET_FOLDS_H
#define DIALECTS_TENSOR_TRANSFORMS_FOLD_TENSOR_SUBSET_OPS_SUBSET_FOLDS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::tensor {

/// Adds patterns for slices that are inserted into tensors that are inserted
/// themselves.
void populateFoldTensorSubsetOpPatterns(RewritePatternSet &patterns);

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_TRANSFORMS_FOLD_TENSOR_SUBSET_OPS_SUBSET_FOLDS_H
