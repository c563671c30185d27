// SPDX-License-Identifier: Apache-2.0
//
// Patterns that expand operations of arith to simpler ones, which targets
// support. They apply to scalars and, element by element, to vectors and
// tensors of static shape.
#ifndef DIALECTS_ARITH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H
#define DIALECTS_ARITH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::arith {

/// Adds patterns for ceildivsi, ceildivui, floordivsi. They use divsi and
/// divui.
void populateCeilFloorDivExpandOpsPatterns(RewritePatternSet &patterns);
/// Adds patterns for extf of bf16 to f32 and truncf of f32 to bf16, which
/// rounds to nearest, ties to even. They use bit operations.
void populateExpandBFloat16Patterns(RewritePatternSet &patterns);
/// Adds patterns for extf of f4E2M1FN and truncf to it. They use the bits of
/// f32.
void populateExpandF4E2M1Patterns(RewritePatternSet &patterns);
/// Adds patterns for extf of f8E8M0FNU and truncf to it, which truncates to the
/// exponent. They use the bits of f32.
void populateExpandF8E8M0Patterns(RewritePatternSet &patterns);
/// Adds patterns for scaling_extf and scaling_truncf. They use extf, truncf,
/// and mulf or divf.
void populateExpandScalingExtTruncPatterns(RewritePatternSet &patterns);
/// Adds patterns for divisions, scaled casts, and for maximumf, minimumf,
/// maxnumf, minnumf, which use cmpf and select.
void populateArithExpandOpsPatterns(RewritePatternSet &patterns);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_PATTERNS_H
