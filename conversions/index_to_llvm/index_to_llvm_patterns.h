// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_PATTERNS_H
#define CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_PATTERNS_H

namespace mlir {

class Registry;
class LLVMTypeConverter;
class RewritePatternSet;

namespace index {

/// Adds patterns for all operations of the dialect.
void populateIndexToLLVMConversionPatterns(
    const LLVMTypeConverter &typeConverter, RewritePatternSet &patterns);

/// Registers the interface for `convert-to-llvm`.
void registerConvertIndexToLLVMInterface(Registry &registry);

} // namespace index
} // namespace mlir

#endif // CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_PATTERNS_H
