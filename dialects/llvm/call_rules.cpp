// SPDX-License-Identifier: Apache-2.0
//
// call and invoke: verifiers.
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Verifiers of calls

/// 1. `var_callee_type` is variadic.
/// 2. It has at most as many parameters as the call has arguments.
/// 3. The parameters have the types of the arguments.
/// 4. Its result has the type of the call's result.
template <typename OpT> static LogicalResult verifyVarCalleeType(OpT call) {
  const std::optional<LLVMFunctionType> type = call.getVarCalleeType();
  if (!type)
    return success();
  if (!type->isVarArg())
    return call.emitOpError(
        "expected var_callee_type to be a variadic function type");
  const OperandRange arguments = call.getArgOperands();
  if (type->getNumParams() > arguments.size())
    return call.emitOpError("expected var_callee_type to have at most ")
           << arguments.size() << " parameters";
  for (auto [parameter, argument] : llvm::zip(type->getParams(), arguments))
    if (parameter != argument.getType())
      return call.emitOpError()
             << "var_callee_type parameter type mismatch: " << parameter
             << " != " << argument.getType();
  if (!call.getNumResults()) {
    if (!isa<LLVMVoidType>(type->getReturnType()))
      return call.emitOpError("expected var_callee_type to return void");
  } else if (call.getResult().getType() != type->getReturnType()) {
    return call.emitOpError("var_callee_type return type mismatch: ")
           << type->getReturnType() << " != " << call.getResult().getType();
  }
  return success();
}

/// Returns true if the location contains a DISubprogram.
static bool hasSubprogram(Operation *op) {
  return op->getLoc()->findInstanceOf<FusedLocWith<DISubprogramAttr>>() !=
         nullptr;
}

/// 1. A call of a function that has a DISubprogram and a body, in a function
/// that has a DISubprogram, has a location.
static LogicalResult verifyDebugInfo(CallOp call, LLVMFuncOp callee) {
  if (callee.isExternal())
    return success();
  auto caller = call->getParentOfType<FunctionOpInterface>();
  if (!caller || !hasSubprogram(caller) || !hasSubprogram(callee) ||
      !isa<UnknownLoc>(call->getLoc()))
    return success();
  return call.emitError()
         << "inlinable function call in a function with a DISubprogram "
            "location must have a debug location";
}

/// 1. A call of a variadic function has `var_callee_type`.
/// 2. There are as many arguments as parameters; at least as many if the
/// function is variadic.
/// 3. The arguments have the types of the parameters.
/// 4. The result has the type of the function's result.
static LogicalResult verifySignature(CallOp call, LLVMFunctionType type) {
  if (type.isVarArg() && !call.getVarCalleeType())
    return call.emitOpError()
           << "missing var_callee_type attribute for vararg call";
  const OperandRange operands = call.getCalleeOperands();
  if (!type.isVarArg() && type.getNumParams() != operands.size())
    return call.emitOpError()
           << "incorrect number of operands (" << operands.size()
           << ") for callee (expecting: " << type.getNumParams() << ")";
  if (type.getNumParams() > operands.size())
    return call.emitOpError()
           << "incorrect number of operands (" << operands.size()
           << ") for varargs callee (expecting at least: "
           << type.getNumParams() << ")";
  for (auto [i, parameter, operand] : llvm::enumerate(
           type.getParams(), operands.take_front(type.getNumParams())))
    if (operand.getType() != parameter)
      return call.emitOpError()
             << "operand type mismatch for operand " << i << ": "
             << operand.getType() << " != " << parameter;
  const bool isVoid = isa<LLVMVoidType>(type.getReturnType());
  if (call.getNumResults() == 0)
    return isVoid ? success()
                  : LogicalResult(call.emitOpError()
                                  << "expected function call to produce a "
                                     "value");
  if (isVoid)
    return call.emitOpError()
           << "calling function with void result must not produce values";
  if (call.getResult().getType() != type.getReturnType())
    return call.emitOpError()
           << "result type mismatch: " << call.getResult().getType()
           << " != " << type.getReturnType();
  return success();
}

/// 1. `var_callee_type` is valid (verifyVarCalleeType).
/// 2. An indirect call has an operand for the callee, which is a pointer.
/// 3. The symbol of a direct call is a function, or an ifunc with a function
/// type.
/// 4. The call has a debug location if needed (verifyDebugInfo).
/// 5. Arguments and result match the callee (verifySignature).
LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (failed(verifyVarCalleeType(*this)))
    return failure();
  FlatSymbolRefAttr name = getCalleeAttr();
  if (!name) {
    if (getNumOperands() == 0)
      return emitOpError(
          "must have either a `callee` attribute or at least an operand");
    if (!isa<LLVMPointerType>(getOperand(0).getType()))
      return emitOpError("indirect call expects a pointer as callee: ")
             << getOperand(0).getType();
    return success();
  }
  Operation *callee =
      symbolTable.lookupNearestSymbolFrom(*this, name.getAttr());
  if (!callee)
    return emitOpError() << "'" << name.getValue()
                         << "' does not reference a symbol in the current "
                            "scope";
  Type type;
  if (auto function = dyn_cast<LLVMFuncOp>(callee)) {
    if (failed(verifyDebugInfo(*this, function)))
      return failure();
    type = function.getFunctionType();
  } else if (auto ifunc = dyn_cast<IFuncOp>(callee)) {
    type = ifunc.getIFuncType();
  } else {
    return emitOpError() << "'" << name.getValue()
                         << "' does not reference a valid LLVM function or "
                            "IFunc";
  }
  auto function = dyn_cast<LLVMFunctionType>(type);
  if (!function)
    return emitOpError("callee does not have a functional type: ") << type;
  return verifySignature(*this, function);
}

LogicalResult CallOp::verify() { return verifyOperandBundles(*this); }

/// 1. `var_callee_type` is valid (verifyVarCalleeType).
/// 2. The unwind destination is not empty.
/// 3. Its first operation is a landingpad.
/// 4. Operand bundles have tags, as in verifyOperandBundles.
LogicalResult InvokeOp::verify() {
  if (failed(verifyVarCalleeType(*this)))
    return failure();
  Block *unwindDest = getUnwindDest();
  if (unwindDest->empty())
    return emitError("must have at least one operation in unwind destination");
  if (!isa<LandingpadOp>(unwindDest->front()))
    return emitError("first operation in unwind destination should be a "
                     "llvm.landingpad operation");
  return verifyOperandBundles(*this);
}
