// SPDX-License-Identifier: Apache-2.0
//
// Translates stack allocations, address computations, loads and stores.
#include "core/support/llvm.h"
#include "targets/llvmir/atomic_settings.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/op_families.h"

using namespace mlir;
using namespace mlir::LLVM;

static LogicalResult convertAlloca(AllocaOp op, llvm::IRBuilderBase &builder,
                                   ModuleTranslation &translation) {
  auto pointer = cast<LLVMPointerType>(op.getRes().getType());
  llvm::AllocaInst *alloca = builder.CreateAlloca(
      translation.convertType(op.getElemType()), pointer.getAddressSpace(),
      translation.lookupValue(op.getArraySize()));
  alloca->setUsedWithInAlloca(op.getInalloca());
  translation.mapValue(op.getRes(), alloca);
  return LLVM::detail::setAlignment(op, alloca, op.getAlignment());
}

static LogicalResult convertGEP(GEPOp op, llvm::IRBuilderBase &builder,
                                ModuleTranslation &translation) {
  SmallVector<llvm::Value *> indices;
  unsigned numDynamic = 0;
  for (int32_t index : op.getRawConstantIndices()) {
    if (index == GEPOp::kDynamicIndex)
      indices.push_back(
          translation.lookupValue(op.getDynamicIndices()[numDynamic++]));
    else
      indices.push_back(builder.getInt32(index));
  }
  // The enums have the same bits; LLVM's inbounds includes nusw.
  auto flags = static_cast<unsigned>(op.getNoWrapFlags());
  if (bitEnumContainsAll(op.getNoWrapFlags(), GEPNoWrapFlags::inboundsFlag))
    flags |= static_cast<unsigned>(GEPNoWrapFlags::nusw);
  translation.mapValue(
      op.getRes(),
      builder.CreateGEP(translation.convertType(op.getElemType()),
                        translation.lookupValue(op.getBase()), indices, "",
                        llvm::GEPNoWrapFlags::fromRaw(flags)));
  return success();
}

/// Sets properties that loads and stores share.
template <typename OpT, typename InstT>
static LogicalResult setAccess(OpT op, InstT *instruction,
                               ModuleTranslation &translation) {
  llvm::LLVMContext &context = translation.getLLVMContext();
  instruction->setAtomic(LLVM::detail::convertOrdering(op.getOrdering()));
  if (std::optional<StringRef> scope = op.getSyncscope())
    instruction->setSyncScopeID(context.getOrInsertSyncScopeID(*scope));
  if (op.getNontemporal())
    LLVM::detail::setNontemporal(instruction);
  if (op.getInvariantGroup())
    instruction->setMetadata(llvm::LLVMContext::MD_invariant_group,
                             llvm::MDNode::get(context, {}));
  translation.getMetadata().setMemoryMetadata(op, instruction);
  return LLVM::detail::setAlignment(op, instruction, op.getAlignment());
}

static LogicalResult convertLoad(LoadOp op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) {
  llvm::LoadInst *load = builder.CreateLoad(
      translation.convertType(op.getRes().getType()),
      translation.lookupValue(op.getAddr()), op.getVolatile_());
  if (op.getInvariant())
    load->setMetadata(llvm::LLVMContext::MD_invariant_load,
                      llvm::MDNode::get(translation.getLLVMContext(), {}));
  translation.getMetadata().setDereferenceable(op, load);
  translation.mapValue(op.getRes(), load);
  return setAccess(op, load, translation);
}

static LogicalResult convertStore(StoreOp op, llvm::IRBuilderBase &builder,
                                  ModuleTranslation &translation) {
  llvm::StoreInst *store = builder.CreateStore(
      translation.lookupValue(op.getValue()),
      translation.lookupValue(op.getAddr()), op.getVolatile_());
  return setAccess(op, store, translation);
}

void LLVM::detail::addMemory(OpTranslations &translations) {
  translations.add<convertAlloca>();
  translations.add<convertGEP>();
  translations.add<convertLoad>();
  translations.add<convertStore>();
}
