// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_COMPLEX_TO_STANDARD_COMPLEX_TO_STANDARD_PATTERNS_H
#define CONVERSIONS_COMPLEX_TO_STANDARD_COMPLEX_TO_STANDARD_PATTERNS_H

#include "dialects/complex/complex.h"

namespace mlir {
class RewritePatternSet;

/// Adds patterns that convert operations on complex numbers to arith and math
/// on their parts. A pattern may create other operations on complex numbers,
/// which other patterns convert.
void populateComplexToStandardConversionPatterns(
    RewritePatternSet &patterns, complex::ComplexRangeFlags complexRange =
                                     complex::ComplexRangeFlags::improved);

} // namespace mlir

#endif // CONVERSIONS_COMPLEX_TO_STANDARD_COMPLEX_TO_STANDARD_PATTERNS_H
