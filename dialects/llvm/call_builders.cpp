// SPDX-License-Identifier: Apache-2.0
//
// Builders of calls.
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

static SmallVector<Type, 1> getResultsOf(LLVMFunctionType type) {
  if (isa<LLVMVoidType>(type.getReturnType()))
    return {};
  return {type.getReturnType()};
}

/// Returns the type as an attribute if the function is variadic, else null.
static TypeAttr getVariadicType(LLVMFunctionType type) {
  return type.isVarArg() ? TypeAttr::get(type) : TypeAttr();
}

/// Builds a call and sets all optional arguments to their defaults.
static void buildCall(OpBuilder &builder, OperationState &state,
                      TypeRange results, TypeAttr varCalleeType,
                      FlatSymbolRefAttr callee, ValueRange args) {
  assert((callee || !args.empty()) && "a name or an address");
  CallOp::Properties &properties =
      state.getOrAddProperties<CallOp::Properties>();
  properties.var_callee_type = varCalleeType;
  properties.callee = callee;
  properties.op_bundle_sizes = builder.getDenseI32ArrayAttr({});
  llvm::copy(
      std::initializer_list<int32_t>{static_cast<int32_t>(args.size()), 0},
      properties.operandSegmentSizes);
  state.addOperands(args);
  state.addTypes(results);
}

void CallOp::build(OpBuilder &builder, OperationState &state, TypeRange results,
                   FlatSymbolRefAttr callee, ValueRange args) {
  buildCall(builder, state, results, nullptr, callee, args);
}

void CallOp::build(OpBuilder &builder, OperationState &state, TypeRange results,
                   StringAttr callee, ValueRange args) {
  build(builder, state, results, FlatSymbolRefAttr::get(callee), args);
}

void CallOp::build(OpBuilder &builder, OperationState &state, TypeRange results,
                   StringRef callee, ValueRange args) {
  build(builder, state, results, builder.getStringAttr(callee), args);
}

void CallOp::build(OpBuilder &builder, OperationState &state,
                   LLVMFunctionType calleeType, FlatSymbolRefAttr callee,
                   ValueRange args) {
  buildCall(builder, state, getResultsOf(calleeType),
            getVariadicType(calleeType), callee, args);
}

void CallOp::build(OpBuilder &builder, OperationState &state,
                   LLVMFunctionType calleeType, StringAttr callee,
                   ValueRange args) {
  build(builder, state, calleeType, FlatSymbolRefAttr::get(callee), args);
}

void CallOp::build(OpBuilder &builder, OperationState &state,
                   LLVMFunctionType calleeType, StringRef callee,
                   ValueRange args) {
  build(builder, state, calleeType, builder.getStringAttr(callee), args);
}

void CallOp::build(OpBuilder &builder, OperationState &state,
                   LLVMFunctionType calleeType, ValueRange args) {
  build(builder, state, calleeType, FlatSymbolRefAttr(), args);
}

void CallOp::build(OpBuilder &builder, OperationState &state, LLVMFuncOp func,
                   ValueRange args) {
  build(builder, state, func.getFunctionType(), func.getName(), args);
}

// invoke

/// Builds an invoke and sets all optional arguments to their defaults.
static void buildInvoke(OpBuilder &builder, OperationState &state,
                        TypeRange results, TypeAttr varCalleeType,
                        FlatSymbolRefAttr callee, ValueRange ops, Block *normal,
                        ValueRange normalOps, Block *unwind,
                        ValueRange unwindOps) {
  InvokeOp::Properties &properties =
      state.getOrAddProperties<InvokeOp::Properties>();
  properties.var_callee_type = varCalleeType;
  properties.callee = callee;
  properties.op_bundle_sizes = builder.getDenseI32ArrayAttr({});
  llvm::copy(
      std::initializer_list<int32_t>{static_cast<int32_t>(ops.size()),
                                     static_cast<int32_t>(normalOps.size()),
                                     static_cast<int32_t>(unwindOps.size()), 0},
      properties.operandSegmentSizes);
  state.addOperands(ops);
  state.addOperands(normalOps);
  state.addOperands(unwindOps);
  state.addSuccessors(normal);
  state.addSuccessors(unwind);
  state.addTypes(results);
}

void InvokeOp::build(OpBuilder &builder, OperationState &state, TypeRange tys,
                     FlatSymbolRefAttr callee, ValueRange ops, Block *normal,
                     ValueRange normalOps, Block *unwind,
                     ValueRange unwindOps) {
  buildInvoke(builder, state, tys, nullptr, callee, ops, normal, normalOps,
              unwind, unwindOps);
}

void InvokeOp::build(OpBuilder &builder, OperationState &state,
                     LLVMFunctionType calleeType, FlatSymbolRefAttr callee,
                     ValueRange ops, Block *normal, ValueRange normalOps,
                     Block *unwind, ValueRange unwindOps) {
  buildInvoke(builder, state, getResultsOf(calleeType),
              getVariadicType(calleeType), callee, ops, normal, normalOps,
              unwind, unwindOps);
}

void InvokeOp::build(OpBuilder &builder, OperationState &state, LLVMFuncOp func,
                     ValueRange ops, Block *normal, ValueRange normalOps,
                     Block *unwind, ValueRange unwindOps) {
  build(builder, state, func.getFunctionType(),
        FlatSymbolRefAttr::get(builder.getContext(), func.getName()), ops,
        normal, normalOps, unwind, unwindOps);
}

// call_intrinsic

static void buildIntrinsicCall(OpBuilder &builder, OperationState &state,
                               TypeRange results, StringAttr intrin,
                               ValueRange args, FastmathFlagsAttr flags) {
  CallIntrinsicOp::Properties &properties =
      state.getOrAddProperties<CallIntrinsicOp::Properties>();
  properties.intrin = intrin;
  properties.fastmathFlags =
      flags ? flags
            : FastmathFlagsAttr::get(builder.getContext(), FastmathFlags::none);
  properties.op_bundle_sizes = builder.getDenseI32ArrayAttr({});
  llvm::copy(
      std::initializer_list<int32_t>{static_cast<int32_t>(args.size()), 0},
      properties.operandSegmentSizes);
  state.addOperands(args);
  state.addTypes(results);
}

void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state,
                            StringAttr intrin, ValueRange args) {
  buildIntrinsicCall(builder, state, {}, intrin, args, nullptr);
}

void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state,
                            StringAttr intrin, ValueRange args,
                            FastmathFlagsAttr fastMathFlags) {
  buildIntrinsicCall(builder, state, {}, intrin, args, fastMathFlags);
}

void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state,
                            Type resultType, StringAttr intrin,
                            ValueRange args) {
  buildIntrinsicCall(builder, state, resultType, intrin, args, nullptr);
}

void CallIntrinsicOp::build(OpBuilder &builder, OperationState &state,
                            TypeRange resultTypes, StringAttr intrin,
                            ValueRange args, FastmathFlagsAttr fastMathFlags) {
  buildIntrinsicCall(builder, state, resultTypes, intrin, args, fastMathFlags);
}
