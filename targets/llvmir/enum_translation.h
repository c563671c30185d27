// SPDX-License-Identifier: Apache-2.0
//
// Converts enums of the llvm dialect to those of LLVM IR.
#ifndef TARGETS_LLVMIR_ENUM_TRANSLATION_H
#define TARGETS_LLVMIR_ENUM_TRANSLATION_H

#include "dialects/llvm/llvm.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/Comdat.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/ModRef.h"

namespace mlir::LLVM::detail {

llvm::GlobalValue::LinkageTypes convertLinkage(Linkage linkage);
llvm::Comdat::SelectionKind convertComdatKind(comdat::Comdat kind);
/// Errors: failure, after a diagnostic at the operation, if the value has local
/// linkage and the visibility is not default.
LogicalResult setVisibility(Operation *op, llvm::GlobalValue *value,
                            Visibility visibility);
/// LLVM 19 distinguishes argument, inaccessible and other memory. Effects on
/// kinds that were added later become effects on other memory.
llvm::MemoryEffects convertMemoryEffects(MemoryEffectsAttr effects);

// These enums have the same numbers in LLVM.
inline llvm::CallingConv::ID convertCConv(CConv convention) {
  return static_cast<llvm::CallingConv::ID>(convention);
}
inline llvm::GlobalValue::UnnamedAddr convertUnnamedAddr(UnnamedAddr value) {
  return static_cast<llvm::GlobalValue::UnnamedAddr>(value);
}
inline llvm::CallInst::TailCallKind convertTailCallKind(TailCallKind kind) {
  return static_cast<llvm::CallInst::TailCallKind>(kind);
}

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_ENUM_TRANSLATION_H
