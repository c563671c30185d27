// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_PATTERNS_H
#define CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_PATTERNS_H

#include "core/rewrite/pattern.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

class ConversionPatternRewriter;
class Registry;
class FunctionOpInterface;
class LLVMTypeConverter;
class RewritePatternSet;
class SymbolTableCollection;

/// Converts a function whose type is a FunctionType to a function of the llvm
/// dialect and moves the body. The caller must erase the old function.
/// Errors: notifies listeners or emits a diagnostic, and fails, if a type
/// cannot be converted or an attribute is invalid.
FailureOr<LLVM::LLVMFuncOp>
convertFuncOpToLLVMFuncOp(FunctionOpInterface funcOp,
                          ConversionPatternRewriter &rewriter,
                          const LLVMTypeConverter &converter,
                          SymbolTableCollection *symbolTables = nullptr);

/// Adds the pattern for functions only. `symbolTables` may be null and must
/// outlive the patterns; declared functions are added to them.
void populateFuncToLLVMFuncOpConversionPattern(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables = nullptr);

/// Adds patterns for functions, calls, returns and references to functions.
void populateFuncToLLVMConversionPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    SymbolTableCollection *symbolTables = nullptr);

/// Registers the interface for `convert-to-llvm`.
void registerConvertFuncToLLVMInterface(Registry &registry);

} // namespace mlir

#endif // CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_PATTERNS_H
