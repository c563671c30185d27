// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/import_types.h"

#include "core/support/llvm.h"
#include "dialects/llvm/types.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns the parts of a type, except for elements of named structs.
ArrayRef<llvm::Type *>
TypeFromLLVMIRTranslator::getParts(llvm::Type *type) const {
  auto *structure = dyn_cast<llvm::StructType>(type);
  if (structure && !isLiteral(structure))
    return {};
  return type->subtypes();
}

/// Translates a type without parts; returns null for other types.
static Type importLeaf(llvm::Type *type, MLIRContext *context) {
  switch (type->getTypeID()) {
  case llvm::Type::HalfTyID:
    return Float16Type::get(context);
  case llvm::Type::BFloatTyID:
    return BFloat16Type::get(context);
  case llvm::Type::FloatTyID:
    return Float32Type::get(context);
  case llvm::Type::DoubleTyID:
    return Float64Type::get(context);
  case llvm::Type::X86_FP80TyID:
    return Float80Type::get(context);
  case llvm::Type::FP128TyID:
    return Float128Type::get(context);
  case llvm::Type::PPC_FP128TyID:
    return LLVMPPCFP128Type::get(context);
  case llvm::Type::VoidTyID:
    return LLVMVoidType::get(context);
  case llvm::Type::LabelTyID:
    return LLVMLabelType::get(context);
  case llvm::Type::MetadataTyID:
    return LLVMMetadataType::get(context);
  case llvm::Type::TokenTyID:
    return LLVMTokenType::get(context);
  case llvm::Type::X86_AMXTyID:
    return LLVMX86AMXType::get(context);
  case llvm::Type::IntegerTyID:
    return IntegerType::get(context, type->getIntegerBitWidth());
  case llvm::Type::PointerTyID:
    return LLVMPointerType::get(context, type->getPointerAddressSpace());
  default:
    return {};
  }
}

Type TypeFromLLVMIRTranslator::translateWithParts(llvm::Type *type) {
  const SmallVector<Type> parts = llvm::map_to_vector(
      getParts(type), [&](llvm::Type *part) { return known.lookup(part); });
  if (auto *structure = dyn_cast<llvm::StructType>(type)) {
    if (isLiteral(structure))
      return LLVMStructType::getLiteral(context, parts, structure->isPacked());
    if (structure->isOpaque())
      return LLVMStructType::getOpaque(structure->getName(), context);
    bodies.push_back(structure);
    return LLVMStructType::getIdentified(context, structure->getName());
  }
  if (auto *function = dyn_cast<llvm::FunctionType>(type))
    return LLVMFunctionType::get(parts.front(), ArrayRef(parts).drop_front(),
                                 function->isVarArg());
  if (auto *array = dyn_cast<llvm::ArrayType>(type))
    return LLVMArrayType::get(parts.front(), array->getNumElements());
  if (auto *vector = dyn_cast<llvm::VectorType>(type))
    return getVectorType(parts.front(), vector->getElementCount());
  if (auto *target = dyn_cast<llvm::TargetExtType>(type))
    return LLVMTargetExtType::get(context, target->getName(), parts,
                                  target->int_params());
  return importLeaf(type, context);
}

/// Translates the pending types, parts first. Returns false if one cannot be
/// translated, for example because it contains itself.
bool TypeFromLLVMIRTranslator::translatePending(
    SmallVectorImpl<llvm::Type *> &pending) {
  DenseSet<llvm::Type *> entered;
  while (!pending.empty()) {
    llvm::Type *type = pending.back();
    if (known.contains(type)) {
      pending.pop_back();
      continue;
    }
    if (entered.insert(type).second) {
      const size_t size = pending.size();
      for (llvm::Type *part : getParts(type)) {
        if (entered.contains(part) && !known.contains(part))
          return false;
        if (!known.contains(part))
          pending.push_back(part);
      }
      if (pending.size() != size)
        continue;
    }
    const Type translated = translateWithParts(type);
    if (!translated)
      return false;
    known[type] = translated;
    pending.pop_back();
  }
  return true;
}

Type TypeFromLLVMIRTranslator::translateType(llvm::Type *type) {
  if (Type translated = known.lookup(type))
    return translated;
  SmallVector<llvm::Type *> pending = {type};
  if (!translatePending(pending))
    return {};
  while (!bodies.empty()) {
    llvm::StructType *structure = bodies.pop_back_val();
    pending.assign(structure->element_begin(), structure->element_end());
    if (!translatePending(pending))
      return {};
    auto translated = cast<LLVMStructType>(known.lookup(structure));
    if (failed(translated.setBody(llvm::map_to_vector(structure->elements(),
                                                      [&](llvm::Type *part) {
                                                        return known.lookup(
                                                            part);
                                                      }),
                                  structure->isPacked())))
      return {};
  }
  return known.lookup(type);
}
