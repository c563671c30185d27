// SPDX-License-Identifier: Apache-2.0
//
// Declarations of the runtime and libc functions that lowerings call.
#ifndef DIALECTS_LLVM_FUNCTION_CALLS_H
#define DIALECTS_LLVM_FUNCTION_CALLS_H

#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// Returns the function with the given name and type. Declares it at the start
/// of `moduleOp`, a symbol table with one block, if there is no such symbol.
/// `isReserved` requires that an existing symbol is this function.
/// Errors: emits a diagnostic and fails if a reserved name belongs to another
/// symbol. The module is then unchanged.
FailureOr<LLVMFuncOp>
lookupOrCreateFn(OpBuilder &builder, Operation *moduleOp, llvm::StringRef name,
                 llvm::ArrayRef<Type> paramTypes = {}, Type resultType = {},
                 bool isVarArg = false, bool isReserved = false,
                 SymbolTableCollection *symbolTables = nullptr);

// Functions that print. They are part of the library for runners.
FailureOr<LLVMFuncOp>
lookupOrCreatePrintI64Fn(OpBuilder &builder, Operation *moduleOp,
                         SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintU64Fn(OpBuilder &builder, Operation *moduleOp,
                         SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintF16Fn(OpBuilder &builder, Operation *moduleOp,
                         SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintBF16Fn(OpBuilder &builder, Operation *moduleOp,
                          SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintF32Fn(OpBuilder &builder, Operation *moduleOp,
                         SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintF64Fn(OpBuilder &builder, Operation *moduleOp,
                         SymbolTableCollection *symbolTables = nullptr);
/// `runtimeFunctionName` defaults to `printString`.
FailureOr<LLVMFuncOp> lookupOrCreatePrintStringFn(
    OpBuilder &builder, Operation *moduleOp,
    std::optional<llvm::StringRef> runtimeFunctionName = {},
    SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintOpenFn(OpBuilder &builder, Operation *moduleOp,
                          SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintCloseFn(OpBuilder &builder, Operation *moduleOp,
                           SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintCommaFn(OpBuilder &builder, Operation *moduleOp,
                           SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreatePrintNewlineFn(OpBuilder &builder, Operation *moduleOp,
                             SymbolTableCollection *symbolTables = nullptr);

// Memory management.
FailureOr<LLVMFuncOp>
lookupOrCreateMallocFn(OpBuilder &builder, Operation *moduleOp, Type indexType,
                       SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreateAlignedAllocFn(OpBuilder &builder, Operation *moduleOp,
                             Type indexType,
                             SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreateFreeFn(OpBuilder &builder, Operation *moduleOp,
                     SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreateGenericAllocFn(OpBuilder &builder, Operation *moduleOp,
                             Type indexType,
                             SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp> lookupOrCreateGenericAlignedAllocFn(
    OpBuilder &builder, Operation *moduleOp, Type indexType,
    SymbolTableCollection *symbolTables = nullptr);
FailureOr<LLVMFuncOp>
lookupOrCreateGenericFreeFn(OpBuilder &builder, Operation *moduleOp,
                            SymbolTableCollection *symbolTables = nullptr);
/// Copies between memrefs with any layouts, given as unranked descriptors.
FailureOr<LLVMFuncOp>
lookupOrCreateMemRefCopyFn(OpBuilder &builder, Operation *moduleOp,
                           Type indexType, Type unrankedDescriptorType,
                           SymbolTableCollection *symbolTables = nullptr);

/// Creates a call that prints a text. The text becomes a global whose name
/// derives from `symbolName`. The callee is `runtimeFunctionName`, or
/// `printString` by default.
/// Errors: emits a diagnostic and fails if the name of the callee belongs to
/// another symbol.
LogicalResult
createPrintStrCall(OpBuilder &builder, Location loc, ModuleOp moduleOp,
                   llvm::StringRef symbolName, llvm::StringRef string,
                   bool addNewline = true,
                   std::optional<llvm::StringRef> runtimeFunctionName = {},
                   SymbolTableCollection *symbolTables = nullptr);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_FUNCTION_CALLS_H
