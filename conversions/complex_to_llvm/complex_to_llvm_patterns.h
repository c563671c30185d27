// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_PATTERNS_H
#define CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_PATTERNS_H

#include "dialects/complex/complex.h"

namespace mlir {

class Registry;
class LLVMTypeConverter;
class RewritePatternSet;

/// Adds patterns for arithmetic, absolute values, constants and accesses to
/// parts.
void populateComplexToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    complex::ComplexRangeFlags complexRange =
        complex::ComplexRangeFlags::basic);

/// Registers the interface for `convert-to-llvm`.
void registerConvertComplexToLLVMInterface(Registry &registry);

} // namespace mlir

#endif // CONVERSIONS_COMPLEX_TO_LLVM_COMPLEX_TO_LLVM_PATTERNS_H
