// SPDX-License-Identifier: Apache-2.0
#include "conversions/krnl_to_llvm/runtime_calls.h"

#include "llvm/ADT/STLExtras.h"

namespace mlir::krnl_to_llvm {

// Offsets of fields of OMCall and OMTensor. All fields have eight bytes.
static constexpr int64_t callInputs = 0;
static constexpr int64_t callStatus = 8;
static constexpr int64_t tensorAlignedPtr = 8;
static constexpr int64_t tensorShape = 24;

Value RuntimeCalls::constant(int64_t value) {
  return LLVM::ConstantOp::create(builder, builder.getI64Type(), value);
}

Value RuntimeCalls::getAddress(Value base, int64_t offset) {
  if (offset == 0)
    return base;
  return LLVM::GEPOp::create(
      builder, pointer, builder.getI8Type(), base,
      llvm::ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(offset)},
      LLVM::GEPNoWrapFlags::inbounds);
}

Value RuntimeCalls::loadPointer(Value base, int64_t offset) {
  return LLVM::LoadOp::create(builder, pointer, getAddress(base, offset));
}

Value RuntimeCalls::getInput(Value call, int64_t index) {
  return loadPointer(loadPointer(call, callInputs), index * 8);
}

Value RuntimeCalls::getElements(Value tensor) {
  return loadPointer(tensor, tensorAlignedPtr);
}

Value RuntimeCalls::getSize(Value tensor, int64_t dimension) {
  Value shape = loadPointer(tensor, tensorShape);
  return LLVM::LoadOp::create(builder, builder.getI64Type(),
                              getAddress(shape, dimension * 8));
}

Value RuntimeCalls::getStatus(Value call) {
  return LLVM::LoadOp::create(
      builder, builder.getI64Type(), getAddress(call, callStatus),
      /*alignment=*/8, /*isVolatile=*/false, /*isNonTemporal=*/false,
      /*isInvariant=*/false, /*isInvariantGroup=*/false,
      LLVM::AtomicOrdering::monotonic);
}

Operation *RuntimeCalls::call(llvm::StringRef name, Type result,
                              ValueRange arguments) {
  auto declared = symbols.lookup<LLVM::LLVMFuncOp>(name);
  if (!declared) {
    // A call of a model is a pointer once its type is converted.
    llvm::SmallVector<Type> types;
    for (Type type : arguments.getTypes())
      types.push_back(isa<IntegerType>(type) ? type : pointer);
    OpBuilder detached(builder.getContext());
    declared =
        LLVM::LLVMFuncOp::create(detached, builder.getLoc(), name,
                                 LLVM::LLVMFunctionType::get(result, types));
    declared.setVisibility_(LLVM::Visibility::Hidden);
    symbols.insert(declared);
  }
  return LLVM::CallOp::create(builder, declared, arguments);
}

Value RuntimeCalls::makeArray(ValueRange sizes) {
  if (sizes.empty())
    return LLVM::ZeroOp::create(builder, pointer);
  Value array;
  {
    OpBuilder::InsertionGuard guard(builder);
    Region *body = builder.getInsertionBlock()->getParent();
    builder.setInsertionPointToStart(&body->front());
    array = LLVM::AllocaOp::create(builder, pointer, builder.getI64Type(),
                                   constant(sizes.size()));
  }
  for (auto [i, size] : llvm::enumerate(sizes))
    LLVM::StoreOp::create(builder, size, getAddress(array, i * 8));
  return array;
}

Value RuntimeCalls::takeOutput(Value callValue, int64_t index,
                               ValueRange sizes) {
  return call("omOutput", pointer,
              {callValue, constant(index), makeArray(sizes)})
      ->getResult(0);
}

Value RuntimeCalls::callFunction(llvm::StringRef name, Type result,
                                 ValueRange arguments) {
  if (result)
    return call(name, result, arguments)->getResult(0);
  call(name, LLVM::LLVMVoidType::get(builder.getContext()), arguments);
  return {};
}

Value RuntimeCalls::takeArena(Value callValue, Value bytes) {
  return call("omArena", pointer, {callValue, bytes})->getResult(0);
}

Value RuntimeCalls::allocateBlock(Value callValue, Value bytes) {
  return call("omAllocateBlock", pointer, {callValue, bytes})->getResult(0);
}

Value RuntimeCalls::growBlock(Value callValue, Value block, Value used,
                              Value bytes) {
  return call("omGrowBlock", pointer, {callValue, block, used, bytes})
      ->getResult(0);
}

void RuntimeCalls::freeBlock(Value block) {
  call("omFreeBlock", LLVM::LLVMVoidType::get(builder.getContext()), block);
}

void RuntimeCalls::setError(Value callValue, int64_t code, Value node) {
  call("omSetError", LLVM::LLVMVoidType::get(builder.getContext()),
       {callValue, constant(code), node});
}

} // namespace mlir::krnl_to_llvm
