// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_PATTERNS_H
#define CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_PATTERNS_H

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

/// All operations but views that `expand-strided-metadata` expands.
/// `symbolTables`, if given, live as long as the patterns, and know what is
/// declared.
void populateFinalizeMemRefToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables = nullptr);

/// For `convert-to-llvm`.
void registerConvertMemRefToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_PATTERNS_H
