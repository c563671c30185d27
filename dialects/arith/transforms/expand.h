// SPDX-License-Identifier: Apache-2.0
//
// Patterns that replace operations of arith by simpler ones, which targets
// have. Each works on scalars and, element by element, on vectors and tensors
// of a known shape; they do not match where the shape is not known.
#ifndef DIALECTS_ARITH_TRANSFORMS_EXPAND_H
#define DIALECTS_ARITH_TRANSFORMS_EXPAND_H

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::arith {

/// ceildivsi, ceildivui, floordivsi: by divsi and divui.
void populateCeilFloorDivExpandOpsPatterns(RewritePatternSet &patterns);
/// extf of bf16 to f32 and truncf of f32 to bf16, that to nearest, ties to
/// even: by their bits.
void populateExpandBFloat16Patterns(RewritePatternSet &patterns);
/// extf of f4E2M1FN and truncf to it: by the bits of f32.
void populateExpandF4E2M1Patterns(RewritePatternSet &patterns);
/// extf of f8E8M0FNU and truncf to it, which takes the exponent as it is: by
/// the bits of f32.
void populateExpandF8E8M0Patterns(RewritePatternSet &patterns);
/// scaling_extf and scaling_truncf: by extf, truncf, and mulf or divf.
void populateExpandScalingExtTruncPatterns(RewritePatternSet &patterns);
/// Divisions, scaled casts, and maximumf, minimumf, maxnumf, minnumf by cmpf
/// and select.
void populateArithExpandOpsPatterns(RewritePatternSet &patterns);

} // namespace mlir::arith

#endif // DIALECTS_ARITH_TRANSFORMS_EXPAND_H
