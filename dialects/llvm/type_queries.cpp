// SPDX-License-Identifier: Apache-2.0
//
// Compatibility of types with LLVM IR, and their sizes.
#include "dialects/llvm/dialect.h"
#include "dialects/llvm/types.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::LLVM;

bool LLVM::isCompatibleFloatingPointType(Type type) {
  return isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type,
             Float128Type, LLVMPPCFP128Type>(type);
}

bool LLVM::isCompatibleVectorType(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector || vector.getRank() != 1)
    return false;
  const Type element = vector.getElementType();
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.isSignless();
  return isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type,
             Float128Type, LLVMPointerType>(element);
}

bool LLVM::isCompatibleOuterType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.isSignless();
  return isa<LLVMArrayType, LLVMFunctionType, LLVMLabelType, LLVMMetadataType,
             LLVMPointerType, LLVMStructType, LLVMTokenType, LLVMTargetExtType,
             LLVMVoidType, LLVMX86AMXType>(type) ||
         isCompatibleFloatingPointType(type) || isCompatibleVectorType(type);
}

/// Appends the types that are nested directly in `type`.
static void appendParts(Type type, SmallVectorImpl<Type> &parts) {
  if (auto structure = dyn_cast<LLVMStructType>(type)) {
    llvm::append_range(parts, structure.getBody());
  } else if (auto function = dyn_cast<LLVMFunctionType>(type)) {
    parts.push_back(function.getReturnType());
    llvm::append_range(parts, function.getParams());
  } else if (auto array = dyn_cast<LLVMArrayType>(type)) {
    parts.push_back(array.getElementType());
  } else if (auto target = dyn_cast<LLVMTargetExtType>(type)) {
    llvm::append_range(parts, target.getTypeParams());
  }
}

bool LLVM::isCompatibleType(Type type) {
  SmallVector<Type> pending = {type};
  llvm::SmallDenseSet<Type> visited = {type};
  SmallVector<Type> parts;
  while (!pending.empty()) {
    const Type next = pending.pop_back_val();
    if (!isCompatibleOuterType(next))
      return false;
    parts.clear();
    appendParts(next, parts);
    for (Type part : parts)
      if (visited.insert(part).second)
        pending.push_back(part);
  }
  return true;
}

bool LLVMDialect::isCompatibleType(Type type) {
  return LLVM::isCompatibleType(type);
}

bool LLVM::isLoadableType(Type type) {
  if (!isCompatibleOuterType(type) || isa<LLVMVoidType, LLVMFunctionType>(type))
    return false;
  if (auto structure = dyn_cast<LLVMStructType>(type))
    return !structure.isOpaque();
  if (auto target = dyn_cast<LLVMTargetExtType>(type))
    return target.supportsMemOps();
  return true;
}

// Vectors

llvm::ElementCount LLVM::getVectorNumElements(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return llvm::ElementCount::getFixed(0);
  return llvm::ElementCount::get(vector.getNumElements(), vector.isScalable());
}

bool LLVM::isScalableVectorType(Type vectorType) {
  auto vector = dyn_cast<VectorType>(vectorType);
  return vector && vector.isScalable();
}

Type LLVM::getVectorType(Type elementType, unsigned numElements,
                         bool isScalable) {
  return VectorType::get({int64_t(numElements)}, elementType, {isScalable});
}

Type LLVM::getVectorType(Type elementType,
                         const llvm::ElementCount &numElements) {
  return getVectorType(elementType, numElements.getKnownMinValue(),
                       numElements.isScalable());
}

uint64_t LLVM::detail::getVectorBits(Type vectorType) {
  const llvm::TypeSize size = getPrimitiveTypeSizeInBits(vectorType);
  return size.getKnownMinValue();
}

llvm::TypeSize LLVM::getPrimitiveTypeSizeInBits(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return llvm::TypeSize::getFixed(integer.getWidth());
  if (isCompatibleFloatingPointType(type))
    return llvm::TypeSize::getFixed(cast<FloatType>(type).getWidth());
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return llvm::TypeSize::getFixed(0);
  const llvm::TypeSize element =
      getPrimitiveTypeSizeInBits(vector.getElementType());
  return llvm::TypeSize::get(element.getFixedValue() * vector.getNumElements(),
                             vector.isScalable());
}

// Derived types

Type LLVM::getI1SameShape(Type type) {
  const Type bit = IntegerType::get(type.getContext(), 1);
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.clone(bit);
  return bit;
}

Type LLVM::getValAndBoolStructType(Type type) {
  return LLVMStructType::getLiteral(
      type.getContext(), {type, IntegerType::get(type.getContext(), 1)});
}
