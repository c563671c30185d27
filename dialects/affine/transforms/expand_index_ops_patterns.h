// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_PATTERNS_H
#define DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_PATTERNS_H

namespace mlir {

class RewritePatternSet;

namespace affine {

/// Adds patterns that expand `linearize_index` and `delinearize_index` to
/// arith.
void populateAffineExpandIndexOpsPatterns(RewritePatternSet &patterns);

} // namespace affine
} // namespace mlir

#endif // DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_PATTERNS_H
