// SPDX-License-Identifier: Apache-2.0
//
// The text of functions: `private @name(%x: i32 {…}) -> (i32 {…})
// attributes {…} {…}`.
#ifndef CORE_INTERFACES_FUNCTION_IMPLEMENTATION_H
#define CORE_INTERFACES_FUNCTION_IMPLEMENTATION_H

#include "core/interfaces/function.h"

namespace mlir::function_interface_impl {

/// Whether the arguments end in `...`.
class VariadicFlag {
public:
  explicit VariadicFlag(bool variadic) : variadic(variadic) {}
  bool isVariadic() const { return variadic; }

private:
  bool variadic;
};

/// The function type of arguments and results; null, and perhaps why, if there
/// is none.
using FuncTypeBuilder =
    llvm::function_ref<Type(Builder &, llvm::ArrayRef<Type>,
                            llvm::ArrayRef<Type>, VariadicFlag, std::string &)>;

/// Arguments, all with names or none, and results.
ParseResult parseFunctionSignatureWithArguments(
    OpAsmParser &parser, bool allowVariadic,
    llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments, bool &isVariadic,
    llvm::SmallVectorImpl<Type> &resultTypes,
    llvm::SmallVectorImpl<DictionaryAttr> &resultAttrs);

/// All behind the operation's name.
ParseResult parseFunctionOp(OpAsmParser &parser, OperationState &result,
                            bool allowVariadic, StringAttr typeAttrName,
                            FuncTypeBuilder funcTypeBuilder,
                            StringAttr argAttrsName, StringAttr resAttrsName);
void printFunctionOp(OpAsmPrinter &p, FunctionOpInterface op, bool isVariadic,
                     llvm::StringRef typeAttrName, StringAttr argAttrsName,
                     StringAttr resAttrsName);

// Parts of it.
inline void printFunctionSignature(OpAsmPrinter &p, FunctionOpInterface op,
                                   llvm::ArrayRef<Type> argTypes,
                                   bool isVariadic,
                                   llvm::ArrayRef<Type> resultTypes) {
  call_interface_impl::printFunctionSignature(
      p, argTypes, op.getArgAttrsAttr(), isVariadic, resultTypes,
      op.getResAttrsAttr(), &op->getRegion(0), /*printEmptyResult=*/false);
}
/// ` attributes {…}` without the name and `elided`.
void printFunctionAttributes(OpAsmPrinter &p, Operation *op,
                             llvm::ArrayRef<llvm::StringRef> elided = {});

} // namespace mlir::function_interface_impl

#endif // CORE_INTERFACES_FUNCTION_IMPLEMENTATION_H
