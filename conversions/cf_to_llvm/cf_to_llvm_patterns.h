// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_PATTERNS_H
#define CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_PATTERNS_H

#include "core/rewrite/pattern.h"

namespace mlir {

class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

namespace cf {

/// Branches, and the arguments of blocks that they go to.
void populateControlFlowToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns);

/// `assert`: a message, and the end of the program, unless `abortOnFailure` is
/// false. `symbolTables` live as long as the patterns, and know what they
/// declare.
void populateAssertToLLVMConversionPattern(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    bool abortOnFailure = true, SymbolTableCollection *symbolTables = nullptr);

/// For `convert-to-llvm`.
void registerConvertControlFlowToLLVMInterface(DialectRegistry &registry);

} // namespace cf
} // namespace mlir

#endif // CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_PATTERNS_H
