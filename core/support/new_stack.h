// SPDX-License-Identifier: Apache-2.0
//
// Recursion beyond the size of one stack.
#ifndef CORE_SUPPORT_NEW_STACK_H
#define CORE_SUPPORT_NEW_STACK_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// Calls `work` on a new thread with a stack of `newStackSize` bytes and
/// returns when it has ended. `work` does not see thread-local objects of the
/// calling thread. Takes some tens of microseconds, so call it for every
/// thousandth level of a recursion instead of each level.
/// Errors: ends the program if no thread can be created.
void runOnNewStack(llvm::function_ref<void()> work);

inline constexpr unsigned newStackSize = 16 << 20;

} // namespace mlir

#endif // CORE_SUPPORT_NEW_STACK_H
