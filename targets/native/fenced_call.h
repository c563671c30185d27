// SPDX-License-Identifier: Apache-2.0
//
// Calls of LLVM that the process survives.
#ifndef TARGETS_NATIVE_FENCED_CALL_H
#define TARGETS_NATIVE_FENCED_CALL_H

#include "absl/status/status.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::native {

/// Calls `function`, in which LLVM may die: of a fatal error or a signal. One
/// call at a time in the process; others wait. What was under way is not
/// unwound, so that nothing that `function` has worked on may be used or
/// destroyed when LLVM has died: its memory is lost.
///
/// Errors: what `function` returns; Aborted, with what LLVM says, if it died.
absl::Status callFenced(llvm::function_ref<absl::Status()> function);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FENCED_CALL_H
