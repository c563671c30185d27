// SPDX-License-Identifier: Apache-2.0
//
// What the files of this conversion share. Not for others.
#ifndef CONVERSIONS_FUNC_TO_LLVM_FUNC_OP_H
#define CONVERSIONS_FUNC_TO_LLVM_FUNC_OP_H

#include "conversions/llvm_common/pattern.h"
#include "core/interfaces/function.h"

namespace mlir::func_to_llvm {

/// Of functions that take memrefs as pointers.
inline constexpr llvm::StringLiteral barePtrAttrName = "llvm.bareptr";
inline constexpr llvm::StringLiteral linkageAttrName = "llvm.linkage";
inline constexpr llvm::StringLiteral readnoneAttrName = "llvm.readnone";
inline constexpr llvm::StringLiteral varargsAttrName = "func.varargs";

/// Whether a function, which may be null, or all, take memrefs as pointers.
bool shouldUseBarePtrCallConv(Operation *op,
                              const LLVMTypeConverter &converter);

/// The attributes of a function that the new one has too.
llvm::SmallVector<NamedAttribute> getKeptAttributes(FunctionOpInterface op);

/// A function that C can call, and that calls the new one.
void wrapForExternalCallers(OpBuilder &builder, Location loc,
                            const LLVMTypeConverter &converter,
                            FunctionOpInterface op, LLVM::LLVMFuncOp newFunc);
/// Gives the new one, which is declared only, a body that calls one in C.
void wrapExternalFunction(OpBuilder &builder, Location loc,
                          const LLVMTypeConverter &converter,
                          FunctionOpInterface op, LLVM::LLVMFuncOp newFunc);

void populateCallPatterns(const LLVMTypeConverter &converter,
                          RewritePatternSet &patterns,
                          SymbolTableCollection *symbolTables);

} // namespace mlir::func_to_llvm

#endif // CONVERSIONS_FUNC_TO_LLVM_FUNC_OP_H
