// SPDX-License-Identifier: Apache-2.0
//
// Patterns that make one of two operations on parts of tensors.
#ifndef DIALECTS_TENSOR_TRANSFORMS_SUBSET_FOLDS_H
#define DIALECTS_TENSOR_TRANSFORMS_SUBSET_FOLDS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::tensor {

/// Slices that are inserted in tensors that are inserted themselves.
void populateFoldTensorSubsetOpPatterns(RewritePatternSet &patterns);

} // namespace mlir::tensor

#endif // DIALECTS_TENSOR_TRANSFORMS_SUBSET_FOLDS_H
