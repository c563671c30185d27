// SPDX-License-Identifier: Apache-2.0
//
// Calls and callables.
#ifndef CORE_INTERFACES_CALL_TD
#define CORE_INTERFACES_CALL_TD

include "ods/records/op_base.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let description = [{
    Operations with attributes for each argument and each result: two arrays
    with a dictionary for each. An array is null if all its dictionaries are
    empty.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the dictionaries of the arguments, or null.",
                    "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"Returns the dictionaries of the results, or null.",
                    "::mlir::ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"Sets the dictionaries of the arguments.",
                    "void", "setArgAttrsAttr",
                    (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Sets the dictionaries of the results.",
                    "void", "setResAttrsAttr",
                    (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes and returns the dictionaries of the arguments.",
                    "::mlir::Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"Removes and returns the dictionaries of the results.",
                    "::mlir::Attribute", "removeResAttrsAttr">
  ];
}

def CallOpInterface
    : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{
    Operations that transfer control to a callable, which returns control. A
    symbol or an SSA value identifies the callable. An operation must not
    implement both this interface and CallableOpInterface.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the symbol or value that is called.",
                    "::mlir::CallInterfaceCallable", "getCallableForCallee">,
    InterfaceMethod<
      "Sets the callee. It must be a symbol if the current callee is a symbol, "
      "and a value if it is a value.",
      "void", "setCalleeFromCallable",
      (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"Returns the operands that are the arguments of the call.",
                    "::mlir::Operation::operand_range", "getArgOperands">,
    InterfaceMethod<"Returns the operands that are the arguments of the call "
                    "as a mutable range.",
                    "::mlir::MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<
      "Returns the called operation, or null if it is not found. Looks up "
      "symbols in `symbolTable`, which caches them, unless it is null.",
      "::mlir::Operation *", "resolveCallableInTable",
      (ins "::mlir::SymbolTableCollection *":$symbolTable), [{}], [{
        return ::mlir::call_interface_impl::resolveCallable(
            ::mlir::CallOpInterface($_op.getOperation()), symbolTable);
      }]>,
    InterfaceMethod<
      "Returns the called operation, or null if it is not found.",
      "::mlir::Operation *", "resolveCallable", (ins), [{}], [{
        return ::mlir::call_interface_impl::resolveCallable(
            ::mlir::CallOpInterface($_op.getOperation()));
      }]>
  ];
}

def CallableOpInterface
    : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let description = [{
    Operations with a callable region: functions, and operations that create a
    callable value.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the callable region, or null if it is defined "
                    "elsewhere.",
                    "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"Returns the argument types. They are also known without a "
                    "region.",
                    "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"Returns the result types. They are also known without a "
                    "region.",
                    "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">
  ];
}

#endif // CORE_INTERFACES_CALL_TD
