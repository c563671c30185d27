// SPDX-License-Identifier: Apache-2.0
//
// Materializations between types of the llvm dialect and other types.
#include "conversions/llvm_common/memref_descriptor.h"
#include "conversions/llvm_common/type_converter.h"
#include "core/interfaces/function.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;

static Value castTo(OpBuilder &builder, Location loc, Type type,
                    ValueRange inputs) {
  return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
      .getResult(0);
}

/// Returns true if `inputs` is a bare pointer that represents a memref. This
/// occurs only for arguments of functions.
static bool isBarePointer(ValueRange inputs) {
  auto argument =
      inputs.size() == 1 ? dyn_cast<BlockArgument>(inputs.front()) : nullptr;
  return argument && isa<LLVM::LLVMPointerType>(argument.getType()) &&
         argument.getOwner()->isEntryBlock() &&
         isa_and_nonnull<FunctionOpInterface>(
             argument.getOwner()->getParentOp());
}

/// Creates the descriptor that a bare pointer or fields represent. Returns null
/// if they do not represent a memref.
static Value packMemRef(OpBuilder &builder, Location loc,
                        const LLVMTypeConverter &converter, MemRefType type,
                        ValueRange inputs) {
  if (isBarePointer(inputs))
    return LLVMTypeConverter::canConvertToBarePtr(type)
               ? Value(MemRefDescriptor::fromStaticShape(
                     builder, loc, converter, type, inputs.front()))
               : Value();
  if (TypeRange(inputs) !=
      TypeRange(converter.getMemRefDescriptorFields(type, true)))
    return {};
  return MemRefDescriptor::pack(builder, loc, converter, type, inputs);
}

static Value packUnrankedMemRef(OpBuilder &builder, Location loc,
                                const LLVMTypeConverter &converter,
                                UnrankedMemRefType type, ValueRange inputs) {
  if (TypeRange(inputs) !=
      TypeRange(converter.getUnrankedMemRefDescriptorFields()))
    return {};
  return UnrankedMemRefDescriptor::pack(builder, loc, converter, type, inputs);
}

void LLVMTypeConverter::addMaterializations() {
  addSourceMaterialization(
      [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
        return castTo(builder, loc, type, inputs);
      });
  addTargetMaterialization(
      [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
        return castTo(builder, loc, type, inputs);
      });
  addSourceMaterialization([this](OpBuilder &builder, UnrankedMemRefType type,
                                  ValueRange inputs, Location loc) -> Value {
    Value descriptor = packUnrankedMemRef(builder, loc, *this, type, inputs);
    return descriptor ? castTo(builder, loc, type, descriptor) : Value();
  });
  addSourceMaterialization([this](OpBuilder &builder, MemRefType type,
                                  ValueRange inputs, Location loc) -> Value {
    Value descriptor = packMemRef(builder, loc, *this, type, inputs);
    return descriptor ? castTo(builder, loc, type, descriptor) : Value();
  });
  addTargetMaterialization([this](OpBuilder &builder, Type, ValueRange inputs,
                                  Location loc, Type original) -> Value {
    if (auto type = dyn_cast_or_null<MemRefType>(original))
      return packMemRef(builder, loc, *this, type, inputs);
    if (auto type = dyn_cast_or_null<UnrankedMemRefType>(original))
      return packUnrankedMemRef(builder, loc, *this, type, inputs);
    return {};
  });
}
