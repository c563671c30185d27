// SPDX-License-Identifier: Apache-2.0
//
// Calls of intrinsics.
#ifndef TARGETS_LLVMIR_INTRINSIC_CALLS_H
#define TARGETS_LLVMIR_INTRINSIC_CALLS_H

#include "targets/llvmir/module_translation.h"
#include "llvm/IR/InstrTypes.h"

namespace mlir::LLVM::detail {

/// Calls an intrinsic; which of the overloaded ones follows from the types of
/// the arguments and of the operation's result.
/// Errors: null, after a diagnostic at the operation, if there is none.
llvm::CallInst *createIntrinsicCall(
    Operation *op, unsigned id, llvm::ArrayRef<llvm::Value *> arguments,
    llvm::ArrayRef<llvm::OperandBundleDef> bundles,
    llvm::IRBuilderBase &builder, ModuleTranslation &translation);

/// Adds intrinsics that are no plain calls.
void addSpecialIntrinsics(OpTranslations &translations);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_INTRINSIC_CALLS_H
