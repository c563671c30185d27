// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/kernel.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Endian.h"

namespace onnx_mlir::direct {

using llvm::Value;
using ::onnx::TensorProto;

llvm::Type *getElementType(llvm::LLVMContext &context, DataType element) {
  if (element == TensorProto::FLOAT)
    return llvm::Type::getFloatTy(context);
  return llvm::Type::getIntNTy(context, 8 * getElementWidth(element));
}

llvm::Constant *getConstant(llvm::LLVMContext &context, DataType element,
                            llvm::ArrayRef<char> bytes) {
  llvm::Type *type = getElementType(context, element);
  if (element != TensorProto::FLOAT)
    return llvm::ConstantInt::getSigned(type, readInteger(bytes, element, 0));
  return llvm::ConstantFP::get(
      context, llvm::APFloat(
                   llvm::support::endian::read<float, llvm::endianness::little>(
                       bytes.data())));
}

static Value *getAddress(llvm::IRBuilder<> &builder, const Operand &operand,
                         Value *index) {
  return builder.CreateInBoundsGEP(
      getElementType(builder.getContext(), operand.type.element),
      operand.pointer, index);
}

Value *Kernel::load(const Operand &operand, Value *index) {
  if (operand.constant)
    return operand.constant;
  return builder.CreateAlignedLoad(
      getElementType(builder.getContext(), operand.type.element),
      getAddress(builder, operand, index),
      llvm::Align(getElementWidth(operand.type.element)));
}

void Kernel::store(Value *value, const Operand &operand, Value *index) {
  builder.CreateAlignedStore(
      value, getAddress(builder, operand, index),
      llvm::Align(getElementWidth(operand.type.element)));
}

Value *Kernel::callMath(llvm::StringRef name,
                        llvm::ArrayRef<Value *> arguments) {
  llvm::Type *f32 = builder.getFloatTy();
  llvm::SmallVector<llvm::Type *> parameters(arguments.size(), f32);
  llvm::Module *module = builder.GetInsertBlock()->getModule();
  llvm::FunctionCallee callee = module->getOrInsertFunction(
      name, llvm::FunctionType::get(f32, parameters, /*isVarArg=*/false));
  auto *function = llvm::cast<llvm::Function>(callee.getCallee());
  // Nobody reads errno. LLVM must not fold a call with the libm of the machine
  // that compiles, hence nobuiltin.
  function->setDoesNotThrow();
  function->setWillReturn();
  function->setDoesNotAccessMemory();
  function->addFnAttr(llvm::Attribute::NoBuiltin);
  llvm::CallInst *call = builder.CreateCall(callee, arguments);
  call->addFnAttr(llvm::Attribute::NoBuiltin);
  return call;
}

llvm::Constant *Kernel::f32(float value) {
  return llvm::ConstantFP::get(builder.getContext(), llvm::APFloat(value));
}

/// Whether `left` is to be chosen over `right`, given that it is when the
/// predicate for its type holds or when it is NaN.
static Value *isChosen(llvm::IRBuilder<> &builder, Value *left, Value *right,
                       llvm::CmpInst::Predicate floats,
                       llvm::CmpInst::Predicate integers) {
  if (!left->getType()->isFloatTy())
    return builder.CreateICmp(integers, left, right);
  return builder.CreateOr(builder.CreateFCmp(floats, left, right),
                          builder.CreateFCmpUNO(left, left));
}

Value *Kernel::max(Value *left, Value *right) {
  Value *chosen = isChosen(builder, left, right, llvm::CmpInst::FCMP_OGT,
                           llvm::CmpInst::ICMP_SGT);
  return builder.CreateSelect(chosen, left, right);
}

Value *Kernel::min(Value *left, Value *right) {
  Value *chosen = isChosen(builder, left, right, llvm::CmpInst::FCMP_OLT,
                           llvm::CmpInst::ICMP_SLT);
  return builder.CreateSelect(chosen, left, right);
}

Value *Kernel::multiplyAdd(Value *accumulator, Value *left, Value *right) {
  return builder.CreateFAdd(accumulator, builder.CreateFMul(left, right));
}

} // namespace onnx_mlir::direct
