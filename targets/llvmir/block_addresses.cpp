// SPDX-License-Identifier: Apache-2.0
//
// Translates block addresses, which may be used before the block is translated.
#include "core/support/llvm.h"
#include "targets/llvmir/module_translation.h"

using namespace mlir;
using namespace mlir::LLVM;

llvm::Value *ModuleTranslation::getBlockAddress(BlockAddressOp op) {
  const BlockAddressAttr address = op.getBlockAddr();
  Operation *function = symbols.lookupSymbolIn(moduleOp, address.getFunction());
  if (llvm::BasicBlock *block = blockTags.lookup({function, address.getTag()}))
    return llvm::BlockAddress::get(block->getParent(), block);
  // A global serves as a placeholder.
  auto *standIn = new llvm::GlobalVariable(
      *llvmModule, llvm::Type::getInt8Ty(getLLVMContext()),
      /*isConstant=*/true, llvm::GlobalValue::ExternalLinkage,
      /*Initializer=*/nullptr, "__mlir_block_address");
  pendingBlockAddresses.push_back({op, standIn});
  return standIn;
}

LogicalResult ModuleTranslation::resolveBlockAddresses() {
  for (auto &[op, standIn] : pendingBlockAddresses) {
    const BlockAddressAttr address = op.getBlockAddr();
    Operation *function =
        symbols.lookupSymbolIn(moduleOp, address.getFunction());
    llvm::BasicBlock *block = blockTags.lookup({function, address.getTag()});
    if (!block)
      return op.emitOpError("refers to a block tag that is not there");
    standIn->replaceAllUsesWith(
        llvm::BlockAddress::get(block->getParent(), block));
    standIn->eraseFromParent();
  }
  pendingBlockAddresses.clear();
  return success();
}
