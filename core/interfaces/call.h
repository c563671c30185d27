// SPDX-License-Identifier: Apache-2.0
//
// Calls and callables, and the syntax of signatures with attributes.
#ifndef CORE_INTERFACES_CALL_H
#define CORE_INTERFACES_CALL_H

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/verify/symbol_table.h"
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

/// The callee of a call: a symbol or a value.
struct CallInterfaceCallable : llvm::PointerUnion<SymbolRefAttr, Value> {
  using PointerUnion::PointerUnion;
};

namespace call_interface_impl {

/// Returns the operation that is called, or null. Uses `symbolTable` if it is
/// given.
Operation *resolveCallable(CallOpInterface call,
                           SymbolTableCollection *symbolTable = nullptr);

/// Parses a type, or types with attributes in parentheses.
ParseResult
parseFunctionResultList(OpAsmParser &parser,
                        llvm::SmallVectorImpl<Type> &resultTypes,
                        llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs);

/// Parses `(types) -> types` with attributes. The results are optional unless
/// `mustParseEmptyResult` is true.
ParseResult
parseFunctionSignature(OpAsmParser &parser,
                       llvm::SmallVectorImpl<Type> &argTypes,
                       llvm::SmallVectorImpl<DictionaryAttr> &argAttrs,
                       llvm::SmallVectorImpl<Type> &resultTypes,
                       llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs,
                       bool mustParseEmptyResult = true);

/// Prints a signature, with the argument names of `body` if it has blocks.
/// Prints an empty result list as `-> ()` if `printEmptyResult` is true.
void printFunctionSignature(OpAsmPrinter &p, TypeRange argTypes,
                            ArrayAttr argAttrs, bool isVariadic,
                            TypeRange resultTypes, ArrayAttr resultAttrs,
                            Region *body = nullptr,
                            bool printEmptyResult = true);

/// Adds the attribute dictionaries to `result`. Omits an array if all its
/// dictionaries are empty.
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
