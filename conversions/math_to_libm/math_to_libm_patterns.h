// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MATH_TO_LIBM_MATH_TO_LIBM_PATTERNS_H
#define CONVERSIONS_MATH_TO_LIBM_MATH_TO_LIBM_PATTERNS_H

#include "core/rewrite/pattern.h"

namespace mlir {
class RewritePatternSet;

/// Adds patterns that convert math operations on `f32` and `f64` to calls of
/// libm, and those on `f16` and `bf16` to `f32`. The functions are declared in
/// the nearest symbol table. An existing symbol with the name is called.
void populateMathToLibmConversionPatterns(RewritePatternSet &patterns,
                                          PatternBenefit benefit = 1);

} // namespace mlir

#endif // CONVERSIONS_MATH_TO_LIBM_MATH_TO_LIBM_PATTERNS_H
