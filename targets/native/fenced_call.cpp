// SPDX-License-Identifier: Apache-2.0
#include "targets/native/fenced_call.h"

#include <mutex>
#include <string>

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"

/// Records LLVM's fatal error message. callFenced returns it.
static void recordFatalError(void *reason, const char *message, bool) {
  *static_cast<std::string *>(reason) = message;
  if (auto *recovery = llvm::CrashRecoveryContext::GetCurrent())
    recovery->HandleExit(1);
}

absl::Status
mlir::native::callFenced(llvm::function_ref<absl::Status()> function) {
  // The handlers are global to the process.
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  std::string reason;
  absl::Status status;
  llvm::ScopedFatalErrorHandler handler(recordFatalError, &reason);
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext recovery;
  const bool isAlive = recovery.RunSafely([&] { status = function(); });
  llvm::CrashRecoveryContext::Disable();
  if (isAlive)
    return status;
  return absl::AbortedError(reason.empty() ? "crash" : reason);
}
