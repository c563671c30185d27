// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_PATTERNS_H
#define CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_PATTERNS_H

namespace mlir {

class Registry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

/// Adds patterns for all operations except views that `expand-strided-metadata`
/// expands. `symbolTables` may be null and must outlive the patterns; declared
/// functions are added to them.
void populateFinalizeMemRefToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables = nullptr);

/// Registers the interface for `convert-to-llvm`.
void registerConvertMemRefToLLVMInterface(Registry &registry);

} // namespace mlir

#endif // CONVERSIONS_MEMREF_TO_LLVM_MEMREF_TO_LLVM_PATTERNS_H
