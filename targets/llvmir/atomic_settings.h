// SPDX-License-Identifier: Apache-2.0
//
// Properties that memory accesses share.
#ifndef TARGETS_LLVMIR_ATOMIC_SETTINGS_H
#define TARGETS_LLVMIR_ATOMIC_SETTINGS_H

#include "dialects/llvm/llvm.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

namespace mlir::LLVM::detail {

/// The enums have the same numbers.
inline llvm::AtomicOrdering convertOrdering(AtomicOrdering ordering) {
  return static_cast<llvm::AtomicOrdering>(ordering);
}

/// Converts an alignment.
/// Errors: failure, after a diagnostic at the operation, if it is not a power
/// of two or exceeds LLVM's maximum.
FailureOr<llvm::Align> getAlignment(Operation *op, uint64_t alignment);

/// Sets an alignment if it is given. Fails as getAlignment does.
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

/// Marks an access that bypasses the cache.
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
