// SPDX-License-Identifier: Apache-2.0
//
// Translates atomic memory operations and fences.
#include "core/support/llvm.h"
#include "targets/llvmir/atomic_settings.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/op_families.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns nullopt for operations that LLVM 19 does not have.
static std::optional<llvm::AtomicRMWInst::BinOp> convertBinOp(AtomicBinOp op) {
  using BinOp = llvm::AtomicRMWInst::BinOp;
  static constexpr BinOp known[] = {
      BinOp::Xchg,     BinOp::Add,     BinOp::Sub,  BinOp::And,  BinOp::Nand,
      BinOp::Or,       BinOp::Xor,     BinOp::Max,  BinOp::Min,  BinOp::UMax,
      BinOp::UMin,     BinOp::FAdd,    BinOp::FSub, BinOp::FMax, BinOp::FMin,
      BinOp::UIncWrap, BinOp::UDecWrap};
  const auto number = static_cast<uint64_t>(op);
  if (number < std::size(known))
    return known[number];
  return std::nullopt;
}

static llvm::SyncScope::ID getSyncScope(std::optional<StringRef> name,
                                        llvm::LLVMContext &context) {
  return name ? context.getOrInsertSyncScopeID(*name) : llvm::SyncScope::System;
}

FailureOr<llvm::Align> LLVM::detail::getAlignment(Operation *op,
                                                  uint64_t alignment) {
  if (llvm::isPowerOf2_64(alignment) &&
      alignment <= llvm::Value::MaximumAlignment)
    return llvm::Align(alignment);
  op->emitOpError("alignment is not a power of two: ") << alignment;
  return failure();
}

static LogicalResult convertAtomicRMW(AtomicRMWOp op,
                                      llvm::IRBuilderBase &builder,
                                      ModuleTranslation &translation) {
  const auto binOp = convertBinOp(op.getBinOp());
  if (!binOp)
    return op.emitOpError("LLVM 19 has no atomic operation '")
           << stringifyAtomicBinOp(op.getBinOp()) << "'";
  llvm::AtomicRMWInst *instruction = builder.CreateAtomicRMW(
      *binOp, translation.lookupValue(op.getPtr()),
      translation.lookupValue(op.getVal()), llvm::MaybeAlign(),
      LLVM::detail::convertOrdering(op.getOrdering()),
      getSyncScope(op.getSyncscope(), translation.getLLVMContext()));
  instruction->setVolatile(op.getVolatile_());
  translation.getMetadata().setMemoryMetadata(op, instruction);
  translation.mapValue(op.getRes(), instruction);
  return LLVM::detail::setAlignment(op, instruction, op.getAlignment());
}

static LogicalResult convertCmpXchg(AtomicCmpXchgOp op,
                                    llvm::IRBuilderBase &builder,
                                    ModuleTranslation &translation) {
  llvm::AtomicCmpXchgInst *instruction = builder.CreateAtomicCmpXchg(
      translation.lookupValue(op.getPtr()),
      translation.lookupValue(op.getCmp()),
      translation.lookupValue(op.getVal()), llvm::MaybeAlign(),
      LLVM::detail::convertOrdering(op.getSuccessOrdering()),
      LLVM::detail::convertOrdering(op.getFailureOrdering()),
      getSyncScope(op.getSyncscope(), translation.getLLVMContext()));
  instruction->setWeak(op.getWeak());
  instruction->setVolatile(op.getVolatile_());
  translation.getMetadata().setMemoryMetadata(op, instruction);
  translation.mapValue(op.getRes(), instruction);
  return LLVM::detail::setAlignment(op, instruction, op.getAlignment());
}

static LogicalResult convertFence(FenceOp op, llvm::IRBuilderBase &builder,
                                  ModuleTranslation &translation) {
  builder.CreateFence(
      LLVM::detail::convertOrdering(op.getOrdering()),
      getSyncScope(op.getSyncscope(), translation.getLLVMContext()));
  return success();
}

void LLVM::detail::addAtomics(OpTranslations &translations) {
  translations.add<convertAtomicRMW>();
  translations.add<convertCmpXchg>();
  translations.add<convertFence>();
}
