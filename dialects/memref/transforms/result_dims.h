// SPDX-License-Identifier: Apache-2.0
//
// Patterns that compute sizes of results of operations by what the operations
// are given, for both dialects that have `dim`.
#ifndef DIALECTS_MEMREF_TRANSFORMS_RESULT_DIMS_H
#define DIALECTS_MEMREF_TRANSFORMS_RESULT_DIMS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Sizes of operations with ReifyRankedShapedTypeOpInterface, and of what the
/// rounds of `scf.forall` share.
void populateResolveRankedShapedTypeResultDimsPatterns(
    RewritePatternSet &patterns);

/// Sizes of operations with InferShapedTypeOpInterface.
void populateResolveShapedTypeResultDimsPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_RESULT_DIMS_H
