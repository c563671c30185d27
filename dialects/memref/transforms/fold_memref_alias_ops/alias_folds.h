// SPDX-License-Identifier: Apache-2.0
//
// Patterns that fold views into accesses and into other views.
#ifndef DIALECTS_MEMREF_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_ALIAS_FOLDS_H
#define DIALECTS_MEMREF_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_ALIAS_FOLDS_H

#include <functional>

namespace mlir {
class Operation;
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Adds patterns for loads, stores and subviews of views that `controlFn`
/// accepts; for all of them if it is null. Other dialects implement such
/// patterns for their ops with source_indices.h.
void populateFoldMemRefAliasOpPatterns(
    RewritePatternSet &patterns,
    std::function<bool(Operation *)> controlFn = nullptr);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_ALIAS_FOLDS_H
