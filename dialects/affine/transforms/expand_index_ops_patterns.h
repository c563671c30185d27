// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_PATTERNS_H
#define DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_PATTERNS_H

namespace mlir {

class RewritePatternSet;

namespace affine {

/// `linearize_index` and `delinearize_index` as arithmetic.
void populateAffineExpandIndexOpsPatterns(RewritePatternSet &patterns);

} // namespace affine
} // namespace mlir

#endif // DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_PATTERNS_H
