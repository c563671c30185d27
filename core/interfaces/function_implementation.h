// SPDX-License-Identifier: Apache-2.0
//
// The syntax of functions: `private @name(%x: i32 {…}) -> (i32 {…}) attributes
// {…} {…}`.
#ifndef CORE_INTERFACES_FUNCTION_IMPLEMENTATION_H
#define CORE_INTERFACES_FUNCTION_IMPLEMENTATION_H

#include "core/interfaces/function.h"
#include "core/ir/format/asm_parser.h"

namespace mlir::function_interface_impl {

/// True if the argument list ends in `...`.
class VariadicFlag {
public:
  explicit VariadicFlag(bool variadic) : variadic(variadic) {}
  bool isVariadic() const { return variadic; }

private:
  bool variadic;
};

/// Creates the function type of argument and result types. Returns null if it
/// is invalid, and may set the error message.
using FuncTypeBuilder =
    llvm::function_ref<Type(Builder &, llvm::ArrayRef<Type>,
                            llvm::ArrayRef<Type>, VariadicFlag, std::string &)>;

/// Parses arguments, either all named or all unnamed, and results.
ParseResult parseFunctionSignatureWithArguments(
    OpAsmParser &parser, bool allowVariadic,
    llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments, bool &isVariadic,
    llvm::SmallVectorImpl<Type> &resultTypes,
    llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs);

/// Parses a function after the name of its operation.
ParseResult parseFunctionOp(OpAsmParser &parser, OperationState &result,
                            bool allowVariadic, StringAttr typeAttrName,
                            FuncTypeBuilder funcTypeBuilder,
                            StringAttr argAttrsName, StringAttr resAttrsName);
void printFunctionOp(OpAsmPrinter &p, FunctionOpInterface op, bool isVariadic,
                     llvm::StringRef typeAttrName, StringAttr argAttrsName,
                     StringAttr resAttrsName);

// Parts of the syntax.
inline void printFunctionSignature(OpAsmPrinter &p, FunctionOpInterface op,
                                   llvm::ArrayRef<Type> argTypes,
                                   bool isVariadic,
                                   llvm::ArrayRef<Type> resultTypes) {
  call_interface_impl::printFunctionSignature(
      p, argTypes, op.getArgAttrsAttr(), isVariadic, resultTypes,
      op.getResAttrsAttr(), &op->getRegion(0), /*printEmptyResult=*/false);
}
/// Prints ` attributes {…}` without the symbol name and the attributes in
/// `elided`.
void printFunctionAttributes(OpAsmPrinter &p, Operation *op,
                             llvm::ArrayRef<llvm::StringRef> elided = {});

} // namespace mlir::function_interface_impl

#endif // CORE_INTERFACES_FUNCTION_IMPLEMENTATION_H
