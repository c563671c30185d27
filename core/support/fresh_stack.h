// SPDX-License-Identifier: Apache-2.0
//
// Recursion that goes deeper than one stack allows.
#ifndef CORE_SUPPORT_FRESH_STACK_H
#define CORE_SUPPORT_FRESH_STACK_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// Calls `work` with `freshStackSize` bytes of stack of its own, on a thread
/// that is made for it, and returns when it has ended. What belongs to the
/// calling thread is not seen by `work`. Takes some tens of microseconds: for
/// every thousandth level of a recursion, not for each.
/// Errors: where no thread can be made, the program ends.
void runOnFreshStack(llvm::function_ref<void()> work);

inline constexpr unsigned freshStackSize = 16 << 20;

} // namespace mlir

#endif // CORE_SUPPORT_FRESH_STACK_H
