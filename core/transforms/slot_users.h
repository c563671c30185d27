// SPDX-License-Identifier: Apache-2.0
//
// Helpers of mem2reg and sroa: users of a pointer, and the fixed-point loop.
#ifndef CORE_TRANSFORMS_SLOT_USERS_H
#define CORE_TRANSFORMS_SLOT_USERS_H

#include "core/ir/structure/operation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

/// The uses that an operation must give up, by operation.
using BlockingUsesMap =
    llvm::MapVector<Operation *, llvm::SmallPtrSet<OpOperand *, 4>>;

/// Returns the transitive users of a value. Each operation precedes its users,
/// except in cycles.
llvm::SmallVector<Operation *> getUsersInOrder(Value value);

/// Calls `process` for each of `allocators`, then for those it left (it
/// returned false) or created (it appended them to `next`), until no call
/// changes anything. Returns success if a call changed something.
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

#endif // CORE_TRANSFORMS_SLOT_USERS_H
