// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_PATTERNS_H
#define CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_PATTERNS_H

#include "core/rewrite/pattern.h"

namespace mlir {

class Registry;
class LLVMTypeConverter;
class RewritePatternSet;

/// Adds patterns for functions that LLVM has as intrinsics. `approximateLog1p`
/// adds `log1p` as the logarithm of a sum.
void populateMathToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                          RewritePatternSet &patterns,
                                          bool approximateLog1p = true,
                                          PatternBenefit benefit = 1);

/// Adds the patterns of `convert-exact-math-to-llvm`: those for functions whose
/// results are exact.
void populateExactMathToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    PatternBenefit benefit = 1);

/// Registers the interface for `convert-to-llvm`.
void registerConvertMathToLLVMInterface(Registry &registry);

} // namespace mlir

#endif // CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_PATTERNS_H
