// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_PATTERNS_H
#define CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_PATTERNS_H

#include "core/rewrite/pattern.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

class ConversionPatternRewriter;
class DialectRegistry;
class FunctionOpInterface;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

/// Makes a function of the llvm dialect from one whose type is a FunctionType,
/// and takes its body; the old one is still to be erased.
/// Errors: failure, of which listeners hear, or after a message, when a type
/// has no conversion or an attribute is not what it must be.
FailureOr<LLVM::LLVMFuncOp>
convertFuncOpToLLVMFuncOp(FunctionOpInterface funcOp,
                          ConversionPatternRewriter &rewriter,
                          const LLVMTypeConverter &converter,
                          SymbolTableCollection *symbolTables = nullptr);

/// Functions only. `symbolTables`, if given, live as long as the patterns, and
/// know what is declared.
void populateFuncToLLVMFuncOpConversionPattern(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables = nullptr);

/// Functions, calls, returns and references to functions.
void populateFuncToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables = nullptr);

/// For `convert-to-llvm`.
void registerConvertFuncToLLVMInterface(DialectRegistry &registry);

} // namespace mlir

#endif // CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_PATTERNS_H
