// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_PATTERNS_H
#define CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_PATTERNS_H

namespace mlir {

class Registry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace arith {

/// Adds patterns for all operations except `ceildivsi` and the like, which must
/// be expanded before.
void populateArithToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                           RewritePatternSet &patterns);

/// Registers the interface for `convert-to-llvm`.
void registerConvertArithToLLVMInterface(Registry &registry);

} // namespace arith
} // namespace mlir

#endif // CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_PATTERNS_H
