// SPDX-License-Identifier: Apache-2.0
//
// Declarations that the files of this conversion share. Private to this
// conversion.
#ifndef CONVERSIONS_FUNC_TO_LLVM_FUNC_OP_H
#define CONVERSIONS_FUNC_TO_LLVM_FUNC_OP_H

#include "conversions/llvm_common/pattern.h"
#include "core/interfaces/function.h"

namespace mlir::func_to_llvm {

/// The attribute of functions that take memrefs as bare pointers.
inline constexpr llvm::StringLiteral barePtrAttrName = "llvm.bareptr";
inline constexpr llvm::StringLiteral linkageAttrName = "llvm.linkage";
inline constexpr llvm::StringLiteral readnoneAttrName = "llvm.readnone";
inline constexpr llvm::StringLiteral varargsAttrName = "func.varargs";

/// Returns true if all functions, or `op`, which may be null, take memrefs as
/// bare pointers.
bool shouldUseBarePtrCallConv(Operation *op,
                              const LLVMTypeConverter &converter);

/// Returns the attributes of a function that the new function keeps.
llvm::SmallVector<NamedAttribute> getKeptAttributes(FunctionOpInterface op);

/// Creates a function that is callable from C and calls the new function.
void wrapForExternalCallers(OpBuilder &builder, Location loc,
                            const LLVMTypeConverter &converter,
                            FunctionOpInterface op, LLVM::LLVMFuncOp newFunc);
/// Gives the new function, which is a declaration, a body that calls a C
/// function.
void wrapExternalFunction(OpBuilder &builder, Location loc,
                          const LLVMTypeConverter &converter,
                          FunctionOpInterface op, LLVM::LLVMFuncOp newFunc);

void populateCallPatterns(const LLVMTypeConverter &converter,
                          RewritePatternSet &patterns,
                          SymbolTableCollection *symbolTables);

} // namespace mlir::func_to_llvm

#endif // CONVERSIONS_FUNC_TO_LLVM_FUNC_OP_H
