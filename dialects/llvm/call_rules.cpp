// SPDX-License-Identifier: Apache-2.0
//
// call and invoke: rules.
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// Rules of calls

/// The type for any number of arguments 1. is for that, 2. has no more of them
/// than the call, 3. of the same types, 4. and the result's type.
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

/// Whether debug information says which function it is.
static bool hasSubprogram(Operation *op) {
  return op->getLoc()->findInstanceOf<FusedLocWith<DISubprogramAttr>>() !=
         nullptr;
}

/// 1. A call that may be inlined, where both functions have debug information,
/// has a place.
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

/// The call has 1. arguments and 2. a result of the types of the function.
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

/// 1. The type for any number of arguments fits. By address: 2. there is one.
/// By name: 3. it names something, 4. a function; 5. it has a place if need be;
/// 6. arguments and result fit.
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

/// 1. The type for any number of arguments fits; 2. exceptions arrive where 3.
/// they are expected; 4. bundles have tags.
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
