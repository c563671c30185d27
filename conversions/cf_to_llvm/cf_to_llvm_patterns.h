// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_PATTERNS_H
#define CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_PATTERNS_H

#include "core/rewrite/pattern.h"

namespace mlir {

class Registry;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

namespace cf {

/// Adds patterns for branches, which also convert the arguments of their
/// successors.
void populateControlFlowToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns);

/// Adds the pattern for `assert`, which prints the message and aborts unless
/// `abortOnFailure` is false. `symbolTables` must outlive the patterns;
/// declared functions are added to them.
void populateAssertToLLVMConversionPattern(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    bool abortOnFailure = true, SymbolTableCollection *symbolTables = nullptr);

/// Registers the interface for `convert-to-llvm`.
void registerConvertControlFlowToLLVMInterface(Registry &registry);

} // namespace cf
} // namespace mlir

#endif // CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_PATTERNS_H
