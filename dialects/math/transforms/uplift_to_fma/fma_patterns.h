// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_UPLIFT_TO_FMA_FMA_PATTERNS_H
#define DIALECTS_MATH_TRANSFORMS_UPLIFT_TO_FMA_FMA_PATTERNS_H

namespace mlir {
class RewritePatternSet;

/// Adds a pattern that fuses `arith.addf` and `arith.mulf` with the flag
/// `contract` to `math.fma`. Its flags are those that both have.
void populateUpliftToFMAPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // DIALECTS_MATH_TRANSFORMS_UPLIFT_TO_FMA_FMA_PATTERNS_H
