// SPDX-License-Identifier: Apache-2.0
//
// Patterns that compute sizes of results from the operands of their operations.
// They support `memref.dim` and `tensor.dim`.
#ifndef DIALECTS_MEMREF_TRANSFORMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_RESULT_DIMS_H
#define DIALECTS_MEMREF_TRANSFORMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_RESULT_DIMS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Adds patterns for the sizes of results of operations with
/// ReifyRankedShapedTypeOpInterface, and of block arguments of the outputs of
/// `scf.forall`.
void populateResolveRankedShapedTypeResultDimsPatterns(
    RewritePatternSet &patterns);

/// Adds patterns for the sizes of results of operations with
/// InferShapedTypeOpInterface.
void populateResolveShapedTypeResultDimsPatterns(RewritePatternSet &patterns);

} // namespace mlir::memref

#endif // DIALECTS_MEMREF_TRANSFORMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_RESULT_DIMS_H
