// SPDX-License-Identifier: Apache-2.0
//
// Calls LLVM so that the process survives a crash.
#ifndef TARGETS_NATIVE_FENCED_CALL_H
#define TARGETS_NATIVE_FENCED_CALL_H

#include "absl/status/status.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::native {

/// Calls `function` and survives a fatal error of LLVM or a signal in it. After
/// a crash the stack was not unwound: objects that `function` accessed must
/// neither be used nor destroyed, so their memory leaks.
///
/// Errors: the status of `function`; Aborted with LLVM's message after a crash.
/// Thread safety: thread-safe; calls run one at a time.
absl::Status callFenced(llvm::function_ref<absl::Status()> function);

} // namespace mlir::native

#endif // TARGETS_NATIVE_FENCED_CALL_H
