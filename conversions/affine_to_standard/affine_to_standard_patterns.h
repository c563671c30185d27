// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_PATTERNS_H
#define CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_PATTERNS_H

namespace mlir {

class RewritePatternSet;

/// All operations of affine but `linearize_index` and `delinearize_index`, for
/// which there is affine::populateAffineExpandIndexOpsPatterns.
void populateAffineToStdConversionPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_PATTERNS_H
