// SPDX-License-Identifier: Apache-2.0
//
// Patterns that compute functions of `f32` by polynomials, to about its
// precision, of scalars and element by element of vectors and tensors whose
// shape is known. Special values are not always those of C.
#ifndef DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_H
#define DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_H

#include "core/rewrite/pattern.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
class RewritePatternSet;

void populatePolynomialApproximateTanhPattern(RewritePatternSet &patterns);
void populatePolynomialApproximateErfPattern(RewritePatternSet &patterns);
void populatePolynomialApproximateErfcPattern(RewritePatternSet &patterns);

/// Functions of `f16` and `bf16` become those of `f32` with casts around, where
/// `predicate` is true of the operation's name ("math.exp").
void populateMathF32ExpansionPatterns(
    RewritePatternSet &patterns,
    llvm::function_ref<bool(llvm::StringRef)> predicate,
    PatternBenefit benefit = 1);

/// Approximations of the operations of whose name `predicate` is true: acos,
/// asin (these of `f16`, too), atan, atan2, cbrt, cos, erf, erfc, exp, expm1,
/// log, log1p, log2, sin, tanh.
void populateMathPolynomialApproximationPatterns(
    RewritePatternSet &patterns,
    llvm::function_ref<bool(llvm::StringRef)> predicate,
    PatternBenefit benefit = 1);

/// Both, of all that there are.
void populateMathPolynomialApproximationPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // DIALECTS_MATH_TRANSFORMS_APPROXIMATION_PATTERNS_H
