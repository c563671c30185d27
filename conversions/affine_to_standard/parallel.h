// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_AFFINE_TO_STANDARD_PARALLEL_H
#define CONVERSIONS_AFFINE_TO_STANDARD_PARALLEL_H

namespace mlir {

class RewritePatternSet;

/// Adds the pattern that lowers `affine.parallel` to `scf.parallel`.
void populateParallelPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // CONVERSIONS_AFFINE_TO_STANDARD_PARALLEL_H
