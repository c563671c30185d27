// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/type_translation.h"

#include "core/support/llvm.h"
#include "dialects/llvm/types.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/DerivedTypes.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Appends the parts of a type, except for elements of identified structs.
static void appendTypeParts(Type type, SmallVectorImpl<Type> &parts) {
  if (auto structure = dyn_cast<LLVMStructType>(type)) {
    if (!structure.isIdentified())
      llvm::append_range(parts, structure.getBody());
  } else if (auto function = dyn_cast<LLVMFunctionType>(type)) {
    parts.push_back(function.getReturnType());
    llvm::append_range(parts, function.getParams());
  } else if (auto array = dyn_cast<LLVMArrayType>(type)) {
    parts.push_back(array.getElementType());
  } else if (auto vector = dyn_cast<VectorType>(type)) {
    parts.push_back(vector.getElementType());
  } else if (auto target = dyn_cast<LLVMTargetExtType>(type)) {
    llvm::append_range(parts, target.getTypeParams());
  }
}

/// Translates a type without parts; returns null for other types.
static llvm::Type *translateLeaf(Type type, llvm::LLVMContext &context) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    const unsigned width = integer.getWidth();
    return integer.isSignless() && width >= llvm::IntegerType::MIN_INT_BITS &&
                   width <= llvm::IntegerType::MAX_INT_BITS
               ? llvm::Type::getIntNTy(context, width)
               : nullptr;
  }
  if (auto pointer = dyn_cast<LLVMPointerType>(type))
    return llvm::isUInt<24>(pointer.getAddressSpace())
               ? llvm::PointerType::get(context, pointer.getAddressSpace())
               : nullptr;
  if (isa<Float16Type>(type))
    return llvm::Type::getHalfTy(context);
  if (isa<BFloat16Type>(type))
    return llvm::Type::getBFloatTy(context);
  if (isa<Float32Type>(type))
    return llvm::Type::getFloatTy(context);
  if (isa<Float64Type>(type))
    return llvm::Type::getDoubleTy(context);
  if (isa<Float80Type>(type))
    return llvm::Type::getX86_FP80Ty(context);
  if (isa<Float128Type>(type))
    return llvm::Type::getFP128Ty(context);
  if (isa<LLVMPPCFP128Type>(type))
    return llvm::Type::getPPC_FP128Ty(context);
  if (isa<LLVMVoidType>(type))
    return llvm::Type::getVoidTy(context);
  if (isa<LLVMTokenType>(type))
    return llvm::Type::getTokenTy(context);
  if (isa<LLVMLabelType>(type))
    return llvm::Type::getLabelTy(context);
  if (isa<LLVMMetadataType>(type))
    return llvm::Type::getMetadataTy(context);
  if (isa<LLVMX86AMXType>(type))
    return llvm::Type::getX86_AMXTy(context);
  return nullptr;
}

/// Translates a type whose parts have been translated.
llvm::Type *TypeToLLVMIRTranslator::translateWithParts(Type type) {
  SmallVector<Type> parts;
  appendTypeParts(type, parts);
  SmallVector<llvm::Type *> types =
      llvm::map_to_vector(parts, [&](Type part) { return find(part); });
  if (auto structure = dyn_cast<LLVMStructType>(type)) {
    if (!structure.isIdentified())
      return llvm::StructType::get(context, types, structure.isPacked());
    if (!structure.isOpaque())
      bodies.push_back(type);
    return llvm::StructType::create(context, structure.getName());
  }
  if (isa<LLVMFunctionType>(type))
    return llvm::FunctionType::get(types.front(),
                                   llvm::ArrayRef(types).drop_front(),
                                   cast<LLVMFunctionType>(type).isVarArg());
  if (auto array = dyn_cast<LLVMArrayType>(type))
    return llvm::ArrayType::get(types.front(), array.getNumElements());
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.getRank() != 1 || vector.getNumElements() == 0 ||
        !llvm::VectorType::isValidElementType(types.front()))
      return nullptr;
    return llvm::VectorType::get(types.front(), getVectorNumElements(vector));
  }
  if (auto target = dyn_cast<LLVMTargetExtType>(type))
    return llvm::TargetExtType::get(context, target.getExtTypeName(), types,
                                    target.getIntParams());
  return translateLeaf(type, context);
}

/// Translates the pending types, parts first. Returns false if one has no
/// translation.
bool TypeToLLVMIRTranslator::translatePending(SmallVectorImpl<Type> &pending) {
  while (!pending.empty()) {
    const Type type = pending.back();
    if (find(type)) {
      pending.pop_back();
      continue;
    }
    const size_t size = pending.size();
    SmallVector<Type> parts;
    appendTypeParts(type, parts);
    for (Type part : llvm::reverse(parts))
      if (!find(part))
        pending.push_back(part);
    if (pending.size() != size)
      continue;
    llvm::Type *translated = translateWithParts(type);
    if (!translated)
      return false;
    known[type] = translated;
    pending.pop_back();
  }
  return true;
}

llvm::Type *TypeToLLVMIRTranslator::translateType(Type type) {
  if (llvm::Type *translated = find(type))
    return translated;
  SmallVector<Type> pending = {type};
  if (!translatePending(pending))
    return nullptr;
  while (!bodies.empty()) {
    auto structure = cast<LLVMStructType>(bodies.pop_back_val());
    pending.assign(structure.getBody().begin(), structure.getBody().end());
    if (!translatePending(pending))
      return nullptr;
    cast<llvm::StructType>(find(structure))
        ->setBody(llvm::map_to_vector(structure.getBody(),
                                      [&](Type part) { return find(part); }),
                  structure.isPacked());
  }
  return find(type);
}

unsigned
TypeToLLVMIRTranslator::getPreferredAlignment(Type type,
                                              const llvm::DataLayout &layout) {
  return layout.getPrefTypeAlign(translateType(type)).value();
}
