// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_SIMPLIFICATION_PATTERNS_H
#define DIALECTS_MATH_TRANSFORMS_SIMPLIFICATION_PATTERNS_H

namespace mlir {
class RewritePatternSet;

/// Powers with a few constant exponents become products, quotients and roots:
/// integers from -8 to 8, and of floats -1, 1, 2, 3, and -1/2, 1/2, 3/4. What
/// is rounded, and what overflows on the way to a reciprocal, may differ.
void populateMathAlgebraicSimplificationPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // DIALECTS_MATH_TRANSFORMS_SIMPLIFICATION_PATTERNS_H
