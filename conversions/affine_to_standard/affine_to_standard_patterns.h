// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_PATTERNS_H
#define CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_PATTERNS_H

namespace mlir {

class RewritePatternSet;

/// Adds patterns for all operations of affine except `linearize_index` and
/// `delinearize_index`, which affine::populateAffineExpandIndexOpsPatterns
/// expands.
void populateAffineToStdConversionPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // CONVERSIONS_AFFINE_TO_STANDARD_AFFINE_TO_STANDARD_PATTERNS_H
