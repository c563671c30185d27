// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_UB_TO_LLVM_UB_TO_LLVM_PATTERNS_H
#define CONVERSIONS_UB_TO_LLVM_UB_TO_LLVM_PATTERNS_H

namespace mlir {

class Registry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace ub {

/// Adds patterns for all operations of the dialect.
void populateUBToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                        RewritePatternSet &patterns);

/// Registers the interface for `convert-to-llvm`.
void registerConvertUBToLLVMInterface(Registry &registry);

} // namespace ub
} // namespace mlir

#endif // CONVERSIONS_UB_TO_LLVM_UB_TO_LLVM_PATTERNS_H
