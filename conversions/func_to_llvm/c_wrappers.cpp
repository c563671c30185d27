// SPDX-License-Identifier: Apache-2.0
//
// Wrappers for functions that C code calls or defines.
#include "conversions/func_to_llvm/func_op.h"

using namespace mlir;
using namespace mlir::func_to_llvm;

/// Sets the argument attributes. If the result became an argument, the others
/// shift by one.
static void setWrapperAttrs(OpBuilder &builder, bool hasStructArgument,
                            FunctionOpInterface op, LLVM::LLVMFuncOp wrapper) {
  auto function = cast<FunctionOpInterface>(wrapper.getOperation());
  ArrayAttr arguments = op.getAllArgAttrs();
  if (!hasStructArgument) {
    if (ArrayAttr results = op.getAllResultAttrs())
      function.setAllResultAttrs(results);
    if (arguments)
      function.setAllArgAttrs(arguments);
  } else if (arguments) {
    SmallVector<Attribute> shifted = {builder.getDictionaryAttr({})};
    llvm::append_range(shifted, arguments);
    function.setAllArgAttrs(builder.getArrayAttr(shifted));
  }
  function.setVisibility(op.getVisibility());
}

static LLVM::LLVMFuncOp createWrapper(OpBuilder &builder, Location loc,
                                      FunctionOpInterface op,
                                      LLVM::LLVMFunctionType type,
                                      bool hasStructArgument) {
  auto wrapper = LLVM::LLVMFuncOp::create(
      builder, loc, ("_mlir_ciface_" + op.getName()).str(), type,
      LLVM::Linkage::External, /*dsoLocal=*/false, LLVM::CConv::C,
      /*comdat=*/nullptr, getKeptAttributes(op));
  setWrapperAttrs(builder, hasStructArgument, op, wrapper);
  return wrapper;
}

static Value createOne(OpBuilder &builder, Location loc,
                       const LLVMTypeConverter &converter) {
  return LLVM::ConstantOp::create(
      builder, loc, converter.getIndexType(),
      builder.getIntegerAttr(builder.getIndexType(), 1));
}

void func_to_llvm::wrapForExternalCallers(OpBuilder &builder, Location loc,
                                          const LLVMTypeConverter &converter,
                                          FunctionOpInterface op,
                                          LLVM::LLVMFuncOp newFunc) {
  auto type = cast<FunctionType>(op.getFunctionType());
  const auto [wrapperType, structType] =
      converter.convertFunctionTypeCWrapper(type);
  LLVM::LLVMFuncOp wrapper =
      createWrapper(builder, loc, op, wrapperType, bool(structType));
  OpBuilder::InsertionGuard guard(builder);
  Block *entry = wrapper.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  SmallVector<Value> arguments;
  for (const auto &[i, input] : llvm::enumerate(type.getInputs())) {
    Value argument = entry->getArgument(i + (structType ? 1 : 0));
    if (!isa<BaseMemRefType>(input)) {
      arguments.push_back(argument);
      continue;
    }
    Value descriptor = LLVM::LoadOp::create(
        builder, loc, converter.convertType(input), argument);
    if (auto memref = dyn_cast<MemRefType>(input))
      MemRefDescriptor::unpack(builder, loc, descriptor, memref, arguments);
    else
      UnrankedMemRefDescriptor::unpack(builder, loc, descriptor, arguments);
  }
  auto call = LLVM::CallOp::create(builder, loc, newFunc, arguments);
  if (structType) {
    LLVM::StoreOp::create(builder, loc, call.getResult(),
                          entry->getArgument(0));
    LLVM::ReturnOp::create(builder, loc, ValueRange());
  } else {
    LLVM::ReturnOp::create(builder, loc, call->getResults());
  }
}

void func_to_llvm::wrapExternalFunction(OpBuilder &builder, Location loc,
                                        const LLVMTypeConverter &converter,
                                        FunctionOpInterface op,
                                        LLVM::LLVMFuncOp newFunc) {
  OpBuilder::InsertionGuard guard(builder);
  auto type = cast<FunctionType>(op.getFunctionType());
  const auto [wrapperType, structType] =
      converter.convertFunctionTypeCWrapper(type);
  LLVM::LLVMFuncOp wrapper =
      createWrapper(builder, loc, op, wrapperType, bool(structType));
  // The function is private, since each module has its own.
  newFunc.setLinkage(LLVM::Linkage::Private);
  Block *entry = newFunc.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  const Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  SmallVector<Value> arguments;
  if (structType) {
    Value one = createOne(builder, loc, converter);
    arguments.push_back(
        LLVM::AllocaOp::create(builder, loc, pointer, structType, one));
  }
  ValueRange given(entry->getArguments());
  auto take = [&](unsigned count) {
    ValueRange taken = given.take_front(count);
    given = given.drop_front(count);
    return taken;
  };
  for (Type input : type.getInputs()) {
    Value descriptor;
    if (auto memref = dyn_cast<MemRefType>(input))
      descriptor = MemRefDescriptor::pack(
          builder, loc, converter, memref,
          take(MemRefDescriptor::getNumUnpackedValues(memref)));
    else if (auto unranked = dyn_cast<UnrankedMemRefType>(input))
      descriptor = UnrankedMemRefDescriptor::pack(
          builder, loc, converter, unranked,
          take(UnrankedMemRefDescriptor::getNumUnpackedValues()));
    if (!descriptor) {
      arguments.push_back(take(1).front());
      continue;
    }
    Value one = createOne(builder, loc, converter);
    Value address = LLVM::AllocaOp::create(builder, loc, pointer,
                                           descriptor.getType(), one);
    LLVM::StoreOp::create(builder, loc, descriptor, address);
    arguments.push_back(address);
  }
  auto call = LLVM::CallOp::create(builder, loc, wrapper, arguments);
  if (structType) {
    Value result =
        LLVM::LoadOp::create(builder, loc, structType, arguments.front());
    LLVM::ReturnOp::create(builder, loc, result);
  } else {
    LLVM::ReturnOp::create(builder, loc, call->getResults());
  }
}
