// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_VECTOR_TO_LLVM_VECTOR_TO_LLVM_PATTERNS_H
#define CONVERSIONS_VECTOR_TO_LLVM_VECTOR_TO_LLVM_PATTERNS_H

namespace mlir {

class LLVMTypeConverter;
class RewritePatternSet;

/// Adds patterns for load, maskedload, maskedstore, store, fma, reduction, and,
/// for vectors of rank 1, broadcast of a scalar, extract and insert of an
/// element. With `useVectorAlignment`, accesses are aligned as vectors, else as
/// elements.
void populateVectorToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    bool reassociateFPReductions = false, bool useVectorAlignment = false);

} // namespace mlir

#endif // CONVERSIONS_VECTOR_TO_LLVM_VECTOR_TO_LLVM_PATTERNS_H
