// SPDX-License-Identifier: Apache-2.0
//
// What mem2reg and sroa share: the operations that use a pointer, and how long
// there is work.
#ifndef CORE_REWRITE_SLOT_USERS_H
#define CORE_REWRITE_SLOT_USERS_H

#include "core/ir/operation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

/// Uses that operations have to do without.
using BlockingUsesMap =
    llvm::MapVector<Operation *, llvm::SmallPtrSet<OpOperand *, 4>>;

/// The users of a value, of their results, and so on, each before its users as
/// far as there are no cycles.
llvm::SmallVector<Operation *> getUsersInOrder(Value value);

/// Lets `process` work at each of `allocators`, then at those that it left (it
/// returned false) or made (it appended them to `next`), until it finds nothing
/// to do. Success if it found something.
template <typename AllocatorT>
LogicalResult processUntilStable(
    llvm::ArrayRef<AllocatorT> allocators,
    llvm::function_ref<bool(AllocatorT allocator,
                            llvm::SmallVectorImpl<AllocatorT> &next)>
        process) {
  llvm::SmallVector<AllocatorT> current(allocators), next;
  bool changed = false;
  while (true) {
    bool changedNow = false;
    for (AllocatorT allocator : current) {
      if (process(allocator, next))
        changedNow = true;
      else
        next.push_back(allocator);
    }
    if (!changedNow)
      return success(changed);
    changed = true;
    current = std::move(next);
    next.clear();
  }
}

} // namespace mlir

#endif // CORE_REWRITE_SLOT_USERS_H
