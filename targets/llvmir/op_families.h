// SPDX-License-Identifier: Apache-2.0
//
// Families of operations of the llvm dialect. Each function adds the
// translations of one family.
#ifndef TARGETS_LLVMIR_OP_FAMILIES_H
#define TARGETS_LLVMIR_OP_FAMILIES_H

#include "targets/llvmir/module_translation.h"

namespace mlir::LLVM::detail {

void addArithmetic(OpTranslations &translations);
void addCasts(OpTranslations &translations);
void addConstants(OpTranslations &translations);
void addMemory(OpTranslations &translations);
void addAtomics(OpTranslations &translations);
void addAggregates(OpTranslations &translations);
void addControlFlow(OpTranslations &translations);
void addCalls(OpTranslations &translations);
void addInlineAsm(OpTranslations &translations);
void addIntrinsics(OpTranslations &translations);
void addIntrinsicCalls(OpTranslations &translations);
void addDebugIntrinsics(OpTranslations &translations);
void addModuleOps(OpTranslations &translations);

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_OP_FAMILIES_H
