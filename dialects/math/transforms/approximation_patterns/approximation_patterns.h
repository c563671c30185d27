// SPDX-License-Identifier: Apache-2.0
//
// Patterns that approximate functions of `f32` by polynomials, nearly to its
// precision. They apply to scalars and, element by element, to vectors and
// tensors of static shape. Special values may differ from those of C.
#ifndef DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_APPROXIMATION_PATTERNS_H
#define DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_APPROXIMATION_PATTERNS_H

#include "core/rewrite/pattern.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
class RewritePatternSet;

void populatePolynomialApproximateTanhPattern(RewritePatternSet &patterns);
void populatePolynomialApproximateErfPattern(RewritePatternSet &patterns);
void populatePolynomialApproximateErfcPattern(RewritePatternSet &patterns);

/// Adds patterns that compute functions of `f16` and `bf16` in `f32`, if
/// `predicate` returns true for the operation's name ("math.exp").
void populateMathF32ExpansionPatterns(
    RewritePatternSet &patterns,
    llvm::function_ref<bool(llvm::StringRef)> predicate,
    PatternBenefit benefit = 1);

/// Adds the approximations of the operations for whose names `predicate`
/// returns true: acos, asin (these also for `f16`), atan, atan2, cbrt, cos,
/// erf, erfc, exp, expm1, log, log1p, log2, sin, tanh.
void populateMathPolynomialApproximationPatterns(
    RewritePatternSet &patterns,
    llvm::function_ref<bool(llvm::StringRef)> predicate,
    PatternBenefit benefit = 1);

/// Adds all patterns of both kinds.
void populateMathPolynomialApproximationPatterns(RewritePatternSet &patterns);

/// Adds patterns for erf, exp, expm1, log, log1p, log2, tanh, and squares and
/// cubes by powf, whose error is less than 2 units in the last place, with the
/// special values of C.
void populateMathAccurateFunctionPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_APPROXIMATION_PATTERNS_H
