// SPDX-License-Identifier: Apache-2.0
//
// The operations that use a pointer.
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

} // namespace mlir

#endif // CORE_REWRITE_SLOT_USERS_H
