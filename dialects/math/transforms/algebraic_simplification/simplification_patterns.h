// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_ALGEBRAIC_SIMPLIFICATION_SIMPLIFICATION_PATTERNS_H
#define DIALECTS_MATH_TRANSFORMS_ALGEBRAIC_SIMPLIFICATION_SIMPLIFICATION_PATTERNS_H

namespace mlir {
class RewritePatternSet;

/// Adds patterns that replace powers with certain constant exponents by
/// products, quotients and roots: integers from -8 to 8, and for floats -1, 1,
/// 2, 3, -1/2, 1/2, 3/4. Rounding, and intermediate overflow of reciprocals,
/// may differ.
void populateMathAlgebraicSimplificationPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // DIALECTS_MATH_TRANSFORMS_ALGEBRAIC_SIMPLIFICATION_SIMPLIFICATION_PATTERNS_H
