// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_FMA_PATTERNS_H
#define DIALECTS_MATH_TRANSFORMS_FMA_PATTERNS_H

namespace mlir {
class RewritePatternSet;

/// `arith.addf` of an `arith.mulf`, both with the flag `contract`, becomes
/// `math.fma` with the flags that both have.
void populateUpliftToFMAPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // DIALECTS_MATH_TRANSFORMS_FMA_PATTERNS_H
