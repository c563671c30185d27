// SPDX-License-Identifier: Apache-2.0
//
// Calls and what can be called, and the text of signatures with attributes.
#ifndef CORE_INTERFACES_CALL_H
#define CORE_INTERFACES_CALL_H

#include "core/ir/asm_parser.h"
#include "core/ir/asm_printer.h"
#include "core/ir/symbol_table.h"
#include "llvm/ADT/PointerUnion.h"

namespace llvm {
template <>
struct PointerLikeTypeTraits<mlir::SymbolRefAttr>
    : PointerLikeTypeTraits<mlir::Attribute> {
  static mlir::SymbolRefAttr getFromVoidPointer(const void *pointer) {
    return mlir::SymbolRefAttr(static_cast<const mlir::BaseStorage *>(pointer));
  }
};
} // namespace llvm

namespace mlir {

class CallOpInterface;

/// What is called: by name, or a value.
struct CallInterfaceCallable : llvm::PointerUnion<SymbolRefAttr, Value> {
  using PointerUnion::PointerUnion;
};

namespace call_interface_impl {

/// The operation that is called, or null; looked up by `symbolTable` if given.
Operation *resolveCallable(CallOpInterface call,
                           SymbolTableCollection *symbolTable = nullptr);

/// A type, or types with attributes in parentheses.
ParseResult
parseFunctionResultList(OpAsmParser &parser,
                        llvm::SmallVectorImpl<Type> &resultTypes,
                        llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs);

/// `(types) -> types`, all with attributes. The results may be missing, unless
/// `mustParseEmptyResult`.
ParseResult
parseFunctionSignature(OpAsmParser &parser,
                       llvm::SmallVectorImpl<Type> &argTypes,
                       llvm::SmallVectorImpl<DictionaryAttr> &argAttrs,
                       llvm::SmallVectorImpl<Type> &resultTypes,
                       llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs,
                       bool mustParseEmptyResult = true);

/// The same, with the arguments of `body` if it has any blocks; `-> ()` if
/// `printEmptyResult`.
void printFunctionSignature(OpAsmPrinter &p, TypeRange argTypes,
                            ArrayAttr argAttrs, bool isVariadic,
                            TypeRange resultTypes, ArrayAttr resultAttrs,
                            Region *body = nullptr,
                            bool printEmptyResult = true);

/// Adds the arrays of dictionaries, unless all are empty.
void addArgAndResultAttrs(Builder &builder, OperationState &result,
                          llvm::ArrayRef<DictionaryAttr> argAttrs,
                          llvm::ArrayRef<DictionaryAttr> resultAttrs,
                          StringAttr argAttrsName, StringAttr resAttrsName);
void addArgAndResultAttrs(Builder &builder, OperationState &result,
                          llvm::ArrayRef<OpAsmParser::Argument> args,
                          llvm::ArrayRef<DictionaryAttr> resultAttrs,
                          StringAttr argAttrsName, StringAttr resAttrsName);

} // namespace call_interface_impl
} // namespace mlir

namespace llvm {
template <typename To>
struct CastInfo<To, mlir::CallInterfaceCallable>
    : CastInfo<To, mlir::CallInterfaceCallable::PointerUnion> {};
template <typename To>
struct CastInfo<To, const mlir::CallInterfaceCallable>
    : CastInfo<To, const mlir::CallInterfaceCallable::PointerUnion> {};
} // namespace llvm

#include "core/interfaces/call.h.inc"

#endif // CORE_INTERFACES_CALL_H
