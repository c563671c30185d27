// SPDX-License-Identifier: Apache-2.0
//
// Translates operand bundles of calls.
#ifndef TARGETS_LLVMIR_OPERAND_BUNDLES_H
#define TARGETS_LLVMIR_OPERAND_BUNDLES_H

#include "targets/llvmir/module_translation.h"
#include "llvm/IR/InstrTypes.h"

namespace mlir::LLVM::detail {

/// Returns the bundles of an operation with their tags.
template <typename OpT>
llvm::SmallVector<llvm::OperandBundleDef>
getOperandBundles(OpT op, ModuleTranslation &translation) {
  llvm::SmallVector<llvm::OperandBundleDef> bundles;
  ArrayAttr tags = op.getOpBundleTagsAttr();
  unsigned index = 0;
  for (OperandRange operands : op.getOpBundleOperands())
    bundles.emplace_back(
        llvm::cast<StringAttr>(tags.getValue()[index++]).getValue().str(),
        llvm::ArrayRef<llvm::Value *>(translation.lookupValues(operands)));
  return bundles;
}

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_OPERAND_BUNDLES_H
