// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_COMPLEX_TO_LIBM_COMPLEX_TO_LIBM_PATTERNS_H
#define CONVERSIONS_COMPLEX_TO_LIBM_COMPLEX_TO_LIBM_PATTERNS_H

#include "core/rewrite/pattern.h"

namespace mlir {
class RewritePatternSet;

/// Adds patterns that convert operations on complex numbers of `f32` and `f64`
/// to calls of libm. The functions are declared in the nearest symbol table. An
/// existing symbol with the name is called.
void populateComplexToLibmConversionPatterns(RewritePatternSet &patterns,
                                             PatternBenefit benefit);

} // namespace mlir

#endif // CONVERSIONS_COMPLEX_TO_LIBM_COMPLEX_TO_LIBM_PATTERNS_H
