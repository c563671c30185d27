// SPDX-License-Identifier: Apache-2.0
#include "targets/llvmir/enum_translation.h"

#include "core/support/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

llvm::GlobalValue::LinkageTypes LLVM::detail::convertLinkage(Linkage linkage) {
  using Value = llvm::GlobalValue;
  switch (linkage) {
  case Linkage::External:
    return Value::ExternalLinkage;
  case Linkage::AvailableExternally:
    return Value::AvailableExternallyLinkage;
  case Linkage::Linkonce:
    return Value::LinkOnceAnyLinkage;
  case Linkage::LinkonceODR:
    return Value::LinkOnceODRLinkage;
  case Linkage::Weak:
    return Value::WeakAnyLinkage;
  case Linkage::WeakODR:
    return Value::WeakODRLinkage;
  case Linkage::Appending:
    return Value::AppendingLinkage;
  case Linkage::Internal:
    return Value::InternalLinkage;
  case Linkage::Private:
    return Value::PrivateLinkage;
  case Linkage::ExternWeak:
    return Value::ExternalWeakLinkage;
  case Linkage::Common:
    return Value::CommonLinkage;
  }
  llvm_unreachable("unknown linkage");
}

llvm::Comdat::SelectionKind
LLVM::detail::convertComdatKind(comdat::Comdat kind) {
  switch (kind) {
  case comdat::Comdat::Any:
    return llvm::Comdat::Any;
  case comdat::Comdat::ExactMatch:
    return llvm::Comdat::ExactMatch;
  case comdat::Comdat::Largest:
    return llvm::Comdat::Largest;
  case comdat::Comdat::NoDeduplicate:
    return llvm::Comdat::NoDeduplicate;
  case comdat::Comdat::SameSize:
    return llvm::Comdat::SameSize;
  }
  llvm_unreachable("unknown kind");
}

LogicalResult LLVM::detail::setVisibility(Operation *op,
                                          llvm::GlobalValue *value,
                                          Visibility visibility) {
  if (value->hasLocalLinkage() && visibility != Visibility::Default)
    return op->emitOpError("with local linkage has a visibility");
  // The enums have the same numbers.
  value->setVisibility(
      static_cast<llvm::GlobalValue::VisibilityTypes>(visibility));
  return success();
}

llvm::MemoryEffects
LLVM::detail::convertMemoryEffects(MemoryEffectsAttr effects) {
  auto convert = [](ModRefInfo info) {
    return static_cast<llvm::ModRefInfo>(info);
  };
  const llvm::ModRefInfo other =
      convert(effects.getOther()) | convert(effects.getErrnoMem()) |
      convert(effects.getTargetMem0()) | convert(effects.getTargetMem1());
  return llvm::MemoryEffects(llvm::IRMemLocation::ArgMem,
                             convert(effects.getArgMem())) |
         llvm::MemoryEffects(llvm::IRMemLocation::InaccessibleMem,
                             convert(effects.getInaccessibleMem())) |
         llvm::MemoryEffects(llvm::IRMemLocation::Other, other);
}
