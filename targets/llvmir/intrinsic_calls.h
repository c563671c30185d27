// SPDX-License-Identifier: Apache-2.0
//
// Creates calls of intrinsics.
#ifndef TARGETS_LLVMIR_INTRINSIC_CALLS_H
#define TARGETS_LLVMIR_INTRINSIC_CALLS_H

#include "targets/llvmir/module_translation.h"
#include "llvm/IR/InstrTypes.h"

namespace mlir::LLVM::detail {

/// Creates a call of an intrinsic. The types of the arguments and of the
/// operation's result select the overload.
/// Errors: null, after a diagnostic at the operation, if there is no such
/// overload.
llvm::CallInst *createIntrinsicCall(
    Operation *op, unsigned id, llvm::ArrayRef<llvm::Value *> arguments,
    llvm::ArrayRef<llvm::OperandBundleDef> bundles,
    llvm::IRBuilderBase &builder, ModuleTranslation &translation);

/// Adds intrinsics that are not plain calls.
void addSpecialIntrinsics(OpTranslations &translations);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_INTRINSIC_CALLS_H
