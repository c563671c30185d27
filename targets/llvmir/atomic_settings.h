// SPDX-License-Identifier: Apache-2.0
//
// What accesses to memory have in common.
#ifndef TARGETS_LLVMIR_ATOMIC_SETTINGS_H
#define TARGETS_LLVMIR_ATOMIC_SETTINGS_H

#include "dialects/llvm/llvm.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

namespace mlir::LLVM::detail {

/// The numbers are LLVM's.
inline llvm::AtomicOrdering convertOrdering(AtomicOrdering ordering) {
  return static_cast<llvm::AtomicOrdering>(ordering);
}

/// Errors: failure, after a diagnostic at the operation, for what is no power
/// of two, or more than LLVM can say.
FailureOr<llvm::Align> getAlignment(Operation *op, uint64_t alignment);

/// Sets an alignment if it is given; fails as getAlignment.
template <typename InstT>
LogicalResult setAlignment(Operation *op, InstT *instruction,
                           std::optional<uint64_t> alignment) {
  if (!alignment)
    return success();
  const FailureOr<llvm::Align> converted = getAlignment(op, *alignment);
  if (failed(converted))
    return failure();
  instruction->setAlignment(*converted);
  return success();
}

/// The access does not go through the cache.
inline void setNontemporal(llvm::Instruction *instruction) {
  llvm::LLVMContext &context = instruction->getContext();
  instruction->setMetadata(
      llvm::LLVMContext::MD_nontemporal,
      llvm::MDNode::get(context,
                        llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(
                            llvm::Type::getInt32Ty(context), 1))));
}

} // namespace mlir::LLVM::detail

#endif // TARGETS_LLVMIR_ATOMIC_SETTINGS_H
