// SPDX-License-Identifier: Apache-2.0
#include "conversions/scf_to_threads/context.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::scf_to_threads;

FailureOr<Context> Context::create(ValueRange values,
                                   const LLVMTypeConverter &converter,
                                   Value &refused) {
  SmallVector<Type> types;
  for (Value value : values) {
    types.push_back(converter.convertType(value.getType()));
    if (!types.back() || !LLVM::isLoadableType(types.back())) {
      refused = value;
      return failure();
    }
  }
  Context context;
  llvm::append_range(context.values, values);
  context.type =
      LLVM::LLVMStructType::getLiteral(&converter.getContext(), types);
  return context;
}

static Value castTo(ImplicitLocOpBuilder &builder, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return UnrealizedConversionCastOp::create(builder, type, value).getResult(0);
}

/// Returns the address of a field.
static Value getFieldPointer(ImplicitLocOpBuilder &builder, Value pointer,
                             LLVM::LLVMStructType type, size_t i) {
  return LLVM::GEPOp::create(builder, pointer.getType(), type, pointer,
                             ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(i)},
                             LLVM::GEPNoWrapFlags::inbounds);
}

Value Context::store(ImplicitLocOpBuilder &builder, Block *entry) const {
  const Type pointerType = LLVM::LLVMPointerType::get(builder.getContext());
  Value pointer;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(entry);
    Value one = LLVM::ConstantOp::create(builder, builder.getI64Type(), 1);
    pointer = LLVM::AllocaOp::create(builder, pointerType, type, one);
  }
  for (auto [i, value] : llvm::enumerate(values)) {
    Value field = castTo(builder, value, type.getBody()[i]);
    LLVM::StoreOp::create(builder, field,
                          getFieldPointer(builder, pointer, type, i));
  }
  return pointer;
}

SmallVector<Value> Context::load(ImplicitLocOpBuilder &builder,
                                 Value pointer) const {
  SmallVector<Value> loaded;
  for (auto [i, value] : llvm::enumerate(values)) {
    Value field = LLVM::LoadOp::create(
        builder, type.getBody()[i], getFieldPointer(builder, pointer, type, i));
    loaded.push_back(castTo(builder, field, value.getType()));
  }
  return loaded;
}
