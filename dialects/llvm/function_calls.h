// SPDX-License-Identifier: Apache-2.0
//
// Functions of the runtime and of libc that lowerings call: found in a module,
// or declared there.
#ifndef DIALECTS_LLVM_FUNCTION_CALLS_H
#define DIALECTS_LLVM_FUNCTION_CALLS_H

#include "dialects/llvm/llvm.h"

namespace mlir::LLVM {

/// The function with a name and a type; if there is none, it is declared at the
/// start of `moduleOp`, which is a symbol table of one block. `isReserved`:
/// what has the name already must be it. Errors: failure after a message if a
/// reserved name is that of something else; nothing is changed.
FailureOr<LLVMFuncOp>
lookupOrCreateFn(OpBuilder &builder, Operation *moduleOp, llvm::StringRef name,
                 llvm::ArrayRef<Type> paramTypes = {}, Type resultType = {},
                 bool isVarArg = false, bool isReserved = false,
                 SymbolTableCollection *symbolTables = nullptr);

// Functions that print, of the library for runners.
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
/// The name is `printString` if no other is given.
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

// Memory.
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
/// Copies between memrefs of any layout, by their unranked descriptors.
FailureOr<LLVMFuncOp>
lookupOrCreateMemRefCopyFn(OpBuilder &builder, Operation *moduleOp,
                           Type indexType, Type unrankedDescriptorType,
                           SymbolTableCollection *symbolTables = nullptr);

/// A call that prints a text, which becomes a global with a name like
/// `symbolName`, by the function `runtimeFunctionName`, or `printString`.
/// Errors: failure after a message if that name is that of something else.
LogicalResult
createPrintStrCall(OpBuilder &builder, Location loc, ModuleOp moduleOp,
                   llvm::StringRef symbolName, llvm::StringRef string,
                   bool addNewline = true,
                   std::optional<llvm::StringRef> runtimeFunctionName = {},
                   SymbolTableCollection *symbolTables = nullptr);

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_FUNCTION_CALLS_H
