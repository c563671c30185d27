// SPDX-License-Identifier: Apache-2.0
//
// CallOpInterface of call and invoke.
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

// Types of callees

/// Returns the type of a function with these arguments and at most one result.
static LLVMFunctionType getFunctionType(MLIRContext *context, TypeRange results,
                                        ValueRange arguments) {
  const Type result =
      results.empty() ? LLVMVoidType::get(context) : Type(results.front());
  return LLVMFunctionType::get(result, llvm::to_vector(TypeRange(arguments)));
}

template <typename OpT> static LLVMFunctionType getCalleeType(OpT op) {
  if (const std::optional<LLVMFunctionType> type = op.getVarCalleeType())
    return *type;
  return getFunctionType(op.getContext(), op->getResultTypes(),
                         ValueRange(op.getArgOperands()));
}

LLVMFunctionType CallOp::getCalleeFunctionType() {
  return getCalleeType(*this);
}
LLVMFunctionType InvokeOp::getCalleeFunctionType() {
  return getCalleeType(*this);
}

// The callee is a symbol or the first operand

template <typename OpT> static CallInterfaceCallable getCallable(OpT op) {
  if (FlatSymbolRefAttr callee = op.getCalleeAttr())
    return SymbolRefAttr(callee);
  return Value(op.getOperand(0));
}

template <typename OpT>
static void setCallable(OpT op, CallInterfaceCallable callee) {
  if (op.getCalleeAttr())
    op.setCalleeAttr(cast<FlatSymbolRefAttr>(cast<SymbolRefAttr>(callee)));
  else
    op.setOperand(0, cast<Value>(callee));
}

template <typename OpT> static unsigned getNumCalleeOperands(OpT op) {
  return op.getCalleeAttr() ? 0 : 1;
}

CallInterfaceCallable CallOp::getCallableForCallee() {
  return getCallable(*this);
}
void CallOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCallable(*this, callee);
}
Operation::operand_range CallOp::getArgOperands() {
  return getCalleeOperands().drop_front(getNumCalleeOperands(*this));
}
MutableOperandRange CallOp::getArgOperandsMutable() {
  return getCalleeOperandsMutable().slice(getNumCalleeOperands(*this),
                                          getArgOperands().size());
}

CallInterfaceCallable InvokeOp::getCallableForCallee() {
  return getCallable(*this);
}
void InvokeOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  setCallable(*this, callee);
}
Operation::operand_range InvokeOp::getArgOperands() {
  return getCalleeOperands().drop_front(getNumCalleeOperands(*this));
}
MutableOperandRange InvokeOp::getArgOperandsMutable() {
  return getCalleeOperandsMutable().slice(getNumCalleeOperands(*this),
                                          getArgOperands().size());
}

SuccessorOperands InvokeOp::getSuccessorOperands(unsigned index) {
  assert(index < 2 && "two successors");
  return SuccessorOperands(index == 0 ? getNormalDestOperandsMutable()
                                      : getUnwindDestOperandsMutable());
}

SmallVector<Value> CallOp::getAccessedOperands() {
  SmallVector<Value> pointers;
  for (Value argument : getArgOperands())
    if (isa<LLVMPointerType>(argument.getType()))
      pointers.push_back(argument);
  return pointers;
}
