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
    InterfaceMethod<"The arguments' dictionaries, or null.",
                    "::mlir::ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"The results' dictionaries, or null.",
                    "::mlir::ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"Sets the arguments' dictionaries.",
                    "void", "setArgAttrsAttr",
                    (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Sets the results' dictionaries.",
                    "void", "setResAttrsAttr",
                    (ins "::mlir::ArrayAttr":$attrs)>,
    InterfaceMethod<"Removes the arguments' dictionaries and returns them.",
                    "::mlir::Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"Removes the results' dictionaries and returns them.",
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
    InterfaceMethod<"The symbol or value that is called.",
                    "::mlir::CallInterfaceCallable", "getCallableForCallee">,
    InterfaceMethod<
      "Calls another one, which is a symbol if the present one is.",
      "void", "setCalleeFromCallable",
      (ins "::mlir::CallInterfaceCallable":$callee)>,
    InterfaceMethod<"The operands that are the call's arguments.",
                    "::mlir::Operation::operand_range", "getArgOperands">,
    InterfaceMethod<"The same, to be changed.",
                    "::mlir::MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<
      "The operation that is called, looked up by tables that are kept unless "
      "these are null; null if it is not found.",
      "::mlir::Operation *", "resolveCallableInTable",
      (ins "::mlir::SymbolTableCollection *":$symbolTable), [{}], [{
        return ::mlir::call_interface_impl::resolveCallable(
            ::mlir::CallOpInterface($_op.getOperation()), symbolTable);
      }]>,
    InterfaceMethod<
      "The operation that is called; null if it is not found.",
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
    InterfaceMethod<"The region; null if it is defined elsewhere.",
                    "::mlir::Region *", "getCallableRegion">,
    InterfaceMethod<"The types of the arguments, with a region or without.",
                    "::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes">,
    InterfaceMethod<"The types of the results, with a region or without.",
                    "::llvm::ArrayRef<::mlir::Type>", "getResultTypes">
  ];
}

#endif // CORE_INTERFACES_CALL_TD
